//! `basebreaker match`: two levels over many deals, with the figures and tables of `docs/opponents.md`.

use basebreaker::ai::contest::{Score, Side, play_deal};
use basebreaker::ai::{Level, Sight, weights};
use basebreaker::smash_up::factions::FACTIONS;
use basebreaker::smash_up::{Game, Setup};
use basebreaker::{monster_smash, shell};
use clap::Args;

/// After so many games it says how it stands.
const EVERY: usize = 20;

#[derive(Args)]
pub struct Match {
    a: Level,
    b: Level,
    /// Games; each deal is played once with A in every seat.
    #[arg(long, default_value_t = 100)]
    games: u32,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// 2 to 4, or 5 in Monster Smash; one A sits among the B's.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    #[arg(long, default_value = "smash-up")]
    pub game: String,
    /// Also prints how often A won with each faction of Smash Up; where both are the same, how often either did.
    #[arg(long)]
    factions: bool,
    /// A sees the true game, hidden cards and all: what honesty costs.
    #[arg(long)]
    peek: bool,
    /// Games played at once.
    #[arg(long, default_value_t = 1)]
    threads: u32,
}

/// Plays the match and prints it.
pub fn run(of: &Match) -> Result<bool, String> {
    let score = match of.game.as_str() {
        "smash-up" => {
            let setup = |deal| Setup::random(of.seats, deal);
            setup(0).fault().map_or_else(|| play::<Game>(of, &setup), Err)?
        }
        "monster-smash" => {
            let setup = |deal| monster_smash::Setup::random(of.seats, deal);
            setup(0).fault().map_or_else(|| play::<monster_smash::Game>(of, &setup), Err)?
        }
        other => return Err(super::unknown(other)),
    };
    print(of, &score);
    Ok(true)
}
fn play<G: shell::Game>(of: &Match, setup: &(impl Fn(u64) -> G::Setup + Sync)) -> Result<Score, String> {
    let side = |level, sight| Side { level, weights: weights::<G>(), sight };
    let sight = if of.peek { Sight::Peeking } else { Sight::Fair };
    let sides = [side(of.a, sight), side(of.b, Sight::Fair)];
    let deals: Vec<u64> =
        (0..u64::from(of.games.div_ceil(u32::from(of.seats)))).map(|i| of.seed + i).collect();
    let threads = of.threads.max(1) as usize;
    let parts = std::thread::scope(|scope| {
        let play = |part: usize| {
            let (sides, deals) = (&sides, &deals);
            scope.spawn(move || {
                let mut score = Score::default();
                for deal in deals.iter().skip(part).step_by(threads) {
                    play_deal::<G>(&mut score, [&sides[0], &sides[1]], *deal, setup);
                    if score.played.len() % EVERY < of.seats as usize {
                        let (share, width) = score.share();
                        eprintln!(
                            "{} games: {:.1}% +-{:.1}",
                            score.played.len(),
                            share * 100.0,
                            width * 100.0
                        );
                    }
                }
                score
            })
        };
        let running: Vec<_> = (0..threads).map(play).collect();
        running
            .into_iter()
            .map(|r| r.join().map_err(|_| "a game stopped".to_string()))
            .collect::<Result<Vec<_>, _>>()
    })?;
    let mut score = Score::default();
    for part in parts {
        score.played.extend(part.played);
        for side in 0..2 {
            score.times[side].extend(&part.times[side]);
            score.nodes[side] += part.nodes[side];
        }
    }
    Ok(score)
}
fn print(of: &Match, score: &Score) {
    for (side, name) in ["A", "B"].iter().enumerate() {
        let [mean, median, high, most] = score.milliseconds(side);
        println!(
            "{name}: {} decisions, ms mean {mean:.2} p50 {median:.2} p95 {high:.2} max {most:.1}, {:.0} simulated decisions/s",
            score.times[side].len(),
            score.nodes_per_second(side)
        );
    }
    if of.factions && of.game == "smash-up" {
        print_factions(of, score);
    }
    let (share, width) = score.share();
    let games = score.played.len();
    let turns = score.played.iter().map(|p| f64::from(p.turns)).sum::<f64>() / games.max(1) as f64;
    println!("A wins {:.1}% +-{:.1} of {games} games, {turns:.1} turns", share * 100.0, width * 100.0);
}
fn print_factions(of: &Match, score: &Score) {
    let mut won = vec![(0.0, 0u32); FACTIONS.len()];
    for played in &score.played {
        let game = <Game as basebreaker::shell::Game>::new(&Setup::random(of.seats, played.deal));
        let counts = |seat: usize| (of.a == of.b && !of.peek) || seat == usize::from(played.seat);
        let results = played.results.iter().enumerate().filter(|(seat, _)| counts(*seat));
        for (seat, result) in results {
            for faction in game.table.players[seat].factions {
                won[faction as usize].0 += result;
                won[faction as usize].1 += 1;
            }
        }
    }
    for (faction, (won, games)) in FACTIONS.iter().zip(won) {
        println!("| {} | {games} | {:.0} % |", faction.name, 100.0 * won / games.max(1) as f32);
    }
}
