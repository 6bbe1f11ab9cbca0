//! A bar beside the board: how the chances to win are shared in the position that is shown.

use rochade_table::{GameKind, Seat};
use yew::prelude::*;

use super::words;
use super::worth::{Worth, sides};
use crate::context::use_texts;

/// How high the bar is, in its own units.
const HEIGHT: f64 = 200.0;

/// What the bar shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What is played.
    pub(crate) kind: GameKind,
    /// What the position is worth.
    pub(crate) worth: Worth,
    /// The seat at the near side: its part is the lowest one.
    pub(crate) near: Seat,
}

/// The bar beside the board.
#[component]
pub(crate) fn EvalBar(props: &Props) -> Html {
    let texts = use_texts();
    let Props { kind, worth, near } = props;
    let plan = kind.plan();
    let part = |(seat, [x, y, width, height]): (Seat, [f64; 4])| {
        html! {
            <rect data-army={plan.letter(seat)} x={x.to_string()} y={y.to_string()} width={width.to_string()}
                height={height.to_string()} />
        }
    };
    let parts = parts(&sides(&plan), &worth.shares, *near);
    html! {
        <svg class="eval-bar" role="img" aria-label={words::worth(texts, *kind, worth)} data-eval={worth.written()}
            viewBox="0 0 2 200" preserveAspectRatio="none">
            { for parts.into_iter().map(part) }
        </svg>
    }
}

/// Returns where the colour of each seat stands: from left, from above, how wide and how high. The
/// side of the near seat stands lowest; partners stand beside each other.
fn parts(sides: &[Vec<Seat>], shares: &[f64], near: Seat) -> Vec<(Seat, [f64; 4])> {
    let nearest = sides.iter().position(|seats| seats.contains(&near));
    let order = (0..sides.len()).map(|place| (nearest.unwrap_or(0) + place) % sides.len());
    let mut parts = Vec::new();
    let mut top = HEIGHT;
    for side in order {
        let height = shares
            .get(side)
            .map_or(0.0, |share| (share * HEIGHT).round());
        let width = 2.0 / sides[side].len() as f64;
        top -= height;
        for (place, &seat) in sides[side].iter().enumerate() {
            parts.push((seat, [place as f64 * width, top, width, height]));
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_near_side_stands_lowest() {
        let [white, black] = [Seat(0), Seat(1)];
        let sides = [vec![white], vec![black]];
        let from = |near| parts(&sides, &[0.75, 0.25], near);
        let [low, high] = [[0.0, 50.0, 2.0, 150.0], [0.0, 0.0, 2.0, 50.0]];
        assert_eq!(from(white), [(white, low), (black, high)]);
        let [low, high] = [[0.0, 150.0, 2.0, 50.0], [0.0, 0.0, 2.0, 150.0]];
        assert_eq!(from(black), [(black, low), (white, high)]);
    }

    #[test]
    fn partners_stand_beside_each_other() {
        let sides = sides(&GameKind::Four.plan());
        let parts = parts(&sides, &[0.5, 0.5], Seat(1));
        let lower = [0.0, 1.0].map(|x| [x, 100.0, 1.0, 100.0]);
        assert_eq!(parts[..2], [(Seat(1), lower[0]), (Seat(3), lower[1])]);
        assert_eq!(parts[2], (Seat(0), [0.0, 0.0, 1.0, 100.0]));
    }
}
