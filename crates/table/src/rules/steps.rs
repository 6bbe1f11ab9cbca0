//! All steps that the rules allow.

use super::Rules;
use crate::man::Kind;
use crate::plan::SquareId;

/// Visits the steps that the rules allow under the bonds that hold, ordered by the squares of their
/// paths, a shorter path before the longer ones that go on from it, then by what the man becomes.
/// The order is a part of the format of saved games.
///
/// Whether the game has ended does not matter, so that the format doesn't depend on when a game
/// ends by itself. They are visited and not listed: this is done for every event of a game, and a
/// list of paths would be most of the work.
pub(crate) fn for_each_step(rules: &dyn Rules, mut visit: impl FnMut(&[SquareId], Option<Kind>)) {
    let mut path = Vec::with_capacity(2);
    for from in rules.plan().ids() {
        path.push(from);
        go_on(rules, &mut path, &mut visit);
        path.pop();
    }
}

/// Visits the steps that go on from a path.
fn go_on(
    rules: &dyn Rules,
    path: &mut Vec<SquareId>,
    visit: &mut dyn FnMut(&[SquareId], Option<Kind>),
) {
    for target in rules.next(path).targets {
        path.push(target.square);
        let choices = rules.choices(path);
        for &kind in &choices {
            visit(path, Some(kind));
        }
        if choices.is_empty() {
            let next = rules.next(path);
            if next.may_stop || next.targets.is_empty() {
                visit(path, None);
            }
            if !next.targets.is_empty() {
                go_on(rules, path, visit);
            }
        }
        path.pop();
    }
}
