//! What is said of moments that were made for it, and what is not.

use rochade_opponent::chess::{Chess, Ends};
use rochade_opponent::draughts::{Draughts, Turn};
use rochade_opponent::{Mind, Seen};
use rochade_review::Sentence;
use rochade_search::{Game, MATE};
use rochade_table::{GameKind, Preset, Start, Table};

/// A moment: the position, the move that was made, the best line, the answer, and what the game was
/// worth before and after.
struct Moment(
    &'static str,
    &'static str,
    &'static str,
    &'static str,
    i32,
    i32,
);

/// Returns a sentence as `pattern number men`.
fn told(sentence: &Sentence) -> String {
    let mut text = format!("{} {}", sentence.pattern.word(), sentence.number);
    for man in &sentence.men {
        text += &format!(" {}{}", man.kind, man.square);
    }
    text
}

fn said<M: Mind>(game: &M, moment: &Moment, read: impl Fn(&M::Node, &str) -> M::Move) -> String {
    let Moment(position, made, best, answer, before_score, after_score) = *moment;
    let before = game.read(position).expect(position);
    let moves = |mut node: M::Node, line: &str| {
        let mut moves = Vec::new();
        for text in line.split_whitespace() {
            let mv = read(&node, text);
            node = game.play(&node, mv);
            moves.push(mv);
        }
        moves
    };
    let made = read(&before, made);
    let best = moves(before.clone(), best);
    let answer = moves(game.play(&before, made), answer);
    told(&game.sentence(&Seen {
        before: &before,
        made,
        best: &best,
        answer: &answer,
        before_score,
        after_score,
    }))
}

#[track_caller]
fn chess(moment: &Moment, wanted: &str) {
    let chess = Chess::new(Ends::MODERN);
    let found = said(&chess, moment, |_, text| text.parse().expect(text));
    assert_eq!(found, wanted, "{}", moment.0);
}

/// A mate of the player to move in so many moves.
const fn mate(moves: i32) -> i32 {
    MATE + 1 - 2 * moves
}

#[test]
fn mates_are_said_where_line_and_score_show_them() {
    let back_rank = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let missed = Moment(back_rank, "a1a7", "a1a8", "h7h6", mate(1), 500);
    chess(&missed, "mate 1");
    chess(
        &Moment(back_rank, "a1a7", "a1a8", "h7h6", 900, 500),
        "better 0",
    );
    let short = Moment(back_rank, "a1a7", "a1a6", "h7h6", mate(2), 500);
    chess(&short, "better 0");
    let allowed = "r5k1/5ppp/8/8/8/5R2/5PPP/6K1 w - - 0 1";
    let made = Moment(allowed, "f3f6", "h2h3", "a8a1", 0, -mate(1));
    chess(&made, "allows-mate 1");
    let lost_before = Moment(allowed, "f3f6", "h2h3", "a8a1", -mate(3), -mate(1));
    chess(&lost_before, "better 0");
    let helped = Moment(allowed, "f3f6", "h2h3", "a8a1", 0, -mate(2));
    chess(&helped, "better 0");
}

#[test]
fn a_man_is_free_where_nothing_takes_back() {
    let (made, best) = ("e1e2", "d1d5");
    let free = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
    chess(&Moment(free, made, best, "", 300, 0), "free 0 Nd5");
    let guarded = "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1";
    chess(&Moment(guarded, made, best, "", 300, 0), "better 0");
    // Far more was given away.
    chess(&Moment(free, made, best, "", 300, -900), "better 0");
    // The move that was made takes it, too.
    let twice = "4k3/8/8/3n3R/8/8/8/3RK3 w - - 0 1";
    chess(&Moment(twice, "h5d5", best, "", 300, 0), "better 0");
    // A knight that is pinned guards nothing.
    let pinned = "4k3/4n3/8/3b4/8/8/3R4/4R1K1 w - - 0 1";
    chess(&Moment(pinned, "g1f1", "d2d5", "", 300, 0), "free 0 Bd5");
    // Something else is taken for it.
    let open = "4k3/8/8/3n4/8/8/1b6/R2RK3 w - - 0 1";
    chess(&Moment(open, "e1e2", "d1d5 b2a1", "", 300, 0), "better 0");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    chess(&Moment(passing, "e1e2", "e5d6", "", 100, 0), "free 0 Pd5");
}

#[test]
fn a_man_hangs_where_the_best_move_would_have_saved_it() {
    let rook = "4k3/8/8/8/8/1r6/8/2N1K3 w - - 0 1";
    let gone = Moment(rook, "c1d3", "c1e2", "b3d3", 0, -320);
    chess(&gone, "hangs 0 Nd3");
    let backed = "4k3/8/8/8/8/1r6/4P3/2N1K3 w - - 0 1";
    chess(&Moment(backed, "c1d3", "e1f2", "b3d3", 0, -320), "better 0");
    let stays = "4k3/8/8/8/8/1r1N4/8/4K3 w - - 0 1";
    let of = |best| Moment(stays, "e1f1", best, "b3d3", 0, -320);
    chess(&of("d3c5"), "hangs 0 Nd3");
    chess(&of("e1e2"), "hangs 0 Nd3");
    chess(&of("e1f2"), "better 0");
    // A knight was had for it.
    let traded = "4k3/8/2p5/3n4/8/2N5/8/4K3 w - - 0 1";
    chess(&Moment(traded, "c3d5", "c3e4", "c6d5", 0, -320), "better 0");
}

#[test]
fn a_man_that_is_guarded_is_won_by_one_that_is_worth_less() {
    let rook = "4k3/8/2p5/3r4/8/2N5/8/4K3 w - - 0 1";
    let of = |fen| Moment(fen, "e1e2", "c3d5 c6d5", "", 100, -200);
    chess(&of(rook), "wins 0 Nc3 Rd5");
    chess(&of("4k3/8/2p5/3b4/8/2N5/8/4K3 w - - 0 1"), "better 0");
    let guarded = "4k3/8/8/2p5/3R4/4P3/8/4K3 w - - 0 1";
    let answer = "c5d4 e3d4";
    chess(
        &Moment(guarded, "e1e2", "d4d2", answer, 0, -400),
        "loses 0 Pc5 Rd4",
    );
    let moved = Moment(guarded, "e1e2", "e1f2", answer, 0, -400);
    chess(&moved, "better 0");
}

#[test]
fn a_fork_attacks_two_and_wins_one() {
    let line = "d5c7 e8d7 c7a8";
    let of = |fen| Moment(fen, "e1e2", line, "", 300, -100);
    let fork = "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1";
    chess(&of(fork), "fork 0 Nc7 Ke8 Ra8");
    // The knight can be taken.
    chess(
        &Moment(
            "r3k3/1q6/8/3N4/8/8/8/4K3 w - - 0 1",
            "e1e2",
            "d5c7 e8d7 c7a8 b7a8",
            "",
            300,
            -100,
        ),
        "better 0",
    );
    // The line takes none of both.
    chess(
        &Moment(fork, "e1e2", "d5c7 e8d7", "", 300, -100),
        "better 0",
    );
    // The second man is guarded, and worth less.
    let guarded = "4k3/1p6/p7/3N4/8/8/8/4K3 w - - 0 1";
    chess(
        &Moment(guarded, "e1e2", "d5c7 e8d7 c7a6 b7a6", "", 300, -100),
        "better 0",
    );
    // The rook is pinned, and the knight safe.
    let pinned = "2r1k3/8/8/3R3n/3P4/8/8/2K5 w - - 0 1";
    let line = "d5c5 h5f6 c5c8";
    chess(&Moment(pinned, "c1d2", line, "", 300, -100), "better 0");
}

#[test]
fn a_fork_is_allowed_that_the_best_move_would_have_stopped() {
    let before = "4k3/8/8/8/3n4/8/8/R4K2 w - - 0 1";
    let answer = "d4c2 e1d2 c2a1";
    chess(
        &Moment(before, "f1e1", "f1f2", answer, 100, -450),
        "allows-fork 0 Nc2 Ke1 Ra1",
    );
    // It would have come all the same.
    let both = "4k3/8/8/8/3n4/7p/8/R3K3 w - - 0 1";
    chess(&Moment(both, "a1b1", "e1f1", "h3h2", 100, -450), "better 0");
}

#[test]
fn a_stalemate_is_said_where_it_changes_the_game() {
    let won = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
    chess(&Moment(won, "f1f7", "f1f5", "", 900, 0), "draws 0");
    chess(&Moment(won, "f1f7", "f1f5", "", 200, 0), "better 0");
    chess(&Moment(won, "f1f4", "f1f5", "", 900, 0), "better 0");
    let lost = "8/8/8/8/4b3/4k3/pK6/8 w - - 0 1";
    chess(&Moment(lost, "b2c3", "b2a2", "a2a1q", 0, -900), "draw 0");
    chess(
        &Moment(lost, "b2c3", "b2a2", "a2a1q", -200, -900),
        "better 0",
    );
}

/// Draughts under the laws of a name.
fn draughts_under(name: &str) -> Draughts {
    let preset = Preset::of(GameKind::Draughts).find(|preset| preset.name == name);
    let laws = preset.expect(name).laws.clone();
    let mut game = Draughts::usual();
    game.keep_to(&Table::new(Start::under(laws, Vec::new())), false);
    game
}

/// Reads a turn: `c3-d4`, or `e5~c3-d4` where e5 is blown.
fn turn(game: &Draughts, node: &<Draughts as Game>::Node, text: &str) -> Turn {
    let mut found = None;
    game.visit(node, false, |turn| {
        let blown = turn.blow.map(|man| format!("{man}~")).unwrap_or_default();
        let way = turn
            .effect
            .map(|effect| format!("{}-{}", effect.from, effect.to));
        if blown + &way.unwrap_or_default() == text {
            found = Some(turn);
        }
    });
    found.expect(text)
}

#[track_caller]
fn draughts(laws: &str, moment: &Moment, wanted: &str) {
    let game = draughts_under(laws);
    let found = said(&game, moment, |node, text| turn(&game, node, text));
    assert_eq!(found, wanted, "{}", moment.0);
}

#[test]
fn a_shot_wins_whatever_is_captured() {
    let line = "c3-d4 e5-c3 b2-b6";
    let both = "W:Wa1,b2,c3,f2,g1:Bc5,e5,h8";
    draughts("german", &Moment(both, "f2-g3", line, "", 100, 0), "shot 1");
    // Without f2, Black takes the other way.
    let one = "W:Wa1,b2,c3,g1,h2:Bc5,e5,h8";
    draughts(
        "german",
        &Moment(one, "h2-g3", line, "", 100, 0),
        "better 0",
    );
    // Nobody has to capture.
    draughts(
        "noris",
        &Moment(both, "f2-g3", line, "", 100, 0),
        "better 0",
    );
}

#[test]
fn a_shot_is_allowed_that_the_best_move_would_have_stopped() {
    let before = "W:Wa1,e3,f4:Bb8,c7,f6,g7,h8";
    let answer = "f6-e5 d4-f6 g7-g3";
    draughts(
        "german",
        &Moment(before, "e3-d4", "a1-b2", answer, 0, -100),
        "allows-shot 1",
    );
    let anyway = "W:Wa1,a3,d4,f4:Bb8,c7,f6,g7,h8";
    draughts(
        "german",
        &Moment(anyway, "a1-b2", "a3-b4", answer, 0, -100),
        "better 0",
    );
}

#[test]
fn an_exchange_is_allowed_that_wins_a_man() {
    let before = "B:Wa1,e1,g1,b2,f2,a3,e3,b4,d4:Bh4,c5,g5,b6,d6,a7,b8,f8,h8";
    let answer = "d4-b6 a5-c3 b2-d4 a7-c5 d4-b6";
    let wins = Moment(before, "b6-a5", "f8-g7", answer, 0, -120);
    draughts("german", &wins, "allows-shot 1");
    // b2 is missing, and takes nothing back.
    let before = "B:Wa1,e1,g1,f2,a3,e3,b4,d4:Bh4,c5,g5,b6,d6,a7,b8,f8,h8";
    let answer = "d4-b6 a5-c3 f2-g3 h4-f2";
    let even = Moment(before, "b6-a5", "f8-g7", answer, 0, -120);
    draughts("german", &even, "better 0");
}

#[test]
fn a_man_of_draughts_is_free_or_hangs_or_is_huffed() {
    let free = "W:We3,h2:Bd4,h8";
    let made = Moment(free, "h2-g3", "e3-c5", "e3~h8-g7", 100, -100);
    draughts("noris", &made, "free 0 Md4");
    let huffed = Moment(free, "h2-g3", "e3-c5", "e3~h8-g7", 0, -100);
    draughts("noris", &huffed, "huffed 0 Me3");
    let guarded = "W:We3,h2:Bd4,b6,h8";
    let back = Moment(guarded, "h2-g3", "e3-c5 b6-d4", "h8-g7", 100, 0);
    draughts("noris", &back, "better 0");
    let hanging = "W:Wc3,h2:Be5,h8";
    let given = Moment(hanging, "c3-d4", "h2-g3", "e5-c3", 0, -100);
    draughts("german", &given, "hangs 0 Md4");
    let backed = "W:Wa1,b2,c3,h2:Be5,h8";
    let traded = Moment(backed, "c3-d4", "h2-g3", "e5-c3 b2-d4", 0, -100);
    draughts("german", &traded, "better 0");
}
