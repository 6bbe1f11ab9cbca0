//! Conditions on a table, written in words.

use std::fmt;

use rochade_table::{Claim, Frozen, Refusal, Ruling, Seat, SquareId, Step, Table, View};

use crate::act::{seat, square};

/// A condition on a table, in the words of the page's contract.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expect {
    /// `piece e4 wN`: this man stands there; `piece e4 -`: none does.
    Piece(String, String),
    /// `mark e8 check`: the square has this mark.
    Mark(String, String),
    /// `no-mark e8 check`: the square hasn't.
    NoMark(String, String),
    /// `bare b`: the seat has nothing left but its king.
    Bare(String),
    /// `kings w 1`: the seat has so many kings on the board.
    Kings(String, usize),
    /// `safe e4`: no move of who is to move now captures there; `safe w`: none captures a man of
    /// this seat.
    Safe(String),
    /// `turn b`: it is this seat's turn.
    Turn(String),
    /// `plies 2`: so many plies stand.
    Plies(usize),
    /// `result 1-0 checkmate`: how the game has ended; `result - -`: it goes on.
    Result(String, String),
    /// `score w 18`: what a player has scored, in 24ths.
    Score(String, u32),
    /// `prompt illegal-move b`: the seat is asked this.
    Prompt(String, String),
    /// `claim claim-repetition w`: the seat may claim this.
    Claim(String, String),
    /// `no-claim claim-repetition b`: the seat may not, or no more.
    NoClaim(String, String),
    /// `count 1/50`: how far the count has come.
    Count(String),
    /// `frozen D stalemated`: the seat is passed over, and why; `frozen D -`: it is not.
    Frozen(String, String),
    /// `left B`: the seat has left the game that the others go on with.
    Left(String),
    /// `blown b4`: the man that stood there was taken off for not having captured.
    Blown(String),
    /// `refused`: what was tried last was refused.
    Refused,
    /// `law gustavus:18`: the laws are cited so, in whatever is told.
    Law(String),
}

/// A table as it is seen after an act.
#[derive(Debug)]
pub struct Seen<'a> {
    /// The table.
    pub table: &'a Table,
    /// Its view.
    pub view: &'a View,
    /// The rulings since the case began.
    pub story: &'a [Ruling],
    /// The refusal of the last act, if it was refused.
    pub refusal: Option<&'a Refusal>,
}

impl Expect {
    /// Reads a condition; `None` for unknown words.
    pub(crate) fn read(text: &str) -> Option<Expect> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let own = |word: &str| word.to_owned();
        // The results of four and three have two words.
        if let ["result", result @ .., by] = &words[..] {
            return Some(Expect::Result(result.join(" "), own(by)));
        }
        Some(match *words.as_slice() {
            ["piece", at, man] => Expect::Piece(own(at), own(man)),
            ["mark", at, word] => Expect::Mark(own(at), own(word)),
            ["no-mark", at, word] => Expect::NoMark(own(at), own(word)),
            ["bare", of] => Expect::Bare(own(of)),
            ["kings", of, count] => Expect::Kings(own(of), count.parse().ok()?),
            ["safe", at] => Expect::Safe(own(at)),
            ["turn", of] => Expect::Turn(own(of)),
            ["plies", count] => Expect::Plies(count.parse().ok()?),
            ["score", of, share] => Expect::Score(own(of), share.parse().ok()?),
            ["prompt", kind, of] => Expect::Prompt(own(kind), own(of)),
            ["claim", word, of] => Expect::Claim(own(word), own(of)),
            ["no-claim", word, of] => Expect::NoClaim(own(word), own(of)),
            ["count", text] => Expect::Count(own(text)),
            ["frozen", of, how] => Expect::Frozen(own(of), own(how)),
            ["left", of] => Expect::Left(own(of)),
            ["blown", at] => Expect::Blown(own(at)),
            ["refused"] => Expect::Refused,
            ["law", place] => Expect::Law(own(place)),
            _ => return None,
        })
    }

    /// Returns whether the condition holds; one about a square or a seat that the game doesn't have
    /// never does.
    pub fn holds(&self, seen: &Seen<'_>) -> bool {
        self.is_so(seen).unwrap_or(false)
    }

    fn is_so(&self, seen: &Seen<'_>) -> Option<bool> {
        let view = seen.view;
        let of = |letter: &str| view.seat(seat(view, letter)?);
        Some(match self {
            Expect::Piece(at, man) => man_on(view, at)?.as_deref().unwrap_or("-") == man,
            Expect::Mark(at, word) => is_marked(view, at, word)?,
            Expect::NoMark(at, word) => !is_marked(view, at, word)?,
            Expect::Bare(letter) => is_bare(view, seat(view, letter)?),
            Expect::Kings(letter, count) => kings(view, seat(view, letter)?) == *count,
            Expect::Safe(what) => {
                let steps = seen.table.steps();
                let mut goals = steps.iter().filter_map(Step::to);
                match square(view, what) {
                    Some(at) => goals.all(|to| to != at),
                    None => {
                        let own = seat(view, what)?;
                        goals.all(|to| !is_of(view, to, own))
                    }
                }
            }
            Expect::Turn(letter) => view.turn == seat(view, letter)?,
            Expect::Plies(count) => view.plies == *count,
            Expect::Result(result, by) => match &view.outcome {
                None => result == "-",
                Some(outcome) => outcome.result == result && outcome.termination.word() == by,
            },
            Expect::Score(letter, share) => of(letter)?.score == *share,
            Expect::Prompt(kind, letter) => {
                let asked = seat(view, letter)?;
                view.prompts.iter().any(|prompt| {
                    prompt.question.kind.word() == kind && prompt.question.of == asked
                })
            }
            Expect::Claim(word, letter) => may_claim(view, word, letter)?,
            Expect::NoClaim(word, letter) => !may_claim(view, word, letter)?,
            Expect::Count(text) => view.count.as_ref().is_some_and(|it| it.text() == *text),
            Expect::Frozen(letter, how) => match of(letter)?.frozen {
                None => how == "-",
                Some(Frozen::Mated) => how == "mated",
                Some(Frozen::Stalemated) => how == "stalemated",
            },
            Expect::Left(letter) => view.outcome.is_none() && !of(letter)?.in_game,
            Expect::Blown(at) => {
                let last = view.entries.last().and_then(|entry| entry.deed.blown);
                let at = square(view, at)?;
                view.blown.or(last).is_some_and(|man| man.square == at)
            }
            Expect::Refused => seen.refusal.is_some(),
            Expect::Law(place) => seen.laws_cited().any(|law| law == *place),
        })
    }
}

impl fmt::Display for Expect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expect::Piece(at, man) => write!(f, "piece {at} {man}"),
            Expect::Mark(at, word) => write!(f, "mark {at} {word}"),
            Expect::NoMark(at, word) => write!(f, "no-mark {at} {word}"),
            Expect::Bare(of) => write!(f, "bare {of}"),
            Expect::Kings(of, count) => write!(f, "kings {of} {count}"),
            Expect::Safe(what) => write!(f, "safe {what}"),
            Expect::Turn(of) => write!(f, "turn {of}"),
            Expect::Plies(count) => write!(f, "plies {count}"),
            Expect::Result(result, by) => write!(f, "result {result} {by}"),
            Expect::Score(of, share) => write!(f, "score {of} {share}"),
            Expect::Prompt(kind, of) => write!(f, "prompt {kind} {of}"),
            Expect::Claim(word, of) => write!(f, "claim {word} {of}"),
            Expect::NoClaim(word, of) => write!(f, "no-claim {word} {of}"),
            Expect::Count(text) => write!(f, "count {text}"),
            Expect::Frozen(of, how) => write!(f, "frozen {of} {how}"),
            Expect::Left(of) => write!(f, "left {of}"),
            Expect::Blown(at) => write!(f, "blown {at}"),
            Expect::Refused => f.write_str("refused"),
            Expect::Law(place) => write!(f, "law {place}"),
        }
    }
}

impl<'a> Seen<'a> {
    /// Makes the view of a table, with its rulings and the refusal of the last act.
    pub fn new(
        table: &'a Table,
        view: &'a View,
        story: &'a [Ruling],
        refusal: Option<&'a Refusal>,
    ) -> Seen<'a> {
        Seen {
            table,
            view,
            story,
            refusal,
        }
    }

    /// Returns the laws that the table cites now (`data-law`).
    fn laws_cited(&self) -> impl Iterator<Item = String> {
        let view = self.view;
        let ending = view.law.clone();
        let duty = view.duty.as_ref().map(|duty| duty.law.clone());
        let refusal = self.refusal.and_then(|it| self.table.law_against(it));
        let prompts = view.prompts.iter().filter_map(|it| it.law.clone());
        let story = self.story.iter().map(|ruling| ruling.law.clone());
        let one = [ending, duty, refusal].into_iter().flatten();
        one.chain(prompts).chain(story)
    }
}

fn may_claim(view: &View, word: &str, letter: &str) -> Option<bool> {
    let claims = &view.seat(seat(view, letter)?)?.claims;
    let has_word = |claim: &Claim| claim.word() == word;
    Some(claims.iter().any(has_word))
}

/// Returns the code of the man on a square, if there is one; `None` for no square of the board.
fn man_on(view: &View, at: &str) -> Option<Option<String>> {
    let shown = view.squares.get(square(view, at)?.index())?;
    Some(shown.man.map(|man| view.plan.code(man)))
}

/// Returns whether a man of a seat stands on a square.
fn is_of(view: &View, at: SquareId, seat: Seat) -> bool {
    let shown = view.squares.get(at.index());
    shown.is_some_and(|shown| shown.man.is_some_and(|man| man.seat == seat))
}

fn is_marked(view: &View, at: &str, word: &str) -> Option<bool> {
    let shown = view.squares.get(square(view, at)?.index())?;
    Some(shown.marks.words().any(|known| known == word))
}

fn is_bare(view: &View, seat: Seat) -> bool {
    let mut own = men(view, seat);
    own.all(|kind| kind == "K")
}

fn kings(view: &View, seat: Seat) -> usize {
    men(view, seat).filter(|&kind| kind == "K").count()
}

/// Returns the letters of the men of a seat.
fn men(view: &View, seat: Seat) -> impl Iterator<Item = &str> {
    let standing = view.squares.iter().filter_map(|square| square.man);
    let own = standing.filter(move |man| man.seat == seat);
    own.map(|man| view.plan.kinds[man.kind.index()].letter)
}
