//! How components get at the settings.

use std::ops::Deref;

use yew::prelude::*;

use super::{Change, Settings};
use crate::store::StoreError;

/// The settings, and the way to change them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct SettingsHandle(UseReducerHandle<Settings>);

impl Deref for SettingsHandle {
    type Target = Settings;

    fn deref(&self) -> &Settings {
        &self.0
    }
}

impl SettingsHandle {
    /// Changes the settings: at once on the page, and for the next time on the device.
    ///
    /// # Errors
    ///
    /// Why the device can't remember it: the change holds until the page is left.
    pub(crate) fn change(&self, change: Change) -> Result<(), StoreError> {
        let settings = self.after(&change);
        settings.publish();
        let remembered = settings.remember(&change);
        self.0.dispatch(change);
        remembered
    }
}

/// The settings, for the component that provides them to all others.
#[hook]
pub(crate) fn use_own_settings() -> SettingsHandle {
    let settings = use_reducer(Settings::at_start);
    let at_start = *settings;
    use_effect_with((), move |()| at_start.publish());
    SettingsHandle(settings)
}

/// The settings.
#[hook]
pub(crate) fn use_settings() -> SettingsHandle {
    use_context::<SettingsHandle>().expect("the app provides the settings")
}
