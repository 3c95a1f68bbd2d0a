//! Everything printed of Smash Up, for pages about cards.

use super::to_js;
use crate::smash_up::defs::{self, DEFS};
use crate::smash_up::factions::FACTIONS;
use crate::smash_up::table::Edition;
use crate::smash_up::text::cards;
use serde::Serialize;
use wasm_bindgen::prelude::*;

#[derive(Serialize)]
struct CatalogFaction {
    name: &'static str,
    cards: Vec<CatalogCard>,
    bases: Vec<CatalogCard>,
}
#[derive(Serialize)]
struct CatalogCard {
    name: &'static str,
    slug: String,
    copies: u8,
    power: Option<i8>,
    breakpoint: i16,
    vp: [u8; 3],
    text: String,
}

/// Every faction with its cards and bases, as written in classic wording.
///
/// # Errors
/// Never.
#[wasm_bindgen]
pub fn catalog() -> Result<JsValue, JsError> {
    let list = |faction: usize, bases: bool| {
        defs::of_faction(faction as u8, bases)
            .map(|id| {
                let print = DEFS[id as usize].print;
                CatalogCard {
                    name: print.name,
                    slug: defs::slug(print.name),
                    copies: print.copies,
                    power: print.power,
                    breakpoint: print.breakpoint,
                    vp: print.vp,
                    text: cards::card(print, Edition::Classic),
                }
            })
            .collect()
    };
    let factions: Vec<CatalogFaction> = FACTIONS
        .iter()
        .enumerate()
        .map(|(i, f)| CatalogFaction { name: f.name, cards: list(i, false), bases: list(i, true) })
        .collect();
    to_js(&factions)
}
