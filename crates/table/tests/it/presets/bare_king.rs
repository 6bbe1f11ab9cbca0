//! What it means to have nothing left but the king (000, before "Remis"; 001, art. 21).

use rochade_table::chess::WHITE;

use super::{but, end, ended, under, with};
use crate::table::{play, scores};

#[test]
fn gustavus_21_a_bare_king_may_be_mated_like_any_other() {
    let mut table = under("gustavus", Some("7k/8/6K1/8/8/8/8/R7 w - - 0 1"));
    assert_eq!(end(&table), None, "Black has only its king");
    play(&mut table, "Ra8");
    assert_eq!(end(&table), ended("1-0", "checkmate", ""));
}

#[test]
fn handbuch_bare_king_is_half_a_win_in_spain() {
    let spain = || but("handbuch-early", "bare-king", "half-win");
    let mut table = with(spain(), Some("8/8/8/3k4/4p3/8/8/4KB1R w K - 0 1"));
    assert_eq!(end(&table), None);
    play(&mut table, "Bg2 Kd4 Bxe4");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "bare-king", "custom:bare-king")
    );
    assert_eq!(scores(&table), [18, 6], "three quarters to one");
    let outcome = table.outcome().expect("the end");
    assert_eq!((&*outcome.winners, outcome.half), (&[WHITE][..], true));

    // A minor piece is enough, though it can't mate: before the dead position.
    let mut minor = with(spain(), Some("8/8/8/3k4/4p3/8/8/4KB2 w - - 0 1"));
    play(&mut minor, "Bg2 Kd4 Bxe4");
    assert_eq!(
        end(&minor),
        ended("1/2-1/2", "bare-king", "custom:bare-king")
    );
    // Only pawns are not.
    let mut pawns = with(spain(), Some("8/8/8/3k4/4p3/3P4/8/4K3 w - - 0 1"));
    play(&mut pawns, "dxe4");
    assert_eq!(end(&pawns), None);
}

#[test]
fn handbuch_bare_king_is_a_loss_in_the_medieval_orient() {
    let orient = || but("handbuch-early", "bare-king", "loss");
    let mut table = with(orient(), Some("8/8/8/3k4/4p3/3P4/8/4K3 w - - 0 1"));
    play(&mut table, "dxe4");
    assert_eq!(
        end(&table),
        ended("1-0", "bare-king", "custom:bare-king"),
        "any man will do"
    );
}

#[test]
fn laws_section_2_point_5_mate_and_stalemate_come_before_the_bare_king() {
    let orient = || but("handbuch-early", "bare-king", "loss");
    let mut mate = with(orient(), Some("r6k/8/6K1/8/8/8/8/R7 w - - 0 1"));
    play(&mut mate, "Rxa8");
    assert_eq!(end(&mate), ended("1-0", "checkmate", ""));
    let mut stale = with(orient(), Some("7k/5n2/6K1/8/8/5Q2/8/8 w - - 0 1"));
    play(&mut stale, "Qxf7");
    assert_eq!(end(&stale).map(|end| end.1), Some("stalemate"));
}
