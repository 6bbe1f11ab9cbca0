//! Moves that wait in the hand for the word of somebody who has a say in them: the page around an
//! embedded one.

use super::{Reply, Table};
use crate::deed::{Entry, Step};
use crate::hand::{Hand, Waiting};
use crate::intent::{Happening, Intent, Refusal};
use crate::record::Event;

impl Table {
    /// Does what a person at the table does. A move that is finished by it is not made: it waits in
    /// the hand until [`Intent::Proceed`] makes it, or [`Intent::Cancel`] puts it back. Nothing
    /// else can be done by hand meanwhile.
    ///
    /// # Errors
    ///
    /// Why nothing happened; the table is then as it was.
    pub fn apply_but_wait(&mut self, intent: Intent) -> Reply {
        self.lets_wait = true;
        let reply = self.apply(intent);
        self.lets_wait = false;
        reply
    }

    /// The move that waits in the hand, as its entry will be once it is made.
    pub fn waiting(&self) -> Option<&Entry> {
        match &self.hand {
            Hand::Waiting(waiting) => Some(&waiting.entry),
            _ => None,
        }
    }

    /// Makes a move, or lets it wait.
    pub(super) fn make(&mut self, event: Event) -> Reply {
        if !self.lets_wait {
            return self.enter(event);
        }
        let entry = self.foretell(event.clone())?;
        let happening = Happening::Waits(entry.deed.clone());
        self.hand = Hand::Waiting(Box::new(Waiting { event, entry }));
        Ok(vec![happening])
    }

    /// Makes a move that is not made by touches.
    pub(crate) fn make_step(&mut self, step: Step) -> Reply {
        self.enter(Event::Played(step))
    }

    /// Makes the move that waits.
    pub(super) fn proceed(&mut self) -> Reply {
        match std::mem::take(&mut self.hand) {
            Hand::Waiting(waiting) => self.enter(waiting.event),
            hand => {
                self.hand = hand;
                Err(Refusal::NothingInHand)
            }
        }
    }

    /// Brings the entry of the waiting move up to date: meanwhile a draw may have been offered with
    /// it, or "check" said.
    pub(super) fn foretell_again(&mut self) {
        let Hand::Waiting(waiting) = &self.hand else {
            return;
        };
        let event = waiting.event.clone();
        self.hand = match self.foretell(event.clone()) {
            Ok(entry) => Hand::Waiting(Box::new(Waiting { event, entry })),
            Err(_) => Hand::Empty,
        };
    }

    /// The entry that a move would have: it is made in a copy of the game.
    fn foretell(&self, event: Event) -> Result<Entry, Refusal> {
        let mut game = self.game.clone();
        game.enter(event)?;
        let told = game.false_move().or(game.entries().last());
        told.cloned().ok_or(Refusal::IllegalMove)
    }
}
