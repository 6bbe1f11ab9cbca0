//! What browsers know of languages: how numbers and dates are written there, and what their small
//! letters are.

use std::cell::RefCell;

use js_sys::Intl::{DateTimeFormat, DateTimeFormatOptions, DateTimeStyle};
use js_sys::{Array, Date, Function, JsString, Number};
use wasm_bindgen::JsValue;

use crate::page;

/// A number as it is written in a language: `10,000`.
pub(crate) fn number(language: &str, number: usize) -> String {
    Number::from(number as f64)
        .to_locale_string(language)
        .into()
}

/// A text in small letters.
pub(crate) fn lower_case(text: &str) -> String {
    JsString::from(text).to_locale_lower_case(None).into()
}

/// Returns whether the reader's country prints on letter paper, as far as the browser tells it.
pub(crate) fn prints_on_letter() -> bool {
    let language = page::window().navigator().language();
    let country = language.as_deref().and_then(|it| it.rsplit('-').next());
    matches!(country, Some("US" | "CA" | "MX" | "PH"))
}

thread_local! {
    /// How days are written, in the language in which that was asked last.
    static DAYS: RefCell<Option<(String, Dates)>> = const { RefCell::new(None) };
}

/// The reader's own form of a language, as British English is one; the language itself where the
/// reader has none.
fn own(language: &str) -> JsString {
    let mut forms = page::window().navigator().languages().into_iter();
    let form = forms.find(|form| {
        let form = form.as_string().unwrap_or_default();
        form.split('-').next() == Some(language)
    });
    form.map_or_else(|| language.into(), JsString::from)
}

/// How days and times are written in a language.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Dates(Function);

impl Dates {
    /// Returns how they are written in this language.
    pub(crate) fn new(language: &str) -> Dates {
        let options = DateTimeFormatOptions::new();
        options.set_date_style(DateTimeStyle::Medium);
        options.set_time_style(DateTimeStyle::Short);
        Dates(DateTimeFormat::new(&Array::of1(&own(language)), &options).format())
    }

    /// Returns how days are written in this language, without times. Many are, and what writes them
    /// takes its time to be made.
    pub(crate) fn of_days(language: &str) -> Dates {
        DAYS.with_borrow_mut(|made| match made {
            Some((of, days)) if of == language => days.clone(),
            _ => {
                let days = Dates::days(language);
                *made = Some((language.to_owned(), days.clone()));
                days
            }
        })
    }

    fn days(language: &str) -> Dates {
        let options = DateTimeFormatOptions::new();
        options.set_date_style(DateTimeStyle::Medium);
        // A day begins at that place when its time is read.
        options.set_time_zone("UTC");
        Dates(DateTimeFormat::new(&Array::of1(&own(language)), &options).format())
    }

    /// A time, as ISO 8601 has it, in the language; nothing if it is no time.
    pub(crate) fn write(&self, time: &str) -> String {
        let milliseconds = JsValue::from_f64(Date::parse(time));
        let written = self.0.call1(&JsValue::UNDEFINED, &milliseconds).ok();
        written
            .and_then(|date| date.as_string())
            .unwrap_or_default()
    }
}
