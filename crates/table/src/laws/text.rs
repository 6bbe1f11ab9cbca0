//! Laws as a short text, for addresses and for what a device remembers: the name of a set of laws,
//! then the single laws that say something else, as `handbuch-late,take-back:never`.

use super::{Law, Laws, Preset};

impl Laws {
    /// Reads laws as [`Laws::text`] writes them.
    ///
    /// # Errors
    ///
    /// The first part of the text that is no set of laws, no law, or none of its choices.
    pub fn parse(text: &str) -> Result<Laws, &str> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let mut laws = Preset::find(name).ok_or(name)?.laws.clone();
        for part in parts {
            let (word, choice) = part.split_once(':').ok_or(part)?;
            let law = Law::of(laws.game).find(|law| law.word == word);
            let law = law.ok_or(part)?;
            law.set(&mut laws, choice).ok_or(part)?;
        }
        Ok(laws)
    }

    /// The laws as a text. What has no word, as a third number of moves, is not in it.
    pub fn text(&self) -> String {
        let (preset, others) = self.nearest();
        let mut text = preset.name.to_owned();
        for (law, says) in others {
            for part in [",", law.word, ":", says] {
                text.push_str(part);
            }
        }
        text
    }

    /// The set of laws for the same game that says the most of these, and what they say that it
    /// doesn't, law by law. Without such a set, the first of all.
    pub fn nearest(&self) -> (&'static Preset, Vec<(&'static Law, &'static str)>) {
        let sets = Preset::of(self.game).map(|preset| (preset, self.beside(&preset.laws)));
        let nearest = sets.min_by_key(|(_, others)| others.len());
        nearest.unwrap_or((&Preset::ALL[0], Vec::new()))
    }

    /// Returns what these laws say and others don't.
    fn beside(&self, others: &Laws) -> Vec<(&'static Law, &'static str)> {
        let different = Law::of(self.game).filter_map(|law| {
            let says = law.says(self)?;
            (law.says(others) != Some(says)).then_some((law, says))
        });
        different.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_laws_is_its_name() {
        for preset in Preset::ALL {
            assert_eq!(preset.laws.text(), preset.name);
            assert_eq!(Laws::parse(preset.name).as_ref(), Ok(&preset.laws));
        }
    }

    #[test]
    fn every_choice_of_every_law_is_read_as_it_is_written() {
        for preset in Preset::ALL {
            for law in Law::of(preset.laws.game) {
                for choice in law.choices_in(preset.laws.game) {
                    let mut laws = preset.laws.clone();
                    law.set(&mut laws, choice).expect("a choice");
                    assert_eq!(Laws::parse(&laws.text()), Ok(laws));
                }
            }
        }
    }

    #[test]
    fn few_words_tell_what_differs() {
        let text = "handbuch-late,take-back:never";
        assert_eq!(Laws::parse(text).expect("laws").text(), text);
        // What says the same as the other set is not said again.
        let same =
            Laws::parse("handbuch-early,fifty-restart:capture-or-promotion,count-begins:any-time");
        assert_eq!(same.expect("laws").text(), "handbuch-late");
    }

    #[test]
    fn what_is_unknown_is_named() {
        for (text, unknown) in [
            ("", ""),
            ("staunton", "staunton"),
            ("custom", "custom"),
            ("take-back:never", "take-back:never"),
            ("club,", ""),
            ("club,take-back", "take-back"),
            ("club,take-back:sometimes", "take-back:sometimes"),
            ("club,huffing:never,take-back:agreement", "huffing:never"),
            ("noris,castling:any", "castling:any"),
            (
                "noris,first-game:lot-for-first-move",
                "first-game:lot-for-first-move",
            ),
            (
                "noris,later-games:first-move-changes",
                "later-games:first-move-changes",
            ),
        ] {
            assert_eq!(Laws::parse(text), Err(unknown), "{text}");
        }
    }
}
