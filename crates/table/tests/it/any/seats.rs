//! What must hold of what seats may do and are asked.

use rochade_table::{Prompt, PromptKind, Question, SeatView, View};

/// Who is out does nothing any more, and nobody asks or is asked who is; who stands frozen only
/// resigns, or answers for the move by which it froze. Every right of a seat is named here, so that
/// no new one is forgotten.
pub(super) fn check_seats(view: &View) {
    for seat in &view.seats {
        let SeatView {
            seat: _,
            letter: _,
            player_number: _,
            player: _,
            score: _,
            to_move,
            in_game,
            frozen,
            can_offer_draw,
            has_offered_draw,
            takes_back: _,
            can_ask_take_back,
            can_resign,
            claims,
            can_start_count,
            can_ask_strike,
            can_adjust,
            is_adjusting,
            captures: _,
            can_say_check,
            says_check,
            can_point_out,
            can_notice,
            can_blow,
            is_blowing,
            can_want_new_partners,
            wants_new_partners,
            is_asked_for_new_partners,
            takes_hints: _,
            can_take_hint,
            hints: _,
        } = seat;
        // After the end, who has only computers for opponents takes moves back (opponent.md, 1.6).
        let is_over = view.outcome.is_some();
        let persons = view
            .seats
            .iter()
            .filter(|seat| seat.player.computer.is_none());
        assert!(!(is_over && *can_ask_take_back) || persons.count() == 1);
        // What is said after the game is said by whoever has a say then.
        assert!(!wants_new_partners || *can_want_new_partners);
        assert!(!can_want_new_partners || view.outcome.is_some());
        let may_agree = *can_want_new_partners && !wants_new_partners;
        assert!(!is_asked_for_new_partners || may_agree);
        let acts = [
            to_move,
            can_offer_draw,
            has_offered_draw,
            &(*can_ask_take_back && !is_over),
            can_take_hint,
            can_start_count,
            can_ask_strike,
            can_adjust,
            is_adjusting,
            can_say_check,
            says_check,
            can_point_out,
            can_notice,
            can_blow,
            is_blowing,
        ];
        let acts = acts.into_iter().any(|&acts| acts) || !claims.is_empty();
        assert!(!(acts || *can_resign) || *in_game && view.outcome.is_none());
        let is_undecided = view
            .prompts
            .iter()
            .any(|prompt| prompt.question.kind.any_decides());
        assert!(!acts || frozen.is_none() || is_undecided, "{seat:?}");
    }
    assert!(view.prompts.is_empty() || view.outcome.is_none());
    for prompt in &view.prompts {
        let Question { kind, of, by } = prompt.question;
        let (asked, asks) = (&view.seats[of.index()], &view.seats[by.index()]);
        assert!(asked.in_game && asks.in_game);
        // A move against the rules that is undecided has frozen nobody yet.
        let is_undecided = view.prompts.iter().any(is_about_false_move);
        let may_be_frozen = kind.any_decides() || kind == PromptKind::Resign || is_undecided;
        assert!(may_be_frozen || asked.frozen.is_none(), "{prompt:?}");
        // Who has said a check that was none may be frozen by the reply to it, and resigning is all
        // that a frozen player can do.
        let by_frozen = [PromptKind::FalseCheck, PromptKind::ResignTogether].contains(&kind);
        assert!(may_be_frozen || asks.frozen.is_none() || by_frozen);
        let is_enemys = view.plan.are_enemies(of, by);
        let is_partners = view.plan.partner(by) == Some(of);
        assert!(is_partners || kind != PromptKind::ResignTogether);
        assert!(
            is_enemys || !is_against(kind),
            "an ally is asked: {prompt:?}"
        );
        let same = |other: &&Prompt| other.question == prompt.question;
        assert_eq!(view.prompts.iter().filter(same).count(), 1);
    }
}

fn is_about_false_move(prompt: &Prompt) -> bool {
    prompt.question.kind == PromptKind::IllegalMove
}

/// Whether such a question is put to enemies only: what the other side may make of what a player
/// did.
fn is_against(kind: PromptKind) -> bool {
    match kind {
        PromptKind::IllegalMove
        | PromptKind::Touched
        | PromptKind::Tempo
        | PromptKind::FalseCheck => true,
        PromptKind::DrawOffer
        | PromptKind::TakeBack
        | PromptKind::Resign
        | PromptKind::ResignTogether => false,
    }
}
