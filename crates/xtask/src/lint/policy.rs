//! The security policy that web masters copy as a header: a page of ours may do all that its own
//! policy allows, and nothing else.

use std::collections::BTreeSet;

/// The guide that offers the header, and the pages with a policy of their own.
const GUIDE: &str = "docs/web-masters-reference.md";
const PAGES: [&str; 3] = ["index.html", "web/embed.html", "web/author.html"];

/// The directive that works in a header only.
const OF_HEADERS: &str = "frame-ancestors";

/// Returns where a guide's header differs from the pages' policies, in words.
pub(super) fn disagreements<'a>(file: impl Fn(&str) -> &'a str) -> Vec<String> {
    let needed = PAGES.map(|page| policy(file(page), "\"Content-Security-Policy\" content=\""));
    let needed: BTreeSet<&str> = needed.into_iter().flatten().collect();
    let header = policy(file(GUIDE), "Header set Content-Security-Policy \"");
    let (of_headers, allowed): (BTreeSet<&str>, BTreeSet<&str>) =
        header.iter().partition(|rule| rule.starts_with(OF_HEADERS));
    let lacks = needed.difference(&allowed);
    let lacks = lacks.map(|rule| format!("the policy in {GUIDE} lacks {rule}"));
    let more = allowed.difference(&needed);
    let more = more.map(|rule| format!("the policy in {GUIDE} has {rule}, which no page wants"));
    let silent = of_headers.is_empty();
    let silent = silent.then(|| format!("the policy in {GUIDE} says nothing of {OF_HEADERS}"));
    lacks.chain(more).chain(silent).collect()
}

/// The rules of the policy behind this beginning.
fn policy<'a>(text: &'a str, begin: &str) -> BTreeSet<&'a str> {
    let policy = text.split(begin).nth(1).unwrap_or_default();
    let policy = policy.split('"').next().unwrap_or_default();
    let rules = policy.split(';').map(str::trim);
    rules.filter(|rule| !rule.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_that_is_not_what_pages_need_is_told() {
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"img-src 'self'; base-uri 'none'\">";
        let told = |header: &str| {
            let guide = format!("Header set Content-Security-Policy \"{header}\"");
            let file = |name: &str| if name.ends_with(".md") { &*guide } else { page };
            disagreements(file)
        };
        let good = "img-src 'self'; base-uri 'none'; frame-ancestors 'self'";
        assert_eq!(told(good), [""; 0]);
        for (header, fault) in [
            (
                "img-src 'self'; frame-ancestors 'self'",
                " lacks base-uri 'none'",
            ),
            (
                "img-src 'self'; base-uri 'none'",
                " says nothing of frame-ancestors",
            ),
            (
                &format!("{good}; script-src *"),
                " has script-src *, which no page wants",
            ),
        ] {
            let told = told(header);
            assert!(
                told.len() == 1 && told.iter().all(|told| told.ends_with(fault)),
                "{told:?}"
            );
        }
    }
}
