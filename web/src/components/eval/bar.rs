//! A bar beside the board: how the chances to win are shared in the position that is shown.

use rochade_table::{GameKind, Seat};
use yew::prelude::*;

use super::words;
use super::worth::{Worth, sides};
use crate::text::Texts;

/// The height of the bar, in its own units.
const HEIGHT: i32 = 200;

/// The width of the bar, in the same units: one for each partner.
const WIDTH: i32 = 2;

/// Draws the bar beside the board. The part of the side of the near seat is the lowest one.
pub(crate) fn eval_bar(texts: &Texts, kind: GameKind, worth: &Worth, near: Seat) -> Html {
    let plan = kind.plan();
    let part = |(seat, [x, y, width, height]): (Seat, [i32; 4])| {
        html! {
            <rect data-army={plan.letter(seat)} x={x.to_string()} y={y.to_string()} width={width.to_string()}
                height={height.to_string()} />
        }
    };
    let parts = parts(&sides(&plan), &worth.shares, near);
    html! {
        <svg class="eval-bar" role="img" aria-label={words::worth(texts, kind, worth)} data-eval={worth.written()}
            viewBox="0 0 2 200" preserveAspectRatio="none">
            { for parts.into_iter().map(part) }
        </svg>
    }
}

/// Returns where the colour of each seat stands: from left, from above, how wide and how high. The
/// side of the near seat stands lowest; partners stand beside each other.
fn parts(sides: &[Vec<Seat>], shares: &[f64], near: Seat) -> Vec<(Seat, [i32; 4])> {
    let nearest = sides.iter().position(|seats| seats.contains(&near));
    let order = (0..sides.len()).map(|place| (nearest.unwrap_or(0) + place) % sides.len());
    let mut parts = Vec::new();
    let mut top = HEIGHT;
    for side in order {
        let height = shares
            .get(side)
            .map_or(0, |share| (share * f64::from(HEIGHT)).round() as i32);
        let width = WIDTH / sides[side].len().max(1) as i32;
        top -= height;
        for (place, &seat) in (0..).zip(&sides[side]) {
            parts.push((seat, [place * width, top, width, height]));
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
        let [low, high] = [[0, 50, 2, 150], [0, 0, 2, 50]];
        assert_eq!(from(white), [(white, low), (black, high)]);
        let [low, high] = [[0, 150, 2, 50], [0, 0, 2, 150]];
        assert_eq!(from(black), [(black, low), (white, high)]);
    }

    #[test]
    fn partners_stand_beside_each_other() {
        let sides = sides(&GameKind::Four.plan());
        let parts = parts(&sides, &[0.5, 0.5], Seat(1));
        let lower = [0, 1].map(|x| [x, 100, 1, 100]);
        assert_eq!(parts[..2], [(Seat(1), lower[0]), (Seat(3), lower[1])]);
        assert_eq!(parts[2], (Seat(0), [0, 0, 1, 100]));
    }
}
