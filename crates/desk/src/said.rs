//! What players say at the table, as comments hold it in PGN: no word of any language is needed for
//! it.
//!
//! A draw offered with a move is `(=)` after it. All else is a command, `[%rochade WORD,SEAT]` with
//! the word of the page's contract and the letter of the seat that said it, after the last move
//! that stood then; before the first one, in the comment before all.
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
    Answer, Check, Claim, Entry, Event, Plan, PromptKind, Question, Refusal, Remark, Seat, Step,
    Table,
};

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

/// What a seat has said besides offering a draw with its move. Its letter is as the text has it:
/// which seat that is, the game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    what: What,
    letter: char,
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
        let mut letters = letter.chars();
        let letter = letters.next().filter(char::is_ascii_alphabetic)?;
        let what = What::find(word)?;
        letters.next().is_none().then_some(Said { what, letter })
    }

    /// The command for it.
    pub(crate) fn command(self) -> String {
        let (word, letter) = (self.what.word(), self.letter);
        format!("{COMMAND}{word},{letter}]")
    }

    /// Returns whether the game is over by it.
    pub(crate) fn ends_the_game(self) -> bool {
        matches!(self.what, What::Claim(_) | What::OfferDraw)
    }

    /// Lets it be said at a table.
    pub(crate) fn tell(self, telling: &mut Telling) -> Result<(), Refusal> {
        let Said { what, letter } = self;
        let plan = telling.table().record().start.laws.plan();
        let seat = plan.seat(letter.encode_utf8(&mut [0; 4]));
        let seat = seat.ok_or(Refusal::NoSuchSeat)?;
        match what {
            What::Claim(claim) => telling.tell(Event::Claimed(claim, seat)),
            What::StartCount => telling.tell(Event::CountStarted(seat)),
            What::StrikeCount => {
                telling.tell(Event::StrikeAsked(seat))?;
                answer_all(telling, PromptKind::Tempo, seat, Answer::Accept)
            }
            What::OfferDraw => {
                // It may stand already, with a move.
                let _ = offer_draw(telling, seat);
                accept_draw(telling, seat)
            }
            What::SayCheck => telling.tell(Event::CheckSaid(seat)),
            What::NoticeCheck => telling.tell(Event::Remarked(Remark::Noticed, seat)),
        }
    }
}

/// Lets all who are asked answer what a seat has asked.
fn answer_all(
    telling: &mut Telling,
    kind: PromptKind,
    by: Seat,
    answer: Answer,
) -> Result<(), Refusal> {
    let mut answered = Err(Refusal::NotAsked);
    for of in others(telling, by) {
        let question = Question { kind, of, by };
        if telling.tell(Event::Answered(question, answer)).is_ok() {
            answered = Ok(());
        }
    }
    answered
}

/// The other seats of the game.
fn others(telling: &Telling, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = telling.table().record().start.players.len();
    let all = (0..seats).filter_map(|seat| Some(Seat(u8::try_from(seat).ok()?)));
    all.filter(move |&other| other != seat)
}

/// The draw that a seat has offered is accepted, by all who are asked.
pub(crate) fn accept_draw(telling: &mut Telling, by: Seat) -> Result<(), Refusal> {
    answer_all(telling, PromptKind::DrawOffer, by, Answer::Accept)
}

/// Lets a seat offer a draw at a table. If another one's offer stands there, it is declined by
/// that.
pub(crate) fn offer_draw(telling: &mut Telling, seat: Seat) -> Result<(), Refusal> {
    for by in others(telling, seat) {
        let kind = PromptKind::DrawOffer;
        let question = Question { kind, of: seat, by };
        let _ = telling.tell(Event::Answered(question, Answer::Decline));
    }
    telling.tell(Event::DrawOffered(seat))
}

/// Lets a seat make a move against the rules at a table, and the one that is asked let it stand.
pub(crate) fn let_stand(telling: &mut Telling, step: Step, by: Seat) -> Result<(), Refusal> {
    telling.tell(Event::FalseMove(step))?;
    answer_all(telling, PromptKind::IllegalMove, by, Answer::Stand)
}

/// Lets a seat leave at a table: who has a partner, with that one.
pub(crate) fn leave(telling: &mut Telling, event: Event) -> Result<(), Refusal> {
    telling.tell(event.clone())?;
    if let Event::Resigned(seat) = event {
        // Nobody is asked where that alone has ended the game.
        let _ = answer_all(telling, PromptKind::ResignTogether, seat, Answer::Accept);
    }
    Ok(())
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
    let view = table.view();
    let said = |what, seat| said(&view.plan, what, seat);
    if let Some(count) = table.begun_count() {
        all.extend(said(What::StartCount, count.by).map(|said| (count.from, said)));
        let struck = count.struck.zip(asked_to_strike(table));
        let struck = struck.and_then(|(plies, by)| Some((plies, said(What::StrikeCount, by)?)));
        all.extend(struck);
    }
    for (plies, entry) in view.entries.iter().enumerate() {
        let mover = entry.deed.man.seat;
        if entry.check_said {
            all.extend(said(What::SayCheck, mover).map(|said| (plies, said)));
        } else if is_noticed(table, entry) {
            let checked = view.plan.enemies(mover).next();
            let noticed = checked.and_then(|seat| said(What::NoticeCheck, seat));
            all.extend(noticed.map(|said| (plies + 1, said)));
        }
    }
    let last = last_said(table, first_ply).and_then(|(what, seat)| said(what, seat));
    all.extend(last.map(|said| (table.plies(), said)));
    all
}

/// What a seat says; `None` for a seat that the game doesn't have.
fn said(plan: &Plan, what: What, seat: Seat) -> Option<Said> {
    let letter = plan.letter(seat).chars().next()?;
    Some(Said { what, letter })
}

/// Returns who asked last to strike a count.
fn asked_to_strike(table: &Table) -> Option<Seat> {
    let mut events = table.record().events.iter().rev();
    events.find_map(|event| match event {
        Event::StrikeAsked(seat) => Some(*seat),
        _ => None,
    })
}

/// Returns whether a check counts that nobody has said, since the player who stands in it has
/// noticed.
fn is_noticed(table: &Table, entry: &Entry) -> bool {
    let counts = entry.deed.check == Check::Check;
    counts && table.record().start.laws.want_check_said()
}

/// Returns what has ended the game, if that was said and stands at no move of PGN.
fn last_said(table: &Table, first_ply: usize) -> Option<(What, Seat)> {
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
    (what != What::OfferDraw || !is_noted).then_some((what, seat))
}
