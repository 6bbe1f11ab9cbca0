//! Expressions in scripts that may cost more than the text is long: a group that is repeated, and
//! can match the same text in two ways, and repetitions that follow each other and share a sign.
//! Texts come from anybody, and a page that waits for such an expression is frozen.
//!
//! Of an expression that is put together of texts (`new RegExp`) nothing is known here; its test is
//! `tests/scripts/long_texts.test.mjs`, as for whatever this does not see.

mod literals;
mod parse;

use literals::literals;
use parse::{Item, Node, Set, parse};

/// The folder of the scripts.
const SCRIPTS: &str = "web/";

/// Returns the faults of a script's regular expressions, in words.
pub(super) fn ambiguous(name: &str, text: &str) -> Vec<String> {
    if !name.starts_with(SCRIPTS) || !name.ends_with(".js") {
        return Vec::new();
    }
    let told = literals(text).into_iter().filter_map(|(line, pattern)| {
        let why = fault(pattern)?;
        Some(format!("{name}:{line} has an expression that may take longer than its text is long (/{pattern}/): {why}"))
    });
    told.collect()
}

fn fault(pattern: &str) -> Option<&'static str> {
    let Some(ways) = parse(pattern) else {
        return Some("it could not be read");
    };
    ways.iter().find_map(|way| fault_in(way, false))
}

/// Returns the fault of one alternative, which stands in a repeated group or not.
fn fault_in(way: &[Item], repeated: bool) -> Option<&'static str> {
    let ends_and_begins = |at| {
        let (ends, begins) = (ending_loops(&way[..at]), starting_loops(&way[at..]));
        ends.iter()
            .any(|end| begins.iter().any(|begin| end.meets(begin)))
    };
    if (1..way.len()).any(ends_and_begins) {
        return Some("two repetitions that follow each other share a sign");
    }
    way.iter().find_map(|item| {
        let Node::Group(ways) = &item.node else {
            return None;
        };
        let repeated = repeated || item.is_repeated();
        let mut pairs = (1..ways.len()).flat_map(|at| (0..at).map(move |other| (at, other)));
        if repeated && pairs.any(|(at, other)| overlap(&ways[at], &ways[other])) {
            return Some("alternatives of a repeated group share a text");
        }
        let meets_itself = |way: &Vec<Item>| {
            let (ends, begins) = (ending_loops(way), starting_loops(way));
            ends.iter()
                .any(|end| begins.iter().any(|begin| end.meets(begin)))
        };
        if item.is_repeated() && ways.iter().any(meets_itself) {
            return Some("a repeated group ends with a repetition as it begins with one");
        }
        ways.iter().find_map(|way| fault_in(way, repeated))
    })
}

/// Returns whether two alternatives can match the same text, or one of them the beginning of what
/// the other matches.
fn overlap(one: &[Item], other: &[Item]) -> bool {
    for at in 0.. {
        let (Some(first), Some(second)) = (one.get(at), other.get(at)) else {
            return true;
        };
        match (&first.node, &second.node) {
            (Node::End, Node::End) => return true,
            (Node::End, _) | (_, Node::End) => return false,
            (Node::Set(set), Node::Set(other)) if first.is_once() && second.is_once() => {
                if !set.meets(other) {
                    return false;
                }
            }
            _ => {
                let (one, other) = (first_signs(&one[at..]), first_signs(&other[at..]));
                return one
                    .iter()
                    .any(|set| other.iter().any(|other| set.meets(other)));
            }
        }
    }
    true
}

/// The signs with which these items can begin.
fn first_signs(items: &[Item]) -> Vec<&Set> {
    let mut found = Vec::new();
    for item in items {
        match &item.node {
            Node::Set(set) => found.push(set),
            Node::Group(ways) => found.extend(ways.iter().flat_map(|way| first_signs(way))),
            Node::End | Node::Assertion => {}
        }
        if !item.can_be_empty() {
            break;
        }
    }
    found
}

/// The repetitions without end with which these items can begin.
fn starting_loops(items: &[Item]) -> Vec<&Set> {
    let mut found = Vec::new();
    for item in items {
        found.extend(loops(item, starting_loops));
        if !item.can_be_empty() {
            break;
        }
    }
    found
}

/// Those with which they can end.
fn ending_loops(items: &[Item]) -> Vec<&Set> {
    let mut found = Vec::new();
    for item in items.iter().rev() {
        found.extend(loops(item, ending_loops));
        if !item.can_be_empty() {
            break;
        }
    }
    found
}

fn loops(item: &Item, within: fn(&[Item]) -> Vec<&Set>) -> Vec<&Set> {
    match &item.node {
        Node::Set(set) if item.most.is_none() => vec![set],
        Node::Group(ways) => ways.iter().flat_map(|way| within(way)).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_match_in_two_ways_is_refused() {
        for pattern in [
            r#"^(?:"|&quot;|[“”„«»']|'')+"#,
            r"(?:a|a)*",
            r"(?:a|ab)+",
            r"(?:(a|.)b)*",
            r"(?:\d|\w)*",
            r"(a+)+",
            r"(\s*x?)*y",
            r"(?:a*){2,}",
            r"^\s*([A-Z]\w*)\s+(x|[^y]+)$",
            r"\w*\d+",
            r"\d+\w*x",
            r".*.*x",
            r"\s*x?\s*y",
            r"[\da-f]+[a-z]*-",
            r"\p{L}+[a-z]*-",
        ] {
            assert!(fault(pattern).is_some(), "{pattern}");
        }
        assert_eq!(fault("(a"), Some("it could not be read"));
    }

    #[test]
    fn what_can_match_in_one_way_passes() {
        for pattern in [
            r#"^(?:["“”„«»']|&quot;)+"#,
            r#"((?:[^"\\]|\\.)*)"\s*\]"#,
            r"^((board|players|clock|moves|menu)(,|$))*$",
            r"(\d+)\s*(\.[.\s]*)|[^\s(){};$]+",
            r"^([1-8bknpqr]+\/){7}|^[BW]:[BW]",
            r"^(\/[\w~-]+)*\/",
            r"\s+(?!\s)[^y]+$",
            r"^\s*([A-Z]\w*)\s+(x|[^\sy][^y]*)$",
            r"[^]*\d{2,3}[^\]]?",
            r"\u2028+\x20*\/",
        ] {
            assert_eq!(fault(pattern), None, "{pattern}");
        }
    }

    #[test]
    fn an_expression_is_told_with_its_line() {
        let script = "const a = 1 / 2; // (a|a)*/\nconst b = `${c.replace(/x|(y|y)*/g, '/')}/`;\n";
        let told = ambiguous("web/a.js", script);
        assert!(
            matches!(told.as_slice(), [one] if one.starts_with("web/a.js:2 ")),
            "{told:?}"
        );
        assert_eq!(ambiguous("tests/a.mjs", script), [""; 0]);
    }
}
