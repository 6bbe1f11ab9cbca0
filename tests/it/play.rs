//! Moves by every means of input.

use rochade_e2e::Visit;

#[test]
fn opens_on_a_playable_board() {
    Visit::default().run(async |page| {
        page.tap("e2").await;
        page.expect_marked("move", "e3 e4").await;
    });
}
