//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/unsaid_check.rs"]
mod unsaid_check;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = unsaid_check::told().expect("moves that can be played");
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/unsaid_check.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
    unsaid_check::main().expect("it runs");
}
