//! The colour of the person who plays against the computer.

use rochade_table::Seat;
use yew::prelude::*;

use super::form::Form;
use super::hands::Against;
use super::picks::{Pick, Picks};
use crate::context::use_texts;
use crate::words;

/// The choice of the lot.
const LOT: &str = "lot";

impl Form {
    /// Returns the seat of the person whom a computer plays; `None` if more play, or none.
    fn opponent(&self) -> Option<Seat> {
        let is_for_two = self.seats() == 2 && self.against() == Some(Against::Computer);
        let mut seats = self.game().plan().all_seats();
        seats.find(|seat| is_for_two && self.computer(seat.index()).is_none())
    }

    /// Returns which colour the person has, by its letter, or that the lot gives it; nothing where
    /// nobody plays against the computer.
    fn colour(&self) -> Option<&'static str> {
        let seat = self.opponent()?;
        let letter = self.game().plan().letter(seat);
        Some(if self.played.lots { LOT } else { letter })
    }

    /// Gives the person a colour, by its letter, or leaves it to the lot. The level goes with the
    /// computer, and the name with the person.
    pub(super) fn choose_colour(&mut self, word: String) {
        self.played.lots = word == LOT;
        let Some(seat) = self.game().plan().seat(&word) else {
            return;
        };
        if self.opponent().is_some_and(|now| now != seat) {
            let seats = self.seats();
            self.players[..seats].reverse();
        }
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) form: Form,
    /// Is told the choice.
    pub(super) onchange: Callback<String>,
}

/// The choice of the colour, by three kings; nothing where nobody plays against the computer.
#[component]
pub(super) fn ColourFields(props: &Props) -> Html {
    let texts = use_texts();
    let form = &props.form;
    let Some(chosen) = form.colour() else {
        return Html::default();
    };
    let plan = form.game().plan();
    let seats = plan.all_seats().map(|seat| {
        let letter = plan.letter(seat);
        Pick {
            value: letter,
            content: html! {
                <>
                    <i class="king" data-colour={letter} />
                    { words::of(form.game()).side(texts, seat) }
                </>
            },
        }
    });
    let lot = Pick {
        value: LOT,
        content: html! {
            <>
                <i class="king by-lot">
                    { for plan.all_seats().map(|seat| html! { <i data-colour={plan.letter(seat)} /> }) }
                </i>
                { texts.colour_lot() }
            </>
        },
    };
    let picks: Vec<Pick> = seats.chain([lot]).collect();
    html! { <Picks name="colour" label={texts.colour()} {picks} {chosen} onchange={props.onchange.clone()} /> }
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Laws};

    use super::super::hands::Hand;
    use super::*;

    #[test]
    fn the_level_goes_with_the_computer_and_the_name_with_the_person() {
        let mut form = Form::default();
        assert_eq!(form.colour(), None, "people sit as they like");
        form.players[0].name = "Anna".to_owned();
        form.play_against(Against::Computer);
        form.players[1].level = 7;
        assert_eq!(form.colour(), Some("w"));
        form.choose_colour("b".to_owned());
        assert_eq!(form.colour(), Some("b"));
        assert_eq!(
            (form.players[0].hand, form.players[0].level),
            (Hand::Computer, 7)
        );
        assert_eq!(
            (form.players[1].hand, &*form.players[1].name),
            (Hand::Person, "Anna")
        );
        form.choose_colour("b".to_owned());
        assert_eq!(form.colour(), Some("b"), "chosen again, it stays");
    }

    #[test]
    fn the_lot_is_drawn_until_a_colour_is_chosen() {
        let mut form = Form::default();
        form.play_against(Against::Computer);
        form.choose_colour("b".to_owned());
        form.choose_colour(LOT.to_owned());
        assert_eq!((form.colour(), form.played.lots), (Some(LOT), true));
        form.choose_colour("w".to_owned());
        assert_eq!((form.colour(), form.played.lots), (Some("w"), false));
        // What laws want is chosen, too.
        form.played
            .choose(Laws::parse("club").expect("laws").into());
        assert_eq!(form.colour(), Some(LOT));
        form.players[0].hand = Hand::Computer;
        assert_eq!(
            form.colour(),
            None,
            "two computers have no colour to choose"
        );
        form.play(GameKind::Draughts);
        assert_eq!(form.colour(), None);
    }
}
