//! The game as a sheet for paper: what is told on it, in the reader's language.

use rochade_sheet::{Headings, Paper, Points, Ruling, Sat, Told};
use rochade_table::{Entry, GameKind, SeatView, Table, View, saved};
use yew::prelude::*;

use super::session::OPENING;
use super::{GameTable, Msg, Redraw};
use crate::command::{Command, Panel};
use crate::components::{replay, rules};
use crate::desk::print;
use crate::desk::replay::{GAME, Title};
use crate::notation::Notation;
use crate::platform::locale::{self, Dates};
use crate::platform::openings::Openings;
use crate::say;
use crate::text::Texts;
use crate::words::{self, laws};

impl GameTable {
    /// Shows the game as a sheet, with the code of a link to it.
    pub(super) fn show_sheet(&mut self, ctx: &Context<Self>, link: String) -> Redraw {
        let saved = self.saved_read();
        let Some(table) = saved.and_then(|saved| saved::read(&saved).ok()) else {
            return self.tell(self.texts.refused_long());
        };
        let (texts, file) = (self.texts, self.file_name());
        let mut told = Writer {
            texts,
            notation: self.notation_in_text(ctx),
        }
        .told(&table, self.ply_on_paper(&table));
        match self.replayed() {
            Some(game) => name_as(&mut told, texts, &game.title, &table.view()),
            None => {
                let day = self.store.on_board().day;
                told.date = Dates::of_days(texts.language_code()).write(&day);
            }
        }
        told.score = self.points();
        told.link = link;
        let law = table.view().law;
        let positions = table.positions(OPENING);
        let game = table.record().start.game();
        ctx.link().send_future(async move {
            if game == GameKind::Chess {
                let openings = Openings::load(texts.language_code()).await.ok();
                let name = openings.and_then(|openings| openings.name(&positions));
                told.opening = name.map(str::to_owned);
            }
            if let Some(law) = law {
                let text = rules::paragraph(texts, &law, game).await;
                told.ruling = Some(Ruling {
                    title: laws::place(texts, &law),
                    text: text.unwrap_or_default(),
                });
            }
            let told = Box::new(told);
            Msg::Do(Command::Open(Panel::Sheet { told, file }))
        });
        Redraw::No
    }

    /// Returns after how many plies the position stands that is printed: the one that is shown, or
    /// else the last one.
    fn ply_on_paper(&self, table: &Table) -> usize {
        let shown = match self.replayed_place() {
            Some((game, (GAME, ply))) => game.before() + ply,
            Some(_) => 0,
            None => self.session.view().shown_ply,
        };
        match shown {
            0 => table.plies(),
            shown => shown.min(table.plies()),
        }
    }

    /// The score of the sitting, if anybody has one in it.
    fn points(&self) -> Vec<Points> {
        let view = self.session.view();
        if self.reading.is_some() || !say::is_scored(view) {
            return Vec::new();
        }
        let points = |seat: &SeatView| Points {
            name: say::of_seat(self.texts, view, seat),
            points: say::score(seat.score),
        };
        view.seats.iter().map(points).collect()
    }
}

/// Calls a game that was read as its text does.
fn name_as(told: &mut Told, texts: &Texts, title: &Title, view: &View) {
    for (sat, seat) in told.players.iter_mut().zip(print::columns(view)) {
        let name = title.players.get(seat.index());
        sat.name = name.cloned().unwrap_or_default();
    }
    told.event = replay::title::about(texts, title);
    if told.result.is_empty() {
        told.result = replay::title::result(title);
    }
}

/// Writes a game in the words and the notation of the reader.
struct Writer {
    texts: &'static Texts,
    notation: Notation,
}

impl Writer {
    /// Tells what the game itself knows, with the position after this number of plies.
    fn told(&self, table: &Table, ply: usize) -> Told {
        let (texts, view) = (self.texts, table.view());
        let outcome = view.outcome.as_ref();
        let seats = print::columns(&view).filter_map(|seat| view.seat(seat));
        Told {
            paper: match locale::prints_on_letter() {
                true => Paper::Letter,
                false => Paper::A4,
            },
            title: words::of(view.game).name(texts).to_owned(),
            players: seats.map(|seat| self.sat(&view, seat)).collect(),
            result: outcome.map_or_else(String::new, |outcome| {
                say::result_alone(texts, view.game, outcome)
            }),
            end: outcome.map_or_else(String::new, |outcome| {
                say::reason(texts, outcome).to_owned()
            }),
            laws: laws::name(texts, view.laws).to_owned(),
            turns: print::turns(&view, |entry| self.written(&view, entry)),
            position: table.until(ply).map(|table| print::position(&table.view())),
            link_caption: texts.sheet_code().to_owned(),
            headings: Headings {
                moves: texts.sheet_moves().to_owned(),
                position: self.called(&view, ply),
                score: texts.sheet_sitting().to_owned(),
                sheet: texts.sheet_number("{n}", "{of}"),
            },
            ..Told::default()
        }
    }

    /// Tells who sits somewhere; who has no name is known by the side.
    fn sat(&self, view: &View, seat: &SeatView) -> Sat {
        let side = words::of(view.game).side(self.texts, seat.seat).to_owned();
        let name = say::of_seat(self.texts, view, seat);
        Sat {
            name: if name == side { String::new() } else { name },
            side,
        }
    }

    /// Writes a move; one that was against the rules is marked.
    fn written(&self, view: &View, entry: &Entry) -> String {
        let written = words::of(view.game).entry(&view.plan, self.notation, entry);
        match entry.illegal {
            true => written + "✗",
            false => written,
        }
    }

    /// Returns what the position after this number of plies is called.
    fn called(&self, view: &View, ply: usize) -> String {
        let entry = ply.checked_sub(1).and_then(|ply| view.entries.get(ply));
        let is_final = ply == view.plies && view.outcome.is_some();
        match entry.filter(|_| !is_final) {
            None => self.texts.sheet_decisive().to_owned(),
            Some(entry) => {
                let made = self.written(view, entry);
                let is_first = entry.deed.man.seat == view.begins;
                let dots = if is_first { ". " } else { " … " };
                let number = entry.round.to_string();
                self.texts.sheet_here(&[&number, dots, &made].concat())
            }
        }
    }
}
