//! What players say at the table, as comments hold it in PGN: no word of any language is needed for
//! it.
//!
//! A draw offered with a move is `(=)` after it. All else is a command, `[%rochade WORD,SEAT]` with
//! the word of the page's contract and the seat that said it, after the last move that stood then;
//! before the first one, in the comment before all.
//!
//! | command | means |
//! | --- | --- |
//! | `claim-repetition`, `claim-series`, `claim-fifty`, `claim-perpetual` | the seat claimed the draw that ended the game |
//! | `start-count` | the seat began to count moves |
//! | `strike-count` | the seat asked to strike the other one's count, which was agreed to |
//! | `offer-draw` | the draw that the seat offered was agreed on, though the offer stands at no move |
//! | `say-check` | the seat said "check" with its next move, or pointed the check out later |
//! | `notice-check` | the seat noticed that it stood in a check that nobody had said |
//!
//! PGN writes every check as `+`, said or not: so a command stands where "check" was said, and none
//! where it was not.

use rochade_table::saved::Telling;
use rochade_table::{
    Answer, Check, Claim, Entry, Event, PromptKind, Question, Refusal, Remark, Table,
};

use crate::side::Side;

/// The comment that stands for a draw offered with a move.
pub(crate) const OFFER: &str = "(=)";

/// How a command begins.
const COMMAND: &str = "[%rochade ";

/// What can be said by a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Claim(Claim),
    StartCount,
    StrikeCount,
    OfferDraw,
    SayCheck,
    NoticeCheck,
}

/// What a side has said besides offering a draw with its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    what: What,
    side: Side,
}

impl What {
    fn find(word: &str) -> Option<What> {
        let others = [
            What::StartCount,
            What::StrikeCount,
            What::OfferDraw,
            What::SayCheck,
            What::NoticeCheck,
        ];
        let mut all = Claim::ALL.into_iter().map(What::Claim).chain(others);
        all.find(|what| what.word() == word)
    }

    fn word(self) -> &'static str {
        match self {
            What::Claim(claim) => claim.word(),
            What::StartCount => "start-count",
            What::StrikeCount => "strike-count",
            What::OfferDraw => "offer-draw",
            What::SayCheck => "say-check",
            What::NoticeCheck => "notice-check",
        }
    }
}

impl Said {
    /// All that was said by commands in a comment.
    pub(crate) fn all(comment: &str) -> impl Iterator<Item = Said> {
        let commands = comment.split(COMMAND).skip(1);
        commands.filter_map(|command| Said::read(command.split_once(']')?.0))
    }

    /// Reads a command without its brackets and what all have in common.
    pub(crate) fn read(text: &str) -> Option<Said> {
        let (word, letter) = text.split_once(',')?;
        Some(Said {
            what: What::find(word)?,
            side: Side::of_letter(letter)?,
        })
    }

    /// The command for it.
    pub(crate) fn command(self) -> String {
        let (word, letter) = (self.what.word(), self.side.letter());
        [COMMAND, word, ",", letter, "]"].concat()
    }

    /// Returns whether the game is over by it.
    pub(crate) fn ends_the_game(self) -> bool {
        matches!(self.what, What::Claim(_) | What::OfferDraw)
    }

    /// Lets it be said at a table.
    pub(crate) fn tell(self, telling: &mut Telling) -> Result<(), Refusal> {
        let Said { what, side } = self;
        let seat = side.seat();
        match what {
            What::Claim(claim) => telling.tell(Event::Claimed(claim, seat)),
            What::StartCount => telling.tell(Event::CountStarted(seat)),
            What::StrikeCount => {
                telling.tell(Event::StrikeAsked(seat))?;
                telling.tell(answered(PromptKind::Tempo, side, Answer::Accept))
            }
            What::OfferDraw => {
                // It may stand already, with a move.
                let _ = offer_draw(telling, side);
                telling.tell(accepted(side))
            }
            What::SayCheck => telling.tell(Event::CheckSaid(seat)),
            What::NoticeCheck => telling.tell(Event::Remarked(Remark::Noticed, seat)),
        }
    }
}

/// Returns what a side has asked is answered by the other one.
fn answered(kind: PromptKind, by: Side, answer: Answer) -> Event {
    let (of, by) = (by.other().seat(), by.seat());
    Event::Answered(Question { kind, of, by }, answer)
}

/// The draw that a side has offered is accepted.
pub(crate) fn accepted(by: Side) -> Event {
    answered(PromptKind::DrawOffer, by, Answer::Accept)
}

/// Lets a side offer a draw at a table. If the other one's offer stands there, it is declined by
/// that.
pub(crate) fn offer_draw(telling: &mut Telling, side: Side) -> Result<(), Refusal> {
    let declined = answered(PromptKind::DrawOffer, side.other(), Answer::Decline);
    let _ = telling.tell(declined);
    telling.tell(Event::DrawOffered(side.seat()))
}

/// Returns whether a comment says that a draw was offered with the move before it.
pub(crate) fn offers_draw(comment: &str) -> bool {
    comment.contains(OFFER)
}

/// Returns what a comment holds besides all that.
pub(crate) fn besides(comment: &str) -> String {
    let (mut text, mut rest) = (String::new(), comment);
    while let Some((before, after)) = rest.split_once(COMMAND) {
        text.push_str(before);
        rest = match after.split_once(']') {
            Some((command, after)) if Said::read(command).is_some() => after,
            _ => {
                text.push_str(COMMAND);
                after
            }
        };
    }
    text.push_str(rest);
    text.replacen(OFFER, "", 1).trim().to_owned()
}

/// The comment after a move, or before all: that a draw was offered with the move, and all that was
/// said then.
pub(crate) fn comment(offer: bool, said: impl IntoIterator<Item = Said>) -> String {
    let offer = offer.then(|| OFFER.to_owned());
    let parts = offer.into_iter().chain(said.into_iter().map(Said::command));
    parts.collect::<Vec<_>>().join(" ")
}

/// A comment that came with a game, and what was said there since.
pub(crate) fn joined(came: &str, comment: &str) -> String {
    let since = Said::all(comment).filter(|said| !came.contains(&said.command()));
    let offer = offers_draw(comment) && !offers_draw(came);
    [came, &self::comment(offer, since)].join(" ")
}

/// Returns what was said at a table by commands, each with the number of plies that stood then. The
/// moves of the text begin at `first_ply`.
pub(crate) fn said_at(table: &Table, first_ply: usize) -> Vec<(usize, Said)> {
    let mut all = Vec::new();
    let said = |what, side| Said { what, side };
    let count = table.begun_count();
    if let Some((count, by)) = count.and_then(|count| Some((count, Side::of(count.by)?))) {
        all.push((count.from, said(What::StartCount, by)));
        let struck = count.struck;
        all.extend(struck.map(|plies| (plies, said(What::StrikeCount, by.other()))));
    }
    for (plies, entry) in table.view().entries.iter().enumerate() {
        let Some(mover) = Side::of(entry.deed.man.seat) else {
            continue;
        };
        if entry.check_said {
            all.push((plies, said(What::SayCheck, mover)));
        } else if is_noticed(table, entry) {
            all.push((plies + 1, said(What::NoticeCheck, mover.other())));
        }
    }
    all.extend(last_said(table, first_ply).map(|said| (table.plies(), said)));
    all
}

/// Returns whether a check counts that nobody has said, since the player who stands in it has
/// noticed.
fn is_noticed(table: &Table, entry: &Entry) -> bool {
    let counts = entry.deed.check == Check::Check;
    counts && table.record().start.laws.want_check_said()
}

/// Returns what has ended the game, if that was said and stands at no move of PGN.
fn last_said(table: &Table, first_ply: usize) -> Option<Said> {
    let (what, seat) = match *table.record().events.last()? {
        Event::Claimed(claim, seat) => (What::Claim(claim), seat),
        Event::Answered(Question { kind, by, .. }, Answer::Accept)
            if kind == PromptKind::DrawOffer && table.outcome().is_some() =>
        {
            (What::OfferDraw, by)
        }
        _ => return None,
    };
    let view = table.view();
    let last = view.entries.last();
    let is_noted = view.plies > first_ply
        && last.is_some_and(|entry| entry.offer && entry.deed.man.seat == seat);
    let side = Side::of(seat)?;
    (what != What::OfferDraw || !is_noted).then_some(Said { what, side })
}
