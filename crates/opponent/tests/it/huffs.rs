//! The computer huffs where that is right, and leaves it where something else is better
//! (draughts.md, section 2, rules 11 and 12).

use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Player};
use rochade_search::{Limits, Unwatched};
use rochade_table::{GameKind, Intent, Law, Preset, Seat, Start, Table};

/// A position in which Black misses a capture, what it plays instead, and what White does then.
/// Where White moves at once, nothing is missed.
struct Case {
    /// Changes of the leaflet's laws.
    laws: &'static [(&'static str, &'static str)],
    before: &'static str,
    missed: &'static str,
    /// The man that White blows.
    blows: Option<&'static str>,
    /// White's move; empty, if any will do.
    plays: &'static str,
}

const NORIS: Case = Case {
    laws: &[],
    before: "",
    missed: "",
    blows: None,
    plays: "",
};

const MOVED: Case = Case {
    laws: &[("huff", "moved")],
    ..NORIS
};

/// The table after Black's move.
fn table(case: &Case) -> Table {
    let noris = Preset::of(GameKind::Draughts).find(|preset| preset.name == "noris");
    let mut laws = noris.expect("the leaflet's laws").laws.clone();
    for (law, word) in case.laws {
        let law = Law::find(law).expect("a law");
        law.set(&mut laws, word).expect("a choice of the law");
    }
    let start = Start::under(laws, Vec::new());
    let mut table = Table::from_position(start, case.before).expect(case.before);
    if !case.missed.is_empty() {
        let typed = Intent::Type(case.missed.into());
        table.apply(typed).expect(case.missed);
    }
    table
}

fn act(table: &Table, level: Level, seed: u64) -> Vec<Intent> {
    let quick = Limits::NONE.with_nodes(20_000);
    let mut player = Player::<Draughts>::of(level, seed, 1 << 18).within(quick);
    player.act(table, Seat(0), false, &mut Unwatched)
}

/// Checks what full strength does.
fn check(case: &Case) {
    let mut table = table(case);
    let intents = act(&table, Level::FULL, 1);
    let plan = table.view().plan;
    let blown = intents.iter().find_map(|intent| match intent {
        Intent::Blow(square) => Some(plan.name(*square).to_string()),
        _ => None,
    });
    assert_eq!(blown.as_deref(), case.blows, "{}", case.before);
    for intent in intents {
        table.apply(intent).expect(case.before);
    }
    let view = table.view();
    let made = view.entries.last().expect("a ply");
    let path = made.deed.step.path.iter();
    let path: Vec<String> = path.map(|&at| plan.name(at).to_string()).collect();
    if !case.plays.is_empty() {
        assert_eq!(path.join("-"), case.plays, "{}", case.before);
    }
}

/// Nothing else is to be done, and d6 costs nothing.
#[test]
fn it_takes_a_man_for_nothing() {
    check(&Case {
        before: "B:Wc5,e1,g1:Bd6,e7,h8",
        missed: "h8-g7",
        blows: Some("d6"),
        ..NORIS
    });
}

/// Both h8 and g5 could have captured, and a king is worth more than a man.
#[test]
fn it_takes_the_king_and_not_the_man() {
    check(&Case {
        before: "B:Wa1,c3,f4:BKh8,g5,c7",
        missed: "c7-b6",
        blows: Some("h8"),
        ..NORIS
    });
}

/// Black's only man ran past c3 and is taken at its new square: that ends the game.
#[test]
fn it_takes_the_last_man_and_has_won() {
    let case = Case {
        before: "B:Wc3,e1:Bd4",
        missed: "d4-e3",
        blows: Some("e3"),
        ..NORIS
    };
    let mut table = table(&case);
    for intent in act(&table, Level::FULL, 1) {
        assert_eq!(table.outcome(), None);
        table.apply(intent).expect("a huff");
    }
    let outcome = table.outcome().expect("an end");
    assert!(outcome.share(Seat(0)) > outcome.share(Seat(1)));
}

/// The man that moved would be crowned next, and nobody could stop it.
#[test]
fn it_takes_the_man_before_it_is_crowned() {
    check(&Case {
        before: "B:Wb4,h2,h4:Be3,c5,a7",
        missed: "e3-d2",
        blows: Some("d2"),
        ..MOVED
    });
}

/// c3 is shut in: without a huff White has no move, and has lost.
#[test]
fn it_huffs_to_have_a_move() {
    check(&Case {
        before: "B:Wc3:Bb4,a5,d4,e5,h8",
        missed: "h8-g7",
        blows: Some("d4"),
        ..NORIS
    });
}

/// d4 could have captured, too; but without e5, c3 jumps over d4 and d6.
#[test]
fn it_takes_the_man_that_guards_the_others() {
    check(&Case {
        before: "B:Wc3,f4:Bd4,d6,e5,h8",
        missed: "h8-g7",
        blows: Some("e5"),
        plays: "c3-e5-c7",
        ..NORIS
    });
}

/// A king that goes a square is worth more than a man as well, and e5 keeps c3 from jumping it.
#[test]
fn it_takes_a_walking_king() {
    check(&Case {
        laws: &[("king-move", "short")],
        before: "B:Wc3,e1:BKd4,e5,a7",
        missed: "a7-b6",
        blows: Some("d4"),
        ..NORIS
    });
}

/// Where men capture backwards, d4 has missed c5.
#[test]
fn it_takes_the_man_that_missed_a_capture_backwards() {
    check(&Case {
        laws: &[("men-capture", "both-ways")],
        before: "B:Wc5,g1,h2:Bd4,e3,h8",
        missed: "h8-g7",
        blows: Some("d4"),
        ..NORIS
    });
}

/// Over d4, which could be huffed, the jump goes on over b6, and no man is left.
#[test]
fn it_jumps_over_two_and_huffs_none() {
    check(&Case {
        before: "B:We3:Bd4,c7",
        missed: "c7-b6",
        plays: "e3-c5-a7",
        ..NORIS
    });
}

/// Jump and huff take the same man, but the jump goes two rows, and Black is crowned in two moves.
#[test]
fn it_jumps_since_that_wins_a_row_of_the_race() {
    check(&Case {
        before: "B:Wd2:Bc3,f4",
        missed: "f4-g3",
        plays: "d2-b4",
        ..NORIS
    });
}

/// Jump and huff take the same man, but the jump comes behind f6, and nobody is left to stop it.
#[test]
fn it_jumps_since_that_breaks_through() {
    check(&Case {
        before: "B:Wa3,c5:Bd6,e7",
        missed: "e7-f6",
        plays: "c5-e7",
        ..NORIS
    });
}

/// The man that moved to f6 stands where the jump over the king goes on, and is taken with it.
#[test]
fn it_leaves_the_man_that_makes_the_jump_longer() {
    check(&Case {
        before: "B:We3,a5:BKf4,e7,b8",
        missed: "e7-f6",
        plays: "e3-g5-e7",
        ..MOVED
    });
}

/// A huff of h4 leaves g3 only moves that g7 stops; unhuffed, g3 runs past h4 and is crowned.
#[test]
fn it_leaves_a_man_that_does_no_harm() {
    check(&Case {
        before: "B:Wg3:Bh4,h8",
        missed: "h8-g7",
        plays: "g3-f4",
        ..NORIS
    });
}

/// a5 stands in the way of its own men: with c3 filled, Black can't move and has lost, while the
/// huff would let b6 out.
#[test]
fn it_leaves_the_man_that_shuts_the_others_in() {
    check(&Case {
        before: "B:Wd2,a3,e3,b4,d4,f4,e5:Ba5,b6,c5,d6,b8",
        missed: "b8-c7",
        plays: "d2-c3",
        ..NORIS
    });
}

/// Both captures win a man each; d4 instead lets itself be jumped, and the king takes both.
#[test]
fn it_leaves_out_a_capture_on_purpose() {
    check(&Case {
        before: "W:Wa1,e3,Kg3,d4,b6:Be5,d6",
        plays: "d4-c5",
        ..MOVED
    });
}

/// What can be huffed is known to the page, but a low level has to see it itself.
#[test]
fn low_levels_overlook_huffs() {
    let case = Case {
        before: "B:Wc5,e1,g1:Bd6,e7,h8",
        missed: "h8-g7",
        ..NORIS
    };
    let table = table(&case);
    let huffs = |level: u8| {
        let level = Level::new(level).expect("a level");
        let blows = |seed: &u64| {
            let intents = act(&table, level, *seed);
            matches!(intents.first(), Some(Intent::Blow(_)))
        };
        (0..40).filter(blows).count()
    };
    let counts = [1, 3, 6, 10].map(huffs);
    println!("{counts:?}");
    assert!((8..34).contains(&counts[0]), "{counts:?}");
    assert!(counts[1] < 40 && counts[1] > counts[0], "{counts:?}");
    assert_eq!(counts[3], 40);
}
