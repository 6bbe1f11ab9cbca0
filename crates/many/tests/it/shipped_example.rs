//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/four_players.rs"]
mod four_players;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = four_players::told().expect("moves that can be played");
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/four_players.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
    four_players::main().expect("it runs");
}
