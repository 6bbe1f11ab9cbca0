//! `rochade read`.

use crate::rochade::rochade_reading;

const GAMES: &[u8] =
    b"[White Anna]\n[Black \"B\"]\n\n1. e4 e5 2. Ke3 *\n\n[Variant \"Atomic\"]\n\n1. e4 *\n";

#[test]
fn a_line_tells_a_game_and_what_is_wrong_with_it() {
    let said = rochade_reading(&["read", "-"], GAMES);
    let wanted = "1\tchess\tmodern\tAnna - B\t2\t*\tcut 4:13 move-illegal Ke3\tnotes 1\n\
        2\trefused 6:1 variant\n";
    assert_eq!((said.out.as_str(), said.status), (wanted, 0));
}

#[test]
fn as_json() {
    let said = rochade_reading(&["read", "--json", "-"], b"e4 e5 *");
    assert!(
        said.out.contains("\"moves\":[\"e2e4\",\"e7e5\"]"),
        "{}",
        said.out
    );
}

#[test]
fn what_is_written_is_read_without_a_note() {
    let said = rochade_reading(&["read", "--write", "-"], GAMES);
    let again = rochade_reading(&["read", "-"], said.out.as_bytes());
    assert_eq!(again.out, "1\tchess\tmodern\tAnna - B\t2\t*\n");
}
