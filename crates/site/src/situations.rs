//! Puts what the situations of a page mean (`web/style/situations.css`) where styles ask for them
//! by name.
//!
//! The standard calls it `@custom-media`. Browsers don't know it yet, and esbuild leaves it as it
//! is, in the one sheet that it makes of many.

use std::path::Path;

use crate::Trouble;
use crate::files::{list, read, write};

/// How a name is given.
const NAMES: &str = "@custom-media ";

/// How something asks for the room.
const ASKS: &str = "@media";

/// Situations, each with its name in brackets and what it means.
type Situations = Vec<(String, String)>;

/// Puts them into every sheet of the site.
pub(crate) fn put_into(site: &Path) -> Result<(), Trouble> {
    for path in list(site)? {
        if path.extension().is_some_and(|end| end == "css") {
            write(&path, &without_names(&read(&path)?)?)?;
        }
    }
    Ok(())
}

/// The sheet with what the names mean in their places.
fn without_names(sheet: &str) -> Result<String, Trouble> {
    let mut situations = Situations::new();
    let mut parts = sheet.split(NAMES);
    let mut rules = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let line = part.split_once(';').and_then(|(line, rest)| {
            let (name, meaning) = line.split_once(' ')?;
            Some((name, meaning, rest))
        });
        let Some((name, meaning, rest)) = line else {
            return Err(Trouble::odd(format!("\"{NAMES}{part}\" gives no name")));
        };
        // It may be made of those before it.
        let meaning = meant(&meaning.replace(": ", ":"), &situations)?;
        situations.push((format!("({name})"), meaning));
        rules.push_str(rest);
    }
    let mut parts = rules.split(ASKS);
    let mut sheet = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (query, block) = part.split_once('{').unwrap_or((part, ""));
        let query = meant(query, &situations)?;
        sheet.extend([ASKS, &query, "{", block]);
    }
    Ok(sheet)
}

/// A query without names. Names that mean a list of situations stand alone between commas.
fn meant(query: &str, situations: &Situations) -> Result<String, Trouble> {
    let mut alternatives = Vec::new();
    for alternative in query.split(',') {
        let mut text = alternative.to_owned();
        while let Some(from) = text.find("(--") {
            let name = text[from..].split_inclusive(')').next().unwrap_or_default();
            let known = situations.iter().find(|(known, _)| known == name);
            let (_, meaning) =
                known.ok_or_else(|| Trouble::odd(format!("no situation is named {name}")))?;
            if meaning.contains(',') && text.trim() != name {
                let why = format!("{name} is several situations, and stands in \"{alternative}\"");
                return Err(Trouble::odd(why));
            }
            text = text.replace(name, meaning);
        }
        alternatives.push(text);
    }
    Ok(alternatives.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "@custom-media --lying (orientation: landscape) and (min-width: 30em);\
        @custom-media --low (--lying) and (max-height: 20em);\
        @custom-media --small (--low),(max-width: 9em);";

    #[test]
    fn what_names_mean_is_put_where_they_stand() {
        for (rules, wanted) in [
            (
                "@media(--lying)and (hover:hover){a{b:c}}",
                "@media(orientation:landscape) and (min-width:30em)and (hover:hover){a{b:c}}",
            ),
            (
                "@media(--small),print{a{b:var(--low)}}d{e:f}",
                "@media(orientation:landscape) and (min-width:30em) and (max-height:20em),\
                 (max-width:9em),print{a{b:var(--low)}}d{e:f}",
            ),
            ("a{b:c}@media print{d{e:f}}", "a{b:c}@media print{d{e:f}}"),
        ] {
            let sheet = [SHEET, rules].concat();
            assert_eq!(without_names(&sheet), Ok(wanted.to_owned()));
        }
    }

    #[test]
    fn a_name_that_means_nothing_stops_the_build() {
        for rules in [
            "@media(--lieing){a{b:c}}",
            "@media(--small)and (hover:hover){a{b:c}}",
            "@custom-media --odd",
        ] {
            assert!(without_names(&[SHEET, rules].concat()).is_err(), "{rules}");
        }
    }
}
