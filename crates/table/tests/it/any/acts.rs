//! What chance does at a table, allowed or not, and how often.

use rochade_table::{
    Answer, Claim, Intent, Kind, PromptKind, Question, Review, Seat, SquareId, Start, View,
};
use rochade_testkit::{Result, Unstructured, choose_weighted};

use super::laws::{due, remark};
use crate::every::{any_computer, seat, usual};

/// Something that may be done at the table, or not.
pub(crate) fn intent(view: &View, source: &mut Unstructured) -> Result<Intent> {
    if view.can_stop && source.ratio(1, 4)? {
        return resigning(view, source);
    }
    // After the end little else can be done.
    if view.outcome.is_some() && source.ratio(1, 8)? {
        if source.ratio(1, 2)? {
            return Ok(Intent::NewPartners(seat(source)?));
        }
        return Ok(match view.draws_lots {
            true => Intent::RematchByLot(source.arbitrary()?),
            false => Intent::Rematch,
        });
    }
    if let Some(claim) = due(view)
        && source.ratio(1, 2)?
    {
        return Ok(claim);
    }
    if let Some(remark) = remark(view)
        && source.ratio(1, 12)?
    {
        return Ok(remark);
    }
    choose_weighted(source, &ACTS)?(view, source)
}

type Act = fn(&View, &mut Unstructured) -> Result<Intent>;

/// What is done at the table, each so often in proportion.
const ACTS: [(usize, Act); 28] = [
    (17, |view, source| square(view, source).map(Intent::Touch)),
    (5, |view, source| {
        Ok(Intent::LetGo(Some(square(view, source)?)))
    }),
    (3, blow_missed),
    (2, |view, source| square(view, source).map(Intent::Blow)),
    (1, let_go_or_ask_choice),
    (1, |_, source| {
        Ok(Intent::Choose(Kind(source.int_in_range(0..=7)?)))
    }),
    (1, |_, source| source.arbitrary().map(Intent::Type)),
    (1, |_, _| Ok(Intent::Cancel)),
    (1, |_, _| Ok(Intent::Done)),
    (1, |_, _| Ok(Intent::Proceed)),
    (2, |_, source| review(source).map(Intent::Review)),
    (8, any_answer),
    (3, |_, source| seat(source).map(Intent::OfferDraw)),
    (3, |_, source| seat(source).map(Intent::AskTakeBack)),
    (1, |_, source| seat(source).map(Intent::Resign)),
    (2, |_, source| {
        Ok(Intent::Claim(*source.choose(&Claim::ALL)?, seat(source)?))
    }),
    (2, |_, source| seat(source).map(Intent::StartCount)),
    (1, |_, source| seat(source).map(Intent::AskStrike)),
    (2, |_, source| seat(source).map(Intent::Adjust)),
    (3, |_, source| seat(source).map(Intent::SayCheck)),
    (1, |_, source| seat(source).map(Intent::PointOutCheck)),
    (1, |_, source| seat(source).map(Intent::NoticeCheck)),
    (1, |_, source| seat(source).map(Intent::SayBlow)),
    (1, |_, source| seat(source).map(Intent::TakeHint)),
    (1, |_, source| {
        Ok(Intent::HandOver(seat(source)?, any_computer(source)?))
    }),
    (1, |_, _| Ok(Intent::Rematch)),
    (1, |_, source| source.arbitrary().map(Intent::RematchByLot)),
    (1, begin_seldom),
];

/// A square, or one beyond the board.
fn square(view: &View, source: &mut Unstructured) -> Result<SquareId> {
    let last = view.squares.len() as u16 + 6;
    source.int_in_range(0..=last).map(SquareId)
}

fn blow_missed(view: &View, source: &mut Unstructured) -> Result<Intent> {
    match view.missed.first() {
        Some(missed) => Ok(Intent::Blow(missed.at)),
        None => square(view, source).map(Intent::Touch),
    }
}

fn let_go_or_ask_choice(view: &View, source: &mut Unstructured) -> Result<Intent> {
    match source.arbitrary()? {
        true => square(view, source).map(Intent::AskChoice),
        false => Ok(Intent::LetGo(None)),
    }
}

/// One time in twenty, a game begins.
fn begin_seldom(view: &View, source: &mut Unstructured) -> Result<Intent> {
    match source.ratio(1, 20)? {
        true => begin(usual(view.game), source),
        false => square(view, source).map(Intent::Touch),
    }
}

/// A game begins, in a new sitting or in the one that goes on.
fn begin(start: Start, source: &mut Unstructured) -> Result<Intent> {
    let begins: fn(Start) -> Intent = *source.choose(&[Intent::Start as _, Intent::GoOn as _])?;
    Ok(begins(start))
}

/// While a man is on its way in hand, a seat is asked whether it resigns, or means it: the way may
/// be gone then.
fn resigning(view: &View, source: &mut Unstructured) -> Result<Intent> {
    let mut questions = view.prompts.iter().map(|prompt| prompt.question);
    let asked = questions.find(|question| question.kind == PromptKind::Resign);
    Ok(match asked {
        Some(question) => Intent::Answer(question, Answer::Confirm),
        None => Intent::Resign(seat(source)?),
    })
}

/// An answer, seldom to a draw offer or to whether one resigns, so that games last.
fn any_answer(view: &View, source: &mut Unstructured) -> Result<Intent> {
    let question = match view.prompts.is_empty() || source.ratio(1, 4)? {
        true => any_question(&view.plan.all_seats().collect::<Vec<_>>(), source)?,
        false => source.choose(&view.prompts)?.question,
    };
    let mut answer = *source.choose(&Answer::ALL)?;
    let goes_on = matches!(
        question.kind,
        PromptKind::TakeBack | PromptKind::IllegalMove
    );
    if !goes_on && !source.ratio(1, 8)? {
        answer = Answer::Decline;
    }
    Ok(Intent::Answer(question, answer))
}

/// Returns a question at random: three times in four between two of the seats, else between any
/// numbers, so that seats are named which the game doesn't have.
pub(crate) fn any_question(seats: &[Seat], source: &mut Unstructured) -> Result<Question> {
    let kind = *source.choose(&PromptKind::ALL)?;
    if !source.ratio(3, 4)? {
        let (of, by) = (seat(source)?, seat(source)?);
        return Ok(Question { kind, of, by });
    }
    let of = *source.choose(seats)?;
    let mut others = seats.to_vec();
    others.retain(|&other| (other == of) == (kind == PromptKind::Resign));
    let by = *source.choose(&others)?;
    Ok(Question { kind, of, by })
}

fn review(source: &mut Unstructured) -> Result<Review> {
    use Review::{Back, First, Forward, Last};
    let ply = Review::Ply(source.int_in_range(0..=40)?);
    Ok(*source.choose(&[First, Back, Forward, Last, Last, ply])?)
}
