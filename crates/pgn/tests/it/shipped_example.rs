//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/list_games.rs"]
#[expect(
    dead_code,
    reason = "its `main` reads the words of a command line, as this test has"
)]
mod list_games;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = list_games::listed(list_games::OWN);
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/list_games.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
}
