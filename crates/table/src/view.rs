//! All that can be drawn of a table, as plain data.

use std::rc::Rc;

use crate::clock::{ClockView, Press};
use crate::deed::{Entry, Path, Victim};
use crate::game_kind::GameKind;
use crate::geometry::Geometry;
use crate::intent::Happening;
use crate::laws::{Claim, Task};
use crate::man::{Kind, Man, Seat};
use crate::outcome::{Frozen, Outcome};
use crate::plan::{Plan, SquareId, Turn};
use crate::player::Player;
use crate::prompt::{ManAt, Prompt};
use crate::rules::{Captures, Missed};

/// A mark on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Mark {
    /// The man here is in hand.
    Selected = 1,
    /// The man in hand can go to this empty square.
    Move = 2,
    /// The man in hand can capture here (en passant: goes here to capture).
    Capture = 4,
    /// The last move started here.
    LastFrom = 8,
    /// The last move ended here.
    LastTo = 16,
    /// The king here is in check.
    Check = 32,
    /// The man here was touched, and something is owed for it.
    Touched = 64,
    /// The man here can do what is owed.
    Must = 128,
    /// The man in hand has come over this square.
    Path = 256,
    /// A man was taken here by the man in hand, or by the last move in passing over it, or was
    /// taken off before it or since.
    Victim = 512,
    /// The man here has failed to capture, and may be taken off.
    Blowable = 1024,
    /// The man here belongs to a seat that stands frozen: it can't move.
    Frozen = 2048,
    /// The queen here is attacked, in a game in which that is told as a check is (four-handed,
    /// 4p-18).
    Attacked = 4096,
    /// A computer would move this man, or move it here.
    Hint = 8192,
    /// The man here belongs to a seat that has left the game, and stays where it is.
    Left = 16384,
    /// The king here belongs to a seat that stands frozen for being mated.
    Mated = 32768,
    /// The king here belongs to a seat that stands frozen for being stalemated.
    Stalemated = 65536,
}

impl Mark {
    /// Every mark, in the order of `data-marks`.
    const ALL: [Mark; 17] = [
        Mark::Selected,
        Mark::Move,
        Mark::Capture,
        Mark::LastFrom,
        Mark::LastTo,
        Mark::Check,
        Mark::Attacked,
        Mark::Hint,
        Mark::Touched,
        Mark::Must,
        Mark::Path,
        Mark::Victim,
        Mark::Blowable,
        Mark::Frozen,
        Mark::Mated,
        Mark::Stalemated,
        Mark::Left,
    ];

    /// Returns the contract's word for the mark (`data-marks`).
    pub fn word(self) -> &'static str {
        match self {
            Mark::Selected => "selected",
            Mark::Move => "move",
            Mark::Capture => "capture",
            Mark::LastFrom | Mark::LastTo => "last",
            Mark::Check => "check",
            Mark::Attacked => "attacked",
            Mark::Hint => "hint",
            Mark::Touched => "touched",
            Mark::Must => "must",
            Mark::Path => "path",
            Mark::Victim => "victim",
            Mark::Blowable => "blowable",
            Mark::Frozen => "frozen",
            Mark::Mated => "mated",
            Mark::Stalemated => "stalemated",
            Mark::Left => "left",
        }
    }
}

/// The marks of one square, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u32);

impl Marks {
    /// Returns whether the mark is set.
    pub fn has(self, mark: Mark) -> bool {
        self.0 & mark as u32 != 0
    }

    /// Returns the words of the marks that are set, each once.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        // A move of draughts may end where it began.
        let both = self.has(Mark::LastFrom) && self.has(Mark::LastTo);
        let set = Mark::ALL.into_iter().filter(move |&mark| self.has(mark));
        let set = set.filter(move |&mark| !(both && mark == Mark::LastTo));
        set.map(Mark::word)
    }

    pub(crate) fn set(&mut self, mark: Mark) {
        self.0 |= mark as u32;
    }

    fn unset(&mut self, mark: Mark) {
        self.0 &= !(mark as u32);
    }
}

impl From<Mark> for Marks {
    fn from(mark: Mark) -> Marks {
        Marks(mark as u32)
    }
}

/// One square as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SquareView {
    /// What stands on it.
    pub man: Option<Man>,
    /// Its marks.
    pub marks: Marks,
    /// Whose move began or ended here, of those that others than the player to move have made since
    /// that one's own, but for the last move.
    pub moved: Option<Seat>,
}

/// A move as an arrow shows it: whose it was, where it began, and where it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveMade {
    /// Whose move it was.
    pub seat: Seat,
    /// Where it began.
    pub from: SquareId,
    /// Where it ended.
    pub to: SquareId,
}

/// The question what a pawn becomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// Whose pawn it is.
    pub seat: Seat,
    /// Where the pawn stands.
    pub from: SquareId,
    /// Where it changes.
    pub to: SquareId,
    /// What it can become, the first choice first.
    pub choices: Vec<Kind>,
}

/// One seat as its bar shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Its letter in the page's contract.
    pub letter: &'static str,
    /// The number of the player who has it in this game; players keep their number through the
    /// sitting.
    pub player_number: usize,
    /// The player who has it in this game.
    pub player: Player,
    /// The player's score in this sitting, in 24ths of a game.
    pub score: u32,
    /// Whether it is this seat's turn in a game that goes on.
    pub to_move: bool,
    /// Whether it still plays: a seat can be out of a game that the others go on with.
    pub in_game: bool,
    /// How it stands if it is passed over because it has no move.
    pub frozen: Option<Frozen>,
    /// Whether it may offer a draw now.
    pub can_offer_draw: bool,
    /// Whether it has offered a draw and is still to make the move that goes with it.
    pub has_offered_draw: bool,
    /// Whether the laws let it ask to take moves back at all.
    pub takes_back: bool,
    /// Whether it may ask now to take its last move back.
    pub can_ask_take_back: bool,
    /// Whether it may resign now.
    pub can_resign: bool,
    /// What it may claim now.
    pub claims: Vec<Claim>,
    /// Whether it may begin to count moves now.
    pub can_start_count: bool,
    /// Whether it may ask now to strike the count of another seat.
    pub can_ask_strike: bool,
    /// Whether it may say now that the next man it touches is only put straight.
    pub can_adjust: bool,
    /// Whether it has said that, and is still to touch it.
    pub is_adjusting: bool,
    /// What it had captured more than others at the moment that is shown, where the game compares
    /// captures.
    pub captures: Captures,
    /// Whether it may say "check" with its move, and take that word back.
    pub can_say_check: bool,
    /// Whether it says "check" with the move that it is to make.
    pub says_check: bool,
    /// Whether it may point out a check that it has not said. Whether there is one, only the answer
    /// shows: to show it here would point it out.
    pub can_point_out: bool,
    /// Whether it may say that it has noticed a check which nobody has said; the same goes for
    /// that.
    pub can_notice: bool,
    /// Whether it may take a man off that has failed to capture. Whether there is one,
    /// [`View::missed`] tells, where players want to be told.
    pub can_blow: bool,
    /// Whether it has said that it does, and is still to touch the man.
    pub is_blowing: bool,
    /// Whether it has a say, after a game of pairs, in who plays with whom in the next one.
    pub can_want_new_partners: bool,
    /// Whether it has said that it wants new partners.
    pub wants_new_partners: bool,
    /// Whether it is asked to agree to new partners: it has lost, the partner wants them, and it
    /// has not said so.
    pub is_asked_for_new_partners: bool,
    /// Whether it is given hints in this game at all.
    pub takes_hints: bool,
    /// Whether it may be shown now what a computer would play.
    pub can_take_hint: bool,
    /// How many hints it has been given.
    pub hints: usize,
}

/// What the player to move owes for a touch, or for an illegal move; or what the rules want of
/// every move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DutyView {
    /// What is to be done.
    pub task: Task,
    /// Where the laws say so (`data-law`).
    pub law: String,
}

/// Something that the laws made of what a player did; found afterwards by [`Story`](crate::Story).
#[derive(Clone, PartialEq, Debug)]
pub struct Ruling {
    /// The ply with which it happened, or the ply that was to come then; counted from 1.
    pub ply: usize,
    /// Whose move that was, or was to be.
    pub mover: Seat,
    /// What happened.
    pub happening: Happening,
    /// What was owed then, where a man was touched or the opponent was asked about that.
    pub task: Option<Task>,
    /// The man that it is about, where it is about one that was touched.
    pub man: Option<ManAt>,
    /// Where the laws say so (`data-law`).
    pub law: String,
}

/// The count of moves that a player has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountView {
    /// Who counts.
    pub by: Seat,
    /// What it has come to, in moves of each seat that can move.
    pub moves: u32,
    /// How many of them end the game.
    pub of: u32,
    /// Whether it was struck.
    pub struck: bool,
}

impl CountView {
    /// The count as the page's contract has it (`data-count`): `17/50`.
    pub fn text(&self) -> String {
        format!("{}/{}", self.moves, self.of)
    }
}

/// All that can be drawn of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The game.
    pub game: GameKind,
    /// The name of the laws that it is played under (`data-laws`).
    pub laws: &'static str,
    /// The board, the seats, the kinds of men.
    pub plan: Rc<Plan>,
    /// The squares as of the moment that is shown, with what the hand has begun, in the plan's
    /// order.
    pub squares: Vec<SquareView>,
    /// The path of the last move before the moment that is shown; empty at the start.
    pub last: Path,
    /// What others have moved since the seat that is to move did, the oldest first; nothing where
    /// two play.
    pub since: Vec<MoveMade>,
    /// Whether the man in hand may stay where it is, though it could go on: "done".
    pub can_stop: bool,
    /// The promotion that is pending.
    pub promotion: Option<Promotion>,
    /// The questions that wait for an answer.
    pub prompts: Vec<Prompt>,
    /// The seats, in the order of the plan.
    pub seats: Vec<SeatView>,
    /// The seat with whose turn a round begins: the first one by the laws, or of several the one
    /// that has made the first move, or is to make it.
    pub begins: Seat,
    /// Whose turn it is, or would be if the game had not ended, whatever moment is shown.
    pub turn: Seat,
    /// How many moves the player to move still makes before it is another's turn, where odds let it
    /// make several.
    pub ahead: usize,
    /// The moves that stand, one a ply. The same list until it changes.
    pub entries: Rc<Vec<Entry>>,
    /// Plies that stand: the length of `entries`.
    pub plies: usize,
    /// The moment that is shown, as a number of plies. If that is all of them, it is the present.
    pub shown_ply: usize,
    /// The clocks, as of the time that the table was told last.
    pub clock: Option<ClockView>,
    /// What ends a player's time for a move.
    pub press: Press,
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// Where the laws say why it ended (`data-law`), if they differ in that.
    pub law: Option<String>,
    /// The count of moves, once a player has begun one.
    pub count: Option<CountView>,
    /// What the player to move owes.
    pub duty: Option<DutyView>,
    /// The men that the player to move may take off now, because they have failed to capture; none
    /// while an earlier moment is shown.
    pub missed: Vec<Missed>,
    /// The man that was taken off for that since the last move.
    pub blown: Option<Victim>,
    /// Whether the lot has to say who plays what in the next game.
    pub draws_lots: bool,
    /// The position of the moment that is shown, in the game's own notation (`data-position`).
    pub position: String,
}

impl View {
    /// The same for players who are told which men have failed to capture, and need not say that
    /// they take one off; or for players who want to see that for themselves, as at a board of
    /// wood, and then say so.
    #[must_use]
    pub fn telling_of_missed(mut self, told: bool) -> View {
        if told {
            for seat in &mut self.seats {
                seat.can_blow = false;
            }
        } else {
            self.missed = Vec::new();
            for square in &mut self.squares {
                square.marks.unset(Mark::Blowable);
            }
        }
        self
    }

    /// The same with marks on the squares of a hint.
    #[must_use]
    pub fn hinting(mut self, hint: &[SquareId]) -> View {
        for square in hint {
            if let Some(view) = self.squares.get_mut(square.index()) {
                view.marks.set(Mark::Hint);
            }
        }
        self
    }

    /// Returns what is shown of a seat; `None` for a seat that nobody has.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// Returns the men on the board, row by row from its top, as nobody has turned it: with `/`
    /// between rows, a `-` for an empty square, a `_` for a hole.
    pub fn men(&self) -> String {
        let geometry = Geometry::new(self.plan.clone(), Turn::None);
        let code = |id: SquareId| {
            let man = self.squares.get(id.index()).and_then(|square| square.man);
            man.map_or_else(|| "-".to_owned(), |man| self.plan.code(man))
        };
        let row = |line: &[Option<SquareId>]| -> String {
            let cells = line.iter();
            cells
                .map(|id| id.map_or_else(|| "_".to_owned(), code))
                .collect()
        };
        let rows: Vec<String> = geometry.lines().map(row).collect();
        rows.join("/")
    }

    /// The seat that has moved and is still to press its clock.
    pub fn awaited(&self) -> Option<Seat> {
        let faces = &self.clock.as_ref()?.faces;
        let awaited = faces.iter().find(|face| face.awaited)?;
        Some(awaited.seat)
    }

    /// The letter of the seat whose turn it is.
    pub fn turn_letter(&self) -> &'static str {
        self.plan.letter(self.turn)
    }
}
