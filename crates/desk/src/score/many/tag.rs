//! Laws in the tag of a file.

use rochade_table::{Law, Laws};

/// The sets of laws whose names once stood, in a tag, for less than they do now.
const RENEWED: [&str; 2] = ["gustavus-four", "gustavus-three"];

/// Returns whether laws name one of these sets, and don't say what "check" means.
fn is_silent_on_check(laws: &str) -> bool {
    let mut parts = laws.split(',');
    let is_renewed = parts.next().is_some_and(|name| RENEWED.contains(&name));
    is_renewed && !parts.any(|part| part.starts_with("say-check:"))
}

/// Writes laws for a tag. Files stay in the world: what they mean never changes.
pub(super) fn tag(laws: &Laws) -> String {
    let text = laws.text();
    match is_silent_on_check(&text) {
        true => text + ",say-check:needed",
        false => text,
    }
}

/// Reads laws as a tag has them. In these sets "check" was announced, as long as nothing else was
/// played.
pub(super) fn of_tag(text: &str) -> Result<Laws, &str> {
    let mut laws = Laws::parse(text)?;
    if is_silent_on_check(text)
        && let Some(law) = Law::find("say-check")
    {
        // Both games know it.
        let _ = law.set(&mut laws, "announced");
    }
    Ok(laws)
}
