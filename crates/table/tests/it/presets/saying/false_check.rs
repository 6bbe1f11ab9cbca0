//! "Check" said where there is none (001, art. 20).

use super::*;

/// White has said "check" with a move that gives none; then Black has replied.
fn deceived(fen: &str, check: &str, reply: &str) -> Table {
    let mut table = under("gustavus", Some(fen));
    let happened = say_check(&mut table, check);
    assert_eq!(happened[1..], [Happening::CheckSaid(WHITE)]);
    assert!(marked(&table, Mark::Check).is_empty(), "no king is red");
    assert!(!written(&table)[0].contains('+'));
    play(&mut table, reply);
    table
}

const ASKED: [(PromptKind, Seat); 1] = [(PromptKind::FalseCheck, BLACK)];

#[test]
fn gustavus_20_a_king_that_moved_because_of_it_may_go_back() {
    let mut table = under("gustavus", Some(ROOK));
    say_check(&mut table, "Ra7");
    let before = position(&table);
    let happened = table.apply(Intent::Type("Kg7".into())).expect("a move");
    assert_eq!(happened[1..], [asked(PromptKind::FalseCheck, BLACK)]);
    let prompt = &table.view().prompts[0];
    assert_eq!(prompt.answers, [Answer::TakeBack, Answer::Decline]);
    assert!(!prompt.blocks);
    assert_eq!(prompt.law.as_deref(), Some("gustavus:20"));
    end(&table);
    let back = answer(&mut table, BLACK, PromptKind::FalseCheck, Answer::TakeBack);
    assert_eq!(back.expect("an answer")[1..], [Happening::TakenBack(1)]);
    assert_eq!(position(&table), before);
    // Who knows that there was no check is not asked again.
    play(&mut table, "Kg7");
    assert!(prompts(&table).is_empty());
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_20_so_may_a_man_that_was_put_between() {
    for reply in ["f6", "h5"] {
        assert_eq!(prompts(&deceived(ROOK, "Ra7", reply)), ASKED, "{reply}");
    }
    // What captures was not put between; but the king was moved, whatever it captured.
    let rook = "6k1/5p1p/8/8/8/R7/1b3PPP/6K1 w - - 0 1";
    assert_eq!(prompts(&deceived(rook, "h3", "Bxa3")), []);
    let knight = "6k1/5p1N/8/8/8/8/5PPP/R5K1 w - - 0 1";
    assert_eq!(prompts(&deceived(knight, "h3", "Kxh7")), ASKED);
}

#[test]
fn gustavus_20_only_until_the_one_who_said_it_has_moved() {
    let mut table = deceived(ROOK, "Ra7", "Kg7");
    tap(&mut table, "h2");
    assert_eq!(prompts(&table), ASKED, "a touch is no move");
    play(&mut table, "h3");
    assert!(prompts(&table).is_empty());
    let late = answer(&mut table, BLACK, PromptKind::FalseCheck, Answer::TakeBack);
    assert_eq!(late, Err(Refusal::NotAsked));
    assert_eq!(end(&table), None);
    let mut table = deceived(ROOK, "Ra7", "Kg7");
    answer(&mut table, BLACK, PromptKind::FalseCheck, Answer::Decline).expect("an answer");
    assert!(prompts(&table).is_empty());
    assert_eq!(table.plies(), 2);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_20_nothing_is_asked_where_nothing_was_said_or_the_game_has_ended() {
    let mut table = under("gustavus", Some(ROOK));
    play(&mut table, "Ra7 Kg7");
    assert!(prompts(&table).is_empty());
    // The reply mates.
    let mated = "r5k1/8/8/8/7N/8/5PPP/6K1 w - - 0 1";
    let table = deceived(mated, "Ng6", "Ra1");
    assert!(prompts(&table).is_empty());
    assert_eq!(end(&table), ended("0-1", "checkmate", ""));
}
