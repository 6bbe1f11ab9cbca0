use crate::error::{Flaw, Part, excerpt};
use crate::limits;

/// The seven tags that every game has, in their order, without the result (which is the game's
/// own), and what stands for an unknown value.
pub(crate) const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// The tags that every game keeps as something else.
pub(crate) const RESULT: &str = "Result";
const OWN: [&str; 3] = [RESULT, "SetUp", "FEN"];

/// The tags of a game, each name once: first those of the roster, then the others as they came.
///
/// An unknown value of the roster is the same as none, and `Result`, `SetUp` and `FEN` are not
/// among them: the game knows its result and its start. Tags are equal when they say the same, in
/// whatever order.
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        // Each name stands once.
        self.0.len() == other.0.len() && self.0.iter().all(|tag| other.0.contains(tag))
    }
}

impl Eq for Tags {}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(found, _)| *found == name)
            .map(|(_, value)| value)
    }

    /// Sets a tag; control characters become blanks. An unknown value (`?`) takes a tag of the
    /// roster away.
    ///
    /// # Errors
    ///
    /// [`Flaw::Tag`] if the name can't be one, or is not for a tag, [`Flaw::TooLong`] and
    /// [`Flaw::TooMany`] beyond the [`limits`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Flaw> {
        if !is_name(name) || OWN.iter().any(|own| own.eq_ignore_ascii_case(name)) {
            return Err(Flaw::Tag {
                text: excerpt(name),
            });
        }
        if name.len().max(value.len()) > limits::TAG {
            return Err(Flaw::TooLong(Part::Tag));
        }
        let value: String = value
            .chars()
            .map(|c| if c.is_ascii_control() { ' ' } else { c })
            .collect();
        let rank = rank(name);
        let found = self.0.iter().position(|(found, _)| found == name);
        if rank < ROSTER.len() && value.bytes().all(|byte| matches!(byte, b'?' | b'.')) {
            if let Some(index) = found {
                self.0.remove(index);
            }
        } else if let Some((_, old)) = found.and_then(|index| self.0.get_mut(index)) {
            *old = value;
        } else if self.0.len() >= limits::TAGS {
            return Err(Flaw::TooMany(Part::Tag));
        } else {
            let place = self
                .0
                .iter()
                .take_while(|(other, _)| self::rank(other) <= rank);
            self.0.insert(place.count(), (name.to_owned(), value));
        }
        Ok(())
    }

    /// Takes a tag away, if it is there.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(found, _)| found != name);
    }

    /// All tags with their values.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &str)> + Clone {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The tags that are not of the roster.
    pub fn others(&self) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(|(name, _)| rank(name) == ROSTER.len())
    }
}

/// Returns whether a tag tells the result.
pub(crate) fn is_result(name: &str) -> bool {
    name.eq_ignore_ascii_case(RESULT)
}

/// Whether a byte may stand in a name (the symbols of the format's section 7).
pub(crate) fn is_symbol(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_+#=:-".contains(&byte)
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphanumeric()) && name.bytes().all(is_symbol)
}

/// The place in the roster; its length for all others.
fn rank(name: &str) -> usize {
    let place = ROSTER.iter().position(|(tag, _)| *tag == name);
    place.unwrap_or(ROSTER.len())
}
