//! What one seat sees: everything it may know and nothing else. The page draws this and no more;
//! `www/monster-smash.d.ts` describes it for the page.

use super::cards::{Suit, suit, total, value};
use super::odds::Odds;
use super::table::{How, Phase};
use super::text::{Names, choices, prompts};
use super::{Ask, DRAW, Game, REDRAW};
use crate::shell::decision::Picked;
use crate::shell::message::Message;
use crate::shell::{CardId, Choice, Seat, Set};
use serde::Serialize;

/// The whole table as one seat (or a spectator) sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub game: &'static str,
    /// Who looks; `None` is a spectator.
    pub seat: Option<Seat>,
    pub turn: Seat,
    pub turns: u16,
    /// What is going on, in one word.
    pub phase: &'static str,
    pub players: Vec<PlayerView>,
    pub deck: usize,
    /// Newest last.
    pub discard: Vec<CardView>,
    /// The suit that is not in this game.
    pub removed: Option<Suit>,
    pub battle: Option<BattleView>,
    pub decision: Option<DecisionView>,
    pub result: Option<ResultView>,
}
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    pub id: CardId,
    pub suit: Suit,
    pub value: u8,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub monster: Suit,
    /// How many cards, for all to see.
    pub hand_size: u8,
    pub eliminated: bool,
    /// The first turn is not over: there is no attack in it, and a new hand may be had.
    pub first_turn: bool,
    /// By suit and value. Only the player sees it, and everybody when the game is over.
    pub hand: Option<Vec<CardView>>,
    /// How many of the own suit; as visible as the hand.
    pub own: Option<u8>,
    /// What the seat that looks knows of this hand, because it was stolen from it.
    pub known: Vec<CardView>,
}
/// An attack whose cards lie on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub attacker: Seat,
    pub target: Seat,
    pub attack: Vec<CardView>,
    pub attack_total: u8,
    pub defence: Vec<CardView>,
    pub defence_total: u8,
    /// The hand that is held out to be stolen from.
    pub fan: Option<FanView>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FanView {
    pub size: usize,
    /// How many of it are taken; 0 while it is being put in order.
    pub count: u8,
    /// The places that have been picked, from 1.
    pub taken: Vec<u8>,
    /// In its order. Only who has put it in order sees it.
    pub cards: Option<Vec<CardView>>,
}
/// Who decides; what and between what only for the seat that does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DecisionView {
    pub seat: Seat,
    /// What kind of question it is, in one word.
    pub kind: &'static str,
    pub prompt: Option<Message>,
    pub rule: Option<&'static str>,
    pub choices: Vec<ChoiceView>,
    pub set: Option<Picked>,
    /// What has been picked of the set so far, and the sum of its values.
    pub picked: Vec<CardView>,
    pub total: u8,
    /// The chances of the attack that has been picked, if it could be made now.
    pub odds: Option<Odds>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ChoiceView {
    pub index: usize,
    /// As the notation writes it.
    pub label: String,
    pub message: Message,
    pub card: Option<CardId>,
    /// Whom to attack.
    pub seat: Option<Seat>,
    /// A place in the hand that is held out, from 1.
    pub place: Option<u8>,
    /// `draw`, `redraw`, `done`, or nothing for something to point at.
    pub word: Option<&'static str>,
}
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ResultView {
    pub winner: Seat,
    pub how: How,
}

fn card(id: CardId) -> CardView {
    CardView { id, suit: suit(id), value: value(id) }
}
fn cards(cards: Set) -> Vec<CardView> {
    cards.iter().map(card).collect()
}

/// The view of a seat; `names` are what the seats are called in labels.
pub fn view(game: &Game, seat: Option<Seat>, names: Names) -> View {
    let table = &game.table;
    View {
        game: "monster-smash",
        seat,
        turn: table.turn,
        turns: table.turns,
        phase: phase(table.phase),
        players: (0..table.seats()).map(|s| player(game, s, seat)).collect(),
        deck: table.deck.len(),
        discard: table.discard.iter().copied().map(card).collect(),
        removed: table.removed_suit(),
        battle: battle(game, seat),
        decision: decision(game, seat, names),
        result: if let Phase::Over { winner, how } = table.phase {
            Some(ResultView { winner, how })
        } else {
            None
        },
    }
}
fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "draw",
        Phase::Burn { .. } => "burn",
        Phase::Target | Phase::Muster { .. } => "attack",
        Phase::Defend { .. } => "defend",
        Phase::Arrange { .. } | Phase::Steal { .. } => "steal",
        Phase::Over { .. } => "over",
    }
}
fn player(game: &Game, seat: Seat, reader: Option<Seat>) -> PlayerView {
    let table = &game.table;
    let open = reader == Some(seat) || matches!(table.phase, Phase::Over { .. });
    let known = reader.map_or(Set::EMPTY, |reader| table.known[reader as usize]);
    PlayerView {
        seat,
        monster: table.monster(seat),
        hand_size: table.hand(seat).len(),
        eliminated: table.is_out(seat),
        first_turn: table.is_fresh(seat),
        hand: open.then(|| cards(table.hand(seat))),
        own: open.then(|| table.own(seat).len()),
        known: cards(known & table.hand(seat)),
    }
}
fn battle(game: &Game, reader: Option<Seat>) -> Option<BattleView> {
    let battle = game.table.battle()?;
    let sees = reader == Some(battle.target) && game.table.arranges(battle.target);
    let fan = match game.table.phase {
        Phase::Arrange { fan, .. } => Some((fan, 0, 0)),
        Phase::Steal { fan, count, taken, .. } => Some((fan, count, taken)),
        _ => None,
    };
    Some(BattleView {
        attacker: game.table.turn,
        target: battle.target,
        attack: cards(battle.attack),
        attack_total: total(battle.attack),
        defence: cards(battle.defence),
        defence_total: total(battle.defence),
        fan: fan.map(|(fan, count, taken)| FanView {
            size: fan.len(),
            count,
            taken: (0..16).filter(|place| taken & (1 << place) != 0).map(|place| place + 1).collect(),
            cards: sees.then(|| fan.iter().copied().map(card).collect()),
        }),
    })
}
fn decision(game: &Game, reader: Option<Seat>, names: Names) -> Option<DecisionView> {
    let decision = game.decision.as_ref()?;
    let kind = match decision.ask {
        Ask::Draw => "draw",
        Ask::Burn => "burn",
        Ask::Target => "target",
        Ask::Attack(_) => "attack",
        Ask::Defend(_) => "defend",
        Ask::Arrange => "arrange",
        Ask::Steal(_) => "steal",
    };
    let mut view = DecisionView {
        seat: decision.seat,
        kind,
        prompt: None,
        rule: None,
        choices: vec![],
        set: None,
        picked: vec![],
        total: 0,
        odds: None,
    };
    if reader != Some(decision.seat) {
        return Some(view);
    }
    let labels = choices::labels(&decision.choices, names);
    let choice = |(index, label)| {
        let choice = decision.choices[index];
        ChoiceView {
            index,
            label,
            message: choices::message(game, decision, index, names),
            card: if let Choice::Card(card) = choice { Some(card) } else { None },
            seat: if let Choice::Seat(seat) = choice { Some(seat) } else { None },
            place: if let Choice::Number(place) = choice { Some(place) } else { None },
            word: match choice {
                DRAW => Some("draw"),
                REDRAW => Some("redraw"),
                Choice::Done => Some("done"),
                _ => None,
            },
        }
    };
    view.prompt = Some(prompts::prompt(game, decision, names));
    view.rule = Some(prompts::rule(decision.ask));
    view.choices = labels.into_iter().enumerate().map(choice).collect();
    view.set = decision.set;
    view.picked = cards(game.picked());
    view.total = total(game.picked());
    view.odds = match decision.ask {
        Ask::Attack(target) if decision.choices.contains(&Choice::Done) => {
            Some(game.odds(decision.seat, target, game.picked()))
        }
        _ => None,
    };
    Some(view)
}
