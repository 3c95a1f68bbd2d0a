fn main(){
 use basebreaker::shell::Game as _;
 use basebreaker::smash_up::*;
 let games: u64 = std::env::args().nth(1).and_then(|a| a.parse().ok()).unwrap_or(100);
 let seats: usize = std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(2);
 let check = std::env::args().nth(3).is_some();
 let t=std::time::Instant::now(); let mut n=0u64; let mut longest=0;
 for seed in 0..games {
  let setup = Setup{seats: vec![SeatSetup::default();seats], seed, ..Default::default()};
  let mut g = Game::new(&setup); if !check {g.mute();}
  let mut rng = basebreaker::shell::Rng::new(seed);
  let mut d=0;
  while let Some(dec)=g.decision(){ let of=dec.choices.len(); if of==0 {panic!("none {:?}",dec.ask)} let i=rng.below(of as u32); g.choose(i as usize).unwrap(); d+=1; if check {g.check().unwrap();} if d>20000 {println!("long {seed} vp {:?}", g.table.players); break;} }
  n+=d; longest=longest.max(d);
 }
 let s=t.elapsed().as_secs_f64();
 println!("{games} games {n} decisions {:.0}/s {:.1} per game longest {longest} size {} stack {}", n as f64/s, n as f64/games as f64, std::mem::size_of::<Game>(), std::mem::size_of::<stack::Stack>());
 let mut g = Game::new(&Setup{seats: vec![SeatSetup::default();seats], seed:1, ..Default::default()}); g.mute();
 let t=std::time::Instant::now(); for _ in 0..1000000 { let c = std::hint::black_box(&g).clone(); std::hint::black_box(&c); } println!("clone {} ns table {}", t.elapsed().as_nanos()/1000000, std::mem::size_of::<table::Table>());
}
