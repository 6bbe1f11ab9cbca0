//! The clocks alone (play.md, section 7).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Alarm, ClockState, Clocks, Control, Seat};
use rochade_testkit::try_seeds;

/// Clocks with a control for each side, as PGN writes it.
pub(crate) fn odds(white: &str, black: &str) -> Clocks {
    let control = |text| Control::from_seconds(text).expect("a control");
    let mut clocks = Clocks::new(vec![control(white), control(black)], WHITE);
    clocks.tell(0);
    clocks
}

/// Clocks of which White's runs from the instant 0.
pub(crate) fn started(control: &str) -> Clocks {
    let mut clocks = odds(control, control);
    assert!(clocks.start());
    clocks
}

#[test]
fn the_first_time_told_only_says_from_where_to_count() {
    let control = Control::from_seconds("300").expect("a control");
    let mut clocks = Clocks::new(vec![control.clone(), control], WHITE);
    clocks.start();
    assert_eq!(clocks.view().next_change, None);
    clocks.tell(777_777);
    clocks.tell(778_777);
    assert_eq!(left(&clocks), (299_000, 300_000));
}

/// The seat to move finishes its move at an instant; answers what it has left.
pub(crate) fn finish_at(clocks: &mut Clocks, now: u64) -> u32 {
    clocks.tell(now);
    let next = if clocks.turn() == WHITE { BLACK } else { WHITE };
    clocks.finish_move(next)
}

fn left(clocks: &Clocks) -> (u32, u32) {
    (clocks.left(WHITE), clocks.left(BLACK))
}

#[test]
fn section_7_the_clocks_run_from_the_first_move() {
    let mut clocks = odds("300+2", "300+2");
    assert_eq!(clocks.tell(60_000), None);
    assert_eq!(left(&clocks), (300_000, 300_000));
    assert_eq!(finish_at(&mut clocks, 90_000), 300_000, "and earns nothing");
    clocks.tell(91_000);
    assert_eq!(left(&clocks), (300_000, 299_000));
    assert_eq!(clocks.state(), ClockState::Running);
}

#[test]
fn the_first_clock_can_be_started_before_its_move() {
    let mut clocks = odds("300+2", "300+2");
    clocks.tell(1_000);
    assert!(clocks.start());
    assert!(!clocks.start(), "once");
    assert_eq!(finish_at(&mut clocks, 4_000), 299_000);
}

#[test]
fn section_7_no_bonus() {
    let mut clocks = started("300");
    assert_eq!(finish_at(&mut clocks, 10_000), 290_000);
    assert_eq!(finish_at(&mut clocks, 15_000), 295_000);
    assert_eq!(finish_at(&mut clocks, 16_000), 289_000);
}

#[test]
fn section_7_fischer_adds_after_the_move() {
    let mut clocks = started("300+5");
    clocks.tell(10_000);
    assert_eq!(clocks.left(WHITE), 290_000);
    assert_eq!(finish_at(&mut clocks, 10_000), 295_000);
    assert_eq!(
        finish_at(&mut clocks, 11_000),
        304_000,
        "a quick move gains"
    );
}

#[test]
fn section_7_bronstein_gives_back_what_was_used() {
    let mut clocks = started("300b5");
    clocks.tell(3_000);
    assert_eq!(clocks.left(WHITE), 297_000, "it runs down at once");
    assert_eq!(finish_at(&mut clocks, 3_000), 300_000);
    assert_eq!(
        finish_at(&mut clocks, 11_000),
        297_000,
        "and no more than 5 s"
    );
}

#[test]
fn bronstein_does_not_save_from_the_flag() {
    let mut clocks = started("2b5");
    assert_eq!(clocks.tell(2_000), Some(Alarm::Flag(WHITE)));
}

#[test]
fn section_7_simple_delay_waits() {
    let mut clocks = started("300d5");
    clocks.tell(4_999);
    assert_eq!(clocks.left(WHITE), 300_000);
    assert_eq!(
        clocks.view().next_change,
        Some(6_000),
        "the wait, and a second"
    );
    clocks.tell(6_000);
    assert_eq!(clocks.left(WHITE), 299_000);
    assert_eq!(finish_at(&mut clocks, 7_000), 298_000);
    clocks.tell(12_000);
    assert_eq!(clocks.left(BLACK), 300_000, "each turn has its own wait");
}

#[test]
fn simple_delay_saves_from_the_flag() {
    let mut clocks = started("2d5");
    assert_eq!(clocks.tell(6_999), Some(Alarm::Low(WHITE)));
    assert_eq!(clocks.tell(7_000), Some(Alarm::Flag(WHITE)));
}

#[test]
fn section_7_the_next_period_begins_after_its_moves() {
    let mut clocks = started("2/100:50");
    assert_eq!(finish_at(&mut clocks, 10_000), 90_000);
    finish_at(&mut clocks, 10_000);
    assert_eq!(finish_at(&mut clocks, 20_000), 130_000, "80 s and 50 s");
    assert_eq!(finish_at(&mut clocks, 20_000), 150_000);
    assert_eq!(finish_at(&mut clocks, 30_000), 120_000);
}

#[test]
fn too_few_moves_in_a_period_lose_on_time() {
    let mut clocks = started("2/100:50");
    finish_at(&mut clocks, 10_000);
    finish_at(&mut clocks, 10_000);
    assert_eq!(clocks.tell(100_000), Some(Alarm::Flag(WHITE)));
}

#[test]
fn a_last_period_with_moves_begins_again() {
    let mut clocks = started("1/100:2/10");
    let white: Vec<u32> = (0..6)
        .map(|_| {
            let left = finish_at(&mut clocks, 0);
            finish_at(&mut clocks, 0);
            left / 1_000
        })
        .collect();
    assert_eq!(white, [110, 110, 120, 120, 130, 130]);
}

#[test]
fn each_period_has_its_own_bonus() {
    let mut clocks = started("1/100:50+30");
    assert_eq!(finish_at(&mut clocks, 0), 150_000);
    finish_at(&mut clocks, 0);
    assert_eq!(finish_at(&mut clocks, 0), 180_000);
}

#[test]
fn section_7_time_odds() {
    let mut clocks = odds("60", "300d3");
    assert_eq!(left(&clocks), (60_000, 300_000));
    finish_at(&mut clocks, 0);
    finish_at(&mut clocks, 5_000);
    clocks.tell(10_000);
    assert_eq!(left(&clocks), (55_000, 298_000));
}

#[test]
fn section_7_pause() {
    let mut clocks = started("300d5");
    clocks.tell(3_000);
    assert!(clocks.pause() && !clocks.pause());
    assert_eq!(clocks.view().next_change, None);
    clocks.tell(1_000_000);
    assert!(clocks.resume() && !clocks.resume());
    clocks.tell(1_003_000);
    assert_eq!(
        clocks.left(WHITE),
        299_000,
        "the delay goes on where it was"
    );
}

#[test]
fn clocks_that_do_not_run_can_not_be_paused() {
    let mut clocks = odds("300", "300");
    assert!(!clocks.pause() && !clocks.resume());
    clocks.stop();
    assert!(!clocks.pause() && !clocks.resume() && !clocks.start());
    clocks.tell(1_000_000);
    assert_eq!(left(&clocks), (300_000, 300_000));
}

#[test]
fn section_7_a_sleeping_tab_counts_as_the_time_that_it_slept() {
    let mut clocks = started("300");
    clocks.tell(1_000);
    clocks.tell(200_000);
    assert_eq!(clocks.left(WHITE), 100_000);
    assert_eq!(clocks.tell(86_400_000), Some(Alarm::Flag(WHITE)));
    assert_eq!(left(&clocks), (0, 300_000));
    assert_eq!(started("300").tell(u64::MAX), Some(Alarm::Flag(WHITE)));
}

#[test]
fn the_time_is_the_same_however_often_it_is_told() {
    let (mut often, mut once) = (started("300+2"), started("300+2"));
    for now in (0..123_457).step_by(17) {
        often.tell(now);
    }
    assert_eq!(finish_at(&mut often, 123_457), 300_000 - 121_457);
    assert_eq!(finish_at(&mut once, 123_457), 300_000 - 121_457);
}

#[test]
fn a_time_that_goes_backwards_is_no_time() {
    let mut clocks = started("300");
    clocks.tell(10_000);
    clocks.tell(2_000);
    assert_eq!(clocks.left(WHITE), 290_000);
    clocks.tell(11_000);
    assert_eq!(clocks.left(WHITE), 289_000, "nothing counts twice");
}

#[test]
fn the_flag_falls_at_zero_and_not_before() {
    let mut clocks = started("60");
    clocks.tell(59_999);
    assert_eq!(clocks.view().faces[0].text, "0:00.1");
    assert_eq!(clocks.state(), ClockState::Running);
    assert_eq!(clocks.tell(60_000), Some(Alarm::Flag(WHITE)));
    assert_eq!(clocks.tell(61_000), None, "once");
    assert_eq!(clocks.state(), ClockState::Stopped);
    assert!(clocks.view().faces[0].flagged && !clocks.view().faces[1].flagged);
}

#[test]
fn what_is_taken_back_gives_no_time_back() {
    let mut clocks = started("300+5");
    finish_at(&mut clocks, 10_000);
    clocks.tell(14_000);
    clocks.take_back(WHITE);
    assert_eq!(left(&clocks), (295_000, 296_000));
    clocks.tell(15_000);
    assert_eq!(left(&clocks), (294_000, 296_000));
}

#[test]
fn no_period_begins_twice_by_taking_back() {
    let mut clocks = started("1/100:1/50:10");
    assert_eq!(finish_at(&mut clocks, 0), 150_000);
    clocks.take_back(WHITE);
    assert_eq!(finish_at(&mut clocks, 0), 150_000);
    finish_at(&mut clocks, 0);
    assert_eq!(finish_at(&mut clocks, 0), 160_000);
}

#[test]
fn a_record_can_only_run_a_clock_down() {
    let mut clocks = odds("300b5", "300d5");
    clocks.run_down(297_000);
    assert_eq!(clocks.state(), ClockState::Running);
    clocks.run_down(299_000);
    assert_eq!(left(&clocks), (297_000, 300_000));
    assert_eq!(
        clocks.finish_move(BLACK),
        300_000,
        "Bronstein gives it back"
    );
    clocks.run_down(290_000);
    clocks.tell(1_000);
    assert_eq!(left(&clocks), (300_000, 289_000), "the delay is over");
    clocks.fall(BLACK);
    assert_eq!(
        (clocks.left(BLACK), clocks.state()),
        (0, ClockState::Stopped)
    );
}

#[test]
fn no_sequence_of_moves_and_times_breaks_the_clocks() {
    // Controls, and the most that a move can earn with each.
    let controls = [
        ("1", 0),
        ("60+2", 2_000),
        ("60b3", 3_000),
        ("60d3", 0),
        ("2/30+1:1/20d2", 21_000),
        ("359999+3600", 3_600_000),
    ];
    try_seeds(100, (100, 20_000), |source| {
        let (white, black) = (*source.choose(&controls)?, *source.choose(&controls)?);
        let mut clocks = odds(white.0, black.0);
        let mut now: u64 = 0;
        while !source.is_empty() {
            let (before, mover) = (left(&clocks), clocks.turn());
            let mut moved = false;
            match source.int_in_range(0..=9)? {
                0 => drop(clocks.start()),
                1 => drop(clocks.pause()),
                2 => drop(clocks.resume()),
                3 => clocks.take_back(*source.choose(&[WHITE, BLACK])?),
                4 => now = source.arbitrary()?,
                5 if source.ratio(1, 50)? => clocks.stop(),
                5..=7 => {
                    let next = *source.choose(&[WHITE, BLACK, Seat(9)])?;
                    clocks.finish_move(next);
                    moved = true;
                }
                _ => now = now.saturating_add(source.int_in_range(0..=20_000)?),
            }
            clocks.tell(now);
            let after = left(&clocks);
            let earned = |seat, most| if moved && seat == mover { most } else { 0 };
            assert!(after.0 <= before.0.saturating_add(earned(WHITE, white.1)));
            assert!(after.1 <= before.1.saturating_add(earned(BLACK, black.1)));
            assert_eq!(clocks.view().faces.len(), 2);
            assert!(clocks.view().next_change.is_none_or(|next| next >= now));
        }
        Ok(())
    });
}

#[test]
fn without_bonus_and_periods_time_only_goes() {
    let mut clocks = started("60");
    let mut before = left(&clocks);
    for now in (0..120_000).step_by(700) {
        finish_at(&mut clocks, now);
        let after = left(&clocks);
        assert!(after.0 <= before.0 && after.1 <= before.1);
        before = after;
    }
}
