//! Reads the lines that set a table: bases, players, turn, options; or those that begin a game.

use super::{Fault, Line, Result, Table, Written, items, options, written};
use crate::shell::Game as _;
use crate::shell::{BaseId, CardId, Seat};
use crate::smash_up::defs::{DEFS, by_name, def, of_faction, same, slug};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::piles::Pile;
use crate::smash_up::stack::Frame;
use crate::smash_up::table::{
    Allowance, Base, Card, DefId, Edition, Effect, FRESH, Fact, IGNORING, Lasting, NOBODY, NOWHERE, Options,
    Phase, TALENT_USED, Until, Used, What,
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
    /// What runs in this turn: extra plays, limits used up, bans.
    running: Vec<Line<'a>>,
    /// Seats with a person behind them.
    people: Vec<Line<'a>>,
    /// What seats are called on the page, where a name in text cannot hold it.
    called: Vec<Line<'a>>,
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
        let table = setter.finish(&sorted).and_then(|table| go_on(lines, &sorted, table));
        table.map_err(|fault| faults.push(fault))
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
            "option" => {
                if let Err(what) = options::set(&mut sorted.options, rest) {
                    faults.push(Fault { line: line.number, what });
                }
            }
            "seed" => match rest.parse() {
                Ok(seed) => sorted.seed = seed,
                Err(_) => faults.push(Fault { line: line.number, what: format!("{rest:?} is not a seed: a number is") }),
            },
            "game" if rest == "smash-up" => {}
            "game" => faults.push(Fault {
                line: line.number,
                what: format!("this is a game of {rest:?}; what is read here is smash-up"),
            }),
            "rule" | "case" | "ruling" | "bug" | "seed-text" => {}
            "partial" => sorted.partial = true,
            "turn" => sorted.turn = Some(*line),
            "base" => sorted.bases.push(*line),
            "basedeck" => sorted.base_deck = Some(*line),
            "basediscard" => sorted.base_discard = Some(*line),
            "players" | "draft" => sorted.begins = Some(*line),
            "first" => sorted.first = Some(*line),
            "people" => sorted.people.push(*line),
            "called" => sorted.called.push(*line),
            "extra" | "used" | "noactions" => sorted.running.push(*line),
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
    if word == "draft" && !rest.contains([':', ';']) {
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
    seat_people(lines, &names, &mut seats)?;
    for line in &lines.called {
        let (name, called) = line.text.trim_start_matches("called").split_once(':').unwrap_or_default();
        match names.iter().position(|n| same(n, name.trim())) {
            Some(seat) => seats[seat].name = called.trim().into(),
            None => return line.fault(format!("nobody is called {:?}", name.trim())),
        }
    }
    let (edition, options, draft) = (lines.edition, lines.options, word == "draft");
    let setup = Setup { seats, seed: lines.seed, edition, options, first, draft, position: String::new() };
    if let Some(why) = setup.fault() {
        return line.fault(why);
    }
    let (game, heard) = Game::open(&setup);
    Ok(Table::new(setup, game, names, heard))
}
/// Says how a game begins in a position: with its lines, but for those about who plays.
fn go_on(lines: &[Line], sorted: &Lines, mut table: Table) -> Result<Table> {
    seat_people(sorted, &table.names, &mut table.setup.seats)?;
    let kept = lines.iter().map(|line| line.text).filter(|text| !text.starts_with("people "));
    table.setup.position = kept.collect::<Vec<_>>().join("\n");
    Ok(table)
}
/// `people ann, bob`
fn seat_people(lines: &Lines, names: &[String], seats: &mut [SeatSetup]) -> Result<()> {
    for line in &lines.people {
        for name in items(line.text.trim_start_matches("people")) {
            match names.iter().position(|n| same(n, name)) {
                Some(seat) => seats[seat].human = true,
                None => return line.fault(format!("nobody is called {name:?}")),
            }
        }
    }
    Ok(())
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
        let mut words: Vec<&str> = vec![];
        let mut changes = vec![];
        for word in name.split_whitespace() {
            match (word.split_at(1), word[1..].parse::<i8>()) {
                (("~", _), Ok(amount)) => changes.push((false, amount)),
                (("=", _), Ok(amount)) => changes.push((true, amount)),
                _ => words.push(word),
            }
        }
        let base = self.new_base(&words.join(" "), Pile::ROW, line)?;
        for (set, amount) in changes {
            let what = if set { Effect::SetBreakpoint(base) } else { Effect::Breakpoint(base) };
            let source = self.game.table.base_def(base);
            let _ =
                self.game.table.lasting.try_push(Lasting { what, amount, source, until: Until::EndOfTurn });
        }
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
        c.flags = if card.is("old") { 0 } else { FRESH };
        c.flags |= if card.is("used") { TALENT_USED } else { 0 };
        c.flags |= if card.is("ignoring") { IGNORING } else { 0 };
        if let Some(named) = &card.named {
            let known = FACTIONS.iter().position(|f| slug(f.name) == *named || same(f.name, named));
            match known {
                Some(faction) => c.named = faction as u8 + 1,
                None => return line.fault(format!("no faction is called {named:?}")),
            }
        }
        let incarnation = c.incarnation;
        if card.is("new") {
            let (what, phase) = (What::PlayedMinion, Phase::Play);
            let fact = Fact { what, seat, by: seat, card: id, incarnation, base, phase };
            let _ = self.game.table.facts.try_push(fact);
        }
        for (amount, whose) in &card.power {
            let until = match whose {
                Some(name) => Until::EndOfTurnOf(self.seat(name, line)?),
                None => Until::EndOfTurn,
            };
            self.strengthen(id, *amount, until);
        }
        for action in &card.on_it {
            self.put(action, Some(seat), base, id, line)?;
        }
        Ok(())
    }
    /// Cards with the same change of power share one entry: there are not many.
    fn strengthen(&mut self, card: CardId, amount: i8, until: Until) {
        let source = self.game.table.card(card).def;
        for known in &mut self.game.table.lasting {
            if let Effect::Power(cards) = &mut known.what
                && (known.amount, known.until) == (amount, until)
                && !cards.contains(card)
            {
                cards.insert(card);
                return;
            }
        }
        let what = Effect::Power(crate::shell::Set::of(card));
        let _ = self.game.table.lasting.try_push(Lasting { what, amount, source, until });
    }
    /// `extra Zapbot x2, Enshrouding Mist@Tortuga`, `used ann Tenacious Z`, `noactions bob next`
    fn running(&mut self, line: &Line) -> Result<()> {
        let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        match word {
            "extra" => {
                for item in items(rest) {
                    self.extra(item, line)?;
                }
            }
            "used" => {
                let (name, card) = rest.split_once(' ').unwrap_or((rest, ""));
                let seat = self.seat(name, line)?;
                let Some(def) = by_name(card, false).or(by_name(card, true)) else {
                    return line.fault(format!("no card or base is called {card:?}"));
                };
                let _ = self.game.table.used.try_push(Used { def, seat, base: NOWHERE });
            }
            _ => {
                let (name, when) = rest.split_once(' ').unwrap_or((rest, "now"));
                let seat = self.seat(name, line)?;
                let until = if when == "next" { Until::NextTurnOf(seat) } else { Until::EndOfTurn };
                let source = by_name("Mark of Sleep", false).unwrap_or(0);
                let lasting = Lasting { what: Effect::NoActions(seat), amount: 0, source, until };
                let _ = self.game.table.lasting.try_push(lasting);
            }
        }
        Ok(())
    }
    fn extra(&mut self, item: &str, line: &Line) -> Result<()> {
        let (item, left) = match item.rsplit_once(" x") {
            Some((item, n)) if n.parse::<u8>().is_ok() => (item, n.parse().unwrap_or(1)),
            _ => (item, 1),
        };
        let (name, place) = item.split_once('@').map_or((item, None), |(name, place)| (name, Some(place)));
        let granter = by_name(name, false).or(by_name(name, true));
        let Some((extra, minion)) = granter.and_then(super::super::playing::extra_of) else {
            return line.fault(format!("{name:?} gives no extra play"));
        };
        let row = self.game.table.row();
        let here =
            place.and_then(|p| row.iter().find(|b| by_name(p, true) == Some(self.game.table.base_def(**b))));
        let here = here.copied().unwrap_or(NOWHERE);
        let _ = self.game.table.allowances.try_push(Allowance { left, minion, extra: Some(extra), here });
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
        for line in &lines.running {
            self.running(line)?;
        }
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
        Ok(Table::new(Setup::of_position(&self.names), self.game, self.names, heard))
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
            for name in items(line.text.trim_start_matches("basediscard")).into_iter().rev() {
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
        let (mut seat, mut phase, mut minions, mut actions, mut played) = (0, Phase::Play, 1, 1, 0);
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
                    "minions" | "actions" | "played" => {
                        let Some(n) = words.next().and_then(|n| n.parse().ok()) else {
                            return line.fault(format!("how many {word}?"));
                        };
                        match word {
                            "minions" => minions = n,
                            "actions" => actions = n,
                            _ => played = n,
                        }
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
        for _ in 0..played {
            // Minions that were played this turn and have left, or moved on.
            let (what, card, base) = (What::PlayedMinion, NOBODY, NOWHERE);
            let fact = Fact { what, seat, by: seat, card, incarnation: 0, base, phase: Phase::Play };
            let _ = table.facts.try_push(fact);
        }
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
