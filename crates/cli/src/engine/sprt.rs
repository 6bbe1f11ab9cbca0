//! The statistics of a match, as Fishtest reckons them: the difference in Elo with its error, and
//! the sequential probability ratio test (SPRT), both over pairs of games (pentanomial).

/// The log-likelihood ratio at which the test ends, up or down: ln((1 − β)/α) for α = β = 0.05.
pub(super) const BOUND: f64 = 2.944_438_979_166_440_3;

/// The numbers of pairs of games by the points of the first program: 0, ½, 1, 1½ and 2, or in steps
/// of a quarter.
#[derive(Clone)]
pub(super) struct Pairs(Vec<u32>);

/// A share of the points, and how many pairs, or which part of them, brought it.
type Distribution = Vec<(f64, f64)>;

impl Pairs {
    /// No pairs yet, where a game's point is divided into this number of parts.
    pub(super) fn in_parts(parts: usize) -> Pairs {
        Pairs(vec![0; 2 * parts + 1])
    }

    /// Counts a pair with `points` out of `whole`.
    pub(super) fn count(&mut self, points: u32, whole: u32) {
        let place = points as usize * (self.0.len() - 1) / whole as usize;
        self.0[place] += 1;
    }

    /// The numbers of pairs, by points from none on.
    pub(super) fn counts(&self) -> &[u32] {
        &self.0
    }

    /// The counts by share; those that are 0 are a little more, so that every logarithm is finite.
    fn regularized(&self) -> Distribution {
        let most = (self.0.len() - 1) as f64;
        let counts = self.0.iter().enumerate();
        let shares =
            counts.map(|(place, &count)| (place as f64 / most, f64::from(count).max(1e-3)));
        shares.collect()
    }

    /// The difference in Elo that the share of the points stands for.
    pub(super) fn elo(&self) -> f64 {
        elo(mean(&self.regularized()))
    }

    /// The error of that difference: half the 95 % confidence interval.
    pub(super) fn error(&self) -> f64 {
        let pairs = self.regularized();
        let mean = mean(&pairs);
        let off_mean = pairs
            .iter()
            .map(|&(share, count)| ((share - mean).powi(2), count));
        let squares: Distribution = off_mean.collect();
        let off = 1.959_964 * (self::mean(&squares) / total(&pairs)).sqrt();
        (elo(mean + off) - elo(mean - off)) / 2.0
    }

    /// The log-likelihood ratio of the second of two differences in Elo to the first (generalised:
    /// each by the likeliest distribution that has it).
    pub(super) fn llr(&self, elos: [f64; 2]) -> f64 {
        let pairs = self.regularized();
        let [first, second] = elos.map(|elo| {
            let wanted = 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
            likeliest(&pairs, wanted)
        });
        let parts = pairs.iter().zip(first.iter().zip(second));
        parts.map(|((_, count), (a, b))| count * (b / a).ln()).sum()
    }
}

/// The maximum likelihood estimate of how likely each share is, if their mean is the wanted one;
/// not yet divided by the number of pairs.
fn likeliest(pairs: &[(f64, f64)], wanted: f64) -> Vec<f64> {
    let tilted = |x: f64| {
        let parts = pairs
            .iter()
            .map(|(share, count)| count / (1.0 + x * (share - wanted)));
        parts.collect::<Vec<f64>>()
    };
    // The mean falls as x grows between these poles.
    let (mut low, mut high) = (-1.0 / (1.0 - wanted), 1.0 / wanted);
    for _ in 0..100 {
        let x = (low + high) / 2.0;
        let off = tilted(x).into_iter().zip(pairs);
        let off: f64 = off.map(|(part, (share, _))| part * (share - wanted)).sum();
        *(if off > 0.0 { &mut low } else { &mut high }) = x;
    }
    tilted((low + high) / 2.0)
}

fn total(pairs: &[(f64, f64)]) -> f64 {
    pairs.iter().map(|(_, count)| count).sum()
}

fn mean(pairs: &[(f64, f64)]) -> f64 {
    let sum: f64 = pairs.iter().map(|(value, count)| value * count).sum();
    sum / total(pairs)
}

fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(counts: [u32; 5]) -> Pairs {
        Pairs(counts.to_vec())
    }

    #[track_caller]
    fn check_near(found: f64, wanted: f64, off: f64) {
        assert!((found - wanted).abs() <= off, "{found} instead of {wanted}");
    }

    #[test]
    fn bounds_are_those_for_five_per_cent() {
        check_near(BOUND, 19_f64.ln(), 1e-12);
    }

    /// What Fishtest's `LLR_logistic` says.
    #[test]
    fn ratios_are_those_of_fishtest() {
        for (counts, elos, wanted) in [
            ([3, 20, 50, 22, 5], [0.0, 20.0], 0.04032037241670679),
            ([3, 20, 50, 22, 5], [0.0, 5.0], 0.17838022438188125),
            ([3, 20, 50, 22, 5], [-10.0, 10.0], 0.9344729113889829),
            ([0, 10, 30, 12, 0], [0.0, 20.0], -0.27041453628885204),
            ([0, 10, 30, 12, 0], [0.0, 5.0], 0.085226848211516),
            ([12, 40, 60, 30, 8], [0.0, 20.0], -2.9973011351582723),
            ([12, 40, 60, 30, 8], [-10.0, 10.0], -2.0579732004260216),
        ] {
            check_near(pairs(counts).llr(elos), wanted, 1e-9);
        }
        // 53 pairs won end a test of 0 and 20, and 52 don't.
        let won = [52, 53].map(|won| pairs([0, 0, 0, 0, won]).llr([0.0, 20.0]));
        assert!(won[0] < BOUND && won[1] >= BOUND, "{won:?}");
    }

    /// What fastchess says of the same counts.
    #[test]
    fn differences_in_elo_are_those_of_fastchess() {
        for (counts, elo, error) in [
            ([34, 54, 63, 64, 75], 55.58, 27.65),
            ([332, 433, 498, 333, 334], -8.64, 10.33),
            ([7895, 8757, 5685, 568, 9999], -21.04, 2.95),
        ] {
            check_near(pairs(counts).elo(), elo, 0.01);
            check_near(pairs(counts).error(), error, 0.01);
        }
    }

    /// Where games bring quarters, pairs that bring halves are as good as those of halves.
    #[test]
    fn quarters_are_counted_as_halves_are() {
        let (mut halves, mut quarters) = (Pairs::in_parts(2), Pairs::in_parts(4));
        for points in [0, 24, 24, 36, 48, 12] {
            halves.count(points, 48);
            quarters.count(points, 48);
        }
        assert_eq!(halves.counts(), [1, 1, 2, 1, 1]);
        assert_eq!(quarters.counts(), [1, 0, 1, 0, 2, 0, 1, 0, 1]);
        check_near(halves.elo(), quarters.elo(), 0.1);
        check_near(halves.error(), quarters.error(), 0.5);
        quarters.count(42, 48);
        assert_eq!(quarters.counts()[7], 1);
    }

    #[test]
    fn what_is_even_is_even() {
        let even = pairs([2, 7, 11, 7, 2]);
        check_near(even.elo(), 0.0, 1e-9);
        check_near(even.llr([-5.0, 5.0]), 0.0, 1e-9);
        let (better, worse) = (pairs([1, 2, 3, 4, 5]), pairs([5, 4, 3, 2, 1]));
        check_near(better.elo(), -worse.elo(), 1e-9);
        check_near(better.error(), worse.error(), 1e-9);
        check_near(better.llr([0.0, 5.0]), -worse.llr([-5.0, 0.0]), 1e-9);
        for extreme in [pairs([0; 5]), pairs([9, 0, 0, 0, 0])] {
            assert!(extreme.llr([0.0, 5.0]).is_finite() && extreme.error().is_finite());
        }
    }
}
