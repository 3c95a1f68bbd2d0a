//! `basebreaker analyse`: a game that was played, choice by choice: what was given away, how the chances went, and what
//! was luck. Instead of a file, it can play games between levels and add up what it finds.

use basebreaker::ai::analysis::{Account, Analysis, Judged, Label, Report};
use basebreaker::ai::{self, Level};
use basebreaker::shell::english::english;
use basebreaker::shell::notation::Notation;
use basebreaker::shell::{Record, Rng, Seat, Session, link, names, playout::CAP, script};
use basebreaker::{monster_smash, smash_up};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub struct Analyse {
    /// A game as text, or a link to one.
    file: Option<PathBuf>,
    /// Without a file: the levels that play, one a seat.
    #[arg(long, value_delimiter = ',', default_value = "easy,hard")]
    levels: Vec<Level>,
    /// Without a file: how many games they play.
    #[arg(long, default_value_t = 10)]
    games: u32,
    #[arg(long, default_value = "smash-up")]
    game: String,
    /// Whose choices are judged, counted from 1; everyone's, if it is nobody.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<Seat>,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Analyses it again from another seed, and says how much differs.
    #[arg(long)]
    twice: bool,
}

/// Analyses a file, or games played for it.
pub fn run(of: &Analyse) -> Result<bool, String> {
    let Some(file) = &of.file else {
        return match of.game.as_str() {
            "smash-up" => {
                play::<smash_up::Game>(of, &|seats, deal| smash_up::Setup::random(seats, deal));
                Ok(true)
            }
            "monster-smash" => {
                play::<monster_smash::Game>(of, &|seats, deal| monster_smash::Setup::random(seats, deal));
                Ok(true)
            }
            other => Err(super::unknown(other)),
        };
    };
    let text = super::read(file)?;
    let text = text.trim();
    match script::game(&script::lines(text).collect::<Vec<_>>()) {
        "monster-smash" => look::<monster_smash::Game>(of, text),
        _ if text.trim_start_matches('#').starts_with(monster_smash::Game::LINK) => {
            look::<monster_smash::Game>(of, text)
        }
        _ => look::<smash_up::Game>(of, text),
    }
}
fn analysed<G: Notation>(of: &Analyse, record: &Record<G::Setup>, seed: u64) -> Report {
    let all: Vec<Seat> = (0..G::new(&record.setup).seats()).collect();
    let seats =
        if of.seats.is_empty() { all } else { of.seats.iter().map(|s| s.saturating_sub(1)).collect() };
    let mut analysis = Analysis::<G>::new(record, &seats, seed);
    while !analysis.step(u32::MAX) {}
    analysis.report().clone()
}
fn look<G: Notation>(of: &Analyse, text: &str) -> Result<bool, String> {
    let is_link = text.trim_start_matches('#').starts_with(G::LINK);
    let opened = if is_link { link::open::<G>(text) } else { link::open_text::<G>(text) }?;
    if let Some(why) = opened.stopped {
        eprintln!("only so far: {why}");
    }
    let record = opened.session.record();
    let report = analysed::<G>(of, record, of.seed);
    print::<G>(record, &report);
    if of.twice {
        let mut noise = Noise::default();
        noise.add(&report, &analysed::<G>(of, record, of.seed + 1));
        noise.print();
    }
    println!("{} choices judged", report.decisions.len());
    Ok(true)
}
fn print<G: Notation>(record: &Record<G::Setup>, report: &Report) {
    let called: Vec<String> = G::people(&record.setup).iter().map(|(name, _)| (*name).to_string()).collect();
    let mut session = Session::<G>::new(record.setup.clone());
    let names = names::plain(&called, usize::from(session.game().seats()));
    let mut moments = report.moments.iter().peekable();
    for judged in &report.decisions {
        while let Some(moment) = moments.next_if(|moment| moment.ply <= judged.ply) {
            print_chances(&names, moment.turn, &moment.chances);
        }
        let Some(better) = judged.better else { continue };
        session = Session::load(&record.up_to(judged.ply));
        let labels = session.game().labels(&names);
        let reasons: Vec<String> = judged.reasons.iter().map(english).collect();
        println!(
            "  {} {}: {} instead of {}, {:+.1} +-{:.1}{} {}",
            judged.ply,
            names[usize::from(judged.seat)],
            labels[judged.played],
            labels[better],
            -judged.difference,
            judged.error,
            judged.label().map_or(String::new(), |label| format!(", {label:?}").to_lowercase()),
            reasons.join("; ")
        );
    }
    for moment in moments {
        print_chances(&names, moment.turn, &moment.chances);
    }
    for account in accounts(report) {
        print_account(&names[usize::from(account.seat)], &account);
    }
}
fn accounts(report: &Report) -> Vec<Account> {
    let seats = report.moments.first().map_or(0, |moment| moment.chances.len());
    (0..seats as Seat).filter_map(|seat| Account::of(report, seat)).collect()
}
fn print_chances(names: &[String], turn: u16, chances: &[f32]) {
    let each: Vec<String> =
        names.iter().zip(chances).map(|(name, chance)| format!("{name} {:.0} %", 100.0 * chance)).collect();
    println!("turn {turn}: {}", each.join(", "));
}
fn print_account(name: &str, account: &Account) {
    println!(
        "{name}: accuracy {:.1} of {} choices, {:.0} points lost; {:.0} own {:+.0} others {:+.0} luck {:+.0} (+-{:.0}) = {:.0}",
        account.accuracy.unwrap_or(100.0),
        account.decisions,
        account.lost,
        account.start,
        account.own,
        account.others,
        account.luck,
        account.doubt,
        account.end
    );
}

/// How much two analyses of the same choices differ.
#[derive(Default)]
struct Noise {
    compared: u32,
    squares: f64,
    errors: f64,
    labelled: u32,
    again: u32,
}
impl Noise {
    fn add(&mut self, one: &Report, other: &Report) {
        for (a, b) in one.decisions.iter().zip(&other.decisions) {
            if a.label().is_some() {
                self.labelled += 1;
                self.again += u32::from(b.loss() > 0.0);
            }
            // What was compared with the same in both.
            if a.better.is_some() && a.better == b.better {
                self.compared += 1;
                self.squares += f64::from(a.difference - b.difference).powi(2) / 2.0;
                self.errors += f64::from(a.error.powi(2) + b.error.powi(2)) / 2.0;
            }
        }
    }
    fn print(&self) {
        let n = f64::from(self.compared.max(1));
        println!(
            "twice: {} differences vary by {:.1} points, their errors said {:.1}; of {} labelled choices {} lost something again",
            self.compared,
            (self.squares / n).sqrt(),
            (self.errors / n).sqrt(),
            self.labelled,
            self.again
        );
    }
}

/// What one seat has come to in all games.
#[derive(Default)]
struct Sum {
    decisions: usize,
    labels: [u32; 3],
    accuracy: f64,
    lost: f64,
    luck: f64,
    lucks: f64,
    doubts: f64,
    own: f64,
    others: f64,
}
fn play<G: Notation>(of: &Analyse, setup: &impl Fn(u8, u64) -> G::Setup) {
    let mut sums: Vec<Sum> = of.levels.iter().map(|_| Sum::default()).collect();
    let mut noise = Noise::default();
    // Of each chance at the beginning of a turn: how far it was from what came, squared, and how far 1 of n is.
    let (mut brier, mut even, mut chances) = (0.0, 0.0, 0u32);
    for deal in of.seed..of.seed + u64::from(of.games) {
        let record = played::<G>(of, setup(of.levels.len() as u8, deal), deal);
        let report = analysed::<G>(of, &record, deal);
        if of.twice {
            noise.add(&report, &analysed::<G>(of, &record, deal + 1_000_000));
        }
        let Some((end, turns)) = report.moments.split_last() else { continue };
        for (chance, won) in turns.iter().flat_map(|turn| turn.chances.iter().zip(&end.chances)) {
            brier += f64::from(chance - won).powi(2);
            even += (1.0 / end.chances.len() as f64 - f64::from(*won)).powi(2);
            chances += 1;
        }
        for account in accounts(&report) {
            let sum = &mut sums[usize::from(account.seat)];
            let judged = || report.decisions.iter().filter(|judged| judged.seat == account.seat);
            for label in judged().filter_map(Judged::label) {
                sum.labels[label as usize] += 1;
            }
            sum.decisions += account.decisions;
            sum.accuracy += f64::from(account.accuracy.unwrap_or(100.0)) / f64::from(of.games);
            sum.lost += f64::from(account.lost) / f64::from(of.games);
            sum.luck += f64::from(account.luck) / f64::from(of.games);
            sum.lucks += f64::from(account.luck).powi(2) / f64::from(of.games);
            sum.doubts += f64::from(account.doubt).powi(2) / f64::from(of.games);
            sum.own += f64::from(account.own) / f64::from(of.games);
            sum.others += f64::from(account.others) / f64::from(of.games);
        }
    }
    for (level, sum) in of.levels.iter().zip(&sums) {
        let labels = |label| f64::from(sum.labels[label as usize]) / f64::from(of.games);
        println!(
            "{}: {} choices judged, accuracy {:.1}; a game: {:.1} inaccuracies, {:.1} mistakes, {:.1} blunders, {:.0} points lost; own turns {:+.0}, others {:+.0}, luck {:+.1}, spread {:.0}, of which noise {:.0}",
            called(*level),
            sum.decisions,
            sum.accuracy,
            labels(Label::Inaccuracy),
            labels(Label::Mistake),
            labels(Label::Blunder),
            sum.lost,
            sum.own,
            sum.others,
            sum.luck,
            sum.lucks.sqrt(),
            sum.doubts.sqrt()
        );
    }
    if of.twice {
        noise.print();
    }
    let n = f64::from(chances.max(1));
    println!(
        "{} games, chances at {chances} turns: Brier score {:.3}, of even chances {:.3}",
        of.games,
        brier / n,
        even / n
    );
}
fn called(level: Level) -> &'static str {
    match level {
        Level::Hard => "hard",
        Level::Expert => "expert",
        Level::Easy => "easy",
        Level::Normal => "normal",
        Level::Random => "random",
        _ => "other",
    }
}
fn played<G: Notation>(of: &Analyse, setup: G::Setup, deal: u64) -> Record<G::Setup> {
    let mut session = Session::<G>::new(setup);
    let mut rng = Rng::new(deal);
    for _ in 0..CAP {
        let Some(decision) = session.game().decision() else { break };
        let level = of.levels[usize::from(decision.seat) % of.levels.len()];
        let choice = ai::think(session.game(), level, &mut rng);
        if session.choose(choice).is_err() {
            break;
        }
    }
    session.record().clone()
}
