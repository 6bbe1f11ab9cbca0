//! What the panel for import shows.

use std::rc::Rc;

use yew::Reducible;

use crate::desk::Imported;

/// What the panel shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct State {
    /// How much is read, in percent, while something is.
    pub(super) progress: Option<u32>,
    /// A message to the user.
    pub(super) said: String,
    /// What has been read, besides its games.
    pub(super) read: Rc<Imported>,
}

/// What happens.
pub(super) enum Action {
    /// Reading begins.
    Begin(&'static str),
    /// How much has been read, in percent.
    Progress(u32),
    /// Everything has been read.
    End(Rc<Imported>),
    /// Reading stopped, and why.
    Stop(&'static str),
    /// A message is shown.
    Tell(String),
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut state = (*self).clone();
        match action {
            Action::Begin(said) => {
                state = State {
                    progress: Some(0),
                    said: said.to_owned(),
                    ..State::default()
                };
            }
            Action::Progress(percent) => state.progress = Some(percent),
            Action::End(read) => {
                state = State {
                    read,
                    ..State::default()
                };
            }
            Action::Stop(said) => {
                state.progress = None;
                state.said = said.to_owned();
            }
            Action::Tell(said) => state.said = said,
        }
        Rc::new(state)
    }
}
