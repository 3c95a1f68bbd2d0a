//! Games as text, whatever the game: `Notation` is what a game says about itself, `Table` is a game being played by
//! a script. The frame of a text is `script.rs`, what it checks `expect.rs`, what a puzzle asks for `goal.rs`, a whole
//! record `transcript.rs`, a link `link.rs`.
//!
//! ```text
//! > ann: draw, M1 M2, attack bob     answers decisions by the names the player sees
//! ! bob: draw because not-your-turn  must not be on offer      \
//! = turn ann                         must be true              | what these say is for the game to know
//! ? ann wins                         is to be brought about    /
//! " words                            are spoken
//! redeal ann 12345                   deals anew what ann has not seen
//! ```

use super::goal::Goal;
#[cfg(not(target_arch = "wasm32"))]
use super::message::Message;
use super::record::Redeal;
use super::script::{Fault, Line, Note, Scenario, items, same};
use super::{Choice, Game, Seat, hash};
#[cfg(not(target_arch = "wasm32"))]
use std::fmt::Debug;

/// How reading or playing a line ends.
pub type Result<T> = std::result::Result<T, Fault>;

/// A game that can be written as text and read again.
pub trait Notation: Game {
    /// As a `game` line has it.
    const NAME: &'static str;
    /// How the links of whole games begin: `g1.`.
    const LINK: &'static str;
    /// What a script can ask to be brought about.
    type Aim: Copy;
    /// What could be asked for, to be said to who has asked for something else: `? ann wins`.
    const AIMS: &'static str;

    /// What is printed on all cards, as a number: another version of the engine may have others.
    fn cards() -> u32;
    /// Why no game can begin like this, if so.
    fn fault(setup: &Self::Setup) -> Option<String>;
    /// What the seats of a setup are called, and whether a person sits there.
    fn people(setup: &Self::Setup) -> Vec<(&str, bool)>;
    /// The lines of the position that a game begins in; none for one from its beginning.
    fn position(setup: &Self::Setup) -> &str;
    /// The lines that a game from its beginning begins with, but for who sits there.
    fn beginning(setup: &Self::Setup, names: &[String]) -> String;
    /// Sets up what lines say that do not belong to the script.
    ///
    /// # Errors
    /// Everything that is wrong with them; what is wrong with all together, at `number`.
    fn set_up(lines: &[Line], number: usize) -> std::result::Result<Table<Self>, Vec<Fault>>;
    /// What is on offer now, by name.
    fn labels(&self, names: &[String]) -> Vec<String>;
    /// The index of the choice that a name means.
    ///
    /// # Errors
    /// What keeps it from being one, to be said after the name; nothing, if there is simply no such choice.
    fn find(&self, names: &[String], wanted: &str) -> std::result::Result<usize, String>;
    /// The names in a name that stands for a whole set; the set is ended after them.
    fn parts(wanted: &str) -> Vec<&str> {
        vec![wanted]
    }
    /// Checks what a line that begins with `=` says in the words of the game.
    ///
    /// # Errors
    /// What is not as it says.
    #[cfg(not(target_arch = "wasm32"))]
    fn expect(table: &Table<Self>, text: &str, line: &Line) -> Result<()>;
    /// What an event says in the log to everybody; nothing, if it tells nobody anything.
    #[cfg(not(target_arch = "wasm32"))]
    fn told(&self, event: &Self::Event, names: &[String]) -> Option<Message>;
    /// The reason that a seat cannot choose what a name means; nothing, if it means nothing to the seat.
    #[cfg(not(target_arch = "wasm32"))]
    fn refused(&self, names: &[String], seat: Seat, wanted: &str) -> Option<impl Debug>;
    /// What a seat is to bring about; nothing, if that is no aim.
    ///
    /// # Errors
    /// What is wrong with an aim.
    fn aim(table: &Table<Self>, seat: Seat, text: &str, line: &Line) -> Result<Option<Self::Aim>>;
    /// Whether an answer, which has brought about what was heard, has brought this about.
    fn is_reached(&self, seat: Seat, aim: Self::Aim, heard: &[Self::Event]) -> bool;
}

/// Sets a scenario up, plays it, checks it.
///
/// # Errors
/// Everything wrong with the set-up, or the first thing wrong with the script.
pub fn run<G: Notation>(scenario: &Scenario) -> std::result::Result<(), Vec<Fault>> {
    let mut table: Table<G> = set_up(scenario)?;
    for line in scenario.lines.iter().filter(|line| line.is_script()) {
        table.play_line(line).map_err(|fault| vec![fault])?;
    }
    table.missed_goal().map_err(|fault| vec![fault])
}
/// Sets the position of a scenario up without playing the script.
///
/// # Errors
/// Everything that is wrong with it.
pub fn set_up<G: Notation>(scenario: &Scenario) -> std::result::Result<Table<G>, Vec<Fault>> {
    let lines: Vec<Line> = scenario.lines.iter().filter(|line| !line.is_script()).copied().collect();
    G::set_up(&lines, scenario.number)
}

/// A game being played by script.
pub struct Table<G: Notation> {
    pub game: G,
    pub names: Vec<String>,
    /// How the game began.
    pub setup: G::Setup,
    /// What has happened since the last `=` lines.
    pub(super) heard: Vec<G::Event>,
    /// `=` lines have been read since the last answer.
    expected: bool,
    /// What has been chosen, by index.
    pub(crate) choices: Vec<u8>,
    /// Where what a seat had not seen was dealt anew.
    pub(crate) redeals: Vec<Redeal>,
    pub(super) goals: Vec<Goal<G::Aim>>,
    /// What has been said, and before which choice.
    pub(crate) spoken: Vec<Note>,
}
impl<G: Notation> Table<G> {
    pub(crate) fn new(setup: G::Setup, game: G, names: Vec<String>, heard: Vec<G::Event>) -> Self {
        Table {
            game,
            names,
            setup,
            heard,
            expected: false,
            choices: vec![],
            redeals: vec![],
            goals: vec![],
            spoken: vec![],
        }
    }
    pub(crate) fn seat(&self, name: &str, line: &Line) -> Result<Seat> {
        match self.names.iter().position(|n| same(n, name)) {
            Some(seat) => Ok(seat as u8),
            None => line.fault(format!("nobody is called {name:?}; here are {}", self.names.join(", "))),
        }
    }
    /// What is on offer now, by name.
    pub(crate) fn labels(&self) -> Vec<String> {
        self.game.labels(&self.names)
    }
    pub(crate) fn offers(&self) -> String {
        self.labels().join(", ")
    }
    pub(crate) fn find_choice(&self, wanted: &str) -> std::result::Result<usize, String> {
        self.game.find(&self.names, wanted)
    }
    /// Plays or checks one line of a script.
    pub(crate) fn play_line(&mut self, line: &Line) -> Result<()> {
        if let Some(rest) = line.text.strip_prefix("redeal ") {
            return self.redeal(rest, line);
        }
        let mut rest = line.text.chars();
        let (kind, rest) = (rest.next().unwrap_or('"'), rest.as_str().trim());
        match kind {
            '>' => {
                // Expectations in a row speak of the same stretch of the log.
                if std::mem::take(&mut self.expected) {
                    self.heard.clear();
                }
                self.answer(rest, line)
            }
            '"' => {
                self.speak(rest);
                Ok(())
            }
            '?' => self.set_goal(rest, line),
            '!' => self.refuse(rest, line),
            _ => {
                self.expected = true;
                match rest.strip_prefix("hash ") {
                    Some(hash) => self.expect_hash(hash, line),
                    None => self.expect(rest, line),
                }
            }
        }
    }
    /// The first 16 bits of the state's hash.
    fn expect_hash(&self, wanted: &str, line: &Line) -> Result<()> {
        let is = format!("{:04x}", hash::stable(&self.game) >> 48);
        if is == wanted { Ok(()) } else { line.fault(format!("the hash is {is}, not {wanted}")) }
    }
    #[cfg(target_arch = "wasm32")]
    fn expect(&self, _: &str, _: &Line) -> Result<()> {
        Ok(())
    }
    #[cfg(target_arch = "wasm32")]
    fn refuse(&self, _: &str, _: &Line) -> Result<()> {
        Ok(())
    }
    /// Lines in a row are one text.
    fn speak(&mut self, words: &str) {
        let ply = self.choices.len() as u16;
        match self.spoken.last_mut() {
            Some(last) if last.ply == ply => last.words = format!("{}\n{words}", last.words),
            _ => self.spoken.push(Note { ply, words: words.into() }),
        }
    }
    /// `Ann 12345`: what Ann has not seen is dealt anew.
    fn redeal(&mut self, rest: &str, line: &Line) -> Result<()> {
        let (name, seed) = rest.rsplit_once(' ').unwrap_or((rest, ""));
        let seat = self.seat(name, line)?;
        let Ok(seed) = seed.parse() else {
            return line.fault(format!("{seed:?} is not a seed: a number is"));
        };
        let redeal = Redeal { ply: self.choices.len() as u16, seat, seed };
        self.game = redeal.deal(&self.game);
        self.redeals.push(redeal);
        Ok(())
    }
    fn answer(&mut self, script: &str, line: &Line) -> Result<()> {
        let Some((who, wanted)) = script.split_once(':') else {
            return line.fault("a script line says who chooses: `> ann: Sea Dogs`");
        };
        let seat = self.seat(who.trim(), line)?;
        let mut ended = false;
        for wanted in items(wanted) {
            // The end of a set that ended with its last part may be written all the same.
            if std::mem::take(&mut ended) && wanted == "done" {
                continue;
            }
            let parts = G::parts(wanted);
            for part in &parts {
                self.choose(seat, who, part, line)?;
            }
            let set = self.game.decision().filter(|d| d.seat == seat && d.set.is_some_and(|set| set.now > 0));
            if parts.len() > 1 {
                ended = true;
                if set.is_some_and(|d| d.choices.contains(&Choice::Done)) {
                    self.choose(seat, who, "done", line)?;
                }
            }
        }
        Ok(())
    }
    fn choose(&mut self, seat: Seat, who: &str, wanted: &str, line: &Line) -> Result<()> {
        let Some(decision) = self.game.decision() else {
            return line.fault(format!("{who} wants {wanted:?}, but the game is over"));
        };
        if decision.seat != seat {
            let asked = &self.names[decision.seat as usize];
            return line.fault(format!("{who} wants {wanted:?}, but {asked} decides now: {}", self.offers()));
        }
        let index = match self.find_choice(wanted) {
            Ok(index) => index,
            Err(why) => {
                return line.fault(format!("{who} wants {wanted:?}{why}; on offer: {}", self.offers()));
            }
        };
        let turn = self.game.turn();
        match self.game.choose(index) {
            Ok(heard) => {
                self.follow_goals(turn, &heard);
                self.heard.extend(heard);
                self.choices.push(index as u8);
            }
            Err(refusal) => return line.fault(refusal.to_string()),
        }
        match self.game.check() {
            Ok(()) => Ok(()),
            Err(broken) => line.fault(format!("after {wanted:?}: {broken}")),
        }
    }
}
