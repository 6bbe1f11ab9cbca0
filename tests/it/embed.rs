//! The page as a part of another one: a position that is drawn without the rules, which come when it is touched.

use rochade_e2e::Visit;

/// The Italian game, with Black to move.
const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_is_drawn_without_the_rules_and_they_come_with_a_touch() {
    Visit::default()
        .at(format!("embed.html?fen={ITALIAN}"))
        .run(async |page| {
            assert_eq!(page.board().await.position, ITALIAN);
            page.expect_piece("c4", "wB").await;
            page.expect_asleep().await;
            page.tap("g8").await;
            page.expect_awake().await;
            assert_eq!(page.board().await.position, ITALIAN);
        });
}
