//! Writes a position as text: everything on the table at a quiet point, in one canonical order, so that
//! write, read, write is the identity. With a seat, only what that seat may know.

use super::options;
use crate::shell::{BaseId, CardId, Seat, Set, names};
use crate::smash_up::defs::{self, def, slug};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::piles::Pile;
use crate::smash_up::playing::NARROWEST;
use crate::smash_up::stack::Frame;
use crate::smash_up::table::{
    Allowance, Card, Edition, Effect, FRESH, Fact, IGNORING, NOBODY, Phase, TALENT_USED, Until, What,
};
use crate::smash_up::{Game, find::UNNAMED};
use std::fmt::Write;

/// The position as text, with what the seats are called; `None` sees every card.
///
/// # Errors
/// When an effect is half done: only a quiet point is a position.
pub fn position(game: &Game, called: &[String], reader: Option<Seat>) -> Result<String, String> {
    if !matches!(game.stack.top(), Some(Frame::Plays(NARROWEST))) {
        return Err(
            "a position can be written when a player may play a card next, and nothing is half done".into()
        );
    }
    let writer = Writer { game, names: names::plain(called, game.table.players.len()), reader };
    Ok(writer.write())
}

struct Writer<'a> {
    game: &'a Game,
    names: Vec<String>,
    reader: Option<Seat>,
}
impl Writer<'_> {
    fn write(&self) -> String {
        let table = &self.game.table;
        let mut text = String::from("## Position\n");
        if table.edition == Edition::Revised {
            text += "edition revised\n";
        }
        text += &options::written(&table.options);
        text += &self.turn();
        for base in table.row().iter().copied() {
            text += &self.base(base);
        }
        for seat in 0..table.seats() {
            text += &self.player(seat);
        }
        if self.reader.is_none() {
            let deck = table.base_piles.of(Pile::BASE_DECK).iter().rev();
            let _ = writeln!(text, "basedeck {}", list(deck.map(|b| self.base_name(*b))));
        }
        let scored = table.base_piles.of(Pile::BASE_DISCARD).iter().rev();
        if scored.len() > 0 {
            let _ = writeln!(text, "basediscard {}", list(scored.map(|b| self.base_name(*b))));
        }
        text
    }
    fn name(&self, seat: Seat) -> &str {
        &self.names[seat as usize]
    }
    fn base_name(&self, base: BaseId) -> String {
        def(self.game.table.base_def(base)).print.name.into()
    }
    /// Whose turn, which plays are left, and what of this turn matters later.
    fn turn(&self) -> String {
        let table = &self.game.table;
        let free = |minion| {
            let free = table.allowances.iter().filter(|a| a.extra.is_none() && a.minion == minion);
            free.map(|a| a.left).sum::<u8>()
        };
        let seat = table.turn;
        let mut text =
            format!("turn {} play minions {} actions {}", self.name(seat), free(true), free(false));
        let played = self.game.minions_played_in_play_phase(seat);
        let gone = played.saturating_sub(self.newcomers(seat).len() as usize);
        if gone > 0 {
            let _ = write!(text, " played {gone}");
        }
        text.push('\n');
        let extras = table.allowances.iter().filter(|a| a.extra.is_some());
        let extras: Vec<String> = extras.map(|a| self.extra(a)).collect();
        if !extras.is_empty() {
            let _ = writeln!(text, "extra {}", extras.join(", "));
        }
        for used in &table.used {
            let _ = writeln!(text, "used {} {}", self.name(used.seat), def(used.def).print.name);
        }
        for lasting in &table.lasting {
            if let Effect::NoActions(seat) = lasting.what {
                let when = if lasting.until == Until::EndOfTurn { "now" } else { "next" };
                let _ = writeln!(text, "noactions {} {when}", self.name(seat));
            }
        }
        text
    }
    /// `Zapbot x2`, `Enshrouding Mist@Tortuga`
    fn extra(&self, allowance: &Allowance) -> String {
        let granter = allowance.extra.map_or("", |step| def(step.code.def).print.name);
        let here = self.game.table.row().contains(&allowance.here);
        let at = if here { format!("@{}", self.base_name(allowance.here)) } else { String::new() };
        let times = if allowance.left > 1 { format!(" x{}", allowance.left) } else { String::new() };
        format!("{granter}{at}{times}")
    }
    /// Minions of a seat that it has played this turn where they are now.
    fn newcomers(&self, seat: Seat) -> Set {
        let table = &self.game.table;
        let here = |f: &&Fact| {
            f.what == What::PlayedMinion
                && f.seat == seat
                && f.phase == Phase::Play
                && table.is_in_play(f.card)
                && {
                    let c = table.card(f.card);
                    (c.incarnation, c.base, c.controller) == (f.incarnation, f.base, seat)
                }
        };
        table.facts.iter().filter(here).map(|f| f.card).collect()
    }
    /// `base NAME ~-7 [ACTIONS]: MINIONS`
    fn base(&self, base: BaseId) -> String {
        let table = &self.game.table;
        let mut text = format!("base {}", self.base_name(base));
        let change: i16 = table
            .lasting
            .iter()
            .filter(|l| l.what == Effect::Breakpoint(base))
            .map(|l| i16::from(l.amount))
            .sum();
        if change != 0 {
            let _ = write!(text, " ~{change}");
        }
        if let Some(set) = table.lasting.iter().rfind(|l| l.what == Effect::SetBreakpoint(base)) {
            let _ = write!(text, " ={}", set.amount);
        }
        let lies = |card: &CardId| {
            let c = table.card(*card);
            c.base == base && c.on == NOBODY
        };
        let (mut minions, mut actions) = (vec![], vec![]);
        for card in table.in_play().iter().copied().filter(lies) {
            let list = if self.game.is_minion(card) { &mut minions } else { &mut actions };
            list.push(self.card(card, None));
        }
        if !actions.is_empty() {
            let _ = write!(text, " [{}]", actions.join(", "));
        }
        if !minions.is_empty() {
            let _ = write!(text, ": {}", minions.join(", "));
        }
        text + "\n"
    }
    /// `bob Zapbot +1 ~2 ^ann !used (Upgrade, ann Poison)`; on a card of the same seat without the seat.
    fn card(&self, card: CardId, host: Option<Seat>) -> String {
        let table = &self.game.table;
        let c: &Card = table.card(card);
        let mut text = String::new();
        if host != Some(c.controller) {
            let _ = write!(text, "{} ", self.name(c.controller));
        }
        text += def(c.def).print.name;
        if c.counters > 0 {
            let _ = write!(text, " +{}", c.counters);
        }
        for (until, mark) in self.durations() {
            let lasting = table.lasting.iter().filter(|l| l.until == until);
            let of = lasting.filter(|l| matches!(l.what, Effect::Power(cards) if cards.contains(card)));
            let amount: i16 = of.map(|l| i16::from(l.amount)).sum();
            if amount != 0 {
                let _ = write!(text, " ~{amount}{mark}");
            }
        }
        if c.owner != c.controller {
            let _ = write!(text, " ^{}", self.name(c.owner));
        }
        if c.flags & TALENT_USED != 0 {
            text += " !used";
        }
        if self.newcomers(c.controller).contains(card) {
            text += " !new";
        }
        if def(c.def).has(defs::IGNORE) {
            text += if c.flags & FRESH == 0 { " !old" } else { "" };
            text += if c.flags & IGNORING != 0 { " !ignoring" } else { "" };
        }
        let faction = c.named.wrapping_sub(1);
        if let Some(faction) = FACTIONS.get(faction as usize).filter(|_| faction != UNNAMED) {
            let _ = write!(text, " ={}", slug(faction.name));
        }
        let on_it: Vec<String> =
            self.game.actions_on(card).map(|action| self.card(action, Some(c.controller))).collect();
        if !on_it.is_empty() {
            let _ = write!(text, " ({})", on_it.join(", "));
        }
        text
    }
    /// The ways a change of power can last, and how they are marked.
    fn durations(&self) -> Vec<(Until, String)> {
        let seats = 0..self.game.table.seats();
        let later = seats.map(|seat| (Until::EndOfTurnOf(seat), format!("/{}", self.name(seat))));
        std::iter::once((Until::EndOfTurn, String::new())).chain(later).collect()
    }
    /// `ann 4vp Pirates, Aliens: hand Sea Dogs, ?2; discard Full Sail; deck ?30`
    fn player(&self, seat: Seat) -> String {
        let table = &self.game.table;
        let player = &table.players[seat as usize];
        let mut text = self.name(seat).to_string();
        if player.vp != 0 {
            let _ = write!(text, " {}vp", player.vp);
        }
        let factions = player.factions.iter().filter_map(|f| FACTIONS.get(*f as usize));
        let factions = list(factions.map(|f| f.name.to_string()));
        if !factions.is_empty() {
            let _ = write!(text, " {factions}");
        }
        text.push(':');
        let piles = [
            ("hand", table.hand(seat).to_vec(), self.reader.is_none_or(|r| r == seat)),
            ("discard", table.discard(seat).to_vec(), true),
            ("deck", table.deck(seat).iter().rev().copied().collect(), self.reader.is_none()),
        ];
        let mut zones = vec![];
        for (kind, cards, known) in piles {
            if !cards.is_empty() {
                let cards = if known { self.pile(&cards) } else { format!("?{}", cards.len()) };
                zones.push(format!(" {kind} {cards}"));
            }
        }
        text += &zones.join(";");
        text + "\n"
    }
    /// Cards by name; several of one name in a row as `Zapbot x2`.
    fn pile(&self, cards: &[CardId]) -> String {
        let of = |card: &CardId| self.game.table.card(*card).def;
        let rows = cards.chunk_by(|a, b| of(a) == of(b));
        list(rows.map(|row| {
            let name = def(of(&row[0])).print.name;
            if row.len() > 1 { format!("{name} x{}", row.len()) } else { name.to_string() }
        }))
    }
}
fn list(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
