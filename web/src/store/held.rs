//! Games of the list that are opened and deleted: what stands on the device for them is read when
//! no other tab has them, since the list may be older than that.

use super::device::{Browser, Device};
use super::{Entry, Hold, Listed, Place, Store};

/// A game that this tab holds: no other tab can open it until this is dropped.
#[derive(Debug)]
pub(crate) struct Held<D: Device = Browser> {
    /// The name under which it comes onto the board.
    pub(super) name: String,
    /// The game.
    pub(crate) entry: Entry,
    /// The hold on it; `None` if it is on this tab's board, which holds it already.
    pub(super) hold: Option<Hold<D::Lock>>,
    /// The name under which it was put aside, if it was.
    aside: Option<String>,
}

/// Why nothing is done with a game of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missed {
    /// Another tab has it.
    Elsewhere,
    /// It is no longer on the device.
    Gone,
    /// It has changed since it was listed.
    Changed,
}

impl<D: Device> Held<D> {
    /// Takes a game for one that is read where an older build didn't note it: it is over, and this
    /// text came with it.
    pub(crate) fn know_as_read(&mut self, extra: &str) {
        let is_over = !matches!(&*self.entry.result, "" | "*");
        if is_over && !extra.is_empty() {
            self.entry.read = true;
        }
    }
}

impl<D: Device> Store<D> {
    /// Holds a game of the list, as it stands on the device now.
    ///
    /// # Errors
    ///
    /// Why it can't be had.
    pub(crate) async fn hold(&self, game: &Listed) -> Result<Held<D>, Missed> {
        let is_aside = game.place == Place::Lost;
        // Another game may have come to the name of one that was put aside.
        let is_taken = is_aside && self.0.tab.borrow().places.kept(&game.name).is_some();
        let name = if is_taken {
            self.0.device.new_name()
        } else {
            game.name.clone()
        };
        let hold = self.hold_name(&name).await?;
        let tab = self.0.tab.borrow();
        let entry = if is_aside {
            tab.places.entry(Place::Lost, &game.name)
        } else {
            tab.left(&name, true)
        };
        Ok(Held {
            name,
            entry: entry.ok_or(Missed::Gone)?,
            hold,
            aside: is_aside.then(|| game.name.clone()),
        })
    }

    /// Holds a game that has just come, under its name in the list if it stands there as it came,
    /// or else under a new one.
    pub(super) async fn hold_new(&self, entry: &Entry, listed: Option<&str>) -> Held<D> {
        if let Some(name) = listed
            && let Ok(hold) = self.hold_name(name).await
            && let Some(left) = self.0.tab.borrow().left(name, true)
            && left.saved == entry.saved
        {
            return Held {
                name: name.to_owned(),
                entry: left,
                hold,
                aside: None,
            };
        }
        let name = self.0.device.new_name();
        let hold = Some(self.0.hold(&name, false).await.unwrap_or_default());
        Held {
            name,
            entry: entry.clone(),
            hold,
            aside: None,
        }
    }

    /// Holds the game of this name, unless this tab has it on its board.
    async fn hold_name(&self, name: &str) -> Result<Option<Hold<D::Lock>>, Missed> {
        if self.current() == name {
            return Ok(None);
        }
        let hold = self.0.hold(name, false).await;
        hold.map(Some).ok_or(Missed::Elsewhere)
    }

    /// Lets a game be the next one on the board.
    pub(crate) fn choose(&self, game: Held<D>) {
        if let Some(aside) = &game.aside {
            self.0.tab.borrow().places.restore(aside, &game.name);
        }
        self.0.next.replace(Some(game));
    }

    /// Deletes a game, with what came with it, if it still has this saved text.
    ///
    /// # Errors
    ///
    /// Why it stays, or that it is not there.
    pub(crate) async fn delete(&self, place: Place, name: &str, saved: &str) -> Result<(), Missed> {
        let _hold = self.hold_name(name).await?;
        let places = &self.0.tab.borrow().places;
        let there = places.entry(place, name).ok_or(Missed::Gone)?;
        if there.saved != saved {
            return Err(Missed::Changed);
        }
        places.remove(place, name);
        let mut others = [Place::Open, Place::Done, Place::Lost].into_iter();
        if others.all(|place| places.find(place, name).is_none()) {
            self.0.device.forget_extras(name);
        }
        Ok(())
    }
}
