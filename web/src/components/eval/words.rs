//! Evals in words.

use rochade_review::{Eval, slope};
use rochade_table::{GameKind, Seat};

use super::worth::{Worth, sides};
use crate::desk::replay::{GAME, Game};
use crate::text::Texts;
use crate::words;

/// The chances to win up to which a side is said to stand equal, slightly better, better, and
/// clearly better; with more it is winning.
const BANDS: [f64; 4] = [0.53, 0.58, 0.70, 0.85];

/// Says the eval of a position: "White is better, +1.20".
pub(super) fn worth(texts: &Texts, kind: GameKind, worth: &Worth) -> String {
    let Some((side, best)) = worth.best() else {
        return texts.eval_unknown().to_owned();
    };
    let name = name(texts, kind, side);
    let band = match best {
        Eval::Mate(0) if kind != GameKind::Draughts => return texts.end_checkmate().to_owned(),
        Eval::Mate(0) => return texts.eval_won(&name),
        Eval::Mate(moves) => {
            let moves = moves.unsigned_abs().to_string();
            return match kind {
                GameKind::Draughts => texts.eval_wins(&name, &moves),
                _ => texts.eval_mate(&moves, &name),
            };
        }
        Eval::Score(_) => {
            let chances = best.chances(slope(kind));
            BANDS.iter().filter(|most| chances >= **most).count()
        }
    };
    let band = match band {
        0 => texts.eval_equal().to_owned(),
        1 => texts.eval_slight(&name),
        2 => texts.eval_better(&name),
        3 => texts.eval_clear(&name),
        _ => texts.eval_won(&name),
    };
    // A score is told as the file has it; of three seats, that of the one which is named.
    let told = match worth.evals.as_slice() {
        [eval] => *eval,
        _ => best,
    };
    [&band, ", ", &signed(told)].concat()
}

/// Says a place of the game, and the eval of its position.
pub(super) fn place(texts: &Texts, game: &Game, ply: usize) -> String {
    let worth = worth(texts, game.kind, &Worth::of(game, (GAME, ply)));
    let Some(before) = ply.checked_sub(1) else {
        return texts.eval_start(&worth);
    };
    let (number, _) = game.turn(before);
    let seat = Seat(game.mover(before) as u8);
    let mover = words::of(game.kind).side(texts, seat);
    texts.eval_move(&number.to_string(), mover, &worth)
}

/// Returns the name of a side: a player's, or both partners'.
fn name(texts: &Texts, kind: GameKind, side: usize) -> String {
    let sides = sides(&kind.plan());
    let seats = sides.get(side).into_iter().flatten();
    let names: Vec<&str> = seats
        .map(|&seat| words::of(kind).side(texts, seat))
        .collect();
    names.join(" + ")
}

/// A score with a sign that screen readers say.
fn signed(eval: Eval) -> String {
    format!("{eval:+}").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::replay::tests::game;
    use crate::text::tests::texts;

    fn told(code: &str, kind: GameKind, evals: &[Eval]) -> String {
        let mut read = game("1. e4 *");
        read.kind = kind;
        read.lines[GAME].plies[0].evals = evals.to_vec();
        worth(texts(code), kind, &Worth::of(&read, (GAME, 1)))
    }

    #[test]
    fn every_band_has_its_words() {
        use Eval::{Mate, Score};
        for (eval, en, de, nl) in [
            (
                Score(20),
                "Equal, +0.20",
                "Ausgeglichen, +0.20",
                "Gelijk, +0.20",
            ),
            (
                Score(-60),
                "Black is slightly better, −0.60",
                "Schwarz steht etwas besser, −0.60",
                "Zwart staat iets beter, −0.60",
            ),
            (
                Score(120),
                "White is better, +1.20",
                "Weiß steht besser, +1.20",
                "Wit staat beter, +1.20",
            ),
            (
                Score(310),
                "White is clearly better, +3.10",
                "Weiß steht klar besser, +3.10",
                "Wit staat duidelijk beter, +3.10",
            ),
            (
                Score(-900),
                "Black is winning, −9.00",
                "Schwarz steht auf Gewinn, −9.00",
                "Zwart staat gewonnen, −9.00",
            ),
            (
                Mate(-3),
                "Mate in 3 for Black",
                "Matt in 3 für Schwarz",
                "Mat in 3 voor Zwart",
            ),
            (Mate(0), "Checkmate", "Schachmatt", "Schaakmat"),
        ] {
            for (code, words) in [("en", en), ("de", de), ("nl", nl)] {
                assert_eq!(told(code, GameKind::Chess, &[eval]), words);
            }
        }
        assert_eq!(told("de", GameKind::Chess, &[]), "Nicht bewertet");
    }

    #[test]
    fn other_games_have_their_sides() {
        use Eval::{Mate, Score};
        let draughts = told("en", GameKind::Draughts, &[Mate(4)]);
        assert_eq!(draughts, "White wins in 4");
        let won = told("nl", GameKind::Draughts, &[Mate(0)]);
        assert_eq!(won, "Wit staat gewonnen");
        let four = told("en", GameKind::Four, &[Score(900)]);
        assert_eq!(four, "Gold + White is winning, +9.00");
        let three = told(
            "en",
            GameKind::Three,
            &[Score(-300), Score(900), Score(-600)],
        );
        assert_eq!(three, "Red is winning, +9.00");
    }

    #[test]
    fn each_place_is_told_with_its_move() {
        let mut game = game("1. e4 e5 2. Nf3 *");
        game.lines[GAME].plies[1].evals = vec![Eval::Score(120)];
        let told = [0, 2].map(|ply| place(texts("en"), &game, ply));
        let wanted = [
            "Before the first move: Not evaluated",
            "Move 1, Black: White is better, +1.20",
        ];
        assert_eq!(told, wanted);
    }
}
