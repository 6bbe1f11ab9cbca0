//! Positions of chess for four and for three, by all rules: what is read reads back equal, and can
//! be played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_many::{Board, Game, Kind, Limit, Position, Rules, Takers, Turns, TwoStalemates};

fuzz_target!(|text: &str| {
    let _ = Board::of_text(text);
    for board in Board::ALL {
        let usual = match board.game() {
            Game::Four => Rules::FOUR,
            Game::Three => Rules::THREE,
        };
        let usual = Rules { board, ..usual };
        let other = Rules {
            turns: Turns::Left,
            en_passant: Takers::NextEnemy,
            two_stalemates: TwoStalemates::Incomplete,
            limit: Limit::Each(30),
            ..usual
        };
        for rules in [usual, other] {
            match Position::from_text(text, &rules) {
                Ok(position) => play(&position),
                Err(error) => assert!(!error.to_string().contains('\n')),
            }
        }
    }
});

/// Writes and reads the position, and all that come next.
fn play(position: &Position) {
    check(position);
    // A position made up by somebody may have very many moves; a few tell as much.
    for mv in position.legal_moves().into_iter().take(20) {
        let (_, next) = position.play(mv).expect("a legal move");
        check(&next);
    }
    for seat in position.game().seats() {
        if let Some((_, next)) = position.leave(seat) {
            check(&next);
        }
    }
}

fn check(position: &Position) {
    let text = position.to_string();
    let back = Position::from_text(&text, position.rules());
    assert_eq!(back.as_ref(), Ok(position));
    assert_eq!(back.map(|back| back.to_string()), Ok(text));
    let moves = position.legal_moves();
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    for seat in position.game().seats() {
        let king = position.man_at(position.king(seat));
        assert!(king.is_some_and(|man| (man.seat, man.kind) == (seat, Kind::King)));
    }
}
