//! How the board stood in the course of a game, as it was seen then: what a review shows of it, and
//! what a take-back leads to.

use rochade_table::{Happening, Man, Mark, PromptKind, SquareView, Table, View};

/// A position, in the game's own notation and as it is drawn.
type Stood = (String, Vec<Option<Man>>);

/// How the board stood at the start, and after each ply that stands.
#[derive(Default)]
pub(crate) struct Course(Vec<Option<Stood>>);

impl Course {
    /// Looks at the table after something has happened there.
    pub(crate) fn look(&mut self, table: &Table, happened: &[Happening]) {
        let view = table.view();
        for happening in happened {
            match happening {
                Happening::Began => self.0.clear(),
                Happening::TakenBack(plies) => {
                    assert!(self.0.len() <= view.plies + usize::from(*plies) + 1);
                    self.0.truncate(view.plies + 1);
                    self.assert_stood(&view, "taken back");
                }
                Happening::Shown(ply) if *ply < view.plies || is_at_rest(table, &view) => {
                    assert_eq!(view.shown_ply, *ply);
                    self.assert_stood(&view, "shown again");
                }
                _ => {}
            }
        }
        if is_at_rest(table, &view) {
            assert!(self.0.len() <= view.plies + 1, "a ply is gone");
            // A move against the rules stands when the next one is made: nobody has seen it alone.
            self.0.resize(view.plies, None);
            // Who drops out, or says "check", changes what is written of the present.
            self.0.push(Some(stood(&view)));
        }
    }

    /// Asserts that the board is seen as it stood after the ply that is shown.
    fn assert_stood(&self, view: &View, why: &str) {
        if let Some(Some(then)) = self.0.get(view.shown_ply) {
            assert_eq!(&stood(view), then, "{why}");
        }
    }
}

fn stood(view: &View) -> Stood {
    let men = view.squares.iter().map(|square| square.man);
    (view.position.clone(), men.collect())
}

/// Whether the present is shown as the last ply has left it: nothing is in hand, blown, or made
/// against the rules.
fn is_at_rest(table: &Table, view: &View) -> bool {
    let is_held = |square: &SquareView| square.marks.has(Mark::Selected);
    let in_hand = table.waiting().is_some() || view.squares.iter().any(is_held);
    let mut kinds = view.prompts.iter().map(|prompt| prompt.question.kind);
    let is_false = kinds.any(|kind| kind == PromptKind::IllegalMove);
    view.shown_ply == view.plies && view.blown.is_none() && !in_hand && !is_false
}
