//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/huffing.rs"]
mod huffing;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = huffing::told().expect("moves that can be played");
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/huffing.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
    huffing::main().expect("it runs");
}
