//! What is told afterwards: what happened, and by which article (`Story`).

use rochade_table::chess::{BISHOP, BLACK, KNIGHT, WHITE};
use rochade_table::{Happening, Intent, Ruling, Story, Table, Task};

use super::{perpetual, shuffle, under};
use crate::saved_games::{read, text};
use crate::table::{answer, drag, man, play, square, tap};

use rochade_table::Answer::{Confirm, Decline, KingMove, Stand};
use rochade_table::PromptKind::{IllegalMove, Touched};

/// White's bishop can't move; the king can.
const SHUT_IN: &str = "4k3/8/8/8/8/1P1P4/2B5/1N1K4 w - - 0 1";

fn story(table: &Table) -> Vec<Ruling> {
    Story::default().of(table).to_vec()
}

/// What is told, in short: the ply, what happened, and where the laws say so. It is the same after
/// coming back by a link.
fn told(table: &Table) -> Vec<(usize, &'static str, String)> {
    let story = story(table);
    assert_eq!(self::story(&read(&text(table))), story);
    let word = |happening: &Happening| match happening {
        Happening::Owed => "owed",
        Happening::Asked(_) => "asked",
        Happening::Answered(_, answer) => answer.word(),
        Happening::FalseMove(_) => "false",
        Happening::Adjusted(_) => "adjusted",
        Happening::CheckSaid(_) => "said",
        Happening::Remarked(..) => "remarked",
        Happening::CountStarted(_) => "count",
        Happening::CountStruck => "struck",
        Happening::Claimed(..) => "claimed",
        other => panic!("{other:?} is told"),
    };
    let line = |told: Ruling| (told.ply, word(&told.happening), told.law);
    story.into_iter().map(line).collect()
}

fn lines(lines: &[(usize, &'static str, &str)]) -> Vec<(usize, &'static str, String)> {
    let owned = |&(ply, what, law): &(usize, &'static str, &str)| (ply, what, law.to_owned());
    lines.iter().map(owned).collect()
}

#[test]
fn modern_nothing_is_told() {
    let mut table = under("modern", None);
    tap(&mut table, "b1");
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "e4 e5");
    assert_eq!(told(&table), []);
}

#[test]
fn club_a_touched_man_that_moves_is_not_told_and_one_put_straight_is() {
    let mut table = under("club", None);
    drag(&mut table, "e2", "e4");
    assert_eq!(told(&table), []);
    table.apply(Intent::Adjust(BLACK)).expect("Black's turn");
    tap(&mut table, "g8");
    tap(&mut table, "b8");
    let touched = [
        (2, "adjusted", "club:adjusting"),
        (2, "owed", "club:touched"),
    ];
    assert_eq!(told(&table), lines(&touched));
    let [straight, owed] = &story(&table)[..] else {
        panic!("two lines");
    };
    let (g8, b8) = (square(&table, "g8"), square(&table, "b8"));
    let at = straight.man.expect("the man that was put straight");
    assert_eq!((at.square, at.man.kind), (g8, KNIGHT));
    assert_eq!(owed.task, Some(Task::Move(b8)));
    assert_eq!(owed.man.map(|at| at.square), Some(b8));
    drag(&mut table, "b8", "c6");
    assert_eq!(told(&table), lines(&touched[..1]));
}

#[test]
fn handbuch_3_it_is_told_what_was_touched_insisted_on_and_waived() {
    let law = "handbuch-early:3";
    let mut table = under("handbuch-early", Some(SHUT_IN));
    tap(&mut table, "c2");
    play(&mut table, "b4");
    answer(&mut table, BLACK, Touched, KingMove).expect("it was asked");
    let asked = story(&table)[0].man.expect("the man that is stuck");
    assert_eq!(
        (asked.man.kind, asked.square),
        (BISHOP, square(&table, "c2"))
    );
    let penalty = [(1, "asked", law), (1, "king-move", law), (1, "owed", law)];
    assert_eq!(told(&table), lines(&penalty));
    drag(&mut table, "d1", "d2");
    assert_eq!(told(&table), lines(&penalty[..2]));

    let mut table = under("handbuch-early", None);
    tap(&mut table, "b1");
    tap(&mut table, "e2");
    answer(&mut table, BLACK, Touched, Decline).expect("it was asked");
    play(&mut table, "e4");
    let waived = [(1, "owed", law), (1, "asked", law), (1, "decline", law)];
    assert_eq!(told(&table), lines(&waived));
    tap(&mut table, "b8");
    tap(&mut table, "e7");
    answer(&mut table, WHITE, Touched, Confirm).expect("it was asked");
    drag(&mut table, "b8", "a6");
    let insisted = [(2, "owed", law), (2, "asked", law), (2, "confirm", law)];
    assert_eq!(told(&table), [lines(&waived), lines(&insisted)].concat());
}

#[test]
fn handbuch_4_it_is_told_what_became_of_a_move_against_the_rules() {
    let law = "handbuch-late:4";
    let mut table = under("handbuch-late", None);
    drag(&mut table, "b1", "b5");
    answer(&mut table, BLACK, IllegalMove, KingMove).expect("it was asked");
    drag(&mut table, "b1", "b5");
    answer(&mut table, BLACK, IllegalMove, Stand).expect("it was asked");
    assert_eq!(man(&table, "b5").as_deref(), Some("wN"));
    let both = [
        (1, "false", law),
        (1, "king-move", law),
        (1, "false", law),
        (1, "stand", law),
    ];
    let story = told(&table);
    let without_touches = story.into_iter().filter(|line| line.1 != "owed");
    assert!(without_touches.eq(lines(&both)));
}

#[test]
fn gustavus_18_and_26_it_is_told_what_was_said_pointed_out_and_counted() {
    let mut table = under("gustavus", Some("6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1"));
    play(&mut table, "Ra8 h6");
    table.apply(Intent::PointOutCheck(WHITE)).expect("a check");
    play(&mut table, "Kg7");
    table.apply(Intent::SayCheck(WHITE)).expect("the word");
    play(&mut table, "Ra7 Kf6");
    answer(
        &mut table,
        BLACK,
        rochade_table::PromptKind::FalseCheck,
        rochade_table::Answer::TakeBack,
    )
    .expect("there was none");
    let told_ = [
        (1, "remarked", "gustavus:18"),
        (3, "said", "gustavus:18"),
        (4, "take-back", "gustavus:20"),
    ];
    assert_eq!(told(&table), lines(&told_));

    let mut table = under("gustavus", Some("7k/8/8/8/8/8/8/R3K3 w - - 0 1"));
    table.apply(Intent::StartCount(BLACK)).expect("an ending");
    shuffle(&mut table, 2);
    assert_eq!(told(&table), lines(&[(0, "count", "gustavus:26")]));
}

#[test]
fn handbuch_remis_4_it_is_told_who_claimed_a_draw() {
    let mut table = perpetual("handbuch-early");
    play(&mut table, "Qe8");
    super::claim(&mut table, rochade_table::Claim::PerpetualCheck, WHITE).expect("a claim");
    let claimed = [(9, "claimed", "handbuch-early:remis-4")];
    assert_eq!(told(&table), lines(&claimed));
}

#[test]
fn handbuch_6_a_series_after_the_king_s_move_is_claimed_and_all_of_it_is_told() {
    let mut table = under("handbuch-early", Some(SHUT_IN));
    tap(&mut table, "c2");
    answer(&mut table, BLACK, Touched, KingMove).expect("it was asked");
    play(&mut table, "Kd2");
    for _ in 0..3 {
        play(&mut table, "Kd8 Ke2 Ke8 Kd2");
    }
    assert_eq!(table.outcome(), None, "nobody has claimed");
    super::claim(&mut table, rochade_table::Claim::Series, WHITE).expect("a claim");
    let claimed = [
        (1, "asked", "handbuch-early:3"),
        (1, "king-move", "handbuch-early:3"),
        (13, "claimed", "handbuch-early:6"),
    ];
    assert_eq!(told(&table), lines(&claimed));
    let ended = super::ended("1/2-1/2", "series", "handbuch-early:6");
    assert_eq!(super::end(&table), ended);
}
