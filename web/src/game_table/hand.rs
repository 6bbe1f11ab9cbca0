//! The player's hand, as far as the table does not know it: where it went down, and what it means
//! when it lets go.

use rochade_table::{Intent, SquareId};

/// What the player's hand did last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Hand {
    /// Nothing at the board, or something else was done since.
    #[default]
    Free,
    /// It touched this square, and may have let go since.
    Touched(SquareId),
    /// It touched a man that is huffed if it lets go there. The table knows nothing of this touch,
    /// so that a drag huffs nothing.
    OnHuffed(SquareId),
}

impl Hand {
    /// Does what an intent means for the hand. Returns what the table gets: `None`, if nothing
    /// comes of a touch before the hand lets go.
    pub(super) fn give(
        &mut self,
        intent: Intent,
        can_huff: impl Fn(SquareId) -> bool,
    ) -> Option<Intent> {
        let (now, given) = match (*self, intent) {
            (_, Intent::Touch(square)) if can_huff(square) => (Hand::OnHuffed(square), None),
            (_, Intent::Touch(square)) => (Hand::Touched(square), Some(Intent::Touch(square))),
            (Hand::OnHuffed(man), Intent::LetGo(square)) => {
                let huffs = square == Some(man) && can_huff(man);
                let given = if huffs {
                    Intent::Blow(man)
                } else {
                    Intent::LetGo(square)
                };
                (Hand::Free, Some(given))
            }
            (hand, Intent::LetGo(square)) => (hand, Some(Intent::LetGo(square))),
            (_, other) => (Hand::Free, Some(other)),
        };
        *self = now;
        given
    }

    /// Returns the square of which the player wants something by what this hand gives, while the
    /// man on the square `held` is in it. What lay in hand before the last touch was not to go
    /// anywhere when the hand lets go.
    pub(super) fn wants(self, given: &Intent, held: Option<SquareId>) -> Option<SquareId> {
        match *given {
            Intent::Touch(square) => Some(square),
            Intent::LetGo(square) => square.filter(|_| held == self.touched()),
            _ => None,
        }
    }

    /// Lets go on a board that is only looked at. Returns whether that ends a tap on this square.
    pub(super) fn taps(&mut self, square: Option<SquareId>) -> bool {
        let touched = std::mem::take(self).touched();
        touched.is_some() && touched == square
    }

    fn touched(self) -> Option<SquareId> {
        match self {
            Hand::Touched(square) => Some(square),
            Hand::Free | Hand::OnHuffed(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAN: SquareId = SquareId(9);
    const TARGET: SquareId = SquareId(13);

    const fn let_go(square: SquareId) -> Intent {
        Intent::LetGo(Some(square))
    }

    /// Gives intents one after the other, with `MAN` in hand, or if that can be huffed, nothing.
    /// Returns what the table gets last, and of which square the player wants something by that.
    fn last(intents: &[Intent], huffs: bool) -> (Option<Intent>, Option<SquareId>) {
        let held = Some(MAN).filter(|_| !huffs);
        let (mut hand, mut last) = (Hand::default(), (None, None));
        for intent in intents {
            let before = hand;
            let given = hand.give(intent.clone(), |square| huffs && square == MAN);
            let wanted = given.as_ref().and_then(|given| before.wants(given, held));
            last = (given, wanted);
        }
        last
    }

    #[test]
    fn a_touch_and_its_own_drag_want_something_of_a_square() {
        let [lifts, tap] = [MAN, TARGET].map(Intent::Touch);
        let typed = Intent::Type("e4".to_owned());
        for (intents, wanted) in [
            (&[lifts.clone()][..], Some(MAN)),
            (&[lifts.clone(), let_go(TARGET)], Some(TARGET)),
            (&[lifts.clone(), Intent::LetGo(None)], None),
            // A target that is pressed later is where the man is to go that was touched.
            (&[lifts.clone(), let_go(MAN), let_go(TARGET)], Some(TARGET)),
            // The man was lifted by an earlier tap.
            (&[tap, let_go(TARGET)], None),
            (&[lifts, typed, let_go(TARGET)], None),
        ] {
            assert_eq!(last(intents, false).1, wanted, "{intents:?}");
        }
    }

    #[test]
    fn only_a_tap_huffs() {
        let touch = Intent::Touch(MAN);
        for (intents, given) in [
            (&[touch.clone()][..], None),
            (&[touch.clone(), let_go(MAN)], Some(Intent::Blow(MAN))),
            (&[touch.clone(), let_go(TARGET)], Some(let_go(TARGET))),
            (
                &[touch.clone(), let_go(TARGET), let_go(MAN)],
                Some(let_go(MAN)),
            ),
        ] {
            assert_eq!(last(intents, true).0, given, "{intents:?}");
        }
        let mut hand = Hand::OnHuffed(MAN);
        assert_eq!(hand.give(let_go(MAN), |_| false), Some(let_go(MAN)));
    }

    #[test]
    fn a_tap_on_a_board_that_is_looked_at_begins_and_ends_on_one_square() {
        let taps = |from, to| Hand::Touched(from).taps(to);
        assert!(taps(MAN, Some(MAN)));
        assert!(!taps(MAN, Some(TARGET)) && !taps(MAN, None));
        assert!(!Hand::Free.taps(Some(MAN)) && !Hand::Free.taps(None));
    }
}
