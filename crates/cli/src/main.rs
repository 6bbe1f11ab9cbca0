//! `rochade`: the rules from a terminal.

fn main() {}
