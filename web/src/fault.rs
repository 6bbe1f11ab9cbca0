//! Why a game could not be read, in words.

use yew::prelude::*;

use crate::desk::Fault;
use crate::text::Texts;
use crate::words;

/// Returns why a game could not be read.
pub(crate) fn reason(texts: &Texts, fault: &Fault) -> String {
    let text = &*fault.detail;
    let reason = match &*fault.word {
        "gap" => return texts.fault_gap(text),
        "move-unreadable" => return texts.fault_move_unreadable(text),
        "move-illegal" => return texts.fault_move_illegal(text),
        "move-ambiguous" => return texts.fault_move_ambiguous(text),
        "tag" => return texts.fault_tag(text),
        "laws" => return texts.fault_laws(text),
        "variant" => return texts.fault_variant(text),
        "huff" => return texts.fault_huff(text),
        "game-type" => return texts.fault_game_type(text),
        "pgn4" => texts.fault_pgn4(),
        "sign" => return texts.fault_sign(text),
        "nag" => return texts.fault_nag(text),
        "open-tag" => texts.fault_open_tag(),
        "open-comment" => texts.fault_open_comment(),
        "open-variation" => texts.fault_open_variation(),
        "setup" => texts.fault_setup(),
        // Only a program writes positions of more than two.
        word if word.starts_with("many-") => {
            let reason = words::position_fault(texts, word).unwrap_or(texts.fault_limit());
            return [reason, " ", texts.fault_many()].concat();
        }
        word => words::position_fault(texts, word).unwrap_or(texts.fault_limit()),
    };
    reason.to_owned()
}

/// The same with its place before it, where that is known.
pub(crate) fn placed(texts: &Texts, fault: &Fault) -> Html {
    html! {
        <>
            if fault.line > 0 {
                <b>{ told_place(texts, fault) }</b>{ " " }
            }
            { reason(texts, fault) }
        </>
    }
}

/// The same as a text of its own, of a game; without a place that is not known.
pub(crate) fn in_words(texts: &Texts, fault: &Fault) -> String {
    let place = match fault.line {
        0 => String::new(),
        _ => [&told_place(texts, fault), " "].concat(),
    };
    [texts.unreadable(), ". ", &place, &reason(texts, fault)].concat()
}

fn told_place(texts: &Texts, fault: &Fault) -> String {
    texts.fault_place(&fault.line.to_string(), &fault.column.to_string())
}

/// Returns what was mended or passed over.
pub(crate) fn note(texts: &Texts, note: &Fault) -> String {
    let text = &*note.detail;
    let words = match &*note.word {
        "gap" => return texts.note_gap(text),
        "tag" => return texts.note_tag(text),
        "nag" => return texts.note_nag(text),
        "result" => return texts.note_result(text),
        "usual-array" => return texts.note_usual_array(text),
        "rules" => return texts.note_rules(words::laws::name(texts, text)),
        "open-tag" | "open-comment" | "open-variation" | "setup" => texts.note_open(),
        "limit" => texts.note_limit(),
        "fen-castling-men" => texts.note_castling(),
        "fen-en-passant" => texts.note_en_passant(),
        "fen-counters" => texts.note_counters(),
        "fen-surplus" => texts.note_surplus(),
        "no-position" => texts.note_no_position(),
        _ => return texts.note_text(text),
    };
    words.to_owned()
}

/// The place as `line:column`; empty where it is not known.
pub(crate) fn place(fault: &Fault) -> String {
    match fault.line {
        0 => String::new(),
        line => format!("{line}:{}", fault.column),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rochade_desk::{FAULT_WORDS, NOTE_WORDS};

    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn a_place_that_is_not_known_is_not_told() {
        let told = |line| {
            let (word, detail) = ("move-illegal".to_owned(), "--".to_owned());
            let fault = Fault {
                line,
                column: line,
                word,
                detail,
            };
            in_words(texts("en"), &fault)
        };
        let reason = "“--” is not possible in this position.";
        assert_eq!(told(0), format!("Unreadable game. {reason}"));
        assert!(
            told(3).starts_with("Unreadable game. Line 3, column 3: "),
            "{}",
            told(3)
        );
    }

    #[test]
    fn every_reason_has_a_text_of_its_own() {
        for code in LANGUAGES {
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

    #[test]
    fn every_note_has_a_text_and_those_of_what_was_not_closed_share_theirs() {
        for code in LANGUAGES {
            let told = |word: &str| {
                let fault = Fault {
                    line: 1,
                    column: 1,
                    word: word.to_owned(),
                    detail: "english".to_owned(),
                };
                note(texts(code), &fault)
            };
            let notes: BTreeSet<String> = NOTE_WORDS.into_iter().map(told).collect();
            assert_eq!(notes.len(), NOTE_WORDS.len() - 3, "{code}");
        }
    }
}
