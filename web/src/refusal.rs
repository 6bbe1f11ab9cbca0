//! Why a saved text is no game, in words.

use rochade_table::saved::Unreadable;

use crate::text::Texts;

/// Returns why a saved text is no game.
pub(crate) fn refusal(texts: &Texts, reason: Unreadable) -> &'static str {
    match reason {
        Unreadable::Foreign => texts.refused_foreign(),
        Unreadable::Newer => texts.refused_newer(),
        Unreadable::TooLong => texts.refused_long(),
        Unreadable::Damaged => texts.refused_damaged(),
        Unreadable::Name => texts.refused_name(),
        Unreadable::Clock => texts.refused_clock(),
        Unreadable::Seats => texts.refused_seats(),
        Unreadable::Position => texts.refused_position(),
        Unreadable::Nonsense(_) => texts.refused_nonsense(),
    }
}
