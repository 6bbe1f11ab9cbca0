//! What is said of a moment of a game that is looked back at: nothing that the board doesn't show.

use rochade_review::{Man, Pattern, Sentence};
use rochade_table::chess::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK};
use rochade_table::{GameKind, Kind, draughts};

use crate::text::Texts;
use crate::words;

/// Returns what is said.
pub(crate) fn said(texts: &Texts, game: GameKind, sentence: &Sentence) -> String {
    let words = words::of(game);
    let number = &sentence.number.to_string();
    let of = |place: usize| sentence.men.get(place).map(|man| (kind(man), &*man.square));
    let the = |place: usize| of(place).map_or("", |(kind, _)| words.the(texts, kind));
    let bare = |place: usize| of(place).map_or("", |(kind, _)| words.kind(texts, kind));
    let at = |place: usize| of(place).map_or("", |(_, square)| square);
    let square = at(0);
    match sentence.pattern {
        Pattern::Better => texts.moment_better().to_owned(),
        Pattern::Mate => texts.moment_mate(number),
        Pattern::AllowsMate => texts.moment_allows_mate(number),
        Pattern::Free => texts.moment_free(the(0), square),
        Pattern::Hangs => texts.moment_hangs(the(0), square),
        Pattern::Wins => texts.moment_wins(the(1), at(1), bare(0), square),
        Pattern::Loses => texts.moment_loses(the(1), at(1), bare(0), square),
        Pattern::Fork => texts.moment_fork(square, the(0), bare(1), bare(2)),
        Pattern::AllowsFork => texts.moment_allows_fork(the(0), square, bare(1), bare(2)),
        Pattern::Draws => texts.moment_draws().to_owned(),
        Pattern::Draw => texts.moment_draw().to_owned(),
        Pattern::Shot => texts.moment_shot(number),
        Pattern::AllowsShot => texts.moment_allows_shot(number),
        Pattern::Huffed => texts.moment_huffed(the(0), square),
    }
}

/// The kind of a man, by its letter.
fn kind(man: &Man) -> Kind {
    match man.kind {
        'N' => KNIGHT,
        'B' => BISHOP,
        'R' => ROOK,
        'Q' => QUEEN,
        'K' if man.square.starts_with(|c: char| c.is_ascii_digit()) => draughts::KING,
        'K' => KING,
        'M' => draughts::MAN,
        _ => PAWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    fn sentence(pattern: Pattern, men: &[(char, &str)]) -> Sentence {
        let men = men.iter().map(|&(kind, square)| Man {
            kind,
            square: square.to_owned(),
        });
        Sentence {
            pattern,
            men: men.collect(),
            number: 2,
        }
    }

    #[test]
    fn men_are_named_as_the_language_does() {
        let fork = [('R', "e1"), ('K', "e8"), ('Q', "a1")];
        let said = |language, pattern, men: &[_]| {
            said(texts(language), GameKind::Chess, &sentence(pattern, men))
        };
        for (language, free, allows) in [
            (
                "en",
                "Here the knight on f6 could simply be taken.",
                "After this, the rook could attack two at once on e1: king and queen.",
            ),
            (
                "de",
                "Hier war der Springer auf f6 einfach zu schlagen.",
                "Danach konnte der Turm auf e1 zwei zugleich angreifen: König und Dame.",
            ),
            (
                "nl",
                "Hier was het paard op f6 zomaar te slaan.",
                "Daarna kon de toren op e1 er twee tegelijk aanvallen: koning en dame.",
            ),
        ] {
            assert_eq!(said(language, Pattern::Free, &[('N', "f6")]), free);
            assert_eq!(said(language, Pattern::AllowsFork, &fork), allows);
        }
    }

    #[test]
    fn every_pattern_has_its_sentence() {
        let men = [('M', "22"), ('K', "1"), ('M', "7")];
        for language in LANGUAGES {
            let mut all: Vec<String> = Pattern::ALL
                .iter()
                .map(|&pattern| {
                    let men = &men[..pattern.men()];
                    said(texts(language), GameKind::Draughts, &sentence(pattern, men))
                })
                .collect();
            assert!(all.iter().all(|said| said.ends_with('.')), "{all:?}");
            all.sort();
            all.dedup();
            assert_eq!(all.len(), Pattern::ALL.len(), "{language}");
        }
    }
}
