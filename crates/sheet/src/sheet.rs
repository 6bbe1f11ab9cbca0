//! The sheets of a game: what stands where.

use crate::aside::{Aside, heading};
use crate::face::Type;
use crate::head;
use crate::ink::{Anchor, GREY, Ink};
use crate::moves::{HEAD, Moves, SIZES, Setting};
use crate::ruling::Paragraph;
use crate::told::Told;

/// The margins: at the sides, above and below.
const SIDES: f64 = 46.0;
const ABOVE: f64 = 42.0;
const BELOW: f64 = 46.0;

/// Room between the moves and the column beside them, and below the head.
const BESIDE: f64 = 28.0;
const UNDER_HEAD: f64 = 18.0;

/// Room between the moves and the article that decided.
const UNDER_MOVES: f64 = 20.0;

/// How many lines of each block go to the next sheet, so that the article doesn't stand there
/// alone.
const CARRIED: usize = 6;

/// The share of a sheet from which on an article is long: it begins right under the moves, and goes
/// on on further sheets.
const LONG: f64 = 0.7;

/// The sheets of a game.
#[derive(Clone, Debug)]
pub struct Sheet {
    pages: Vec<String>,
}

impl Sheet {
    /// Lays out a game on as many sheets as it needs.
    pub fn of(told: &Told) -> Sheet {
        let told = told.cleaned();
        let (width, height) = told.paper.size();
        let mut inks = Pages::new(&told).set();
        let of = inks.len().to_string();
        let is_several = inks.len() > 1;
        for (index, ink) in inks.iter_mut().enumerate().filter(|_| is_several) {
            let number = (index + 1).to_string();
            let text = told.headings.sheet.replace("{n}", &number);
            let text = text.replace("{of}", &of);
            let set = Type::spaced(6.8);
            let text = set.cut(&text.to_uppercase(), width - 2.0 * SIDES);
            let place = (width / 2.0, height - 24.0);
            ink.dyed(place, set, Anchor::Middle, GREY, &text);
        }
        Sheet {
            pages: inks.into_iter().map(Ink::done).collect(),
        }
    }

    /// The sheets, each a whole `<svg>` element whose unit is a point.
    pub fn pages(&self) -> Vec<String> {
        self.pages.clone()
    }
}

/// The sheets, one after the other.
struct Pages<'a> {
    told: &'a Told,
    left: Moves<'a>,
    /// The article, until all of it is set.
    ruling: Option<Paragraph>,
    /// The largest size of letters that a sheet has not been too small for.
    size: usize,
}

impl<'a> Pages<'a> {
    fn new(told: &'a Told) -> Pages<'a> {
        Pages {
            told,
            left: Moves {
                told,
                turns: &told.turns,
            },
            ruling: None,
            size: 0,
        }
    }

    fn set(mut self) -> Vec<Ink> {
        let told = self.told;
        let (width, height) = told.paper.size();
        let (inner, bottom) = (width - 2.0 * SIDES, height - BELOW);
        let mut pages = Vec::new();
        let mut ink = Ink::new(width, height);
        let mut top = head::draw(&mut ink, told, (SIDES, ABOVE), inner) + UNDER_HEAD;
        let mut column = inner;
        if let Some(aside) = Aside::of(told) {
            column -= aside.width() + BESIDE;
            let x = SIDES + inner - aside.width();
            aside.draw(&mut ink, (x, top), bottom);
        }
        self.ruling = told
            .ruling
            .as_ref()
            .map(|ruling| Paragraph::of(ruling, column));
        loop {
            let is_done = self.page(&mut ink, top, bottom, column);
            pages.push(ink);
            if is_done {
                return pages;
            }
            ink = Ink::new(width, height);
            top = head::running(&mut ink, told, (SIDES, ABOVE), inner) + UNDER_HEAD;
            column = inner;
        }
    }

    /// Sets what is left into the column of a sheet, and returns whether that is all.
    fn page(&mut self, ink: &mut Ink, top: f64, bottom: f64, width: f64) -> bool {
        let mut under = top;
        if !self.left.turns.is_empty() {
            // The sides above the columns say as much as a heading.
            let has_heads = self
                .told
                .players
                .iter()
                .any(|player| !player.side.is_empty());
            let top = match has_heads {
                true => top,
                false => heading(ink, (SIDES, top), width, &self.told.headings.moves) - HEAD,
            };
            let setting = self.setting((width, bottom - top));
            under = top + setting.height() + UNDER_MOVES;
            let set = setting.draw(ink, (SIDES, top));
            self.left.turns = &self.left.turns[set..];
        }
        if !self.left.turns.is_empty() {
            return false;
        }
        match &mut self.ruling {
            Some(ruling) => {
                let room = bottom - under;
                let is_long = ruling.height() > LONG * (bottom - top);
                let waits = under > top && room < ruling.height() && !is_long;
                !waits && ruling.draw(ink, (SIDES, under), bottom)
            }
            None => true,
        }
    }

    /// Returns the layout of the moves in the largest letters in which they and the article fit.
    fn setting(&mut self, (width, height): (f64, f64)) -> Setting<'a> {
        let article = self
            .ruling
            .as_ref()
            .map_or(0.0, |ruling| ruling.height() + UNDER_MOVES);
        let with_article = (width, height - article);
        for (index, size) in SIZES.into_iter().enumerate().skip(self.size) {
            let setting = self.left.setting(with_article, size);
            if setting.holds_all() && setting.height() <= with_article.1 {
                self.size = index;
                return setting;
            }
        }
        // All sheets after this one have the same size, too.
        let place = (width, height);
        let full = |&index: &usize| self.left.setting(place, SIZES[index]).is_full_length();
        let smallest = SIZES.len() - 1;
        self.size = (self.size..smallest).find(full).unwrap_or(smallest);
        let setting = self.left.setting(place, SIZES[self.size]);
        let is_short = article > 0.0 && article <= LONG * height;
        if is_short && setting.holds_all() {
            return setting.with_fewer_lines(CARRIED);
        }
        setting
    }
}
