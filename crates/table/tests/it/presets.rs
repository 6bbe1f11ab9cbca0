//! The laws of each preset about endings, claims, counts and later games: each test is named after its preset and the
//! paragraph or article of its text (docs/sources), or the section of laws.md.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Claim, Control, Happening, Intent, Laws, Preset, PromptKind, Refusal, Seat, Start,
    Subject, Table, Termination,
};

use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, man, play, prompts, scores, start, tap};

/// The knights out and home again.
const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";

/// A game under the laws of a preset, from a position if there is one.
fn under(preset: &str, position: Option<&str>) -> Table {
    with(laws(preset), position)
}

fn laws(preset: &str) -> Laws {
    Preset::find(preset).expect("a preset").laws.clone()
}

fn with(laws: Laws, position: Option<&str>) -> Table {
    let start = Start {
        laws,
        position: position.map(str::to_owned),
        ..start("Anna", "Ben")
    };
    Table::sit_down(start).expect("a game")
}

/// The same laws but for one.
fn but(preset: &str, law: &str, says: &str) -> Laws {
    let mut laws = laws(preset);
    let found = rochade_table::Law::ALL
        .iter()
        .find(|known| known.word == law);
    found.expect(law).set(&mut laws, says).expect(says);
    laws
}

/// The result, why, and where the laws say so.
fn end(table: &Table) -> Option<(&'static str, &'static str, String)> {
    assert_same(&read(&text(table)), table);
    let view = table.view();
    let outcome = view.outcome?;
    let law = view.law.unwrap_or_default();
    Some((outcome.result, outcome.termination.word(), law))
}

fn ended(
    result: &'static str,
    by: &'static str,
    law: &str,
) -> Option<(&'static str, &'static str, String)> {
    Some((result, by, law.to_owned()))
}

/// What each seat may claim.
fn claims(table: &Table) -> [Vec<Claim>; 2] {
    let seats = table.view().seats;
    [seats[0].claims.clone(), seats[1].claims.clone()]
}

fn claim(table: &mut Table, claim: Claim, seat: Seat) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Claim(claim, seat))
}

fn count(table: &Table) -> Option<String> {
    table.view().count.map(|count| count.text())
}

/// Moves of the two kings to and fro, so many plies: White's between e1 and d1, Black's between h8 and g8.
fn shuffle(table: &mut Table, plies: usize) {
    for _ in 0..plies {
        let (home, there, back) = match table.view().turn {
            WHITE => ("e1", "Kd1", "Ke1"),
            _ => ("h8", "Kg8", "Kh8"),
        };
        let at_home = man(table, home).is_some_and(|man| man.ends_with('K'));
        play(table, if at_home { there } else { back });
    }
}

#[test]
fn laws_section_1_each_preset_is_found_by_its_name_and_is_itself() {
    let names = Preset::ALL.iter().map(|preset| preset.name);
    let expected = "modern club leaflet handbuch-early handbuch-late gustavus";
    assert!(names.eq(expected.split(' ')));
    for preset in Preset::ALL {
        assert_eq!(preset.laws.name(), preset.name);
        assert_eq!(with(preset.laws.clone(), None).view().laws, preset.name);
    }
    assert_eq!(but("club", "bare-king", "loss").name(), "custom");
    assert_eq!(Preset::find("custom"), None);
}

#[test]
fn modern_nothing_is_claimed_or_counted() {
    let mut table = under("modern", None);
    play(&mut table, ROUND);
    assert_eq!(
        claim(&mut table, Claim::Repetition, WHITE),
        Err(Refusal::NothingToClaim)
    );
    let forbidden = Err(Refusal::Forbidden(Subject::FiftyMoves));
    assert_eq!(table.apply(Intent::StartCount(WHITE)), forbidden);
    play(&mut table, ROUND);
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "repetition", "modern:repetition")
    );
}

#[test]
fn club_zugwiederholung_is_claimed_by_either_until_the_next_move() {
    for seat in [WHITE, BLACK] {
        let mut table = under("club", None);
        play(&mut table, ROUND);
        assert_eq!(
            claims(&table),
            [[], []],
            "the position stands the second time"
        );
        play(&mut table, ROUND);
        assert_eq!(end(&table), None, "nobody has claimed");
        assert_eq!(claims(&table), [[Claim::Repetition], [Claim::Repetition]]);
        let happened = claim(&mut table, Claim::Repetition, seat).expect("a claim");
        assert_eq!(happened[0], Happening::Claimed(Claim::Repetition, seat));
        assert_eq!(
            end(&table),
            ended("1/2-1/2", "repetition", "club:repetition")
        );
    }
    let mut table = under("club", None);
    play(&mut table, &format!("{ROUND} {ROUND} e4"));
    assert_eq!(claims(&table), [[], []], "the position is gone");
}

#[test]
fn club_zugwiederholung_the_one_who_moved_claims_until_the_opponent_touches_a_man() {
    let mut table = under("club", None);
    play(&mut table, &format!("{ROUND} {ROUND}"));
    tap(&mut table, "e2");
    assert_eq!(claims(&table), [vec![Claim::Repetition], vec![]]);
    tap(&mut table, "e2");
    let late = claim(&mut table, Claim::Repetition, BLACK);
    assert_eq!(
        late,
        Err(Refusal::NothingToClaim),
        "putting it back undoes nothing"
    );
    let mut again = read(&text(&table));
    assert_eq!(claims(&again), claims(&table), "nor does a link");
    claim(&mut again, Claim::Repetition, WHITE).expect("White has not moved");
}

#[test]
fn laws_section_8_example_3_club_castling_restarts_the_count_of_fifty() {
    let position = Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80");
    let mut club = under("club", position);
    play(&mut club, "0-0-0");
    assert_eq!(claims(&club), [[], []]);
    assert_eq!(end(&club), None);
    let mut modern = under("modern", position);
    play(&mut modern, "0-0-0");
    assert_eq!(
        end(&modern),
        ended("1/2-1/2", "fifty-moves", "modern:fifty-moves")
    );
}

#[test]
fn club_50_zuege_regel_is_claimed() {
    let mut table = under("club", Some("4k3/8/8/8/8/8/8/R3K3 w Q - 99 80"));
    play(&mut table, "Kd1");
    assert_eq!(end(&table), None);
    assert_eq!(claims(&table), [[Claim::FiftyMoves], [Claim::FiftyMoves]]);
    play(&mut table, "Kd7");
    assert_eq!(
        claims(&table),
        [[Claim::FiftyMoves], [Claim::FiftyMoves]],
        "it goes on"
    );
    claim(&mut table, Claim::FiftyMoves, BLACK).expect("a claim");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "fifty-moves", "club:fifty-moves")
    );
}

#[test]
fn club_remis_angebot_stands_until_the_opponent_moves_or_declines() {
    let mut table = under("club", None);
    play(&mut table, "e4");
    // Not White's turn: the sheet says nothing of when a draw is offered.
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    assert!(table.view().entries[0].offer, "(=)");
    play(&mut table, "e5");
    assert!(prompts(&table).is_empty(), "the move declined it");

    table
        .apply(Intent::OfferDraw(WHITE))
        .expect("before the move");
    assert_eq!(
        prompts(&table),
        [(PromptKind::DrawOffer, BLACK)],
        "asked at once"
    );
    play(&mut table, "Nf3");
    assert_eq!(
        prompts(&table),
        [(PromptKind::DrawOffer, BLACK)],
        "it still stands"
    );
    assert!(table.view().entries[2].offer);
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline).expect("an answer");
    assert!(prompts(&table).is_empty());
    let again = table.apply(Intent::OfferDraw(WHITE));
    assert_eq!(again, Err(Refusal::AlreadyAsked), "once a move");
    table.apply(Intent::OfferDraw(BLACK)).expect("Black's own");
    answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept).expect("an answer");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "agreement", "club:draw-offer")
    );
}

#[test]
fn club_schachuhr_running_out_loses_whatever_the_opponent_has() {
    // Black's king alone can never mate; White's pawn keeps the position alive.
    let fallen = |preset| {
        let control = Control::from_seconds("60").expect("a control");
        let start = Start {
            laws: laws(preset),
            controls: Some(vec![control; 2]),
            position: Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".into()),
            ..start("Anna", "Ben")
        };
        let mut table = Table::sit_down(start).expect("a game");
        table.tell_time(0);
        play(&mut table, "e3 Kd7");
        table.tell_time(100_000);
        end(&table)
    };
    assert_eq!(fallen("modern"), ended("1/2-1/2", "time", "modern:clock"));
    assert_eq!(fallen("club"), ended("0-1", "time", "club:clock"));
}

#[test]
fn club_and_gustavus_art_6_no_move_is_taken_back() {
    for (preset, law) in [("club", "club:take-back"), ("gustavus", "gustavus:6")] {
        let mut table = under(preset, None);
        play(&mut table, "e4");
        let refusal = table
            .apply(Intent::AskTakeBack(WHITE))
            .expect_err("a refusal");
        assert_eq!(table.law_against(&refusal).as_deref(), Some(law));
        assert!(table.view().seats.iter().all(|seat| !seat.takes_back));
    }
    for preset in ["modern", "leaflet", "handbuch-early", "handbuch-late"] {
        let mut table = under(preset, None);
        play(&mut table, "e4");
        assert!(table.apply(Intent::AskTakeBack(WHITE)).is_ok(), "{preset}");
    }
}

#[test]
fn laws_section_8_example_5_leaflet_the_series_three_times_ends_the_game() {
    let mut leaflet = under("leaflet", None);
    play(&mut leaflet, &format!("{ROUND} {ROUND} Nf3 Nf6 Ng1"));
    assert_eq!(
        end(&leaflet),
        None,
        "the usual position has stood three times before"
    );
    play(&mut leaflet, "Ng8");
    assert_eq!(end(&leaflet), ended("1/2-1/2", "series", "leaflet:remis-2"));
    assert_eq!(leaflet.plies(), 12);
    let mut modern = under("modern", None);
    play(&mut modern, &format!("{ROUND} {ROUND}"));
    assert_eq!(
        modern.outcome().map(|outcome| outcome.termination),
        Some(Termination::Repetition)
    );
}

#[test]
fn leaflet_remis_2_positions_may_come_again_in_another_way() {
    let mut table = under("leaflet", None);
    play(
        &mut table,
        "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nc6 Ng1 Nb8 Nc3 Nf6 Nb1 Ng8",
    );
    assert_eq!(
        end(&table),
        None,
        "the position has stood five times, but by no series"
    );
}

/// Perpetual check of the queen on e8 and h5.
const PERPETUAL: &str = "6k1/6p1/8/7Q/8/8/q7/7K w - - 0 1";
const CHECKS: &str = "Qe8 Kh7 Qh5 Kg8";

fn perpetual(preset: &str) -> Table {
    let mut table = under(preset, Some(PERPETUAL));
    play(&mut table, CHECKS);
    play(&mut table, CHECKS);
    table
}

#[test]
fn leaflet_remis_3_perpetual_check_ends_the_game() {
    let mut table = perpetual("leaflet");
    // The first check led to the position after Qe8, which stands for the third time now.
    assert_eq!(end(&table), None);
    play(&mut table, "Qe8");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "perpetual-check", "leaflet:remis-3")
    );
    // Seen by modern eyes the game was over one move before, by repetition.
    let mut modern = under("modern", Some(PERPETUAL));
    play(&mut modern, &format!("{CHECKS} {CHECKS}"));
    assert_eq!(
        end(&modern),
        ended("1/2-1/2", "repetition", "modern:repetition")
    );
}

#[test]
fn leaflet_remis_3_one_move_without_check_is_no_perpetual_check() {
    let mut table = under("leaflet", Some(PERPETUAL));
    play(&mut table, CHECKS);
    play(&mut table, "Qd1 Qb2 Qh5 Qa2");
    play(&mut table, "Qe8 Kh7 Qh5 Kg8 Qe8");
    assert_eq!(
        end(&table),
        None,
        "the position after Qe8 stands three times, but not since the first check"
    );
}

#[test]
fn leaflet_knows_no_fifty_moves() {
    let mut table = under("leaflet", Some("7k/8/8/8/8/8/8/R3K3 w - - 300 200"));
    shuffle(&mut table, 2);
    assert_eq!(end(&table), None);
    assert_eq!(claims(&table), [[], []]);
    let forbidden = Err(Refusal::Forbidden(Subject::FiftyMoves));
    assert_eq!(table.apply(Intent::StartCount(WHITE)), forbidden);
}

#[test]
fn leaflet_the_lot_gives_the_colours_before_every_game() {
    let mut table = under("leaflet", None);
    play(&mut table, "f3 e5 g4 Qh4");
    assert!(table.view().draws_lots);
    assert_eq!(table.apply(Intent::Rematch), Err(Refusal::LotWanted));
    let mut names = Vec::new();
    for lot in [0, 1, 1, 0] {
        table.apply(Intent::RematchByLot(lot)).expect("a rematch");
        names.push(table.view().seats[0].player.name.clone());
        play(&mut table, "f3 e5 g4 Qh4");
    }
    assert_eq!(names, ["Anna", "Ben", "Anna", "Anna"]);
    let modern = &mut under("modern", None);
    play(modern, "f3 e5 g4 Qh4");
    let by_lot = modern.apply(Intent::RematchByLot(1));
    assert_eq!(by_lot, Err(Refusal::Forbidden(Subject::LaterGames)));
}

#[test]
fn handbuch_2_the_colours_stay_and_the_first_move_changes() {
    for preset in ["handbuch-early", "handbuch-late"] {
        let mut table = under(preset, None);
        play(&mut table, "f3 e5 g4 Qh4");
        table.apply(Intent::Rematch).expect("a rematch");
        let view = table.view();
        assert_eq!((view.turn, &*view.seats[0].player.name), (BLACK, "Anna"));
    }
    // The footnote's variant: White always begins, and the colours change.
    let mut table = with(but("handbuch-late", "later-games", "seats-change"), None);
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    let view = table.view();
    assert_eq!((view.turn, &*view.seats[0].player.name), (WHITE, "Ben"));
}

#[test]
fn gustavus_1_the_first_move_changes_after_draws_too() {
    let mut table = under("gustavus", None);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("an answer");
    table.apply(Intent::Rematch).expect("a rematch");
    let view = table.view();
    assert_eq!((view.turn, &*view.seats[0].player.name), (WHITE, "Ben"));
}

#[test]
fn handbuch_6_the_series_three_times_is_claimed() {
    for (preset, law) in [
        ("handbuch-early", "handbuch-early:6"),
        ("handbuch-late", "handbuch-late:6"),
    ] {
        let mut table = under(preset, None);
        play(&mut table, &format!("{ROUND} {ROUND}"));
        assert_eq!(claims(&table), [[], []], "twice");
        play(&mut table, ROUND);
        assert_eq!(end(&table), None);
        assert_eq!(claims(&table), [[Claim::Series], [Claim::Series]]);
        claim(&mut table, Claim::Series, BLACK).expect("either player");
        assert_eq!(end(&table), ended("1/2-1/2", "series", law));
    }
}

#[test]
fn handbuch_remis_4_perpetual_check_is_claimed() {
    for (preset, law) in [
        ("handbuch-early", "handbuch-early:remis-4"),
        ("handbuch-late", "handbuch-late:perpetual-check"),
    ] {
        let mut table = perpetual(preset);
        play(&mut table, "Qe8");
        assert_eq!(end(&table), None);
        assert_eq!(
            claims(&table),
            [[Claim::PerpetualCheck], [Claim::PerpetualCheck]]
        );
        claim(&mut table, Claim::PerpetualCheck, BLACK).expect("a claim");
        assert_eq!(end(&table), ended("1/2-1/2", "perpetual-check", law));
    }
}

#[test]
fn gustavus_22_and_23_perpetual_check_and_the_series_end_the_game() {
    let mut table = perpetual("gustavus");
    play(&mut table, "Qe8");
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "perpetual-check", "gustavus:22")
    );
    let mut table = under("gustavus", None);
    play(&mut table, &format!("{ROUND} {ROUND} {ROUND}"));
    assert_eq!(end(&table), ended("1/2-1/2", "series", "gustavus:23"));
}

/// An ending: White has neither pawn nor queen. Black's pawn can go on.
const ENDING: &str = "7k/8/8/8/p7/8/8/4KR2 w - - 0 41";

/// A game in which Black counts.
fn counting(preset: &str, position: &str) -> Table {
    let mut table = under(preset, Some(position));
    let begun = table.apply(Intent::StartCount(BLACK));
    assert_eq!(begun, Ok(vec![Happening::CountStarted(BLACK)]));
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    table
}

#[test]
fn handbuch_early_6_fifty_moves_of_each_side_from_the_count_on_draw() {
    let mut table = counting("handbuch-early", ENDING);
    shuffle(&mut table, 34);
    assert_eq!(count(&table).as_deref(), Some("17/50"));
    assert_eq!(
        table.apply(Intent::StartCount(WHITE)),
        Err(Refusal::AlreadyCounting),
        "once a game"
    );
    shuffle(&mut table, 65);
    assert_eq!(end(&table), None, "Black has still to move");
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "handbuch-early:6"));
}

#[test]
fn handbuch_early_6_and_gustavus_26_nothing_restarts_the_count() {
    for preset in ["handbuch-early", "gustavus"] {
        let mut table = counting(preset, "6k1/8/8/8/8/8/p6R/4K3 w - - 0 41");
        play(&mut table, "Rxa2");
        assert_eq!(count(&table).as_deref(), Some("0/50"));
        play(&mut table, "Kg7");
        assert_eq!(count(&table).as_deref(), Some("1/50"), "{preset}");
    }
}

#[test]
fn laws_section_8_example_4_handbuch_late_a_promotion_restarts_the_count() {
    let mut table = counting("handbuch-late", "7k/8/8/8/8/8/p7/4KR2 w - - 0 41");
    // Moves 41 to 59, and White's 60th.
    shuffle(&mut table, 39);
    assert_eq!(count(&table).as_deref(), Some("19/50"));
    play(&mut table, "a1=N");
    assert_eq!(count(&table).as_deref(), Some("0/50"), "after Black's 60th");
    shuffle(&mut table, 99);
    assert_eq!(end(&table), None);
    assert!(table.view().position.ends_with(" b - - 99 110"));
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "handbuch-late:6"));
}

#[test]
fn handbuch_late_6_note_1_a_capture_restarts_the_count_and_a_pawn_move_does_not() {
    let mut table = counting("handbuch-late", "6k1/8/8/8/p7/8/7R/4K3 w - - 0 41");
    play(&mut table, "Rh4 Kg7 Rh3 Kg8 Rh4 Kg7 Rh3 a3");
    assert_eq!(count(&table).as_deref(), Some("4/50"), "a pawn has moved");
    play(&mut table, "Rxa3");
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    play(&mut table, "Kg8 Kd1");
    assert_eq!(count(&table).as_deref(), Some("1/50"));
}

#[test]
fn handbuch_early_6_and_gustavus_26_a_count_is_asked_for_in_endings() {
    for preset in ["handbuch-early", "gustavus"] {
        let mut table = under(preset, None);
        assert_eq!(
            table.apply(Intent::StartCount(WHITE)),
            Err(Refusal::NoEnding)
        );
        assert!(table.view().seats.iter().all(|seat| !seat.can_start_count));
        let mut ending = under(preset, Some(ENDING));
        assert!(ending.view().seats.iter().all(|seat| seat.can_start_count));
        ending
            .apply(Intent::StartCount(WHITE))
            .expect("either seat");
    }
}

#[test]
fn handbuch_late_6_note_1_the_count_may_be_asked_for_at_any_time() {
    let mut table = under("handbuch-late", None);
    table
        .apply(Intent::StartCount(WHITE))
        .expect("in jedem Moment");
    assert_eq!(count(&table).as_deref(), Some("0/50"));
}

#[test]
fn handbuch_6_labourdonnais_counts_sixty() {
    let mut table = with(but("handbuch-early", "fifty-limit", "60"), Some(ENDING));
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 119);
    assert_eq!(end(&table), None);
    assert_eq!(count(&table).as_deref(), Some("59/60"));
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "custom:fifty-moves"));
}

#[test]
fn handbuch_6_what_is_taken_back_was_not_counted() {
    let mut table = under("handbuch-early", Some(ENDING));
    shuffle(&mut table, 1);
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 2);
    assert_eq!(count(&table).as_deref(), Some("1/50"));
    let take_back = |table: &mut Table, by: Seat, of: Seat| {
        table.apply(Intent::AskTakeBack(by)).expect("asked");
        answer(table, of, PromptKind::TakeBack, Answer::Accept).expect("agreed");
    };
    take_back(&mut table, WHITE, BLACK);
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    take_back(&mut table, WHITE, BLACK);
    assert_eq!(count(&table), None, "it was begun after that move");
    assert!(table.view().seats[1].can_start_count);
}

#[test]
fn gustavus_26_the_count_draws() {
    // Kings that go to and fro would end the game by a series before that.
    let mut table = with(but("gustavus", "repetition", "nothing"), Some(ENDING));
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 100);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "custom:fifty-moves"));
    let laws = laws("gustavus");
    assert_eq!(laws.cite(Subject::FiftyMoves), "gustavus:26");
    assert_eq!(laws.cite(Subject::Tempo), "gustavus:27");
}

#[test]
fn gustavus_27_the_side_that_does_not_count_may_have_it_struck() {
    let mut table = counting("gustavus", ENDING);
    let own = table.apply(Intent::AskStrike(BLACK));
    assert_eq!(own, Err(Refusal::NotCounting), "Black counts itself");
    table.apply(Intent::AskStrike(WHITE)).expect("asked");
    assert_eq!(prompts(&table), [(PromptKind::Tempo, BLACK)]);
    answer(&mut table, BLACK, PromptKind::Tempo, Answer::Decline).expect("an answer");
    assert_eq!(
        table.apply(Intent::AskStrike(WHITE)),
        Err(Refusal::AlreadyAsked)
    );
    shuffle(&mut table, 1);
    table
        .apply(Intent::AskStrike(WHITE))
        .expect("asked again after a move");
    let struck = answer(&mut table, BLACK, PromptKind::Tempo, Answer::Accept).expect("an answer");
    assert!(struck.contains(&Happening::CountStruck));
    assert!(table.view().count.is_some_and(|count| count.struck));
    assert_eq!(
        table.apply(Intent::StartCount(BLACK)),
        Err(Refusal::AlreadyCounting)
    );
    assert_eq!(end(&table), None);

    let mut handbuch = counting("handbuch-late", ENDING);
    let refusal = handbuch
        .apply(Intent::AskStrike(WHITE))
        .expect_err("no such law");
    assert_eq!(refusal, Refusal::Forbidden(Subject::Tempo));
}

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
    let winners = table.outcome().map(|outcome| outcome.winners());
    assert_eq!(winners, Some(vec![WHITE]));

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

#[test]
fn every_preset_knows_stalemate_and_dead_positions() {
    for preset in Preset::ALL {
        let stale = with(preset.laws.clone(), Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
        assert_eq!(
            end(&stale).map(|end| end.1),
            Some("stalemate"),
            "{}",
            preset.name
        );
        let dead = with(preset.laws.clone(), Some("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
        assert_eq!(
            end(&dead).map(|end| end.1),
            Some("dead-position"),
            "{}",
            preset.name
        );
    }
}
