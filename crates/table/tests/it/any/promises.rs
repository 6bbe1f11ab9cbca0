//! What the view says that a seat can do, it can do, and nothing else.

use rochade_table::{Intent, Refusal, Seat, Table, View};
use rochade_testkit::try_seeds;

use crate::every::{any_table, can_move, for_every_game, one_move};

#[test]
fn a_seat_can_do_what_the_view_says_and_nothing_else() {
    for_every_game(|game| {
        try_seeds(30, (2_000, 10_000), |source| {
            let mut table = any_table(game, source)?;
            while !source.is_empty() {
                if source.ratio(1, 3)? && can_move(&table) {
                    one_move(&mut table, source)?;
                }
                let view = table.view();
                let intent = super::intent(&view, source)?;
                does_as_promised(&mut table, &view, intent);
            }
            Ok(())
        });
    });
}

/// Does something of which the view says whether it can be done.
fn does_as_promised(table: &mut Table, view: &View, intent: Intent) {
    let allowed = |seat: Seat| view.seats.get(seat.index());
    let promised = match intent {
        Intent::OfferDraw(seat) => allowed(seat).map(|seat| seat.can_offer_draw),
        Intent::AskTakeBack(seat) => allowed(seat).map(|seat| seat.can_ask_take_back),
        Intent::Answer(question, answer) => {
            let mut prompts = view.prompts.iter();
            let prompt = prompts.find(|prompt| prompt.question == question);
            Some(prompt.is_some_and(|prompt| prompt.answers.contains(&answer)))
        }
        Intent::NewPartners(seat) => allowed(seat).map(|seat| seat.can_want_new_partners),
        Intent::Done => Some(view.can_stop),
        Intent::Claim(claim, seat) => allowed(seat).map(|seat| seat.claims.contains(&claim)),
        Intent::StartCount(seat) => allowed(seat).map(|seat| seat.can_start_count),
        Intent::AskStrike(seat) => allowed(seat).map(|seat| seat.can_ask_strike),
        Intent::SayCheck(seat) => allowed(seat).map(|seat| seat.can_say_check),
        // Whether there is an unsaid check, the view doesn't tell.
        Intent::PointOutCheck(seat) => allowed(seat)
            .map(|seat| seat.can_point_out)
            .filter(|can| !can),
        Intent::NoticeCheck(seat) => allowed(seat).map(|seat| seat.can_notice).filter(|can| !can),
        _ => None,
    };
    let answer = table.apply(intent.clone());
    if let Some(promised) = promised {
        assert_eq!(answer.is_ok(), promised, "{intent:?}: {answer:?}");
    }
    if let Intent::Resign(seat) = intent {
        let can = allowed(seat).is_some_and(|seat| seat.can_resign);
        let asked_already = answer == Err(Refusal::AlreadyAsked);
        assert_eq!(answer.is_ok() || asked_already, can);
    }
}
