//! The example that ships with the crate, and that its README shows.

#[path = "../../examples/write_pdn.rs"]
mod write_pdn;

const README: &str = include_str!("../../README.md");

#[test]
fn it_runs_and_stands_in_the_readme_with_what_it_prints() {
    let told = write_pdn::written().expect("the games");
    assert!(README.contains(&format!("```text\n{told}```")), "{told}");
    let code = include_str!("../../examples/write_pdn.rs");
    assert!(README.contains(&format!("```rust\n{code}```")));
    write_pdn::main().expect("it runs");
}
