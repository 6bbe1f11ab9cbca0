//! What a word typed in place of a move comes to: the same as the button for it, for the player
//! who has the row of decisions.

use rochade_table::{Answer, Intent, PromptKind, Question, Seat, SeatView, View};
use yew::prelude::*;

use super::{GameTable, Redraw};
use crate::command::{Command, Panel, TextCommand};

impl GameTable {
    /// Does what a typed word wants, or tells that it can't be done now.
    pub(super) fn obey_typed(&mut self, ctx: &Context<Self>, typed: TextCommand) -> Redraw {
        if typed == TextCommand::New {
            return self.obey(ctx, Command::Open(Panel::NewGame));
        }
        let (texts, view) = (self.texts, self.session.view());
        let decides = self.decides();
        if let Some(intent) = meant(view, decides.map(|seat| seat.seat), typed) {
            return self.want(ctx, intent);
        }
        let refused = match typed {
            TextCommand::Draw if decides.is_some_and(|seat| seat.has_offered_draw) => {
                texts.draw_is_offered()
            }
            TextCommand::Draw => texts.no_draw_now(),
            TextCommand::Resign => texts.no_resign_now(),
            TextCommand::Back if decides.is_some_and(|seat| !seat.takes_back) => texts.forbidden(),
            TextCommand::Back => texts.no_back_now(),
            TextCommand::New | TextCommand::Yes | TextCommand::No => texts.no_answer_now(),
        };
        self.messages.tell("typed", refused.to_owned());
        Redraw::Yes
    }
}

/// Returns what a word wants of the table, first for the seat that decides; `None` where that can't
/// be had now.
fn meant(view: &View, decides: Option<Seat>, typed: TextCommand) -> Option<Intent> {
    let decider = decides.and_then(|seat| view.seat(seat));
    let is_person = |seat: &&SeatView| seat.player.computer.is_none();
    let others = view.seats.iter().filter(is_person);
    let others = others.filter(|seat| Some(seat.seat) != decides);
    let persons: Vec<&SeatView> = decider.into_iter().chain(others).collect();
    let answer = |answers: fn(Question) -> &'static [Answer]| {
        let asked = persons.iter().flat_map(|seat| {
            let prompts = view.prompts.iter();
            prompts.filter(|prompt| prompt.question.of == seat.seat)
        });
        let mut answered = asked.filter_map(|prompt| {
            let wanted = answers(prompt.question);
            let answer = prompt.answers.iter().find(|it| wanted.contains(it))?;
            Some(Intent::Answer(prompt.question, *answer))
        });
        answered.next()
    };
    match typed {
        TextCommand::Draw => answer(accepts_draw).or_else(|| {
            let seat = decider.filter(|seat| seat.can_offer_draw)?;
            Some(Intent::OfferDraw(seat.seat))
        }),
        TextCommand::Resign => {
            let seat = decider.filter(|seat| seat.can_resign)?;
            Some(Intent::Resign(seat.seat))
        }
        // Who has just moved is no more the one to move.
        TextCommand::Back => {
            let mut able = persons.iter().filter(|seat| seat.can_ask_take_back);
            let last = view.entries.last().map(|entry| entry.deed.man.seat);
            let of_last = able.clone().find(|seat| Some(seat.seat) == last);
            let seat = of_last.or_else(|| able.next())?;
            Some(Intent::AskTakeBack(seat.seat))
        }
        TextCommand::Yes => answer(|question| match question.kind {
            PromptKind::FalseCheck => &[Answer::TakeBack],
            _ => &[Answer::Accept, Answer::Confirm],
        }),
        TextCommand::No => answer(|_| &[Answer::Decline, Answer::Cancel]),
        TextCommand::New => None,
    }
}

/// The answer by which a question is answered with the word for a draw.
fn accepts_draw(question: Question) -> &'static [Answer] {
    match question.kind {
        PromptKind::DrawOffer => &[Answer::Accept],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::chess::{BLACK, WHITE};
    use rochade_table::{Computer, GameKind, Laws, Player, Start, Table};

    use super::*;

    /// A table of chess at which these moves were typed.
    fn played(laws: Laws, players: Vec<Player>, moves: &str) -> Table {
        let mut table = Table::new(Start::under(laws, players));
        for typed in moves.split_whitespace() {
            table.apply(Intent::Type(typed.to_owned())).expect("a move");
        }
        table
    }

    fn intent(table: &Table, typed: TextCommand) -> Option<Intent> {
        let view = table.view();
        meant(&view, Some(view.turn), typed)
    }

    #[test]
    fn a_draw_is_offered_and_accepted_by_one_word() {
        let mut table = played(Laws::MODERN, Vec::new(), "");
        let offer = intent(&table, TextCommand::Draw);
        assert_eq!(offer, Some(Intent::OfferDraw(WHITE)));
        table.apply(offer.expect("an intent")).expect("an offer");
        assert_eq!(intent(&table, TextCommand::Draw), None, "it stands already");
        table.apply(Intent::Type("e4".to_owned())).expect("a move");
        let accept = intent(&table, TextCommand::Draw);
        assert_eq!(accept, intent(&table, TextCommand::Yes));
        let mut declined = table.clone();
        declined
            .apply(intent(&table, TextCommand::No).expect("an answer"))
            .expect("declined");
        assert_eq!(declined.outcome(), None);
        table.apply(accept.expect("an answer")).expect("accepted");
        assert!(table.outcome().is_some());
        for wanted in [
            TextCommand::Draw,
            TextCommand::Resign,
            TextCommand::Yes,
            TextCommand::No,
        ] {
            assert_eq!(intent(&table, wanted), None, "{wanted:?}");
        }
    }

    #[test]
    fn resigning_is_asked_about_and_answered() {
        let mut table = played(Laws::MODERN, Vec::new(), "e4");
        let resign = intent(&table, TextCommand::Resign);
        assert_eq!(resign, Some(Intent::Resign(BLACK)));
        table.apply(resign.expect("an intent")).expect("a question");
        let no = intent(&table, TextCommand::No).expect("an answer");
        assert!(matches!(no, Intent::Answer(_, Answer::Cancel)));
        let yes = intent(&table, TextCommand::Yes).expect("an answer");
        table.apply(yes).expect("resigned");
        assert!(table.outcome().is_some());
    }

    #[test]
    fn who_has_just_moved_takes_back_and_the_other_answers() {
        let mut table = played(Laws::MODERN, Vec::new(), "");
        assert_eq!(intent(&table, TextCommand::Back), None);
        table.apply(Intent::Type("e4".to_owned())).expect("a move");
        let back = intent(&table, TextCommand::Back);
        assert_eq!(back, Some(Intent::AskTakeBack(WHITE)));
        table.apply(back.expect("an intent")).expect("a question");
        let yes = intent(&table, TextCommand::Yes).expect("an answer");
        table.apply(yes).expect("taken back");
        assert_eq!(table.plies(), 0);
    }

    #[test]
    fn against_a_computer_the_person_is_meant() {
        let computer = Player {
            computer: Computer::new(1, 1),
            ..Player::default()
        };
        let players = vec![Player::default(), computer];
        let table = played(Laws::MODERN, players, "e4 e5");
        assert_eq!(
            intent(&table, TextCommand::Back),
            Some(Intent::AskTakeBack(WHITE))
        );
        assert_eq!(table.view().game, GameKind::Chess);
    }
}
