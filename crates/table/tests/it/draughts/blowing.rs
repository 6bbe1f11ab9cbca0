//! Who may be blown, and what becomes of it (draughts.md, section 2, rules 11 and 12).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Happening, Intent, Mark, Refusal, Subject};

use super::{ONE, blow, line, man_of, missed, missed_one, missed_two, noris, under};
use crate::table::{let_go, man, marked, play, position, tap, touch};

#[test]
fn draughts_rule_11_the_man_that_could_have_captured_may_be_taken_off() {
    let table = missed_one();
    assert_eq!(missed(&table), ["c3 c3 d4"]);
    assert_eq!(marked(&table, Mark::Blowable), ["c3"]);
    let can: Vec<bool> = table
        .view()
        .seats
        .iter()
        .map(|seat| seat.can_blow)
        .collect();
    assert_eq!(can, [false, true]);
}

#[test]
fn draughts_rule_11_the_man_that_moved_itself_is_taken_from_where_it_now_stands() {
    let mut table = noris(ONE);
    play(&mut table, "c3-b4");
    assert_eq!(missed(&table), ["b4 c3 d4"]);
    assert_eq!(blow(&mut table, "c3"), Err(Refusal::NothingToBlow));
    let blown = man_of(&table, WHITE, "b4");
    assert_eq!(blow(&mut table, "b4"), Ok(vec![Happening::Blown(blown)]));
    assert_eq!(man(&table, "b4"), None);
}

#[test]
fn draughts_rule_12_a_man_is_taken_off_and_the_move_is_still_to_be_made() {
    let mut table = missed_one();
    let blown = man_of(&table, WHITE, "c3");
    assert_eq!(blow(&mut table, "c3"), Ok(vec![Happening::Blown(blown)]));
    let view = table.view();
    assert_eq!((view.turn, view.plies, view.blown), (BLACK, 1, Some(blown)));
    assert!(view.missed.is_empty() && marked(&table, Mark::Blowable).is_empty());
    assert_eq!(man(&table, "c3"), None);
    play(&mut table, "d4-e3");
    assert_eq!(line(&table), ["g1-f2", "c3~ d4-e3"]);
    let view = table.view();
    assert_eq!(view.entries[1].deed.blown, Some(blown));
    assert_eq!((view.turn, view.blown), (WHITE, None));
    assert_eq!(marked(&table, Mark::Victim), ["c3"]);
}

#[test]
fn draughts_rule_12_the_man_in_hand_goes_back() {
    let mut table = missed_one();
    tap(&mut table, "d4");
    blow(&mut table, "c3").expect("it could have captured");
    assert!(marked(&table, Mark::Selected).is_empty());
}

#[test]
fn draughts_rule_12_no_other_man_is_taken_off() {
    let mut table = missed_one();
    let before = (position(&table), table.record().events.len());
    for square in ["f2", "d4", "e5", "h8"] {
        assert_eq!(
            blow(&mut table, square),
            Err(Refusal::NothingToBlow),
            "{square}"
        );
    }
    assert_eq!((position(&table), table.record().events.len()), before);
    let law = table.law_against(&Refusal::NothingToBlow);
    assert_eq!(law.as_deref(), Some("noris:huffing"));
}

#[test]
fn draughts_rule_12_only_one_man_is_taken_off() {
    let mut table = missed_two();
    assert_eq!(missed(&table), ["c3 c3 d4", "e3 e3 d4"]);
    blow(&mut table, "e3").expect("one of them");
    assert_eq!(missed(&table), [""; 0]);
    assert_eq!(blow(&mut table, "c3"), Err(Refusal::NothingToBlow));
    assert!(!table.view().seats[BLACK.index()].can_blow);
    play(&mut table, "h8-g7");
    assert_eq!(line(&table)[1], "e3~ h8-g7");
}

#[test]
fn draughts_rule_12_a_blow_may_be_typed_alone_or_with_the_move() {
    let mut table = missed_one();
    play(&mut table, "c3~");
    assert!(table.view().blown.is_some());
    play(&mut table, "d4-c3");
    let mut at_once = missed_one();
    let typed = at_once.apply(Intent::Type("c3~ d4-c3".to_owned()));
    let happened = typed.expect("a blow and a move");
    assert!(matches!(
        happened[..],
        [Happening::Blown(_), Happening::Moved(_)]
    ));
    assert_eq!(line(&table), line(&at_once));
    assert_eq!(table.record(), at_once.record());
}

#[test]
fn draughts_rule_12_nothing_is_blown_while_an_earlier_moment_is_shown() {
    let mut table = missed_one();
    table
        .apply(Intent::Review(rochade_table::Review::Back))
        .expect("a look back");
    assert_eq!(missed(&table), [""; 0]);
    assert!(marked(&table, Mark::Blowable).is_empty());
    assert_eq!(blow(&mut table, "c3"), Err(Refusal::Reviewing));
}

#[test]
fn draughts_laws_without_huffing_know_nothing_of_it() {
    let mut table = under("schlagzwang", "W:Wc3,g1:Bd4,h8");
    play(&mut table, "c3xe5");
    let forbidden = Err(Refusal::Forbidden(Subject::Huffing));
    assert_eq!(blow(&mut table, "e5"), forbidden);
    assert_eq!(table.apply(Intent::SayBlow(BLACK)), forbidden);
    assert!(table.view().seats.iter().all(|seat| !seat.can_blow));
}

#[test]
fn draughts_the_man_that_moved_is_blown_where_the_laws_say_so() {
    let mut table = under("noris,huff:moved", ONE);
    play(&mut table, "g1-f2");
    assert_eq!(marked(&table, Mark::Blowable), ["f2"]);
    assert_eq!(blow(&mut table, "c3"), Err(Refusal::NothingToBlow));
    blow(&mut table, "f2").expect("the man that moved");
}

#[test]
fn draughts_a_tap_on_an_opposing_man_moves_nothing() {
    let mut table = missed_one();
    let before = table.view();
    assert_eq!(touch(&mut table, "c3"), Err(Refusal::NothingToLift));
    assert_eq!(let_go(&mut table, "c3"), Ok(Vec::new()));
    assert_eq!(table.view(), before);
}

#[test]
fn draughts_who_captures_by_compulsion_is_told() {
    use rochade_table::draughts::Reason;
    use rochade_table::{Reason as Why, Task};
    let mut table = under("schlagzwang", ONE);
    let duty = table.view().duty.expect("a duty");
    assert_eq!(
        (duty.task, &*duty.law),
        (Task::CaptureAny, "schlagzwang:capture")
    );
    assert_eq!(marked(&table, Mark::Must), ["c3"]);
    assert!(table.apply(Intent::Type("g1-f2".to_owned())).is_err());
    tap(&mut table, "g1");
    assert!(marked(&table, Mark::Move).is_empty());
    let at = |name| crate::table::square(&table, name);
    let why = table.why_not(at("g1"), None).expect("a reason");
    assert_eq!(why.reason, Why::Draughts(Reason::MustCapture));
    assert_eq!(why.by, [at("c3")]);
    play(&mut table, "c3xe5");
    assert_eq!(table.view().duty, None);
}
