//! Reads the lines that set a table: bases, players, turn, options; or those that begin a game.

use super::{Fault, Line, Result, Table, Written, items, written};
use crate::shell::Game as _;
use crate::shell::{BaseId, CardId, Seat};
use crate::smash_up::defs::{DEFS, by_name, def, of_faction, same};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::piles::Pile;
use crate::smash_up::stack::Frame;
use crate::smash_up::table::{
    Allowance, Base, Card, DefId, Edition, Effect, FRESH, Lasting, NOBODY, NOWHERE, Options, Phase,
    TALENT_USED, Until,
};
use crate::smash_up::{Game, SeatSetup, Setup};

/// The set-up lines of a scenario, sorted by kind.
#[derive(Default)]
struct Lines<'a> {
    edition: Edition,
    options: Options,
    seed: u64,
    turn: Option<Line<'a>>,
    bases: Vec<Line<'a>>,
    players: Vec<Line<'a>>,
    base_deck: Option<Line<'a>>,
    base_discard: Option<Line<'a>>,
    partial: bool,
    /// `players ...` or `draft ...`: a game from its beginning.
    begins: Option<Line<'a>>,
    first: Option<Line<'a>>,
}

/// Sets the table. All faults are reported, each with its line.
pub(super) fn set_up(lines: &[Line], number: usize) -> std::result::Result<Table, Vec<Fault>> {
    let mut faults = vec![];
    let sorted = sort(lines, &mut faults);
    let result = if sorted.begins.is_some() {
        begin(&sorted).map_err(|fault| faults.push(fault))
    } else {
        let mut setter = match Setter::new(&sorted, number) {
            Ok(setter) => setter,
            Err(fault) => return Err(faults.into_iter().chain([fault]).collect()),
        };
        for line in &sorted.bases {
            setter.base(line).unwrap_or_else(|fault| faults.push(fault));
        }
        for line in &sorted.players {
            setter.player(line).unwrap_or_else(|fault| faults.push(fault));
        }
        setter.finish(&sorted).map_err(|fault| faults.push(fault))
    };
    match result {
        Ok(table) if faults.is_empty() => Ok(table),
        _ => Err(faults),
    }
}
fn sort<'a>(lines: &[Line<'a>], faults: &mut Vec<Fault>) -> Lines<'a> {
    let mut sorted = Lines::default();
    for line in lines {
        let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        match word {
            "edition" if rest == "classic" => sorted.edition = Edition::Classic,
            "edition" if rest == "revised" => sorted.edition = Edition::Revised,
            "option" => option(&mut sorted.options, rest, line).unwrap_or_else(|fault| faults.push(fault)),
            "seed" => match rest.parse() {
                Ok(seed) => sorted.seed = seed,
                Err(_) => faults.push(Fault { line: line.number, what: format!("{rest:?} is not a seed: a number is") }),
            },
            "rule" | "case" | "ruling" | "bug" | "seed-text" => {}
            "partial" => sorted.partial = true,
            "turn" => sorted.turn = Some(*line),
            "base" => sorted.bases.push(*line),
            "basedeck" => sorted.base_deck = Some(*line),
            "basediscard" => sorted.base_discard = Some(*line),
            "players" | "draft" => sorted.begins = Some(*line),
            "first" => sorted.first = Some(*line),
            _ if line.text.contains(':') => sorted.players.push(*line),
            _ => faults.push(Fault {
                line: line.number,
                what: format!(
                    "{word:?} begins no known line; one of base, NAME:, turn, option, seed, edition, players, draft would do"
                ),
            }),
        }
    }
    sorted
}
fn option(options: &mut Options, text: &str, line: &Line) -> Result<()> {
    let (name, value) = text.split_once(' ').unwrap_or((text, "on"));
    let on = !matches!(value.trim(), "off" | "no" | "0");
    match name {
        "duplicates" => options.duplicates = on,
        "drafted-bases" => options.drafted_bases = on,
        "redraw-by-choice" => options.redraw_by_choice = on,
        "presence-by-power" => options.presence_by_power = on,
        "bases-reshuffle" => options.bases_reshuffle = on,
        "host-needed" => options.host_needed = on,
        "affect-wide" => options.affect_wide = on,
        "own-abilities" => options.own_abilities = on,
        "always-asked" => options.always_asked = if on { u8::MAX } else { 0 },
        _ => {
            return line.fault(format!(
                "no option is called {name:?}; there are duplicates, drafted-bases, redraw-by-choice, \
                 presence-by-power, bases-reshuffle, host-needed, affect-wide, own-abilities, always-asked"
            ));
        }
    }
    Ok(())
}
fn faction(name: &str, line: &Line) -> Result<u8> {
    match FACTIONS.iter().position(|f| same(f.name, name)) {
        Some(i) => Ok(i as u8),
        None => line.fault(format!("no faction is called {name:?}")),
    }
}

/// A game from its beginning: `players ann: Pirates, Ninjas; bob: Robots, Zombies`, or `draft ann, bob`.
fn begin(lines: &Lines) -> Result<Table> {
    let Some(line) = lines.begins else { unreachable!("asked for by `begins`") };
    let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
    let mut seats = vec![];
    if word == "draft" {
        seats.extend(
            items(rest).into_iter().map(|name| SeatSetup { name: name.into(), ..SeatSetup::default() }),
        );
    } else {
        for player in rest.split(';') {
            let (name, factions) = player.split_once(':').unwrap_or((player, ""));
            let factions =
                items(factions).into_iter().map(|f| faction(f, &line)).collect::<Result<Vec<u8>>>()?;
            seats.push(SeatSetup { name: name.trim().into(), factions, human: false });
        }
    }
    if !(2..=4).contains(&seats.len()) {
        return line.fault(format!("{} players; 2 to 4 can play", seats.len()));
    }
    let names: Vec<String> = seats.iter().map(|s| s.name.clone()).collect();
    let first = match lines.first {
        Some(first) => {
            let name = first.text.trim_start_matches("first").trim();
            match names.iter().position(|n| same(n, name)) {
                Some(seat) => Some(seat as Seat),
                None => return first.fault(format!("nobody is called {name:?}")),
            }
        }
        None => None,
    };
    let (edition, options) = (lines.edition, lines.options);
    let setup = Setup { seats, seed: lines.seed, edition, options, first, draft: word == "draft" };
    let (game, heard) = Game::open(&setup);
    Ok(Table { game, names, heard, expected: false })
}

/// Builds a position card by card.
struct Setter {
    game: Game,
    names: Vec<String>,
    /// Piles with unknown cards: whose, which, how many, from the top.
    unknown: Vec<(Seat, Pile, usize, usize)>,
    number: usize,
}
impl Setter {
    fn new(lines: &Lines, number: usize) -> Result<Self> {
        let names: Vec<String> =
            lines.players.iter().map(|l| l.text.split([' ', ':']).next().unwrap_or("").to_string()).collect();
        if !(2..=4).contains(&names.len()) {
            return Err(Fault { line: number, what: format!("{} players; 2 to 4 can play", names.len()) });
        }
        let mut game = Game::empty(names.len() as u8, lines.seed, lines.edition, lines.options);
        if game.table.options.always_asked > 0 {
            game.table.options.always_asked &= (1 << names.len()) - 1;
        }
        Ok(Self { game, names, unknown: vec![], number })
    }
    fn card(&mut self, name: &str, owner: Seat, pile: Pile, line: &Line) -> Result<CardId> {
        match by_name(name, false) {
            Some(id) => Ok(self.add(id, owner, pile)),
            None => line.fault(format!("no card is called {name:?}")),
        }
    }
    fn add(&mut self, def: DefId, owner: Seat, pile: Pile) -> CardId {
        let table = &mut self.game.table;
        let card = table.cards.len() as CardId;
        let seen = if pile.is_discard() || pile == Pile::PLAY {
            u8::MAX
        } else if pile.is_hand() {
            1 << owner
        } else {
            0
        };
        let blank =
            Card { def, owner, controller: owner, pile, base: NOWHERE, on: NOBODY, seen, ..Card::default() };
        table.cards.push(blank);
        table.piles.add(card, pile);
        card
    }
    /// `base NAME [ann Overrun]: bob Zapbot +1 (Poison), ...`
    fn base(&mut self, line: &Line) -> Result<()> {
        let text = line.text.trim_start_matches("base").trim();
        let (head, minions) = text.split_once(':').unwrap_or((text, ""));
        let (name, actions) = match head.split_once('[') {
            Some((name, rest)) => (name.trim(), rest.trim_end().trim_end_matches(']')),
            None => (head.trim(), ""),
        };
        let base = self.new_base(name, Pile::ROW, line)?;
        for item in items(actions).into_iter().chain(items(minions)) {
            let card = written(item, &self.names, line)?;
            self.put(&card, None, base, NOBODY, line)?;
        }
        Ok(())
    }
    fn new_base(&mut self, name: &str, pile: Pile, line: &Line) -> Result<BaseId> {
        let Some(id) = by_name(name, true) else { return line.fault(format!("no base is called {name:?}")) };
        let table = &mut self.game.table;
        if table.bases.iter().any(|b| b.def == id) {
            return line.fault(format!("the base {name} is named twice"));
        }
        let base = table.bases.len() as BaseId;
        table.bases.push(Base { def: id, seen: if pile == Pile::BASE_DECK { 0 } else { u8::MAX } });
        table.base_piles.add(base, pile);
        Ok(base)
    }
    fn put(
        &mut self,
        card: &Written,
        host: Option<Seat>,
        base: BaseId,
        on: CardId,
        line: &Line,
    ) -> Result<()> {
        let seat = match &card.seat {
            Some(name) => self.seat(name, line)?,
            None => match host {
                Some(seat) => seat,
                None => {
                    return line.fault(format!("whose is {:?}? A seat stands before the name", card.name));
                }
            },
        };
        let owner = match &card.owner {
            Some(name) => self.seat(name, line)?,
            None => seat,
        };
        let id = self.card(&card.name, owner, Pile::PLAY, line)?;
        let c = &mut self.game.table.cards[id as usize];
        (c.controller, c.base, c.on) = (seat, base, on);
        c.counters = card.counters.unwrap_or(0);
        c.flags = FRESH | if card.used { TALENT_USED } else { 0 };
        if let Some(amount) = card.power {
            let what = Effect::Power(crate::shell::Set::of(id));
            let source = c.def;
            let _ =
                self.game.table.lasting.try_push(Lasting { what, amount, source, until: Until::EndOfTurn });
        }
        for action in &card.on_it {
            self.put(action, Some(seat), base, id, line)?;
        }
        Ok(())
    }
    fn seat(&self, name: &str, line: &Line) -> Result<Seat> {
        match self.names.iter().position(|n| same(n, name)) {
            Some(seat) => Ok(seat as Seat),
            None => line.fault(format!("nobody is called {name:?}; here are {}", self.names.join(", "))),
        }
    }
    /// `ann 4vp Pirates, Aliens: hand Sea Dogs, ?2; discard Full Sail; deck ?30`
    fn player(&mut self, line: &Line) -> Result<()> {
        let (head, zones) = line.text.split_once(':').unwrap_or((line.text, ""));
        let (name, rest) = head.trim().split_once(' ').unwrap_or((head.trim(), ""));
        let seat = self.seat(name, line)?;
        let mut factions = rest.trim();
        if let Some((vp, rest)) = factions.split_once("vp") {
            let Ok(vp) = vp.trim().parse() else { return line.fault(format!("{vp:?} is no number of VP")) };
            self.game.table.players[seat as usize].vp = vp;
            factions = rest;
        }
        for name in items(factions) {
            let f = faction(name, line)?;
            self.game.table.players[seat as usize].factions.push(f);
        }
        for zone in zones.split(';').map(str::trim).filter(|z| !z.is_empty()) {
            let (kind, cards) = zone.split_once(' ').unwrap_or((zone, ""));
            let pile = match kind {
                "hand" => Pile::hand(seat),
                "deck" => Pile::deck(seat),
                "discard" => Pile::discard(seat),
                _ => {
                    return line.fault(format!("no pile is called {kind:?}; hand, deck or discard would do"));
                }
            };
            let mut cards = items(cards);
            if pile.is_deck() {
                // Written top first; a pile is kept bottom first.
                cards.reverse();
            }
            for item in cards {
                if let Some(n) = item.strip_prefix('?') {
                    let Ok(n) = n.parse() else {
                        return line.fault(format!("{item:?}: how many unknown cards?"));
                    };
                    let at = self.game.table.piles.of(pile).len();
                    self.unknown.push((seat, pile, n, at));
                    continue;
                }
                let (name, n) = match item.rsplit_once(" x") {
                    Some((name, n)) if n.parse::<u8>().is_ok() => (name, n.parse().unwrap_or(1)),
                    _ => (item, 1),
                };
                for _ in 0..n {
                    self.card(name, seat, pile, line)?;
                }
            }
        }
        Ok(())
    }
    /// Unknown cards, base deck, whose turn it is.
    fn finish(mut self, lines: &Lines) -> Result<Table> {
        self.deal_unknown(lines)?;
        self.base_decks(lines)?;
        self.turn(lines.turn)?;
        for seat in 0..self.names.len() {
            if self.game.table.players[seat].factions.is_empty() {
                let mut seen: Vec<u8> = self
                    .game
                    .table
                    .cards
                    .iter()
                    .filter(|c| c.owner as usize == seat)
                    .map(|c| def(c.def).faction)
                    .collect();
                seen.dedup();
                let mut known = tinyvec::ArrayVec::<[u8; 2]>::new();
                for f in seen {
                    if !known.contains(&f) && known.len() < 2 {
                        known.push(f);
                    }
                }
                self.game.table.players[seat].factions = known;
            }
        }
        if let Err(what) = self.game.check() {
            return Err(Fault { line: self.number, what });
        }
        self.game.wake();
        let heard = self.game.take_heard();
        Ok(Table { game: self.game, names: self.names, heard, expected: false })
    }
    /// What is left of each seat's two factions fills the unknown places, in an order of the seed.
    fn deal_unknown(&mut self, lines: &Lines) -> Result<()> {
        for seat in 0..self.names.len() as Seat {
            let line = lines.players[seat as usize];
            let factions = self.game.table.players[seat as usize].factions;
            let named = !factions.is_empty();
            let mut rest: Vec<DefId> = vec![];
            for f in if named { factions.to_vec() } else { vec![0, 1, 2, 3] } {
                for id in of_faction(f, false) {
                    rest.extend(std::iter::repeat_n(id, def(id).print.copies as usize));
                }
            }
            let owned: Vec<DefId> =
                self.game.table.cards.iter().filter(|c| c.owner == seat).map(|c| c.def).collect();
            for id in owned {
                match rest.iter().position(|r| *r == id) {
                    Some(i) => drop(rest.remove(i)),
                    None if factions.len() == 2 && !lines.partial => {
                        let name = def(id).print.name;
                        return line.fault(format!(
                            "one {name} too many for the factions of {}",
                            self.names[seat as usize]
                        ));
                    }
                    None => {}
                }
            }
            self.game.table.rng.shuffle(&mut rest);
            let mine: Vec<_> = self.unknown.iter().filter(|u| u.0 == seat).copied().collect();
            for (_, pile, n, at) in mine {
                let before = self.game.table.piles.of(pile).len();
                for _ in 0..n {
                    let Some(id) = rest.pop() else {
                        return line
                            .fault(format!("{} has no {n} unknown cards left", self.names[seat as usize]));
                    };
                    self.add(id, seat, pile);
                }
                // They were written between others: bring them to their place.
                self.game.table.piles.of_mut(pile)[at..].rotate_left(before - at);
            }
            if factions.len() == 2 && !lines.partial && !rest.is_empty() {
                let missing = def(rest[0]).print.name;
                return line.fault(format!(
                    "{} cards of {} are nowhere, {missing} among them; `?n` stands for cards that are not named, and \
                     a line `partial` says that some are left out",
                    rest.len(),
                    self.names[seat as usize]
                ));
            }
        }
        Ok(())
    }
    fn base_decks(&mut self, lines: &Lines) -> Result<()> {
        if let Some(line) = lines.base_discard {
            for name in items(line.text.trim_start_matches("basediscard")) {
                self.new_base(name, Pile::BASE_DISCARD, &line)?;
            }
        }
        if let Some(line) = lines.base_deck {
            for name in items(line.text.trim_start_matches("basedeck")).into_iter().rev() {
                self.new_base(name, Pile::BASE_DECK, &line)?;
            }
            return Ok(());
        }
        let known: Vec<DefId> = self.game.table.bases.iter().map(|b| b.def).collect();
        for id in (0..DEFS.len() as DefId).filter(|id| def(*id).is_base && !known.contains(id)) {
            let table = &mut self.game.table;
            table.base_piles.add(table.bases.len() as BaseId, Pile::BASE_DECK);
            table.bases.push(Base { def: id, seen: 0 });
        }
        let table = &mut self.game.table;
        table.rng.shuffle(table.base_piles.of_mut(Pile::BASE_DECK));
        Ok(())
    }
    /// `turn bob play minions 1 actions 0`
    fn turn(&mut self, line: Option<Line>) -> Result<()> {
        let (mut seat, mut phase, mut minions, mut actions) = (0, Phase::Play, 1, 1);
        if let Some(line) = line {
            let mut words = line.text.split_whitespace().skip(1);
            if let Some(name) = words.next() {
                seat = self.seat(name, &line)?;
            }
            while let Some(word) = words.next() {
                match word {
                    "start" => phase = Phase::Start,
                    "play" => phase = Phase::Play,
                    "score" => phase = Phase::Score,
                    "draw" => phase = Phase::Draw,
                    "end" => phase = Phase::End,
                    "minions" | "actions" => {
                        let Some(n) = words.next().and_then(|n| n.parse().ok()) else {
                            return line.fault(format!("how many {word}?"));
                        };
                        *(if word == "minions" { &mut minions } else { &mut actions }) = n;
                    }
                    _ => {
                        return line.fault(format!(
                            "{word:?} is no phase; start, play, score, draw or end would do"
                        ));
                    }
                }
            }
        }
        let table = &mut self.game.table;
        (table.turn, table.phase) = (seat, phase);
        if phase == Phase::Play {
            table.turns = 1;
            for (minion, left) in [(true, minions), (false, actions)] {
                if left > 0 {
                    table.allowances.push(Allowance { left, minion, extra: None, here: NOWHERE });
                }
            }
            self.game.push(Frame::Turn(Phase::Score));
            self.game.push(Frame::Plays(crate::smash_up::playing::NARROWEST));
        } else {
            table.turns = u16::from(phase != Phase::Start);
            self.game.push(Frame::Turn(phase));
        }
        Ok(())
    }
}
