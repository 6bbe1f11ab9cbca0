//! The course of a game.

use rochade_draughts::{Line, Ply, Position, Rules};
use rochade_testkit::Chance;

use crate::huffing::{position, square};
use crate::walks::{beginning, some_ply};

fn line(fen: &str, plies: &str) -> Line {
    let mut line = Line::new(position(fen, &Rules::NORIS));
    for text in plies.split(',').filter(|text| !text.is_empty()) {
        let ply = line.position().parse_ply(text).expect(text);
        assert!(line.play_ply(&ply), "{text}");
    }
    line
}

#[test]
fn a_blow_is_open_until_the_move() {
    let mut line = line("W:Wc3,g1:Bd4,h8", "g1-h2");
    let offered = *line.position();
    assert!(!line.blow(square("h2")));
    assert!(line.blow(square("c3")));
    assert_eq!((line.len(), line.open_blow()), (1, Some(square("c3"))));
    assert!(!line.blow(square("c3")), "one man a turn");
    assert_eq!(line.undo_blow(), Some(square("c3")));
    assert_eq!(*line.position(), offered);
    assert!(line.blow(square("c3")));
    let mv = line.position().parse_move("h8-g7").expect("a move");
    assert!(line.play(&mv));
    assert_eq!((line.len(), line.open_blow()), (2, None));
    let last: Vec<String> = line.plies().map(Ply::to_string).collect();
    assert_eq!(last, ["g1-h2", "c3~ h8-g7"]);

    let taken_back = line.take_back().expect("a ply");
    assert_eq!(taken_back.blow, Some(square("c3")));
    assert_eq!(line.position().blowable(), offered.blowable());
    assert_eq!(
        line.position().missed().count(),
        1,
        "what was missed is known again"
    );
}

#[test]
fn the_last_man_blown_is_a_whole_ply() {
    let mut line = line("W:Wc3:Bd4", "c3-b4");
    assert!(line.blow(square("b4")));
    assert_eq!((line.len(), line.open_blow()), (2, None));
    let last = line.take_back().expect("a ply");
    assert_eq!((last.blow, last.mv), (Some(square("b4")), None));
    assert_eq!(last.to_string(), "b4~");
    assert!(line.play_ply(&last));
    assert_eq!(line.len(), 2);
}

#[test]
fn an_impossible_ply_changes_nothing() {
    let mut line = line("W:Wc3,g1:Bd4,h8", "g1-h2");
    let ply = line.position().parse_ply("c3~ h8-g7").expect("a ply");
    let without = Ply { mv: None, ..ply };
    let elsewhere = Ply {
        blow: Some(square("h2")),
        ..ply
    };
    for wrong in [
        without,
        elsewhere,
        Ply {
            blow: None,
            mv: None,
        },
    ] {
        assert!(!line.play_ply(&wrong), "{wrong}");
        assert_eq!((line.len(), line.open_blow()), (1, None));
    }
    assert!(line.play_ply(&ply));
}

#[test]
fn repetition_counts_who_can_be_blown() {
    let start = "W:WKa1,a3:BKh8,b8";
    let round = "a1-b2,h8-g7,b2-a1,g7-h8";
    assert_eq!(line(start, round).occurrences(), 2);
    assert_eq!(line(start, &format!("{round},{round}")).occurrences(), 3);
    assert_eq!(line(start, "a1-b2").occurrences(), 1);
    // The same men stand there, but Black has missed a capture this time.
    let start = "B:Wc3,Kh2:BKd8,b4";
    let round = "d8-e7,h2-g1,e7-d8,g1-h2";
    let twice = line(start, round);
    assert!(twice.initial().blowable().is_empty());
    assert_eq!(
        twice.occurrences(),
        1 + usize::from(twice.position().blowable().is_empty())
    );
}

#[test]
fn taking_all_back_leads_through_the_same_positions() {
    let mut chance = Chance::new(5);
    for _ in 0..300 {
        let mut line = Line::new(beginning(&mut chance));
        let mut seen: Vec<Position> = vec![*line.position()];
        for _ in 0..60 {
            let Some(ply) = some_ply(&mut chance, line.position()) else {
                break;
            };
            assert!(line.play_ply(&ply));
            seen.push(*line.position());
        }
        let all: Vec<Position> = line.positions().copied().collect();
        assert_eq!(all, seen);
        let counted = seen.iter().filter(|p| *p == line.position()).count();
        assert_eq!(line.occurrences(), counted);
        while let Some(before) = seen.pop() {
            assert_eq!(*line.position(), before);
            assert_eq!(line.position().quiet_plies(), before.quiet_plies());
            assert_eq!(line.position_after(seen.len()), Some(&before));
            assert_eq!(line.position_after(seen.len() + 1), None);
            assert_eq!(line.take_back().is_some(), !seen.is_empty());
        }
        assert!(line.is_empty());
    }
}
