//! The text of a review, as it is kept on the device.
//!
//! The first line has the version, the nodes and, if it is done, `done`. Then each position has a
//! line: its evals with commas between, the letters of what is said of the move and of the look,
//! the best line with blanks between, and these three with semicolons between. Behind them each
//! moment has a line that begins with `!`: ply, `clear` or nothing, good moves, pattern,
//! number and men.

use std::error::Error;
use std::fmt::{self, Write};

use rochade_gametext::Eval;

use crate::{Judgement, Man, Moment, Pattern, Position, Review, Sentence};

/// The version of the text; others are not read.
const VERSION: &str = "1";

/// The letters for what is said of a move.
const JUDGEMENTS: [(Judgement, char); 3] = [
    (Judgement::Inaccuracy, 'i'),
    (Judgement::Mistake, 'm'),
    (Judgement::Blunder, 'b'),
];
const ONLY: char = 'o';

/// The letter for a position that was looked at more closely.
const CLOSER: char = 'c';

/// The line of a text that is no review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Its number, counted from 1.
    pub line: usize,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is no part of a review", self.line)
    }
}

impl Error for Damaged {}

impl Review {
    /// Reads the text that [`Review`]'s `Display` writes.
    ///
    /// # Errors
    ///
    /// The first line that is no part of such a text; also of one that another version has written.
    pub fn read(text: &str) -> Result<Review, Damaged> {
        let mut lines = text.lines().zip(1..);
        let (head, _) = lines.next().ok_or(Damaged { line: 1 })?;
        let mut review = Review::of_head(head).ok_or(Damaged { line: 1 })?;
        for (text, line) in lines {
            let read = match text.strip_prefix('!') {
                Some(moment) => Moment::read(moment).map(|moment| review.moments.push(moment)),
                None => Position::read(text).map(|position| review.positions.push(position)),
            };
            read.ok_or(Damaged { line })?;
        }
        Ok(review)
    }

    fn of_head(head: &str) -> Option<Review> {
        let mut words = head.split(' ');
        (words.next()? == VERSION).then_some(())?;
        let nodes = words.next()?.parse().ok()?;
        let is_done = match words.next() {
            None => false,
            Some("done") => true,
            Some(_) => return None,
        };
        words.next().is_none().then_some(Review {
            nodes,
            is_done,
            ..Review::default()
        })
    }
}

impl fmt::Display for Review {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION} {}", self.nodes)?;
        if self.is_done {
            f.write_str(" done")?;
        }
        for position in &self.positions {
            write!(f, "\n{position}")?;
        }
        for moment in &self.moments {
            write!(f, "\n!{moment}")?;
        }
        Ok(())
    }
}

impl Position {
    fn read(text: &str) -> Option<Position> {
        let mut parts = text.split(';');
        let evals = list(parts.next()?, ',');
        let evals = evals.map(|eval| eval.parse::<Eval>().ok());
        let mut position = Position {
            evals: evals.collect::<Option<_>>()?,
            ..Position::default()
        };
        for letter in parts.next()?.chars() {
            match letter {
                ONLY => position.is_only = true,
                CLOSER => position.is_closer = true,
                _ => {
                    let judged = JUDGEMENTS.iter().find(|(_, of)| *of == letter)?;
                    position.judgement = Some(judged.0);
                }
            }
        }
        position.line = texts(parts.next()?);
        parts.next().is_none().then_some(position)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, eval) in self.evals.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{eval}")?;
        }
        f.write_char(';')?;
        let judged = JUDGEMENTS.iter();
        for (_, letter) in judged.filter(|(judgement, _)| Some(*judgement) == self.judgement) {
            f.write_char(*letter)?;
        }
        if self.is_only {
            f.write_char(ONLY)?;
        }
        if self.is_closer {
            f.write_char(CLOSER)?;
        }
        write!(f, ";{}", self.line.join(" "))
    }
}

impl Moment {
    fn read(text: &str) -> Option<Moment> {
        let mut parts = text.split(';');
        let ply = parts.next()?.parse().ok()?;
        let is_clear = match parts.next()? {
            "" => false,
            "clear" => true,
            _ => return None,
        };
        let good = texts(parts.next()?);
        let word = parts.next()?;
        let pattern = Pattern::ALL.into_iter().find(|of| of.word() == word)?;
        let number = parts.next()?.parse().ok()?;
        let men = list(parts.next()?, ' ').map(Man::read);
        let men: Vec<Man> = men.collect::<Option<_>>()?;
        let is_whole = parts.next().is_none() && men.len() == pattern.men();
        is_whole.then_some(Moment {
            ply,
            good,
            is_clear,
            sentence: Sentence {
                pattern,
                men,
                number,
            },
        })
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sentence {
            pattern,
            men,
            number,
        } = &self.sentence;
        let clear = if self.is_clear { "clear" } else { "" };
        write!(f, "{};{clear};{}", self.ply, self.good.join(" "))?;
        write!(f, ";{};{number};", pattern.word())?;
        for (place, Man { kind, square }) in men.iter().enumerate() {
            let blank = if place > 0 { " " } else { "" };
            write!(f, "{blank}{kind}{square}")?;
        }
        Ok(())
    }
}

impl Man {
    fn read(text: &str) -> Option<Man> {
        let kind = text.chars().next()?;
        let square = text[kind.len_utf8()..].to_owned();
        Some(Man { kind, square })
    }
}

/// The parts of a list; none of an empty one.
fn list(text: &str, between: char) -> impl Iterator<Item = &str> {
    text.split(between).filter(|part| !part.is_empty())
}

fn texts(text: &str) -> Vec<String> {
    list(text, ' ').map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use arbtest::arbitrary::{Result, Unstructured};
    use arbtest::arbtest;

    use super::*;

    fn review() -> Review {
        Review {
            nodes: 40_000,
            positions: vec![
                Position {
                    evals: vec![Eval::Score(35)],
                    line: vec!["e4".to_owned(), "e5".to_owned()],
                    ..Position::default()
                },
                Position {
                    evals: vec![Eval::Mate(-2), Eval::Score(0), Eval::Score(-120)],
                    judgement: Some(Judgement::Blunder),
                    is_only: true,
                    is_closer: true,
                    ..Position::default()
                },
                Position::default(),
            ],
            moments: vec![Moment {
                ply: 1,
                good: vec!["Nf6".to_owned(), "d6".to_owned()],
                is_clear: true,
                sentence: Sentence {
                    pattern: Pattern::AllowsFork,
                    men: ["Rd1", "Kd8", "Qd5"]
                        .map(|man| Man::read(man).expect(man))
                        .into(),
                    number: 0,
                },
            }],
            is_done: true,
        }
    }

    #[test]
    fn what_is_written_reads_back() {
        let text = review().to_string();
        let wanted = "1 40000 done\n0.35;;e4 e5\n#-2,0.00,-1.20;boc;\n;;\n\
            !1;clear;Nf6 d6;allows-fork;0;Rd1 Kd8 Qd5";
        assert_eq!(text, wanted);
        assert_eq!(Review::read(&text), Ok(review()));
        assert_eq!(
            Review::read("1 7"),
            Ok(Review {
                nodes: 7,
                ..Review::default()
            })
        );
    }

    #[test]
    fn damage_is_told_by_its_line() {
        let lines = [
            ("", 1),
            ("2 40000", 1),
            ("1 x", 1),
            ("1 7 gone", 1),
            ("1 7\n0.35;;e4\nhalf;;", 3),
            ("1 7\n0.35;z;", 2),
            ("1 7\n!1;;e4;better;0;Rd1", 2),
            ("1 7\n!1;;e4;nothing;0;", 2),
        ];
        for (text, line) in lines {
            assert_eq!(Review::read(text), Err(Damaged { line }), "{text}");
        }
    }

    #[test]
    fn any_review_reads_back_and_any_text_is_answered() {
        fn any(u: &mut Unstructured<'_>) -> Result<String> {
            let mut text = review().to_string();
            for _ in 0..u.int_in_range(0..=4)? {
                let at = u.choose_index(text.len())?;
                if text.is_char_boundary(at) {
                    text.replace_range(at.., "");
                    text.push_str(u.arbitrary()?);
                }
                if text.is_empty() {
                    break;
                }
            }
            Ok(text)
        }
        arbtest(|u| {
            if let Ok(read) = Review::read(&any(u)?) {
                assert_eq!(Review::read(&read.to_string()), Ok(read));
            }
            Ok(())
        });
    }
}
