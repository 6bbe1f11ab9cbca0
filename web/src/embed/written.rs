//! What an author has chosen for a board on another page, in the words that its address and its
//! element have for it. `asked.rs` reads what is written here, and knows the defaults.

use rochade_table::{GameKind, Laws};

use super::asked::{Asked, COMPUTER, MODES, Mode, Ply, Ui};
use super::near::Near;

/// A word of the address, which is also the name of an attribute of the element, with its value.
pub(crate) type Word = (&'static str, String);

/// The word for games as a text.
pub(crate) const GAMES: &str = "pgn";

/// The words for how a board looks, each with its default.
pub(crate) const LOOKS: [(&str, &str); 7] = [
    ("theme", "auto"),
    ("ground", "paper"),
    ("board", "wood"),
    ("pieces", "staunton"),
    ("coordinates", "inside"),
    ("notation", "long"),
    ("lang", "system"),
];

/// Where what is on the board comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The game begins as usual.
    Usual,
    /// A position.
    Position,
    /// A position to be solved.
    Puzzle,
    /// Games as a text.
    Games,
    /// A file of games.
    File,
}

impl Source {
    /// Returns whether it is a source of games.
    pub(crate) fn brings_games(self) -> bool {
        matches!(self, Source::Games | Source::File)
    }
}

/// What is chosen for a board.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choices {
    /// Where the position or the games come from.
    pub(crate) source: Source,
    /// What is played.
    pub(crate) game: GameKind,
    /// The laws.
    pub(crate) laws: Laws,
    /// The time control; empty without a clock.
    pub(crate) clock: String,
    /// The level of the computer, which plays where the board is for that; empty without one.
    pub(crate) computer: String,
    /// The position, in the game's own notation.
    pub(crate) position: String,
    /// The solution of the position, where that is to be solved.
    pub(crate) solution: String,
    /// The text of the games.
    pub(crate) games: String,
    /// The address of the file of games.
    pub(crate) file: String,
    /// Which of the games, counted from 0; or all.
    pub(crate) number: Option<usize>,
    /// Who sits at the near side.
    pub(crate) near: Near,
    /// What it is for; nothing where that is as usual.
    pub(crate) mode: Option<Mode>,
    /// What is shown beside it; nothing where that is as usual.
    pub(crate) ui: Option<Ui>,
    /// Where in a game it begins.
    pub(crate) ply: Ply,
    /// How it looks, in the order of [`LOOKS`].
    pub(crate) looks: [String; 7],
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            source: Source::Usual,
            game: GameKind::Chess,
            laws: GameKind::Chess.usual_laws(),
            clock: String::new(),
            computer: String::new(),
            position: String::new(),
            solution: String::new(),
            games: String::new(),
            file: String::new(),
            number: None,
            near: Near::default(),
            mode: None,
            ui: None,
            ply: Ply::After(0),
            looks: LOOKS.map(|(_, usual)| usual.to_owned()),
        }
    }
}

impl Choices {
    /// Chooses a game, with its usual laws.
    pub(crate) fn play(&mut self, game: GameKind) {
        (self.game, self.laws) = (game, game.usual_laws());
    }

    /// Chooses what is shown beside the board.
    pub(crate) fn set_ui(&mut self, words: &str) {
        self.ui = Some(read(&[("ui", ["board,", words].concat())]).ui);
    }

    /// The words for it: only for what is not so without them.
    pub(crate) fn words(&self) -> Vec<Word> {
        let mut words = self.content();
        let usual = read(&words).mode;
        if let Some(wanted) = self.mode
            && wanted != usual
        {
            words.push(("interactive", mode(wanted).to_owned()));
        }
        let knows_computer = read(&words).knows_computer;
        if knows_computer && !self.computer.is_empty() {
            words.push((COMPUTER, self.computer.clone()));
        }
        let usual = read(&words).ui;
        if let Some(wanted) = self.ui
            && wanted != usual
        {
            let adds_menu = wanted
                == (Ui {
                    menu: true,
                    ..usual
                });
            let listed = if adds_menu {
                "menu".to_owned()
            } else {
                ui(wanted)
            };
            words.push(("ui", listed));
        }
        let (plan, usual) = (self.game.plan(), Near::default());
        if let Some(seat) = &self.near.seat
            && self.near.at(&plan) != usual.at(&plan)
        {
            words.push(("orientation", seat.clone()));
        }
        match self.ply {
            _ if !self.source.brings_games() => {}
            Ply::After(0) => {}
            place => words.push(("start", ply(place))),
        }
        let looks = LOOKS.into_iter().zip(&self.looks);
        words.extend(
            looks
                .filter(|((_, usual), chosen)| usual != chosen)
                .map(|((name, _), chosen)| (name, chosen.clone())),
        );
        words
    }

    /// Returns what an address with these words asks for.
    pub(crate) fn asked(&self) -> Asked {
        read(&self.words())
    }

    /// The words for what is on the board.
    fn content(&self) -> Vec<Word> {
        let mut words = Vec::new();
        let mut write = |name, value: String| {
            if !value.is_empty() {
                words.push((name, value));
            }
        };
        if self.source.brings_games() {
            match self.source {
                Source::Games => write(GAMES, games_text(&self.games)),
                _ => write("url", self.file.clone()),
            }
            write(
                "game",
                self.number
                    .map(|number| number.to_string())
                    .unwrap_or_default(),
            );
            return words;
        }
        if self.game != GameKind::Chess {
            write("game", self.game.word().to_owned());
        }
        if self.laws != self.game.usual_laws() {
            write("laws", self.laws.text());
        }
        if matches!(self.source, Source::Position | Source::Puzzle) {
            write("fen", self.position.trim().to_owned());
        }
        if self.source == Source::Puzzle {
            write("solution", self.solution.trim().to_owned());
            return words;
        }
        write("clock", self.clock.clone());
        words
    }
}

/// Returns the word for what a page is for.
pub(crate) fn mode(mode: Mode) -> &'static str {
    let known = MODES.iter().find(|(_, known)| *known == mode);
    known.map_or("", |(word, _)| word)
}

/// The words for what is shown.
pub(crate) fn ui(ui: Ui) -> String {
    let parts = [
        (ui.board, "board"),
        (ui.players, "players"),
        (ui.clock, "clock"),
        (ui.moves, "moves"),
        (ui.menu, "menu"),
    ];
    let shown: Vec<&str> = parts
        .into_iter()
        .filter_map(|(shown, word)| shown.then_some(word))
        .collect();
    shown.join(",")
}

/// The word for a place in a game.
pub(crate) fn ply(place: Ply) -> String {
    match place {
        Ply::After(plies) => plies.to_string(),
        Ply::Move { number, seat } => format!("{number}{seat}"),
        Ply::Last => "last".to_owned(),
    }
}

/// Returns the text of games in a form that is not taken for the address of a file: a text without
/// a blank, which has no result either, gets the result `*`.
fn games_text(text: &str) -> String {
    let text = text.trim();
    if text.is_empty() || text.contains([' ', '\n', '\r', '[']) {
        text.to_owned()
    } else {
        [text, " *"].concat()
    }
}

fn read(words: &[Word]) -> Asked {
    Asked::read(|name| {
        let found = words.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.clone())
    })
}

#[cfg(test)]
mod tests {
    use super::super::asked::{Games, Which};
    use super::*;

    const SOURCES: [Source; 4] = [Source::Usual, Source::Position, Source::Games, Source::File];
    const SOLUTION: &str = "1. Ra1 Kf3 2. Ra3#";

    fn choices(source: Source) -> Choices {
        Choices {
            source,
            position: "8/8/8/8/8/4k3/8/4K2R w - - 0 1".to_owned(),
            solution: SOLUTION.to_owned(),
            games: "[White \"A & \\\"B\\\"\"]\n\n1. e4 {--> <b>} *\n".to_owned(),
            file: "https://club.example/games.pgn".to_owned(),
            ..Choices::default()
        }
    }

    fn all_uis() -> impl Iterator<Item = Ui> {
        (0..16_u8).map(|bits| Ui {
            board: true,
            players: bits & 1 != 0,
            clock: bits & 2 != 0,
            moves: bits & 4 != 0,
            menu: bits & 8 != 0,
        })
    }

    #[test]
    fn nothing_is_written_of_what_is_so_anyway() {
        assert_eq!(Choices::default().words(), []);
        let names = |source| {
            let words = choices(source).words();
            words.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(names(Source::Position), ["fen"]);
        assert_eq!(names(Source::Puzzle), ["fen", "solution"]);
        assert_eq!(names(Source::Games), ["pgn"]);
        assert_eq!(names(Source::File), ["url"]);
    }

    #[test]
    fn what_is_written_reads_back_as_it_was_chosen() {
        let later = Ply::Move {
            number: 9,
            seat: 'b',
        };
        let plies = [Ply::After(0), Ply::After(17), later, Ply::Last];
        let near = |turned: bool| Near {
            seat: turned.then(|| "black".to_owned()),
            flipped: false,
        };
        for source in SOURCES {
            for (ui, mode) in all_uis().flat_map(|ui| MODES.map(|(_, mode)| (ui, mode))) {
                for (ply, turned) in plies
                    .into_iter()
                    .flat_map(|ply| [(ply, false), (ply, true)])
                {
                    let number = turned.then_some(3);
                    let clock = if turned { "5+3" } else { "" };
                    let chosen = Choices {
                        ui: Some(ui),
                        mode: Some(mode),
                        ply,
                        near: near(turned),
                        number,
                        clock: clock.to_owned(),
                        ..choices(source)
                    };
                    let asked = chosen.asked();
                    assert_eq!((asked.ui, asked.mode), (ui, mode), "{chosen:?}");
                    assert_eq!(asked.near, near(turned), "{chosen:?}");
                    if source.brings_games() {
                        let which = number.map_or(Which::First(0), Which::Only);
                        assert_eq!((asked.which, asked.ply), (which, ply), "{chosen:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_on_the_board_reads_back() {
        let asked = |source| choices(source).asked();
        let chosen = choices(Source::Usual);
        assert_eq!(asked(Source::Usual).position, None);
        assert_eq!(asked(Source::Usual).games, None);
        assert_eq!(asked(Source::Position).position, Some(chosen.position));
        assert_eq!(asked(Source::Position).solution, None);
        let solution = asked(Source::Puzzle).solution;
        assert_eq!(solution.as_deref(), Some(SOLUTION));
        let text = chosen.games.trim().to_owned();
        assert_eq!(asked(Source::Games).games, Some(Games::Text(text)));
        assert_eq!(asked(Source::File).games, Some(Games::File(chosen.file)));
    }

    #[test]
    fn a_game_without_a_blank_is_not_taken_for_an_address() {
        let chosen = Choices {
            games: "1.e4".to_owned(),
            ..choices(Source::Games)
        };
        assert_eq!(chosen.asked().games, Some(Games::Text("1.e4 *".to_owned())));
    }

    #[test]
    fn games_have_their_own_laws_and_clocks() {
        let chosen = Choices {
            game: GameKind::Draughts,
            laws: Laws::parse("russian").expect("laws"),
            clock: "5+3".to_owned(),
            ..choices(Source::Position)
        };
        let names = |chosen: &Choices| {
            let words = chosen.words();
            words.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        };
        assert_eq!(names(&chosen), ["game", "laws", "fen", "clock"]);
        // The computer plays where something is played.
        let with_computer = |game, mode| {
            let choices = Choices {
                game,
                mode: Some(mode),
                computer: "4".to_owned(),
                ..Choices::default()
            };
            let words = choices.words();
            words.contains(&(COMPUTER, "4".to_owned()))
        };
        assert!(with_computer(GameKind::Chess, Mode::Play));
        assert!(!with_computer(GameKind::Chess, Mode::Picture));
        assert!(with_computer(GameKind::Draughts, Mode::Play));
        let games = Choices {
            source: Source::Games,
            ..chosen
        };
        assert_eq!(names(&games), ["pgn"]);
    }
}
