//! How good the table looks for a seat, in VP, as a sum of named terms: what opponents compare and
//! what their reasons are made of. It looks at hidden cards only as an imagined game shows them.
//!
//! ```text
//! survey ─ power by base and seat     weights ─ what each term counts for
//! likeness ─ what is alike            sentence ─ a term as a player reads it
//! ```

pub mod likeness;
pub mod sentence;
pub mod survey;
pub mod weights;

use super::Game;
use super::defs::{self, Def, def};
use super::table::{NOBODY, Phase};
use super::turn::GOAL;
use super::words::{Head, Use};
use crate::shell::{Seat, Term};
use survey::{Site, Survey, survey};
use weights::Weight;

/// What a decided game is worth.
const DECIDED: f32 = 100.0;
/// A base counts as nearly ready from this part of its breakpoint on.
const NEARLY: f32 = 0.6;
/// VP from which the race to fifteen counts.
const RACE_FROM: i16 = 10;
/// A rival who is so many VP better off than another counts e times as much.
const RIVALRY: f32 = 4.0;
/// Half of all cards are minions, of power 2.7 each.
const TYPICAL_POWER: f32 = 1.35;
/// So many things done in one turn are a circle: a Collector that returns itself at The Homeworld can be
/// played again and again, by the rules and for nothing.
const CIRCLE: usize = 40;

/// More power than this is hardly played in one turn.
const REACH: i16 = 14;

/// The terms that are not of a base.
#[derive(Clone, Copy)]
enum Line {
    Vp,
    Race,
    Power,
    Hand,
    Specials,
    Plays,
    Ongoing,
    Circle,
}
/// Their names, in the same order.
const IDS: [&str; 8] = ["vp", "race", "power", "hand", "specials", "plays", "ongoing", "circle"];

/// What each seat has of each term.
struct Ledger {
    plain: [[f32; 4]; IDS.len()],
    share: [[f32; 4]; 6],
    lead: [[f32; 4]; 6],
}

/// Notes each term of the estimate for `seat`: what it has less what its rivals have, each by how dangerous
/// they are. The sum is the estimate.
pub fn appraise(game: &Game, seat: Seat, weights: &[f32], note: &mut impl FnMut(Term, f32)) {
    if let Some(winner) = game.table.winner {
        note(Term::plain("decided"), if winner == seat { DECIDED } else { -DECIDED });
        return;
    }
    let sites = survey(game);
    let ledger = ledger(game, seat, &sites, weights);
    let rivals = rivals(&ledger, seat, game.table.seats());
    let balance = |line: &[f32; 4]| -> f32 {
        line[seat as usize] - line.iter().zip(&rivals).map(|(x, part)| x * part).sum::<f32>()
    };
    for (line, id) in ledger.plain.iter().zip(IDS) {
        note(Term::plain(id), balance(line));
    }
    for (i, site) in sites.iter().enumerate() {
        note(Term { id: "share", base: Some(site.base) }, balance(&ledger.share[i]));
        note(Term { id: "lead", base: Some(site.base) }, balance(&ledger.lead[i]));
    }
}
/// How much of each other seat counts against this one, all together 1: the better off, the more.
fn rivals(ledger: &Ledger, seat: Seat, seats: u8) -> [f32; 4] {
    let others = || (0..seats as usize).filter(|s| *s != seat as usize);
    let lines = || ledger.plain.iter().chain(&ledger.share).chain(&ledger.lead);
    let mut rivals = [0.0; 4];
    others().for_each(|other| rivals[other] = lines().map(|line| line[other]).sum());
    let most = others().map(|other| rivals[other]).fold(f32::MIN, f32::max);
    others().for_each(|other| rivals[other] = libm::expf((rivals[other] - most) / RIVALRY));
    let all: f32 = rivals.iter().sum();
    rivals.map(|rival| rival / all)
}
/// Cards about to be drawn and plays left count for the seat that looks only: what it hands over by ending
/// its turn is the same however it ends it.
fn ledger(game: &Game, of: Seat, sites: &Survey, weights: &[f32]) -> Ledger {
    let w = |weight: Weight| weights[weight as usize];
    let table = &game.table;
    let seats = table.seats();
    let mut ledger = Ledger { plain: [[0.0; 4]; IDS.len()], share: [[0.0; 4]; 6], lead: [[0.0; 4]; 6] };
    for (i, site) in sites.iter().enumerate() {
        let worth = worth(site, seats, weights);
        (ledger.share[i], ledger.lead[i]) = worth;
        for seat in 0..seats as usize {
            ledger.plain[Line::Power as usize][seat] += w(Weight::Power) * f32::from(site.by[seat]);
        }
    }
    let nearly = sites.iter().filter(|site| site.near() >= NEARLY).count() as f32;
    for seat in 0..seats {
        let s = seat as usize;
        let vp = table.players[s].vp;
        ledger.plain[Line::Vp as usize][s] = f32::from(vp);
        ledger.plain[Line::Race as usize][s] = w(Weight::Race) * f32::from((vp - RACE_FROM).max(0));
        let playing = seat == of && seat == table.turn && table.phase < Phase::Draw;
        let hand = table.hand(seat);
        // The two cards of this turn are as good as drawn, and as good as others.
        let coming = if playing { 2.min(10usize.saturating_sub(hand.len())) as u8 } else { 0 };
        let unseen = w(Weight::Card) + TYPICAL_POWER * w(Weight::MinionPower) + 0.5 * w(Weight::Action);
        let mut worth = w(Weight::Card) * hand.len() as f32;
        let (mut minions, mut actions, mut specials) = (0, 0, 0);
        for card in hand {
            let d = def(table.card(*card).def);
            match d.print.power {
                Some(power) => {
                    minions += 1;
                    worth += w(Weight::MinionPower) * f32::from(power);
                }
                None => {
                    actions += 1;
                    worth += w(Weight::Action);
                }
            }
            specials += u8::from(d.has(defs::WINDOW) && is_used_from_hand(d));
        }
        // What is beyond the limit of ten is lost.
        let kept = (10.0 / hand.len().max(1) as f32).min(1.0);
        ledger.plain[Line::Hand as usize][s] = worth * kept + unseen * f32::from(coming);
        ledger.plain[Line::Specials as usize][s] = w(Weight::Special) * f32::from(specials) * nearly;
        if playing && table.phase == Phase::Play {
            let left = |minion, held: u8| f32::from(game.plays_left(minion).min(held));
            ledger.plain[Line::Plays as usize][s] =
                w(Weight::MinionPlay) * left(true, minions) + w(Weight::ActionPlay) * left(false, actions);
        }
    }
    for card in table.in_play() {
        let c = table.card(*card);
        let d = def(c.def);
        if d.is_minion() {
            continue;
        }
        let on_wrong_minion = c.on != NOBODY && {
            let own = table.card(c.on).controller == c.controller;
            d.has(if own { defs::HARMS_HOST } else { defs::HELPS_HOST })
        };
        let sign = if on_wrong_minion { -1.0 } else { 1.0 };
        ledger.plain[Line::Ongoing as usize][c.controller as usize] += sign * w(Weight::Ongoing);
    }
    if table.phase == Phase::Play && table.facts.len() > CIRCLE {
        ledger.plain[Line::Circle as usize][table.turn as usize] = -DECIDED;
    }
    ledger
}
/// A Special that is used from the hand, around a scoring.
fn is_used_from_hand(d: &Def) -> bool {
    let from_hand =
        |head| matches!(head, Head::BeforeScoring(Use::FromHand) | Head::AfterScoring(Use::FromHand));
    d.print.abilities().iter().any(|ability| from_hand(ability.head))
}
/// What a base is worth to each seat: its share if the base scores, and being ahead there.
pub fn worth(site: &Site, seats: u8, weights: &[f32]) -> ([f32; 4], [f32; 4]) {
    let w = |weight: Weight| weights[weight as usize];
    let near = site.near();
    let chance = if near >= 1.0 { 1.0 } else { near * near * (w(Weight::Square) + w(Weight::Cube) * near) };
    let share = site.shares(seats).map(|vp| vp * chance);
    let mut lead = [0.0; 4];
    if near < 1.0 {
        let prize = f32::from(site.vp[0]) * near;
        for seat in 0..seats {
            if site.present & (1 << seat) != 0 {
                let margin = f32::from(site.margin(seat, seats)) / w(Weight::Margin);
                lead[seat as usize] = w(Weight::Lead) * prize * margin / (1.0 + margin.abs());
            }
        }
    }
    (share, lead)
}
/// Whether fifteen VP are within reach of a seat in the turn that runs: with every base that its hand
/// could bring to score, and the VP that cards give.
pub fn may_win_now(game: &Game, seat: Seat) -> bool {
    let sites = survey(game);
    let hand = game.table.hand(seat);
    let power: i16 =
        hand.iter().map(|c| i16::from(def(game.table.card(*c).def).print.power.unwrap_or(0))).sum();
    let reach = power.min(REACH) + 2 * hand.len().min(3) as i16;
    let most =
        |site: &Site| site.vp.into_iter().max().unwrap_or(0).max(if site.bonus.is_some() { 5 } else { 0 });
    let within = sites.iter().filter(|site| site.total + reach >= site.breakpoint);
    let vp = game.table.players[seat as usize].vp;
    vp + within.map(most).sum::<i16>() + 1 >= GOAL
}
