//! How wide comments may be: rustfmt leaves them as they are.

/// The width that rustfmt holds code to, in characters.
const WIDTH: usize = 100;

/// Returns the lines of comments that are wider than code may be. Tables and examples can't be
/// wrapped.
pub(super) fn wide_comments(name: &str, text: &str) -> Vec<String> {
    let mut is_example = false;
    let mut wide = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let comment = line.trim_start().strip_prefix("//");
        let comment = comment.map(|rest| rest.trim_start_matches(['/', '!']).trim_start());
        let Some(comment) = comment else {
            is_example = false;
            continue;
        };
        is_example ^= comment.starts_with("```");
        let is_wide = line.chars().count() > WIDTH;
        if is_wide && !is_example && !comment.starts_with('|') {
            wide.push(format!(
                "{name}:{number} has a comment of more than {WIDTH} characters"
            ));
        }
    }
    wide
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_as_wide_as_code_but_for_tables_and_examples() {
        let long = "word ".repeat(21);
        let wide = |text: String| wide_comments("a.rs", &text).len();
        assert_eq!(wide(format!("/// {long}\n    // {long}\n//! {long}\n")), 3);
        assert_eq!(wide(format!("/// | {long} |\n")), 0);
        assert_eq!(
            wide(format!("/// ```\n/// {long}\n/// ```\n/// {long}\n")),
            1
        );
        assert_eq!(
            wide(format!("let code = {long}\n/// as wide as it may be\n")),
            0
        );
    }
}
