//! The texts of lessons and cases (`crates/cases/data`) as files that the page fetches, one for
//! each language.

use std::path::{Path, PathBuf};

use rochade_cases::{Case, Chapter, in_language};
use rochade_lang::LANGUAGES;

use crate::files::{names, read, write};
use crate::{Trouble, places};

/// The folders of lessons and of cases.
const FOLDERS: [&str; 2] = ["learn", TRIES];

const TRIES: &str = "try";

/// Writes `learn-de.txt`, `try-de.txt` and their like.
pub(crate) fn texts(parts: &Path) -> Result<(), Trouble> {
    for language in LANGUAGES {
        for folder in FOLDERS {
            let text = text(folder, language)?;
            write(&parts.join(format!("{folder}-{language}.txt")), &text)?;
        }
    }
    Ok(())
}

/// A case of a law.
pub(crate) struct Try {
    /// Its name: `gustavus:18`, and for further ones of an article `gustavus:18/2`.
    pub(crate) name: String,
    /// The place of the law in the rules, as it is cited.
    pub(crate) law: String,
    pub(crate) case: Case,
}

/// Returns the cases of the laws in a language.
pub(crate) fn tries(language: &str) -> Result<Vec<Try>, Trouble> {
    let text = text(TRIES, language)?;
    let chapters = Chapter::read(&text)
        .map_err(|fault| Trouble::odd(format!("crates/cases/data/try: {fault}")))?;
    let mut tries = Vec::new();
    for chapter in chapters {
        for part in chapter.parts {
            for (number, case) in part.cases.into_iter().enumerate() {
                let mut name = format!("{}:{}", chapter.name, part.name);
                if number > 0 {
                    name += &format!("/{}", number + 1);
                }
                let law = format!("{}:{}", chapter.name, part.under);
                tries.push(Try { name, law, case });
            }
        }
    }
    Ok(tries)
}

/// Joins all files of a folder, in one language.
fn text(folder: &str, language: &str) -> Result<String, Trouble> {
    let folder: PathBuf = places::root().join("crates/cases/data").join(folder);
    let mut text = String::new();
    for name in names(&folder)? {
        text += &in_language(&read(&folder.join(name))?, language);
    }
    Ok(text)
}
