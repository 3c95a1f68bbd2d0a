//! A position of Smash Up: powers and totals at each base, with what they are made of.

use super::Position;
use basebreaker::shell::{BaseId, CardId, Decision, Game as _, Message, Seat};
use basebreaker::smash_up::Game;
use basebreaker::smash_up::defs::def;
use basebreaker::smash_up::step::Ask;
use basebreaker::smash_up::text::{choices::seat_name, prompts, reasons};

impl Position for Game {
    fn standing(&self, names: &[String]) -> Vec<String> {
        let mut lines = vec![];
        for base in self.view(self.decision().map(|d| d.seat)).bases {
            lines.push(format!("{}: {} of {}", base.name, base.total, base.breakpoint));
            for minion in &base.minions {
                let parts: Vec<String> =
                    minion.parts.iter().map(|p| format!("{:+} {}", p.amount, p.from)).collect();
                let whose = seat_name(minion.controller, names);
                let power = minion.power.unwrap_or(0);
                lines.push(format!("  {whose} {} {power} {}", minion.name, parts.join(", ")));
            }
        }
        lines
    }
    fn asked(&self, decision: &Decision<Ask>, names: &[String]) -> Message {
        prompts::prompt(self, decision, names)
    }
    fn held(&self, seat: Seat) -> Vec<(String, Message, &'static str)> {
        let why = |card: &CardId| {
            let why = reasons::why(self, &self.why_not(seat, *card, None));
            (def(self.table.card(*card).def).print.name.to_string(), why.message, why.rule)
        };
        self.table.hand(seat).iter().map(why).collect()
    }
    fn base(&self, base: BaseId) -> String {
        def(self.table.base_def(base)).print.name.into()
    }
}
