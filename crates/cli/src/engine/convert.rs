//! Won endings: whether the computer wins them.

use rochade_chess::{Color, Piece, Position, Rank, Role, Setup, Square};
use rochade_opponent::{Level, Player, Scene};
use rochade_search::{Limits, Unwatched};
use serde_json::json;

use super::defence::Defence;
use super::{Strength, chance};
use crate::failure::Failure;
use crate::output::Output;

/// The plies within which it has to be mate.
const PLIES: usize = 100;

/// How a game went on.
enum Course {
    Mate(usize),
    Drawn,
}

/// Who defends the bare king.
enum Defender {
    /// It knows the longest defence.
    Sure(Defence),
    /// It looks for one.
    Searching(Box<Player>),
}

/// Plays random positions with these men out, White to move first, against the longest defence (or
/// with more than three men, the one that it finds itself), and prints how many were mate within
/// fifty moves.
pub(crate) fn convert(
    output: &mut Output,
    men: &str,
    count: u32,
    strength: Strength,
) -> Result<(), Failure> {
    let pieces = read(men)?;
    let limits = Limits::NONE.with_nodes(strength.nodes);
    let mut white = Player::new(strength.level, strength.seed).within(limits);
    let mut black = match Defence::against(&pieces) {
        Some(defence) => Defender::Sure(defence),
        None => {
            let player = Player::new(Level::FULL, strength.seed).within(limits);
            Defender::Searching(Box::new(player))
        }
    };
    let mut seed = strength.seed;
    let (mut mates, mut most, mut tried) = (0, 0, 0);
    let mut missed = Vec::new();
    for _ in 0..count {
        let position = loop {
            tried += 1;
            if let Some(position) = scatter(&pieces, &mut seed) {
                break position;
            }
            if tried > 100_000 + 1_000 * u64::from(count) {
                return Err(Failure::Error(format!(
                    "{men} can't stand so that White can mate"
                )));
            }
        };
        match play_out(&mut white, &mut black, position) {
            Course::Mate(moves) => (mates, most) = (mates + 1, most.max(moves)),
            Course::Drawn => missed.push(position.to_string()),
        }
    }
    output.answer(
        || {
            let mut text = format!("{men} {mates} of {count}, in at most {most} moves\n");
            for position in &missed {
                text += &format!("missed {position}\n");
            }
            text
        },
        || json!({ "men": men, "mates": mates, "of": count, "most": most, "missed": missed }),
    )?;
    Ok(())
}

/// Reads men in FEN's letters, White's as capitals: `KRk`.
fn read(men: &str) -> Result<Vec<Piece>, Failure> {
    let pieces: Option<Vec<Piece>> = men.chars().map(Piece::from_letter).collect();
    let fits = |pieces: &Vec<Piece>| (3..=32).contains(&pieces.len());
    let wrong = || {
        Failure::Usage(format!(
            "the men are letters like KRk, not {}",
            crate::args::shown(men)
        ))
    };
    pieces.filter(fits).ok_or_else(wrong)
}

/// A random position with these men, in which White can still mate; `None` if they fell otherwise.
fn scatter(men: &[Piece], seed: &mut u64) -> Option<Position> {
    let mut setup = Setup::EMPTY;
    for &man in men {
        let square = Square::ALL[(chance(seed) % 64) as usize];
        let is_last = matches!(square.rank(), Rank::First | Rank::Eighth);
        if setup.placement.piece_at(square).is_some() || man.role == Role::Pawn && is_last {
            return None;
        }
        setup.placement.put(square, man);
    }
    let position = Position::from_setup(&setup).ok()?;
    let can_win = position.has_legal_move() && position.can_mate(Color::White);
    can_win.then_some(position)
}

fn play_out(white: &mut Player, black: &mut Defender, mut position: Position) -> Course {
    white.search().forget();
    if let Defender::Searching(black) = black {
        black.search().forget();
    }
    let mut before = Vec::new();
    for ply in 0..PLIES {
        let game = white.search().game();
        let scene = Scene::of_position(position, before.clone(), game);
        before.push(scene.key());
        let think = |player: &mut Player| player.think_of(&scene, &mut Unwatched)?.mv;
        let mv = match &mut *black {
            _ if ply % 2 == 0 => think(white),
            Defender::Sure(defence) => defence.longest(&position),
            Defender::Searching(black) => think(black),
        };
        let Some(mv) = mv else {
            return match position.is_check() {
                true => Course::Mate(ply.div_ceil(2)),
                false => Course::Drawn,
            };
        };
        position = position.play_unchecked(mv);
    }
    match position.is_check() && !position.has_legal_move() {
        true => Course::Mate(PLIES / 2),
        false => Course::Drawn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions in which a horizon of three plies was not enough.
    #[test]
    fn levels_with_short_horizons_mate_with_a_rook() {
        let defence = read("KRk").ok().and_then(|men| Defence::against(&men));
        let defence = defence.expect("a rook against the bare king");
        let mut black = Defender::Sure(defence);
        for level in [3, 4] {
            let level = Level::new(level).expect("a level");
            let mut white = Player::new(level, 1);
            for position in [
                "6K1/8/5k2/7R/8/8/8/8 w - - 0 1",
                "8/8/8/8/8/3k4/8/KR6 w - - 0 1",
                "8/7K/5k2/8/8/R7/8/8 w - - 0 1",
                "K7/8/3k4/8/8/1R6/8/8 w - - 0 1",
                "7K/8/7k/6R1/8/8/8/8 w - - 0 1",
            ] {
                let start = position.parse().expect(position);
                let course = play_out(&mut white, &mut black, start);
                assert!(matches!(course, Course::Mate(_)), "{position}");
            }
        }
    }
}
