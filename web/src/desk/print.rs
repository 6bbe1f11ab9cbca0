//! Codes and sheets, as the worker draws them (`crates/sheet`).

use rochade_sheet::{Position, Told, Turn};
use rochade_table::{Entry, GameKind, Place, Seat, Shade, View};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use super::WORKER;
use crate::json::Object;
use crate::platform::worker::{self, WorkerFailed};

/// Lets a worker draw the QR code of a link, as SVG; `None` if the link is too long for one.
pub(crate) async fn code(link: &str) -> Result<Option<String>, WorkerFailed> {
    ask(("code", &link.into()), drawn).await
}

/// Lets a worker set a game on sheets of paper: each is an `<svg>` element whose unit is a point.
pub(crate) async fn sheet(told: &Told) -> Result<Vec<String>, WorkerFailed> {
    let told = told.serialize(&Serializer::json_compatible());
    let told: JsValue = told.map_err(|_| WorkerFailed::Broken)?;
    ask(("sheet", &told), pages).await
}

/// Gives a worker a task that is done in one batch, and takes what it answers.
async fn ask<T>(task: (&str, &JsValue), take: impl Fn(&Object) -> T) -> Result<T, WorkerFailed> {
    let (_working, mut answers) = worker::start(WORKER, &[task])?;
    let batch = answers.next().await?;
    let batch = batch.ok_or(WorkerFailed::Broken)?;
    Ok(take(&batch.object))
}

fn drawn(batch: &Object) -> Option<String> {
    batch.text("code")
}

fn pages(batch: &Object) -> Vec<String> {
    batch.texts("pages").unwrap_or_default()
}

/// Returns the position of the moment that is shown, with the last move before it.
pub(crate) fn position(view: &View) -> Position {
    let plan = &view.plan;
    let ends = [view.last.first(), view.last.last()];
    let name = |square| plan.name(square).to_owned();
    let is_light = |place: &Place| {
        let is_even = (place.column + place.row).is_multiple_of(2);
        is_even == (place.shade == Shade::Light)
    };
    let letter = |column| {
        let place = plan.squares.iter().find(|place| place.column == column);
        place.and_then(|place| place.name.chars().next())
    };
    Position {
        men: view.men(),
        columns: (0..plan.columns).filter_map(letter).collect(),
        light_corner: plan.squares.first().is_some_and(is_light),
        draughts: view.game == GameKind::Draughts,
        last: ends.into_iter().flatten().copied().map(name).collect(),
    }
}

/// Returns the seats in the order in which their moves stand in a row.
pub(crate) fn columns(view: &View) -> impl Iterator<Item = Seat> {
    view.plan.in_turn(view.begins)
}

/// Puts the moves that stand into rows, each written by `write`. Where a seat moves again in the
/// same round, a further row has its number; in front of the first move, dots stand for what others
/// have played before.
pub(crate) fn turns(view: &View, write: impl Fn(&Entry) -> String) -> Vec<Turn> {
    let columns: Vec<Seat> = columns(view).collect();
    let mut turns: Vec<Turn> = Vec::new();
    // The column of the next move, if it is in the same row.
    let mut next = 0;
    for entry in &*view.entries {
        let seat = entry.deed.man.seat;
        let column = columns.iter().position(|&other| other == seat);
        let column = column.unwrap_or_default();
        let goes_on = turns
            .last_mut()
            .filter(|turn| turn.number == entry.round && column >= next);
        let turn = match goes_on {
            Some(turn) => turn,
            None => {
                let before = if turns.is_empty() { column } else { 0 };
                let mut cells = vec!["…".to_owned(); before];
                cells.resize(columns.len(), String::new());
                let number = entry.round;
                turns.push(Turn { number, cells });
                turns.last_mut().expect("a turn was pushed")
            }
        };
        if let Some(cell) = turn.cells.get_mut(column) {
            *cell = write(entry);
        }
        next = column + 1;
    }
    turns
}

#[cfg(test)]
mod tests {
    use rochade_sheet::{Headings, Paper, Points, Ruling, Sat};
    use rochade_table::{Intent, Start, Table};

    use super::*;

    /// What is sent, as the other side gets it.
    fn sent(batch: &impl Serialize) -> Object {
        let json = serde_json::to_string(batch).expect("an object");
        Object::parse(&json).expect("an object")
    }

    fn played(game: GameKind, position: Option<&str>, moves: &[&str]) -> View {
        let start = Start::new(game, Vec::new());
        let mut table = match position {
            Some(position) => Table::from_position(start, position).expect("a position"),
            None => Table::new(start),
        };
        for text in moves {
            table
                .apply(Intent::Type((*text).to_owned()))
                .expect("a legal move");
        }
        table.view()
    }

    fn written(view: &View) -> Vec<(u32, Vec<String>)> {
        let turns = turns(view, |entry| entry.notation.clone());
        turns
            .into_iter()
            .map(|turn| (turn.number, turn.cells))
            .collect()
    }

    #[test]
    fn moves_stand_in_rows_of_rounds() {
        let row = |number, cells: [&str; 2]| (number, cells.map(str::to_owned).to_vec());
        let view = played(GameKind::Chess, None, &["e4", "e5", "Nf3"]);
        assert_eq!(written(&view), [row(1, ["e4", "e5"]), row(2, ["Nf3", ""])]);
        let black = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 12";
        let view = played(GameKind::Chess, Some(black), &["h6", "Rd8+"]);
        assert_eq!(
            written(&view),
            [row(12, ["…", "h6"]), row(13, ["Rd8+", ""])]
        );
        let shown = position(&view);
        assert_eq!(shown.last, ["d1", "d8"]);
        assert!(shown.men.starts_with("---wR--bK-/"));
        assert_eq!(
            (&*shown.columns, shown.light_corner, shown.draughts),
            ("abcdefgh", false, false)
        );
        let three = position(&played(GameKind::Three, None, &[]));
        assert!(three.light_corner && !three.columns.contains('j'));
    }

    #[test]
    fn what_the_worker_draws_is_what_the_page_gets() {
        let batch = sent(&rochade_desk::CodeBatch::of("https://example.org/"));
        assert!(batch.flag("done") && batch.number("progress") == Some(1.0));
        let code = drawn(&batch).expect("a code");
        assert!(code.starts_with("<svg "));
        let batch = sent(&rochade_desk::CodeBatch::of(&"a".repeat(9000)));
        assert!(batch.flag("done") && drawn(&batch).is_none());
    }

    #[test]
    fn what_the_page_asks_for_is_what_the_worker_sets() {
        let view = played(GameKind::Chess, None, &["e4", "e5"]);
        let texts = |name: &str| name.to_owned();
        let told = Told {
            paper: Paper::Letter,
            title: texts("Chess"),
            players: vec![
                Sat {
                    name: texts("Anna"),
                    side: texts("White"),
                },
                Sat {
                    name: texts("Boris"),
                    side: texts("Black"),
                },
            ],
            event: texts("Club evening"),
            date: texts("20 November 2026"),
            result: texts("1–0"),
            end: texts("Black resigned"),
            opening: Some(texts("C20")),
            laws: texts("Modern chess"),
            ruling: Some(Ruling {
                title: texts("Article 5"),
                text: texts("The game is won."),
            }),
            score: vec![Points {
                name: texts("Anna"),
                points: texts("1"),
            }],
            turns: turns(&view, |entry| entry.notation.clone()),
            position: Some(position(&view)),
            link: texts("https://example.org/"),
            link_caption: texts("Play on"),
            headings: Headings {
                moves: texts("Moves"),
                position: texts("Decisive position"),
                score: texts("Score"),
                sheet: texts("Sheet {n} of {of}"),
            },
        };
        let task = serde_json::to_string(&told).expect("an object");
        let told = serde_json::from_str(&task).expect("what the worker is told");
        let batch = sent(&rochade_desk::SheetBatch::of(&told));
        assert!(batch.flag("done") && batch.number("progress") == Some(1.0));
        let pages = pages(&batch);
        assert!(pages.len() == 1 && pages[0].contains("viewBox=\"0 0 612 792\""));
    }
}
