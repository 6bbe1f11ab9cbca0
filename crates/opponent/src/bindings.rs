//! What the worker's script (`web/opponent_worker.js`) calls.

use std::cell::Cell;

use js_sys::Function;
use rochade_review::Review;
use rochade_search::{Progress, Unwatched, Watch};
use rochade_table::{Seat, saved};
use wasm_bindgen::prelude::*;

use crate::{Anyone, Budget, Difficulty, Errand, LookBack};

/// What a computer does now.
#[wasm_bindgen(getter_with_clone)]
#[derive(Debug)]
pub struct Acts {
    /// One intent after the other, in the words of
    /// [`Intent::to_words`](rochade_table::Intent::to_words).
    pub intents: Vec<String>,
    /// How hard that was to choose ([`Difficulty::word`](crate::Difficulty::word)).
    pub difficulty: String,
}

/// Returns what the computer at a seat of a saved game does now. `now` tells the time in
/// milliseconds, since this crate has no clock; in a hurry it takes no time that it can do without.
///
/// # Errors
///
/// If the text is no game, or no computer has the seat.
#[wasm_bindgen]
pub fn act(saved: &str, seat: u8, hurry: bool, now: &Function) -> Result<Acts, JsValue> {
    let errand = read(saved, seat)?;
    let mut kept = KEPT.take();
    let player = errand.player(&mut kept);
    let acts = player.map(|mut player| {
        let difficulty = match hurry {
            true => Difficulty::Usual,
            false => errand.difficulty(&mut player),
        };
        let budget = match hurry {
            true => Some(Budget::of(HURRY)),
            false => errand.budget(),
        };
        let budget = budget.map(|budget| budget.in_proportion(difficulty));
        let intents = errand.act(&mut player, &mut Clock::new(budget, now));
        Errand::keep(player, &mut kept);
        let words = intents.iter().map(|intent| intent.to_words());
        Acts {
            intents: words.flatten().collect(),
            difficulty: difficulty.word().to_owned(),
        }
    });
    KEPT.set(kept);
    Ok(acts.ok_or("no computer has the seat")?)
}

/// Returns over which squares a seat of a saved game would move at full strength.
///
/// # Errors
///
/// If the text is no game.
#[wasm_bindgen]
pub fn hint(saved: &str, seat: u8, now: &Function) -> Result<Vec<u16>, JsValue> {
    let errand = read(saved, seat)?;
    let mut kept = KEPT.take();
    let path = errand.hint(&mut kept, &mut Clock::new(Some(Budget::of(HINT)), now));
    KEPT.set(kept);
    Ok(path.into_iter().map(|square| square.0).collect())
}

/// A look back at a saved game, which is taken step by step.
#[wasm_bindgen(js_name = LookBack)]
#[derive(Debug)]
pub struct LookingBack(LookBack);

#[wasm_bindgen(js_class = LookBack)]
impl LookingBack {
    /// Looks back at a saved game, and goes on where the text of a review has come to; where that
    /// is none of this game, it begins anew.
    ///
    /// # Errors
    ///
    /// If the text is no game.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, so_far: &str) -> Result<LookingBack, JsValue> {
        let table = saved::read(game).map_err(|error| JsValue::from(error.to_string()))?;
        let so_far = Review::read(so_far).unwrap_or_default();
        Ok(LookingBack(LookBack::new(&table, so_far)))
    }

    /// Does the next piece of work, and returns whether more is to be done.
    pub fn step(&mut self) -> bool {
        self.0.step(&mut Unwatched)
    }

    /// The review as a text, as far as it has come.
    pub fn text(&self) -> String {
        self.0.review().to_string()
    }

    /// How much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.0.progress()
    }
}

thread_local! {
    /// The player at full strength, kept from question to question.
    static KEPT: Cell<Option<Anyone>> = const { Cell::new(None) };
}

/// How long it looks for a hint, and for a move in a hurry, in milliseconds.
const HINT: u32 = 300;
const HURRY: u32 = 60;

fn read(saved: &str, seat: u8) -> Result<Errand, JsValue> {
    Errand::read(saved, Seat(seat)).map_err(|error| JsValue::from(error.to_string()))
}

/// Stops when the time is up.
struct Clock<'a> {
    begun: f64,
    budget: Option<Budget>,
    now: &'a Function,
}

impl Clock<'_> {
    fn new(budget: Option<Budget>, now: &Function) -> Clock<'_> {
        let begun = millis(now);
        Clock { begun, budget, now }
    }

    fn passed(&self) -> f64 {
        millis(self.now) - self.begun
    }
}

fn millis(now: &Function) -> f64 {
    let told = now.call0(&JsValue::NULL).ok();
    told.and_then(|told| told.as_f64()).unwrap_or_default()
}

impl<M> Watch<M> for Clock<'_> {
    fn stops(&mut self) -> bool {
        let passed = || self.passed();
        self.budget
            .is_some_and(|budget| passed() >= f64::from(budget.most))
    }

    fn goes_on(&mut self, _: &Progress<'_, M>) -> bool {
        let passed = || self.passed();
        self.budget
            .is_none_or(|budget| passed() < f64::from(budget.enough))
    }
}
