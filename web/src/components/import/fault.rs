//! Why a game could not be read, in words.

use crate::desk::Fault;
use crate::text::Texts;

/// Why a game could not be read.
pub(super) fn reason(texts: &Texts, fault: &Fault) -> String {
    let text = &*fault.detail;
    let reason = match &*fault.word {
        "move-unreadable" => return texts.fault_move_unreadable(text),
        "move-illegal" => return texts.fault_move_illegal(text),
        "move-ambiguous" => return texts.fault_move_ambiguous(text),
        "tag" => return texts.fault_tag(text),
        "nag" => return texts.fault_nag(text),
        "open-tag" => texts.fault_open_tag(),
        "open-comment" => texts.fault_open_comment(),
        "open-variation" => texts.fault_open_variation(),
        "fen-placement" => texts.fault_fen_placement(),
        "fen-turn" => texts.fault_fen_turn(),
        "fen-castling" => texts.fault_fen_castling(),
        "fen-en-passant" => texts.fault_fen_en_passant(),
        "fen-counters" => texts.fault_fen_counters(),
        "fen-surplus" => texts.fault_fen_surplus(),
        "fen-no-king" => texts.fault_fen_no_king(),
        "fen-many-kings" => texts.fault_fen_many_kings(),
        "fen-pawn-on-end" => texts.fault_fen_pawn_on_end(),
        "fen-king-can-be-taken" => texts.fault_fen_king_can_be_taken(),
        _ => texts.fault_limit(),
    };
    reason.to_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rochade_desk::FAULT_WORDS;

    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn every_reason_has_a_text_of_its_own() {
        for code in ["en", "de", "nl"] {
            let reason = |word: &str| {
                let fault = Fault {
                    line: 1,
                    column: 1,
                    word: word.to_owned(),
                    detail: "Ke3".to_owned(),
                };
                reason(texts(code), &fault)
            };
            let reasons: BTreeSet<String> = FAULT_WORDS.into_iter().map(reason).collect();
            assert_eq!(reasons.len(), FAULT_WORDS.len(), "{code}");
        }
    }
}
