//! Single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): a tree over
//! single choices, each iteration in a newly imagined game. A yardstick: it looks at one click at a time.

use super::reflex::{play_until, reflex};
use super::thought::chance;
use super::{Sight, distinct};
use crate::shell::{Game, Rng, Seat};

/// How much what was seldom tried is worth trying.
const CURIOSITY: f32 = 0.7;
/// Turns that are played out beyond the tree.
const TURNS: u16 = 4;

struct Node {
    /// What leads here: who chose, and what it came to.
    by: Seat,
    kind: u64,
    tried: f32,
    offered: f32,
    won: f32,
    children: Vec<usize>,
}

/// The choice that was tried most often.
pub fn choose<G: Game>(game: &G, seat: Seat, iterations: u32, weights: &[f32], rng: &mut Rng) -> usize {
    let mut tree = vec![Node { by: seat, kind: 0, tried: 0.0, offered: 0.0, won: 0.0, children: vec![] }];
    for _ in 0..iterations {
        let world = Sight::Fair.world(game, seat, rng);
        iterate(&mut tree, world, weights, rng);
    }
    let most = tree[0].children.iter().max_by(|a, b| tree[**a].tried.total_cmp(&tree[**b].tried));
    let kind = most.map(|child| tree[*child].kind);
    let decision = game.decision();
    decision.and_then(|d| d.choices.iter().position(|c| Some(game.kind(*c)) == kind)).unwrap_or(0)
}
fn iterate<G: Game>(tree: &mut Vec<Node>, mut world: G, weights: &[f32], rng: &mut Rng) {
    let turn = world.turn();
    let mut path = vec![0];
    while let Some(decision) = world.decision() {
        let seat = decision.seat;
        let options: Vec<usize> = distinct(&world).into_iter().map(usize::from).collect();
        if options.len() < 2 {
            let _ = world.choose(options.first().copied().unwrap_or(0));
            continue;
        }
        let at = path[path.len() - 1];
        let kinds: Vec<(usize, u64)> =
            options.iter().map(|i| (*i, world.kind(decision.choices[*i]))).collect();
        let child = |kind: u64| {
            tree[at].children.iter().copied().find(|c| tree[*c].kind == kind && tree[*c].by == seat)
        };
        let fresh: Vec<(usize, u64)> =
            kinds.iter().copied().filter(|(_, kind)| child(*kind).is_none()).collect();
        if !fresh.is_empty() {
            let (choice, kind) = fresh[rng.below(fresh.len() as u32) as usize];
            tree.push(Node { by: seat, kind, tried: 0.0, offered: 1.0, won: 0.0, children: vec![] });
            let new = tree.len() - 1;
            tree[at].children.push(new);
            path.push(new);
            let _ = world.choose(choice);
            break;
        }
        let known: Vec<(usize, usize)> =
            kinds.iter().filter_map(|(i, kind)| Some((*i, child(*kind)?))).collect();
        for (_, c) in &known {
            tree[*c].offered += 1.0;
        }
        let bound = |c: usize| {
            let node = &tree[c];
            node.won / node.tried + CURIOSITY * (node.offered.ln() / node.tried).sqrt()
        };
        let Some((choice, next)) = known.iter().copied().max_by(|a, b| bound(a.1).total_cmp(&bound(b.1)))
        else {
            break;
        };
        path.push(next);
        if world.choose(choice).is_err() {
            break;
        }
    }
    // The turn at hand is finished before turns are counted.
    if world.turn() == turn && world.decision().is_some() {
        let choice = reflex(&world, rng);
        let _ = world.choose(choice);
    }
    play_until(&mut world, turn + TURNS, rng);
    let seats = world.seats();
    let worth: Vec<f32> = (0..seats).map(|s| chance(world.estimate(s, weights))).collect();
    for at in path {
        let node = &mut tree[at];
        node.tried += 1.0;
        node.won += worth[node.by as usize];
    }
}
