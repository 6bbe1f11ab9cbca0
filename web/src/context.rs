//! What every component can ask for without being handed it: the words, and where its wishes go.

use yew::prelude::*;

use crate::command::Command;
use crate::store::Store;
use crate::text::Texts;

/// The words of the user's language.
#[hook]
pub(crate) fn use_texts() -> &'static Texts {
    use_context::<&'static Texts>().expect("the app provides the words")
}

/// Returns where a component sends what the user wants.
#[hook]
pub(crate) fn use_commands() -> Callback<Command> {
    use_context::<Callback<Command>>().expect("the game table takes commands")
}

/// The games on the device.
#[hook]
pub(crate) fn use_store() -> Store {
    use_context::<Store>().expect("the app provides the store")
}
