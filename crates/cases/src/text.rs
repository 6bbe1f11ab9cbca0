//! The text form of cases.
//!
//! A line begins with a word and says one thing; blank lines and those that begin with `#` say
//! nothing. `chapter` begins a set of cases under some `laws`, `lesson` or `article` a part of it,
//! `case` a position. What stands in front of the first case of a part holds for all of them:
//!
//! ```text
//! chapter chess
//! laws modern
//! lesson rook
//! title en The rook
//! idea en It goes straight.
//! task en Take the pawn.
//! moves 1
//! case
//! position 7k/8/8/8/8/8/1p2R3/4K3 w - - 0 1
//! expect piece b2 wR
//! play e2b2
//! arrow e2-b2
//! ```
//!
//! `odds pawn-2 b` means that Black gives a pawn and two moves; `under 2` in an article, that the
//! rules have it in their place for another one. `before`, `play` and `reply` have
//! [acts](crate::Act) with semicolons between; `before 12x Ke2; Ke7` has them twelve times.
//! `title`, `idea` and `task` have the code of a language first; [`in_language`] leaves those of
//! one.

use std::error::Error;
use std::fmt;

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Laws, Odds, OddsKind};

use crate::act::Act;
use crate::case::Case;
use crate::expect::Expect;

/// The words whose lines are in one of the languages.
const SPOKEN: [&str; 3] = ["title", "idea", "task"];

/// The most times that acts can be repeated.
const MOST_TIMES: usize = 200;

/// A set of cases.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// Its name: that of a game to be learnt, or of a set of laws to be tried.
    pub name: String,
    /// Its lessons, or the articles of its laws.
    pub parts: Vec<Part>,
}

/// A lesson, or an article of laws.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// Its name in the chapter: `rook`, `18`.
    pub name: String,
    /// The name of the article in whose place the rules have it; mostly its own.
    pub under: String,
    /// Its title, in the reader's language; empty for an article.
    pub title: String,
    /// Its idea, one sentence; empty for an article.
    pub idea: String,
    /// Its positions.
    pub cases: Vec<Case>,
}

/// A fault in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason, in English.
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl Error for Fault {}

/// Keeps one language of a text and drops comments, for [`Chapter::read`].
pub fn in_language(text: &str, language: &str) -> String {
    let mut kept = String::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if !SPOKEN.contains(&word) {
            kept.push_str(line);
        } else if let Some((code, said)) = rest.split_once(' ')
            && code == language
        {
            kept.extend([word, " ", said]);
        } else {
            continue;
        }
        kept.push('\n');
    }
    kept
}

impl Chapter {
    /// Reads the chapters of a text in one language.
    ///
    /// # Errors
    ///
    /// The first line that can't be read, with the reason.
    pub fn read(text: &str) -> Result<Vec<Chapter>, Fault> {
        let mut reader = Reader::default();
        for (number, line) in text.lines().enumerate() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            reader.line(word, rest).map_err(|why| Fault {
                line: number + 1,
                why,
            })?;
        }
        Ok(reader.chapters)
    }

    /// Finds a part by its name.
    pub fn part(&self, name: &str) -> Option<&Part> {
        self.parts.iter().find(|part| part.name == name)
    }
}

/// A reader of a text, line by line.
#[derive(Default)]
struct Reader {
    chapters: Vec<Chapter>,
    laws: Option<Laws>,
    /// The lines that hold for all cases of the part.
    all: Option<Case>,
}

impl Reader {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), String> {
        match word {
            "chapter" => {
                self.chapters.push(Chapter {
                    name: rest.to_owned(),
                    parts: Vec::new(),
                });
                (self.laws, self.all) = (None, None);
            }
            "laws" => {
                let laws = Laws::parse(rest).map_err(|odd| format!("{odd} is no law"))?;
                self.case().map(|case| case.laws = laws.clone()).ok();
                self.laws.get_or_insert(laws);
            }
            "lesson" | "article" => {
                let laws = self.laws.clone().ok_or("no laws before this")?;
                let chapter = self.chapters.last_mut().ok_or("no chapter before this")?;
                chapter.parts.push(Part {
                    name: rest.to_owned(),
                    under: rest.to_owned(),
                    title: String::new(),
                    idea: String::new(),
                    cases: Vec::new(),
                });
                self.all = Some(Case::new(laws));
            }
            "under" => self.part()?.under = rest.to_owned(),
            "title" => self.part()?.title = rest.to_owned(),
            "idea" => self.part()?.idea = rest.to_owned(),
            "case" => {
                let all = self.all.clone().ok_or("no lesson before this")?;
                self.part()?.cases.push(all);
            }
            _ => tell(self.case()?, word, rest)?,
        }
        Ok(())
    }

    fn part(&mut self) -> Result<&mut Part, String> {
        let chapter = self.chapters.last_mut();
        let part = chapter.and_then(|chapter| chapter.parts.last_mut());
        part.ok_or_else(|| "no lesson before this".to_owned())
    }

    /// Returns the case that a line adds to: the last one, or before the first, that of all cases.
    fn case(&mut self) -> Result<&mut Case, String> {
        let chapter = self.chapters.last_mut();
        let part = chapter.and_then(|chapter| chapter.parts.last_mut());
        match part.and_then(|part| part.cases.last_mut()) {
            Some(case) => Ok(case),
            None => self
                .all
                .as_mut()
                .ok_or_else(|| "no case before this".to_owned()),
        }
    }
}

/// Adds a line to a case.
fn tell(case: &mut Case, word: &str, rest: &str) -> Result<(), String> {
    match word {
        "position" => case.position = Some(rest.to_owned()),
        "odds" => {
            let odds = odds(rest).ok_or_else(|| format!("nobody gives '{rest}'"))?;
            case.odds.push(odds);
        }
        "task" => case.task = rest.to_owned(),
        "moves" => case.moves = rest.parse().map_err(|_| format!("{rest} is no number"))?,
        "expect" => {
            let expect = Expect::read(rest);
            let expect = expect.ok_or_else(|| format!("nothing is known as '{rest}'"))?;
            case.expect.push(expect);
        }
        "before" => case.before.extend(acts(rest)?),
        "play" => case.play.extend(acts(rest)?),
        "reply" => case.reply.extend(acts(rest)?),
        "arrow" => case.arrows.push(rest.to_owned()),
        _ => return Err(format!("{word} says nothing")),
    }
    Ok(())
}

/// Returns the odds of a line: their word, and the letter of who gives them.
fn odds(text: &str) -> Option<Odds> {
    let (word, giver) = text.split_once(' ')?;
    let giver = match giver {
        "w" => WHITE,
        "b" => BLACK,
        _ => return None,
    };
    Some(Odds::new(OddsKind::of_word(word)?, giver))
}

/// Returns the acts of a line, repeated as often as it says.
fn acts(text: &str) -> Result<Vec<Act>, String> {
    let number = |times: &str| times.parse().ok().filter(|&times| times <= MOST_TIMES);
    let (times, text) = match text
        .split_once("x ")
        .map(|(times, rest)| (number(times), rest))
    {
        Some((Some(times), rest)) => (times, rest),
        _ => (1, text),
    };
    let acts: Vec<Act> = text.split(';').map(|act| Act::new(act.trim())).collect();
    Ok(std::iter::repeat_n(acts, times).flatten().collect())
}
