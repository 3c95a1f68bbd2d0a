//! What each term of the estimate counts for, in VP: found by `basebreaker tune` on games won.

/// A constant of the estimate; the place in `WEIGHTS`.
#[derive(Clone, Copy)]
pub enum Weight {
    /// A VP beyond the tenth, on top of what every VP counts.
    Race,
    /// The chance that a base scores soon, by the square and by the cube of how near it is.
    Square,
    Cube,
    /// Being ahead where a base pays more for it.
    Lead,
    /// The power by which being ahead is half safe.
    Margin,
    /// A point of power on the table.
    Power,
    /// A card in hand; on top of it a point of a minion's power, and an action.
    Card,
    MinionPower,
    Action,
    /// A Special in hand, for each base that is nearly ready.
    Special,
    /// A play that is left, for which there is a card.
    MinionPlay,
    ActionPlay,
    /// An action of one's own in play.
    Ongoing,
}

/// The constants with their names.
pub const WEIGHTS: &[(&str, f32)] = &[
    ("race", 0.381),
    ("square", 0.215),
    ("cube", 0.207),
    ("lead", 0.088),
    ("margin", 5.953),
    ("power", 0.091),
    ("card", 0.117),
    ("minion-power", 0.030),
    ("action", 0.123),
    ("special", 0.172),
    ("minion-play", 0.319),
    ("action-play", 0.121),
    ("ongoing", 0.110),
];

/// The values alone, in their order.
pub const VALUES: [f32; WEIGHTS.len()] = {
    let mut values = [0.0; WEIGHTS.len()];
    let mut i = 0;
    while i < values.len() {
        values[i] = WEIGHTS[i].1;
        i += 1;
    }
    values
};
