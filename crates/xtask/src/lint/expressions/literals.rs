//! Finding the expressions in a script.

/// Characters behind which a slash begins a regular expression and no division.
const BEFORE: &str = "(,=:[!&|?{};+-*%<>~^";

/// The expressions of a script, without their slashes and flags, with the numbers of their lines.
pub(super) fn literals(script: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut last = ';';
    let mut word = String::new();
    // How deep the braces were where a template was left for what is filled in.
    let (mut depth, mut templates) = (0_usize, Vec::new());
    while let Some(sign) = script[at..].chars().next() {
        let rest = &script[at..];
        let mut length = sign.len_utf8();
        match sign {
            '/' if rest.starts_with("//") => length = rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => {
                length = rest.find("*/").map_or(rest.len(), |end| end + 2)
            }
            '/' if BEFORE.contains(last)
                || matches!(word.as_str(), "return" | "case" | "typeof") =>
            {
                length = end_of(rest, '/', true);
                let line = script[..at].matches('\n').count() + 1;
                found.push((line, &rest[1..length - 1]));
            }
            '\'' | '"' => length = end_of(rest, sign, false),
            '`' => length = end_of_template(rest),
            '{' => depth += 1,
            '}' if templates.last() == Some(&depth) => {
                templates.pop();
                length = end_of_template(rest);
            }
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if length > 1 && rest[..length].ends_with("${") {
            templates.push(depth);
        }
        let is_word = sign.is_alphanumeric() || matches!(sign, '_' | '$');
        if is_word {
            if !(last.is_alphanumeric() || matches!(last, '_' | '$'))
                || at > 0 && script[..at].ends_with(char::is_whitespace)
            {
                word.clear();
            }
            word.push(sign);
        }
        let is_comment = length > 1 && (rest.starts_with("//") || rest.starts_with("/*"));
        if !sign.is_whitespace() && !is_comment {
            if !is_word {
                word.clear();
            }
            // What is filled in begins anew; behind any other text, a slash divides.
            last = match (length, is_word) {
                (1, _) | (_, true) => sign,
                _ if rest[..length].ends_with("${") => '{',
                _ => ')',
            };
        }
        at += length;
    }
    found
}

/// Returns the length of a text up to the next character that equals its first one.
fn end_of(text: &str, end: char, has_classes: bool) -> usize {
    let (mut is_escaped, mut in_class) = (false, false);
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' if has_classes => in_class = true,
            ']' if has_classes => in_class = false,
            _ if sign == end && !in_class => return at + sign.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of a template literal up to its end, or to the next `${`.
fn end_of_template(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '`' => return at + 1,
            '$' if text[at..].starts_with("${") => return at + 2,
            _ => {}
        }
    }
    text.len()
}
