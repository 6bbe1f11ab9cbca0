//! What the user can want of the page: each button, key and form sends one of these to the
//! component that owns the table.

use rochade_sheet::Told;
use rochade_table::{Computer, GameKind, Intent, Kind, Seat, SquareId, Table};
use web_sys::Blob;
use yew::Callback;

use crate::desk::replay::Step;
use crate::drawn::Shape;
use crate::settings::Seating;
use crate::store::{Held, SetAside};

/// Something that the user wants.
#[derive(Debug)]
pub(crate) enum Command {
    /// A player does something at the table.
    Intent(Intent),
    /// A game begins, in a new sitting or in the one that goes on.
    StartGame {
        /// How.
        begin: Intent,
        /// What the lot has said about it, in words.
        drawn: String,
    },
    /// A tablet for everybody begins afresh.
    BeginAfresh,
    /// Somebody is still there.
    StayHere,
    /// The game that was replaced comes back.
    UndoNewGame,
    /// The clocks rest, or go on.
    Pause,
    /// The board is turned to the next side of the table.
    Flip,
    /// The players sit in this way.
    Sit(Seating),
    /// The move table is opened or closed; by a player's picture, for what that one decides.
    ToggleMoveTable(Option<Seat>),
    /// One of the five games of the first screen begins.
    Begin(Begin),
    /// What is in hand goes back; where nothing is, the move table is closed, or the present shown.
    Escape,
    /// A game of one person against computers begins anew.
    Meet {
        /// What is played.
        game: GameKind,
        /// The level of the computers.
        level: u8,
        /// The seat of the person; `None` where it has the usual one.
        person: Option<Seat>,
    },
    /// The keyboard goes to the board.
    ToBoard,
    /// The field for typed moves is wanted.
    TypeMove,
    /// A word was typed in place of a move, and is done as the button for it.
    Typed(TextCommand),
    /// A question about the game is answered in words.
    Ask(Ask),
    /// A panel is opened, in place of the one that is open; the rules above it.
    Open(Panel),
    /// The panel that stands above the others is closed.
    Close,
    /// A game that comes from elsewhere is put on the board, under the name by which it is held.
    PutOnBoard(Box<Table>, Box<Held>),
    /// A game that comes from elsewhere is opened to be read, with the text that came with it; if
    /// that is not given, it is looked for on the device.
    Read(Box<Held>, Option<String>),
    /// What is read is played on from the place that is shown.
    PlayOn,
    /// The players are asked whether the game on the board may be replaced; if none is under way,
    /// they need not be asked.
    AskToReplace(Callback<bool>),
    /// The link to the game is shown.
    Share,
    /// A link to the game is shown as a code to scan.
    ShowCode(String),
    /// The game is set as a sheet, with the code of a link to it.
    ShowSheet(String),
    /// The game is copied or saved as PGN, or its position is copied.
    Export(Export),
    /// The game that is replayed is shown at a ply of one of its lines.
    Show {
        /// The line.
        line: usize,
        /// The ply, counted from the start of the game.
        ply: usize,
    },
    /// A game that is only looked at is shown a step further.
    Step(Step),
    /// The address of the page itself with what is on an embedded board is looked up.
    LookUpWhole,
    /// A move that does not solve the puzzle is put back.
    TryAgain,
    /// The solution of the puzzle is shown.
    ShowSolution,
    /// The game of this number is replayed.
    ChooseGame(usize),
    /// The reader draws this on the board, or takes it away.
    Draw(Shape),
    /// All that the reader has drawn goes.
    Wipe,
    /// A player is shown what a computer would play: the man, and then its move.
    Hint(Seat),
    /// The computer that thinks is to move now; of computers that rest, the next one.
    MoveNow,
    /// The computer is fetched once more.
    FetchComputer,
    /// The later part of the page is fetched once more.
    FetchLater,
    /// The computer at a seat plays at another level from now on.
    ChangeLevel(Seat, Strength),
    /// The next game of the sitting begins, with the computer at another level.
    RematchAt(Strength),
    /// A game that is over, or read, is looked back at.
    Look(Look),
    /// Positions of the device's own games are solved.
    Learn(Learn),
    /// An exercise in the rules is opened, tried or closed.
    Practise(Practise),
    /// A message is shown.
    Tell(String),
    /// Something is said to screen readers alone.
    Say(&'static str),
    /// The message that is shown goes.
    Dismiss,
}

/// A command typed as a word in place of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TextCommand {
    /// Accepts the draw that is offered, or else offers one.
    Draw,
    /// Resigns.
    Resign,
    /// Asks to take the last move back.
    Back,
    /// Opens the form for a new game.
    New,
    /// Accepts what the player is asked.
    Yes,
    /// Declines it.
    No,
}

/// A question about the game, which a key on the board puts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// The last move.
    LastMove,
    /// Whose turn it is, who is in check, and what is asked of players.
    Turn,
    /// What the clocks show.
    Times,
    /// The kind of men whose places are wanted: its letter comes next.
    WhichMen,
    /// Where all men of a kind stand; `None` if the game has none of that letter.
    Men(Option<Kind>),
    /// The moves of the man on a square.
    Moves(SquareId),
    /// The file or rank that is wanted: its name comes next.
    WhichLine,
    /// What stands on the file or rank of this name.
    Line(String),
    /// What was captured.
    Captured,
    /// What others have moved since the player's own move.
    Reply,
    /// The keys that ask.
    Keys,
}

/// A command to the look back at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Look {
    /// It begins, or goes on where it was stopped.
    Begin,
    /// It stops.
    Stop,
    /// The moves stand there in place of the moments.
    Moves,
    /// The moments stand there again.
    Moments,
    /// The moment of this number, counted from 0, is shown.
    Moment(usize),
    /// The reader tries to find a better move.
    Try,
    /// What is said of the moment is shown.
    Answer,
    /// The next move of the better line is shown.
    Better,
    /// A game begins from before the move of the moment.
    PlayOn,
    /// The next move that was judged is shown.
    NextMistake,
    /// It is closed.
    Leave,
}

/// A command to the positions to solve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Learn {
    /// The first one is opened.
    Begin,
    /// The best move is shown.
    Show,
    /// The next one is opened; after the last one, they are closed.
    Next,
    /// They are closed.
    Leave,
}

/// A wish about exercises in the rules: lessons, and cases of articles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Practise {
    /// Opens an exercise by its name: a game (`chess`), a position of a lesson (`chess:rook/2`), an
    /// article (`gustavus:18`).
    Open(String),
    /// Begins it again.
    Again,
    /// Shows the solution.
    Show,
    /// Opens the next one.
    Next,
    /// Closes it.
    Leave,
    /// Returns to its article.
    ToRules,
}

/// A game of the first screen, which one tap begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begin {
    /// Chess for two at this screen.
    Two,
    /// Chess against the computer.
    Computer,
    /// Draughts.
    Draughts,
    /// Chess for four.
    Four,
    /// Chess for three.
    Three,
}

impl Begin {
    /// All of them, in the order in which they stand there.
    pub(crate) const ALL: [Begin; 5] = [
        Begin::Two,
        Begin::Computer,
        Begin::Draughts,
        Begin::Four,
        Begin::Three,
    ];

    /// The word for it in the page's contract (`data-action`).
    pub(crate) fn action(self) -> &'static str {
        match self {
            Begin::Two => "begin-two",
            Begin::Computer => "begin-computer",
            Begin::Draughts => "begin-draughts",
            Begin::Four => "begin-four",
            Begin::Three => "begin-three",
        }
    }

    /// Returns what is played.
    pub(crate) fn game(self) -> GameKind {
        match self {
            Begin::Two | Begin::Computer => GameKind::Chess,
            Begin::Draughts => GameKind::Draughts,
            Begin::Four => GameKind::Four,
            Begin::Three => GameKind::Three,
        }
    }
}

/// The direction in which a level changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Strength {
    /// To the next weaker level.
    Easier,
    /// To the next stronger level.
    Harder,
}

impl Strength {
    /// Returns the level beside this one, if there is one.
    pub(crate) fn of(self, level: u8) -> Option<u8> {
        let next = match self {
            Strength::Easier => level.checked_sub(1)?,
            Strength::Harder => level.checked_add(1)?,
        };
        (1..=Computer::STRONGEST).contains(&next).then_some(next)
    }
}

/// A panel above the page.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Panel {
    /// Players, clocks and seating of a new game.
    NewGame,
    /// Nothing but the clocks, as a text tells them.
    ClockOnly(String),
    /// How the page looks and sounds.
    Settings,
    /// The games on this device.
    Games,
    /// Games from elsewhere; with a file that was dropped on the page.
    Import(Option<Blob>),
    /// The rules; where the laws say something, if that was cited.
    Rules(Option<String>),
    /// An article, as it is cited, with the table's ruling on it.
    Ruled { law: String, ruling: String },
    /// The list of lessons, opened at a game.
    Lessons(GameKind),
    /// How the players sit.
    Seating,
    /// What the page is.
    About,
    /// The link to the game.
    Share {
        /// The link.
        link: String,
    },
    /// A link as a code to scan.
    Code {
        /// The link to the game.
        game: String,
        /// The link to the position alone, if a game can begin there.
        position: Option<String>,
    },
    /// The game as a sheet for paper.
    Sheet {
        /// What is told on it.
        told: Box<Told>,
        /// A name for files, without an ending.
        file: String,
    },
    /// A text that could not be copied.
    CopyByHand(String),
    /// A game that could not be read.
    Lost {
        /// The game.
        game: SetAside,
        /// Why it could not be read, in words.
        why: &'static str,
    },
}

/// What can be taken out of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Export {
    /// The game as a text, to the clipboard.
    CopyGame,
    /// The game as a text, as a file.
    DownloadGame,
    /// The position as FEN, to the clipboard.
    CopyFen,
}
