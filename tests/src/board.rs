//! The board: what stands on it, what is marked, and how squares are touched.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::Location;

use serde::Deserialize;

use crate::keys::Key;
use crate::page::Page;
use crate::pointer::Point;

/// The board and the game as the page tells them to the outside.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Board {
    /// The word for what is played.
    pub game: String,
    /// The position that is shown.
    pub position: String,
    /// The seat to move.
    pub turn: String,
    /// How the game ended, empty while it goes on.
    pub result: String,
    /// Why it ended.
    pub termination: String,
    /// What stands on each square, and its marks.
    squares: BTreeMap<String, (String, String)>,
}

/// Reads all of it at once, so that no move falls between.
const LOOK: &str = "(() => {
    const { game = '', position = '', turn = '', result = '', termination = '' } = document.documentElement.dataset;
    const squares = {};
    for (const { dataset } of document.querySelectorAll('[data-square]'))
        squares[dataset.square] = [dataset.piece ?? '', dataset.marks ?? ''];
    return { game, position, turn, result, termination, squares };
})()";

impl Board {
    /// What stands on a square (`wK`), empty if nothing does.
    pub fn piece(&self, square: &str) -> &str {
        self.squares.get(square).map_or("", |(piece, _)| piece)
    }

    /// The squares that have a mark.
    pub fn marked(&self, mark: &str) -> BTreeSet<&str> {
        let has = |marks: &str| marks.split_whitespace().any(|word| word == mark);
        self.squares
            .iter()
            .filter(|(_, (_, marks))| has(marks))
            .map(|(square, _)| square.as_str())
            .collect()
    }

    /// Whether the pieces on the squares are those of the position, where that is FEN of chess or
    /// of draughts.
    pub fn agrees(&self) -> bool {
        let stand = match self.game.as_str() {
            "chess" => chess_men(&self.position),
            "draughts" => draughtsmen(&self.position),
            _ => return true,
        };
        let shown = self
            .squares
            .iter()
            .map(|(square, (piece, _))| (square, piece));
        let shown = shown.filter(|(_, piece)| !piece.is_empty());
        shown.eq(stand.iter())
    }

    /// How many squares have a piece.
    pub fn pieces(&self) -> usize {
        let pieces = self.squares.values().map(|(piece, _)| piece);
        pieces.filter(|piece| !piece.is_empty()).count()
    }

    /// Number of squares.
    pub fn size(&self) -> usize {
        self.squares.len()
    }
}

/// What stands where in a position of chess.
fn chess_men(position: &str) -> BTreeMap<String, String> {
    let mut stand = BTreeMap::new();
    let placement = position.split(' ').next().unwrap_or_default();
    for (row, rank) in placement.split('/').zip((1..=8).rev()) {
        let mut file = b'a';
        for letter in row.chars() {
            if let Some(gap) = letter.to_digit(10) {
                file += u8::try_from(gap).unwrap_or(0);
            } else {
                let side = if letter.is_uppercase() { 'w' } else { 'b' };
                let piece = format!("{side}{}", letter.to_ascii_uppercase());
                stand.insert(format!("{}{rank}", char::from(file)), piece);
                file += 1;
            }
        }
    }
    stand
}

/// What stands where in a position of draughts: `W:Wc3,Kd4:Be5`.
fn draughtsmen(position: &str) -> BTreeMap<String, String> {
    let sides = position.split(':').skip(1);
    let sides = sides.filter_map(|side| side.split_at_checked(1));
    sides
        .filter(|(side, _)| ["W", "B"].contains(side))
        .flat_map(|(side, men)| {
            let men = men.split(',').filter(|man| !man.is_empty());
            men.map(move |man| {
                let (kind, square) = match man.strip_prefix('K') {
                    Some(square) => ('K', square),
                    None => ('M', man),
                };
                (square.to_owned(), format!("{}{kind}", side.to_lowercase()))
            })
        })
        .collect()
}

impl Page {
    /// The board now.
    pub async fn board(&self) -> Board {
        let seen = self.eval(LOOK).await;
        serde_json::from_value(seen.clone())
            .unwrap_or_else(|error| panic!("the page shows no board ({error}): {seen}"))
    }

    /// Waits for the board to be there with all its squares.
    #[track_caller]
    pub fn expect_board(&self) -> impl Future<Output = ()> {
        self.expect_of_board("a board with all its squares and a position", |board| {
            let whole = match board.game.as_str() {
                "chess" | "draughts" => board.size() == 64,
                _ => board.size() > 0,
            };
            whole && !board.position.is_empty()
        })
    }

    /// Waits for the board, and for the rest of the page, which is there a little later (tested in
    /// `boot`). An embedded page is whole before it is awake.
    pub async fn expect_whole(&self) {
        self.expect_board().await;
        self.expect("document.querySelector('[data-action=new-game], [data-embed]') !== null")
            .await;
    }

    /// Waits until a square is seen in the lower left corner of the board.
    #[track_caller]
    pub fn expect_lower_left(&self, square: &str) -> impl Future<Output = ()> {
        self.expect(format!(
            "(board => document.elementFromPoint(board.left + 2, board.bottom - 2)?.closest('[data-square]')?.dataset.square
                === '{square}')(document.querySelector('[role=grid]').getBoundingClientRect())"
        ))
    }

    /// Waits until a piece (or nothing, if empty) stands on a square.
    #[track_caller]
    pub fn expect_piece(&self, square: &str, piece: &str) -> impl Future<Output = ()> {
        self.expect_of_board(format!("{piece:?} on {square}"), move |board| {
            board.piece(square) == piece
        })
    }

    /// Waits until exactly these squares, and at least one, have a mark.
    #[track_caller]
    pub fn expect_marked(&self, mark: &str, squares: &str) -> impl Future<Output = ()> {
        let wanted: BTreeSet<String> = squares.split_whitespace().map(String::from).collect();
        assert!(!wanted.is_empty(), "see expect_unmarked");
        self.expect_of_board(format!("{mark:?} on {squares:?} alone"), move |board| {
            board.marked(mark).into_iter().eq(&wanted)
        })
    }

    /// Waits until no square has any of these marks, and checks that it stays so.
    #[track_caller]
    pub fn expect_unmarked(&self, marks: &str) -> impl Future<Output = ()> {
        let marked: Vec<String> = marks
            .split_whitespace()
            .map(|mark| format!("[data-square][data-marks~={mark}]"))
            .collect();
        self.expect_to_stay(format!(
            "document.querySelector('{}') === null",
            marked.join(", ")
        ))
    }

    /// Waits until nothing is selected and no target is shown, and checks that it stays so.
    #[track_caller]
    pub fn expect_nothing_selected(&self) -> impl Future<Output = ()> {
        self.expect_unmarked("selected move capture")
    }

    /// Waits until the first field of the position is this one.
    #[track_caller]
    pub fn expect_placement(&self, placement: &str) -> impl Future<Output = ()> {
        self.expect_of_board(format!("the placement {placement}"), move |board| {
            board.position.split(' ').next() == Some(placement)
        })
    }

    /// Checks that the position is this one, by its first field, and that it stays.
    #[track_caller]
    pub fn expect_placement_to_stay(&self, placement: &str) -> impl Future<Output = ()> {
        self.expect_to_stay(format!(
            "document.documentElement.dataset.position.split(' ')[0] === '{placement}'"
        ))
    }

    /// Waits until it is a seat's turn.
    #[track_caller]
    pub fn expect_turn(&self, seat: &str) -> impl Future<Output = ()> {
        self.expect_of_board(format!("the turn of {seat}"), move |board| {
            board.turn == seat
        })
    }

    /// Waits until the game has ended so.
    #[track_caller]
    pub fn expect_end(&self, result: &str, termination: &str) -> impl Future<Output = ()> {
        let what = format!("the end {result} by {termination}");
        self.expect_of_board(what, move |board| {
            (board.result.as_str(), board.termination.as_str()) == (result, termination)
        })
    }

    /// Checks that the game goes on, and does not end.
    #[track_caller]
    pub fn expect_no_end(&self) -> impl Future<Output = ()> {
        self.expect_to_stay(
            "(({ result, termination }) => result === '' && termination === '')(document.documentElement.dataset)",
        )
    }

    /// Waits until something is true of the board.
    #[track_caller]
    pub fn expect_of_board(
        &self,
        what: impl Into<String>,
        is_so: impl Fn(&Board) -> bool,
    ) -> impl Future<Output = ()> {
        let (at, what) = (Location::caller(), what.into());
        async move {
            self.until(at, async || {
                let board = self.board().await;
                if is_so(&board) {
                    Ok(())
                } else {
                    Err(format!("expected {what}; there is {board:?}"))
                }
            })
            .await;
        }
    }

    /// The middle of a square. (Squares never move, so there is nothing to wait for.)
    pub async fn square(&self, square: &str) -> Point {
        let ask = format!(
            "(r => [r.x + r.width / 2, r.y + r.height / 2])\
             (document.querySelector('[data-square=\"{square}\"]').getBoundingClientRect())"
        );
        let (x, y) = serde_json::from_value(self.eval(&ask).await).expect("two numbers");
        Point { x, y }
    }

    /// Clicks a square.
    pub async fn tap(&self, square: &str) {
        self.click_at(self.square(square).await).await;
    }

    /// Taps a square with a finger.
    pub async fn touch_tap(&self, square: &str) {
        self.finger_tap_at(self.square(square).await).await;
    }

    /// Drags with the mouse from one square to another.
    pub async fn drag(&self, from: &str, to: &str) {
        let (from, to) = (self.square(from).await, self.square(to).await);
        self.drag_between(from, to).await;
    }

    /// Draws from one square to another, with the second button of the mouse.
    pub async fn draw(&self, from: &str, to: &str) {
        let (from, to) = (self.square(from).await, self.square(to).await);
        self.right_drag_between(from, to, 0).await;
    }

    /// Drags with a finger from one square to another.
    pub async fn touch_drag(&self, from: &str, to: &str) {
        let (from, to) = (self.square(from).await, self.square(to).await);
        self.finger_drag_between(from, to).await;
    }

    /// Types a move, and waits until it is made.
    #[track_caller]
    pub fn type_move(&self, text: &str) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            let before = self.board().await.position;
            self.write_move(text).await;
            self.until(at, async || {
                let now = self.board().await;
                let made = now.position != before && now.agrees();
                made.then_some(())
                    .ok_or_else(|| format!("{text} was not played at {now:?}"))
            })
            .await;
        }
    }

    /// Types a move, without a look at what comes of it. (The field may be out of sight until it
    /// has the focus.)
    pub async fn write_move(&self, text: &str) {
        self.expect(
            "(field => { field.focus(); return document.activeElement === field })(document.querySelector('[name=move]'))",
        )
        .await;
        self.write(text).await;
        self.key(Key::Enter).await;
    }

    /// Types moves, one after the other.
    pub async fn type_moves(&self, moves: &str) {
        for text in moves.split_whitespace() {
            self.type_move(text).await;
        }
    }

    /// Plays moves (`e2e4`) by some means, waiting for each to be made.
    #[track_caller]
    pub fn play(
        &self,
        moves: &str,
        mut by: impl AsyncFnMut(&str, &str),
    ) -> impl Future<Output = ()> {
        let at = Location::caller();
        async move {
            for (from, to) in moves.split_whitespace().map(ends) {
                let before = self.board().await;
                by(from, to).await;
                self.until(at, async || {
                    let now = self.board().await;
                    let moved = now.position != before.position && now.piece(from).is_empty();
                    let done = moved && now.turn != before.turn && now.agrees();
                    done.then_some(())
                        .ok_or_else(|| format!("{from}{to} was not played at {}", now.position))
                })
                .await;
            }
        }
    }

    /// Plays moves by clicks.
    #[track_caller]
    pub fn tap_moves(&self, moves: &str) -> impl Future<Output = ()> {
        self.play(moves, async |from: &str, to: &str| {
            self.tap(from).await;
            self.tap(to).await;
        })
    }

    /// Moves the focus into the board with the Tab key.
    pub async fn tab_to_board(&self) {
        for _ in 0..40 {
            let inside = "document.activeElement?.closest('[role=grid]') !== null";
            if self.eval(inside).await == true {
                return;
            }
            self.key(Key::Tab).await;
        }
        panic!("the Tab key does not lead to the board");
    }

    /// The side of a square in CSS pixels.
    pub async fn square_size(&self) -> f64 {
        self.eval("document.querySelector('[data-square]').getBoundingClientRect().width")
            .await
            .as_f64()
            .unwrap_or_default()
    }
}

/// The two squares of a move.
fn ends(text: &str) -> (&str, &str) {
    (&text[..2], &text[2..4])
}
