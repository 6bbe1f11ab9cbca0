//! The languages of the page, and how its texts are written (`web/lang/en.lang` and its like): what
//! the build of the page and the chores both read.

/// The languages, by their codes. The first one is that by which the others are measured.
pub const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

/// Reads a file of texts: a key, ` = ` and a text in each line, but for empty lines and those that
/// begin with `#`. Returns the keys with their texts, in the order of the file.
///
/// # Errors
///
/// Which line, counted from 1, holds no text, or a key that stands in an earlier one.
pub fn texts(file: &str) -> Result<Vec<(&str, &str)>, String> {
    let mut texts: Vec<(&str, &str)> = Vec::new();
    for (number, line) in (1..).zip(file.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let text = line.split_once(" = ");
        let (key, text) = text.ok_or_else(|| format!("{number}: no ` = ` in the line"))?;
        if texts.iter().any(|(known, _)| *known == key) {
            return Err(format!("{number}: `{key}` stands twice"));
        }
        texts.push((key, text));
    }
    Ok(texts)
}

/// Returns the names in a text for which something is filled in, each once, in the order of the
/// sentence: `{one} or {other}` has two.
pub fn names(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let parts = text.split('{').skip(1);
    for (name, _) in parts.filter_map(|part| part.split_once('}')) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_in_its_order() {
        let file = "# English\n\nyes = Yes\n  sum = 1 + 1 = 2  \n";
        assert_eq!(texts(file), Ok(vec![("yes", "Yes"), ("sum", "1 + 1 = 2")]));
    }

    #[test]
    fn what_is_no_text_is_told_with_its_line() {
        assert_eq!(
            texts("# a\nyes: Yes"),
            Err("2: no ` = ` in the line".into())
        );
        let twice = "yes = Yes\nno = No\nyes = Yeah";
        assert_eq!(texts(twice), Err("3: `yes` stands twice".into()));
    }

    #[test]
    fn names_stand_in_the_order_of_the_sentence() {
        assert_eq!(names("{to} from {from}, {to}"), ["to", "from"]);
        assert_eq!(names("none"), Vec::<&str>::new());
    }
}
