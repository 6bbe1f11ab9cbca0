//! What a question to a player says.

use rochade_table::{Answer, GameKind, Happening, ManAt, Plan, PromptKind, Question, View};

use crate::text::Texts;
use crate::words;

/// Returns what is asked, in a sentence; about the man that was touched, where it is about one.
pub(crate) fn sentence(
    texts: &Texts,
    (game, plan): (GameKind, &Plan),
    kind: PromptKind,
    touched: Option<ManAt>,
    asker: &str,
) -> Option<String> {
    Some(match kind {
        PromptKind::DrawOffer => texts.ask_draw_offer(asker),
        PromptKind::TakeBack => texts.ask_take_back(asker),
        PromptKind::Resign => texts.ask_resign(asker),
        PromptKind::ResignTogether => texts.ask_resign_together(asker),
        PromptKind::Tempo => texts.ask_tempo(asker),
        PromptKind::Touched => {
            let ManAt { man, square } = touched?;
            texts.ask_touched(
                asker,
                words::of(game).the(texts, man.kind),
                plan.name(square),
            )
        }
        PromptKind::IllegalMove => texts.ask_illegal_move(asker),
        PromptKind::FalseCheck => texts.ask_false_check(asker),
    })
}

/// Returns what is asked, in as few words as there is room for in a bar. Whether to resign is asked
/// by the answers.
pub(crate) fn short(
    texts: &Texts,
    plan: &Plan,
    kind: PromptKind,
    touched: Option<ManAt>,
) -> String {
    match kind {
        PromptKind::DrawOffer => texts.short_draw_offer(),
        PromptKind::TakeBack => texts.short_take_back(),
        PromptKind::Resign => "",
        PromptKind::ResignTogether => texts.short_resign_together(),
        PromptKind::Tempo => texts.short_tempo(),
        PromptKind::Touched => {
            let man = touched.map(|at| [plan.figurine(at.man.kind), plan.name(at.square)].concat());
            return texts.short_touched(&man.unwrap_or_default());
        }
        PromptKind::IllegalMove => texts.short_illegal_move(),
        PromptKind::FalseCheck => texts.short_false_check(),
    }
    .to_owned()
}

/// Returns where the one person answers who has just been asked to agree to something and is not
/// led to the answers; `types` says that there is a field for words, too.
pub(crate) fn place_of_answers(
    texts: &Texts,
    view: &View,
    happenings: &[Happening],
    types: bool,
) -> Option<String> {
    let asked = happenings.iter().filter_map(|happening| match happening {
        Happening::Asked(question) if waits_unseen(question) => Some(question.of),
        _ => None,
    });
    let mut asked = asked.filter_map(|seat| view.seat(seat));
    let (of, other) = (asked.next()?, asked.next());
    if other.is_some() || of.player.computer.is_some() {
        return None;
    }
    let name = super::player(texts, view, of.seat);
    Some(match types {
        true => texts.said_answers(&name),
        false => texts.said_answers_bar(&name),
    })
}

/// Returns whether a question asks to agree to what another player wants without getting the
/// focus.
fn waits_unseen(question: &Question) -> bool {
    use PromptKind::{DrawOffer, ResignTogether, Tempo};
    matches!(question.kind, DrawOffer | ResignTogether | Tempo)
}

/// An answer; where a player is to confirm something, it says what.
pub(crate) fn word(texts: &Texts, kind: PromptKind, answer: Answer, asker: &str) -> String {
    match answer {
        Answer::Accept => texts.accept(),
        Answer::Decline => texts.decline(),
        Answer::Confirm if kind == PromptKind::Resign => return texts.resigns(asker),
        Answer::Confirm => texts.answer_insist(),
        Answer::Cancel => texts.cancel(),
        Answer::KingMove => texts.answer_king_move(),
        Answer::Capture => texts.answer_capture(),
        Answer::Stand => texts.answer_stand(),
        Answer::TakeBack => texts.answer_take_back(),
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use rochade_table::{Computer, Intent, Player, Start, Table};

    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    /// What is said of the places of answers after White has offered a draw with its move.
    fn told(game: GameKind, opponent: Option<Computer>, types: bool) -> [Option<String>; 3] {
        let players = [None, opponent].map(|computer| Player {
            computer,
            ..Player::default()
        });
        let mut table = Table::new(Start::new(game, players.into()));
        let seat = table.view().turn;
        table.apply(Intent::OfferDraw(seat)).expect("an offer");
        let step = table.steps().into_iter().next().expect("a step");
        let (from, to) = (step.from().expect("a start"), step.to());
        let mut happenings = table.apply(Intent::Touch(from)).expect("a touch");
        happenings.extend(table.apply(Intent::LetGo(to)).expect("a move"));
        let view = table.view();
        LANGUAGES.map(|language| place_of_answers(texts(language), &view, &happenings, types))
    }

    #[test]
    fn one_person_is_told_where_to_answer() {
        let said = told(GameKind::Chess, None, true).map(Option::unwrap);
        assert_eq!(
            said,
            [
                "Answer in Black’s bar, or type “yes” or “no”",
                "Antwort in der Leiste von Schwarz, oder „ja“ oder „nein“ tippen",
                "Antwoord in de balk van Zwart, of typ “ja” of “nee”"
            ]
        );
        assert!(said.iter().all(|said| said.split(' ').count() <= 12));
        let bare = told(GameKind::Chess, None, false)[0].clone();
        assert_eq!(bare.as_deref(), Some("Answer in Black’s bar"));
        assert_eq!(
            told(GameKind::Four, None, true)[0],
            None,
            "several are asked"
        );
        let computer = Computer::new(1, 1);
        assert_eq!(told(GameKind::Chess, computer, true)[0], None);
    }
}
