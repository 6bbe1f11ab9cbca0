//! Codes and sheets, as the worker draws them (`crates/sheet`).

use rochade_table::{Entry, GameKind, Place, Seat, Shade, View};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

use super::WORKER;
use crate::json::Object;
use crate::platform::worker::{self, Answers, WorkerFailed};

/// The QR code of a text, as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code {
    /// The picture, an `<svg>` element with a margin of four modules around the code.
    pub(crate) svg: String,
    /// The number of its modules a side, without the margin.
    pub(crate) size: usize,
}

/// The paper that a sheet is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8½ × 11 inches.
    Letter,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Sat {
    /// The name; empty if it is not known.
    pub(crate) name: String,
    /// What the side is called: "White".
    pub(crate) side: String,
}

/// The article that decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Ruling {
    /// Its title.
    pub(crate) title: String,
    /// Its text; each line is a paragraph.
    pub(crate) text: String,
}

/// A player's score in the sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Points {
    /// The player's name.
    pub(crate) name: String,
    /// The points, as they are written: "1½".
    pub(crate) points: String,
}

/// A row of the moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Turn {
    /// The number of the round.
    pub(crate) number: u32,
    /// A move of each player, in the order of the players; empty where one has none.
    pub(crate) cells: Vec<String>,
}

/// The position that decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Position {
    /// The men, row by row from the top ([`View::men`]).
    pub(crate) men: String,
    /// The letters of the columns, from the left.
    pub(crate) columns: String,
    /// Whether the square at the lower left is light, or would be if the board had one there.
    pub(crate) light_corner: bool,
    /// Whether the men are draughtsmen.
    pub(crate) draughts: bool,
    /// The names of the squares where the last move began and ended; empty if there is none.
    pub(crate) last: Vec<String>,
}

/// The headings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Headings {
    /// Above the moves.
    pub(crate) moves: String,
    /// Above the position.
    pub(crate) position: String,
    /// Above the score of the sitting.
    pub(crate) score: String,
    /// At the foot of several sheets, with `{n}` for the number and `{of}` for how many there are.
    pub(crate) sheet: String,
}

/// All that is printed of a game, in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Asked {
    /// The paper.
    pub(crate) paper: Paper,
    /// What is played: "Chess".
    pub(crate) title: String,
    /// The players, in the order of [`columns`].
    pub(crate) players: Vec<Sat>,
    /// The event and its place; empty if there is none.
    pub(crate) event: String,
    /// The day; empty if it is not known.
    pub(crate) date: String,
    /// The result: "1–0".
    pub(crate) result: String,
    /// How it ended: "Checkmate".
    pub(crate) end: String,
    /// The opening: "C50 Italian Game".
    pub(crate) opening: Option<String>,
    /// The name of the laws.
    pub(crate) laws: String,
    /// The article that decided, if one did.
    pub(crate) ruling: Option<Ruling>,
    /// The score of the sitting; empty if there is none.
    pub(crate) score: Vec<Points>,
    /// The moves, as [`turns`] puts them into rows.
    pub(crate) turns: Vec<Turn>,
    /// The position that decided, if one is to be shown.
    pub(crate) position: Option<Position>,
    /// The link that becomes a code; empty for none, and one that is too long becomes none.
    pub(crate) link: String,
    /// What stands beside the code.
    pub(crate) link_caption: String,
    /// The headings.
    pub(crate) headings: Headings,
}

/// Lets a worker draw the code of a text; gives nothing if the text is too long for one.
pub(crate) async fn code(text: &str) -> Result<Option<Code>, WorkerFailed> {
    let (_working, answers) = worker::start(WORKER, &[("code", &text.into())])?;
    answer(answers, Code::take).await
}

/// Lets a worker set a game on sheets of paper: each is an `<svg>` element whose unit is a point.
pub(crate) async fn sheet(asked: &Asked) -> Result<Vec<String>, WorkerFailed> {
    let task = asked.serialize(&Serializer::json_compatible());
    let task: JsValue = task.map_err(|_| WorkerFailed::Broken)?;
    let (_working, answers) = worker::start(WORKER, &[("sheet", &task)])?;
    answer(answers, pages).await
}

/// Waits for the only batch.
async fn answer<T>(mut answers: Answers, take: impl Fn(&Object) -> T) -> Result<T, WorkerFailed> {
    let batch = answers.next().await?;
    let batch = batch.ok_or(WorkerFailed::Broken)?;
    Ok(take(&batch.object))
}

impl Code {
    fn take(batch: &Object) -> Option<Code> {
        let code = batch.object("code")?;
        let svg = code.text("svg")?;
        let size = super::count(&code, "size");
        Some(Code { svg, size })
    }
}

fn pages(batch: &Object) -> Vec<String> {
    batch.texts("pages").unwrap_or_default()
}

impl Position {
    /// The position of the moment that is shown, with the last move before it.
    pub(crate) fn of(view: &View) -> Position {
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
        let position = Position::of(&view);
        assert_eq!(position.last, ["d1", "d8"]);
        assert!(position.men.starts_with("---wR--bK-/"));
        assert_eq!(
            (&*position.columns, position.light_corner, position.draughts),
            ("abcdefgh", false, false)
        );
        let three = Position::of(&played(GameKind::Three, None, &[]));
        assert!(three.light_corner && !three.columns.contains('j'));
    }

    #[test]
    fn what_the_worker_draws_is_what_the_page_gets() {
        let batch = sent(&rochade_desk::CodeBatch::of("https://example.org/"));
        assert!(batch.flag("done") && batch.number("progress") == Some(1.0));
        let code = Code::take(&batch).expect("a code");
        assert!(code.svg.starts_with("<svg ") && code.size >= 21);
        let batch = sent(&rochade_desk::CodeBatch::of(&"a".repeat(9000)));
        assert!(batch.flag("done") && Code::take(&batch).is_none());
    }

    #[test]
    fn what_the_page_asks_for_is_what_the_worker_sets() {
        let view = played(GameKind::Chess, None, &["e4", "e5"]);
        let texts = |name: &str| name.to_owned();
        let asked = Asked {
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
            position: Some(Position::of(&view)),
            link: texts("https://example.org/"),
            link_caption: texts("Play on"),
            headings: Headings {
                moves: texts("Moves"),
                position: texts("Decisive position"),
                score: texts("Score"),
                sheet: texts("Sheet {n} of {of}"),
            },
        };
        let task = serde_json::to_string(&asked).expect("an object");
        let told = serde_json::from_str(&task).expect("what the worker is told");
        let batch = sent(&rochade_desk::SheetBatch::of(&told));
        assert!(batch.flag("done") && batch.number("progress") == Some(1.0));
        let pages = pages(&batch);
        assert!(pages.len() == 1 && pages[0].contains("viewBox=\"0 0 612 792\""));
    }
}
