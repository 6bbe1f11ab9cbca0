//! Filling in what a text leaves open.

use crate::Trouble;

/// The text of a file with something in the place of a mark. A mark that is not there stops the
/// build: else what belongs in its place would be missing, and nobody would know.
pub(crate) fn filled(file: &str, text: &str, mark: &str, content: &str) -> Result<String, Trouble> {
    let (before, behind) = text
        .split_once(mark)
        .ok_or_else(|| Trouble::odd(format!("{file} has no place for it: {}", mark.trim_end())))?;
    Ok([before, content, behind].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_filled_in_or_the_file_is_named_that_lacks_it() {
        let text = "<p><!-- words --></p>";
        let whole = filled("a.html", text, "<!-- words -->", "Hello");
        assert_eq!(whole, Ok("<p>Hello</p>".to_owned()));
        let trouble = filled("a.html", text, "<!-- board -->\n", "").expect_err("no such mark");
        assert_eq!(trouble.why, "a.html has no place for it: <!-- board -->");
    }
}
