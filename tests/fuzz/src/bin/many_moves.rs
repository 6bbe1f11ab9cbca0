//! Games of chess for four and for three, as moves in a row: what is legal is made, and who is
//! frozen neither moves nor goes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_many::{Board, Game, Move, Position, Rules};

fuzz_target!(|text: &str| {
    // The board's word may stand first.
    let mut words = text.split_whitespace().peekable();
    let named = words.peek().and_then(|word| Board::from_word(word));
    let board = named.unwrap_or(Board::Four);
    let usual = match board.game() {
        Game::Four => Rules::FOUR,
        Game::Three => Rules::THREE,
    };
    let mut position = Position::initial(&Rules { board, ..usual });
    for word in words.take(400) {
        // A number counts the legal moves, since few texts of squares are any.
        let moves = position.legal_moves();
        let counted = word.parse::<usize>().ok();
        let counted = counted.and_then(|number| moves.get(number.checked_rem(moves.len())?));
        let mv = counted.copied().or_else(|| Move::read(word, board));
        let Some(mv) = mv else {
            continue;
        };
        let played = position.play(mv);
        assert_eq!(played.is_ok(), moves.contains(&mv));
        let Ok((_, next)) = played else {
            continue;
        };
        for seat in position.all_frozen() {
            assert_eq!(next.men(seat), position.men(seat));
        }
        position = next;
    }
    let _ = position.outcome();
    let back = Position::from_text(&position.to_string(), position.rules());
    assert_eq!(back, Ok(position));
});
