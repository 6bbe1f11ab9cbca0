//! What is typed that is no move: a word for something else, or what a move that can't be made was
//! meant to be. Whether a move can be made, the rules say.

use rochade_table::chess::{KING, PAWN};
use rochade_table::{GameKind, Kind, SquareId, View};

use crate::command::TextCommand;
use crate::text::Texts;

/// Returns what a typed word wants, in the page's language or in English, in capitals or not.
pub(crate) fn text_command(texts: &Texts, typed: &str) -> Option<TextCommand> {
    let wishes = [
        (texts.word_draw(), TextCommand::Draw),
        (texts.word_resign(), TextCommand::Resign),
        (texts.word_back(), TextCommand::Back),
        (texts.word_new(), TextCommand::New),
        (texts.word_yes(), TextCommand::Yes),
        (texts.word_no(), TextCommand::No),
    ];
    let typed = typed.trim().to_lowercase();
    let is_among = |words: &str| {
        let mut words = words.split('|');
        words.any(|word| word.trim().to_lowercase() == typed)
    };
    let found = wishes.into_iter().find(|(words, _)| is_among(words));
    found.map(|(_, wish)| wish)
}

/// Returns the men that a typed move can mean, in the letters that the rules read, each with the
/// square that it names; none where that is not to be told.
pub(crate) fn meant(view: &View, typed: &str) -> Vec<(SquareId, SquareId)> {
    if let Some(wing) = wing(typed) {
        return castling(view, wing).into_iter().collect();
    }
    // What a man becomes, a check and a judgement stand behind the last square.
    let end = typed.rfind(|sign: char| sign.is_ascii_digit());
    let typed = end.map_or("", |end| &typed[..=end]);
    let between = ['-', '–', 'x', '×', ':', ' '];
    let written: String = typed
        .chars()
        .filter(|sign| !between.contains(sign))
        .collect();
    let Some((rest, to)) = last_square(view, &written) else {
        return Vec::new();
    };
    let (kind, origin) = match rest.chars().next().and_then(|letter| kind(view, letter)) {
        Some(kind) => (Some(kind), &rest[1..]),
        None => (None, rest),
    };
    let origin_square = view.plan.find(origin);
    if view.game == GameKind::Draughts || origin_square.is_some() {
        return origin_square.map(|from| (from, to)).into_iter().collect();
    }
    let kind = kind.unwrap_or(PAWN);
    let name = |square| view.plan.name(square);
    let can_be = |from: &SquareId| {
        let man = view.squares.get(from.index()).and_then(|square| square.man);
        let is_own = man.is_some_and(|man| man.seat == view.turn && man.kind == kind);
        let (from, to) = (parts(name(*from)), parts(name(to)));
        let is_there = match origin {
            // A pawn of which nothing else is told goes straight ahead.
            "" if kind == PAWN => from.0 == to.0 || view.seats.len() > 2 && from.1 == to.1,
            "" => true,
            origin => origin == from.0 || origin == from.1,
        };
        is_own && is_there
    };
    let men = view.plan.ids().filter(can_be);
    men.map(|from| (from, to)).collect()
}

/// The wing to which a king castles, by the file that it comes to in chess for two.
fn wing(typed: &str) -> Option<char> {
    let written: String = typed.chars().filter(char::is_ascii_alphanumeric).collect();
    match written.to_ascii_lowercase().as_str() {
        "oo" | "00" => Some('g'),
        "ooo" | "000" => Some('c'),
        _ => None,
    }
}

fn castling(view: &View, file: char) -> Option<(SquareId, SquareId)> {
    let is_king = |square: &SquareId| {
        let man = view
            .squares
            .get(square.index())
            .and_then(|square| square.man);
        man.is_some_and(|man| man.seat == view.turn && man.kind == KING)
    };
    let king = view.plan.ids().find(is_king);
    let king = king.filter(|_| view.game == GameKind::Chess)?;
    let (_, rank) = parts(view.plan.name(king));
    Some((king, view.plan.find(&format!("{file}{rank}"))?))
}

/// Splits off the square that a text ends with.
fn last_square<'a>(view: &View, text: &'a str) -> Option<(&'a str, SquareId)> {
    let file = text.rfind(|sign: char| sign.is_ascii_alphabetic())?;
    let (rest, square) = text.split_at(file);
    Some((rest, view.plan.find(&square.to_ascii_lowercase())?))
}

/// The kind of men that a capital stands for.
fn kind(view: &View, letter: char) -> Option<Kind> {
    let kinds = view.plan.kinds.iter();
    let mut letters = kinds.map(|kind| kind.letter);
    let place = letters.position(|known| known.starts_with(letter))?;
    (view.game != GameKind::Draughts).then_some(Kind(place as u8))
}

/// Splits the name of a square into those of its file and its rank.
pub(crate) fn parts(name: &str) -> (&str, &str) {
    let rank = name.find(|sign: char| sign.is_ascii_digit());
    name.split_at(rank.unwrap_or(name.len()))
}

#[cfg(test)]
mod tests {
    use rochade_table::{Intent, Refusal, Start, Table, TypedError};

    use super::*;
    use crate::text::tests::{LANGUAGES, texts};
    use crate::words;

    #[test]
    fn words_are_understood_in_the_language_and_in_english() {
        let all = [
            TextCommand::Draw,
            TextCommand::Resign,
            TextCommand::Back,
            TextCommand::New,
            TextCommand::Yes,
            TextCommand::No,
        ];
        for (language, typed) in [
            ("en", ["draw", "Resign", "undo", "new game", "YES", "no"]),
            ("de", ["Remis", "aufgeben", "ZURÜCK", "neu", "ja", "nein"]),
            ("nl", ["remise", "Opgeven", "terug", "nieuw", "ja", "Nee"]),
        ] {
            assert_eq!(
                typed.map(|word| text_command(texts(language), word)),
                all.map(Some)
            );
            let english = ["draw", "resign", "back", "new", "yes", "no"];
            assert_eq!(
                english.map(|word| text_command(texts(language), word)),
                all.map(Some)
            );
            for other in ["", "e4", "Nf3", "O-O", "dr", "draws", "b", "n"] {
                assert_eq!(text_command(texts(language), other), None, "{other}");
            }
        }
    }

    #[test]
    fn no_word_is_a_move() {
        let games = [
            GameKind::Chess,
            GameKind::Draughts,
            GameKind::Four,
            GameKind::Three,
        ];
        for texts in LANGUAGES.map(texts) {
            let words = [
                texts.word_draw(),
                texts.word_resign(),
                texts.word_back(),
                texts.word_new(),
                texts.word_yes(),
                texts.word_no(),
            ];
            for (game, word) in games.iter().flat_map(|&game| {
                let words = words.iter().flat_map(|words| words.split(" | "));
                words.map(move |word| (game, word))
            }) {
                for typed in [word.to_owned(), words::of(game).typed(texts, word)] {
                    let mut table = Table::new(Start::new(game, Vec::new()));
                    let refused = table.apply(Intent::Type(typed));
                    let unreadable = Refusal::Typed(TypedError::Unreadable);
                    assert_eq!(refused, Err(unreadable), "{game:?}: {word}");
                }
            }
        }
    }

    /// The men and squares that a typed move can mean, by their names.
    fn said(game: GameKind, position: Option<&str>, typed: &str) -> String {
        let start = Start::new(game, Vec::new());
        let table = match position {
            Some(position) => Table::from_position(start, position).expect("a position"),
            None => Table::new(start),
        };
        let view = table.view();
        let meant = meant(&view, typed).into_iter();
        let meant = meant.map(|(from, to)| [view.plan.name(from), view.plan.name(to)].concat());
        meant.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_man_and_a_square_are_found_in_every_way_to_write_them() {
        let chess = |typed| said(GameKind::Chess, None, typed);
        for (typed, meant) in [
            ("d5", "d2d5"),
            ("e2e5", "e2e5"),
            ("e2–e5", "e2e5"),
            ("e7-e5", "e7e5"),
            ("Nf4", "b1f4 g1f4"),
            ("Ngf4+", "g1f4"),
            ("N1f4", "b1f4 g1f4"),
            ("Ng1-f4", "g1f4"),
            ("exd5", "e2d5"),
            ("e8=Q", "e2e8"),
            ("Qxd7#", "d1d7"),
            ("O-O", "e1g1"),
            ("0-0-0", "e1c1"),
            ("Nf9", ""),
            ("hello", ""),
            ("", ""),
        ] {
            assert_eq!(chess(typed), meant, "{typed}");
        }
    }

    #[test]
    fn other_games_write_both_squares() {
        assert_eq!(said(GameKind::Draughts, None, "c3-e5"), "c3e5");
        assert_eq!(said(GameKind::Draughts, None, "c3xe5"), "c3e5");
        assert_eq!(said(GameKind::Draughts, None, "c1xe3xc5"), "");
        assert_eq!(said(GameKind::Draughts, None, "e5"), "");
        assert_eq!(said(GameKind::Four, None, "Nj14-i11"), "j14i11");
        assert_eq!(said(GameKind::Four, None, "O-O"), "");
    }
}
