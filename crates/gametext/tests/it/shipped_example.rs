//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/parts_of_pgn.rs"]
mod parts_of_pgn;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = parts_of_pgn::told(parts_of_pgn::TEXT).expect("the parts");
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/parts_of_pgn.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
    parts_of_pgn::main().expect("it runs");
}
