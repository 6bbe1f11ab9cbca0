//! Evals of positions, as programs tell them in comments: `[%eval 0.35]`, `[%eval #-3]`.

use core::fmt;
use core::str::FromStr;

/// The most hundredths of a pawn that a score has; more stands for a mate.
const MOST: i32 = 100_000;

/// The logarithm of the odds from which on a game is as good as won.
const CERTAIN: f64 = 7.4;

/// The worth of a position to White, whoever begins and whoever is to move; of more than two
/// seats, to the side of the first one in the plan of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eval {
    /// A score in hundredths of a pawn.
    Score(i32),
    /// A mate, or another certain win, in so many moves; below zero the other side wins. 0 stands
    /// for a mate that is on the board, and says not whose.
    Mate(i32),
}

impl Eval {
    /// Returns the chances of that side to win, from 0 to 1; `slope` says how steeply
    /// they grow with a score (opponent.md, section 1, "Review").
    pub fn chances(self, slope: f64) -> f64 {
        let odds = match self {
            Eval::Score(score) => (slope * f64::from(score)).clamp(-CERTAIN, CERTAIN),
            Eval::Mate(moves) if moves < 0 => -CERTAIN,
            Eval::Mate(_) => CERTAIN,
        };
        // e^x, alike on all machines.
        let mut power = 1.0 - odds / 1_024.0;
        for _ in 0..10 {
            power *= power;
        }
        1.0 / (1.0 + power)
    }

    /// Returns the eval for the other side.
    #[must_use]
    pub const fn flipped(self) -> Eval {
        match self {
            Eval::Score(score) => Eval::Score(-score),
            Eval::Mate(moves) => Eval::Mate(-moves),
        }
    }
}

/// Writes `0.35`, `-1.20` or `#-3`; with a plus sign, if one is asked for, `+0.35` and `#3`.
impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Eval::Mate(moves) => write!(f, "#{moves}"),
            Eval::Score(score) => {
                let sign = match (score < 0, f.sign_plus()) {
                    (true, _) => "-",
                    (false, true) => "+",
                    (false, false) => "",
                };
                let score = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", score / 100, score % 100)
            }
        }
    }
}

/// Reads what [`Eval`]'s `Display` writes, with any number of decimals.
impl FromStr for Eval {
    type Err = ();

    fn from_str(text: &str) -> Result<Eval, ()> {
        if let Some(moves) = text.strip_prefix('#') {
            let moves: i32 = moves.parse().map_err(|_| ())?;
            return (moves.abs() <= MOST).then_some(Eval::Mate(moves)).ok_or(());
        }
        let (is_below, text) = match text.strip_prefix('-') {
            Some(text) => (true, text),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let score = hundredths(text).filter(|score| *score <= MOST).ok_or(())?;
        Ok(Eval::Score(if is_below { -score } else { score }))
    }
}

/// Reads a number without a sign, and rounds it to hundredths.
fn hundredths(text: &str) -> Option<i32> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let mut digits = whole.bytes().chain(decimals.bytes());
    let is_number = whole.len() + decimals.len() > 0 && digits.all(|byte| byte.is_ascii_digit());
    let cut: i32 = match is_number {
        true => format!("{whole}{decimals:0<2.2}").parse().ok()?,
        false => return None,
    };
    let is_rounded_up = decimals
        .as_bytes()
        .get(2)
        .is_some_and(|digit| *digit >= b'5');
    cut.checked_add(i32::from(is_rounded_up))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for score in [-100_000, -120, -5, 0, 5, 35, 100_000] {
            let eval = Eval::Score(score);
            assert_eq!(eval.to_string().parse(), Ok(eval));
            assert_eq!(format!("{eval:+}").parse(), Ok(eval));
        }
        for moves in [-3, 0, 12] {
            assert_eq!(Eval::Mate(moves).to_string().parse(), Ok(Eval::Mate(moves)));
        }
        assert_eq!(format!("{:+}", Eval::Score(35)), "+0.35");
        assert_eq!(Eval::Score(-5).to_string(), "-0.05");
        for (text, score) in [
            ("0.2", 20),
            ("-.5", -50),
            ("+3", 300),
            ("2.", 200),
            ("0.004", 0),
            ("-0.0051", -1),
            ("1.999", 200),
            ("1000", 100_000),
        ] {
            assert_eq!(text.parse(), Ok(Eval::Score(score)), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_is_not_read() {
        for odd in [
            "",
            "#",
            "# 3",
            "inf",
            "NaN",
            "1e3",
            "0,35",
            "99999.0",
            "--1",
            ".",
            "-",
            "1.2.3",
            "ä.5",
            "1000.005",
            "99999999999",
        ] {
            assert_eq!(odd.parse::<Eval>(), Err(()), "{odd}");
        }
    }

    #[test]
    fn chances_grow_with_the_score() {
        let percent = [-30_000, -300, 0, 100, 300, 30_000]
            .map(|score| Eval::Score(score).chances(0.003_682_08) * 100.0);
        let rounded = percent.map(|percent| percent.round() as i32);
        assert_eq!(rounded, [0, 25, 50, 59, 75, 100]);
        assert!(Eval::Mate(-1).chances(0.01) < 0.001);
    }
}
