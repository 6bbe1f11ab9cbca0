//! Whether a side's position gets better.

/// The last static evaluation of each side on a line, for that side.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct StaticEvals([Option<i32>; 2]);

impl StaticEvals {
    /// The same after a node of this side; in check it has no static evaluation, and the one before
    /// stays.
    pub(crate) fn after(mut self, side: usize, static_eval: Option<i32>) -> StaticEvals {
        self.0[side] = static_eval.or(self.0[side]);
        self
    }

    /// Returns whether a side's position is improving: whether its static evaluation is better than
    /// when it was to move before. Without one before it is taken to be, and in check it is not.
    pub(crate) fn is_improving(self, side: usize, static_eval: Option<i32>) -> bool {
        static_eval.is_some_and(|now| self.0[side].is_none_or(|before| now > before))
    }
}

#[cfg(test)]
mod tests {
    use super::StaticEvals;

    /// Follows a line of sides and static evaluations, and returns where they are improving.
    fn improving(line: &[(usize, Option<i32>)]) -> Vec<bool> {
        let mut before = StaticEvals::default();
        let mut improving = Vec::new();
        for &(side, static_eval) in line {
            improving.push(before.is_improving(side, static_eval));
            before = before.after(side, static_eval);
        }
        improving
    }

    #[test]
    fn each_side_is_compared_with_itself() {
        let line = [(0, 10), (1, 50), (0, 20), (1, 40), (0, 20)];
        let line = line.map(|(side, eval)| (side, Some(eval)));
        assert_eq!(improving(&line), [true, true, true, false, false]);
    }

    /// Two plies ago the other side was to move.
    #[test]
    fn a_side_may_move_twice() {
        let line = [(0, 10), (1, 50), (1, 30), (0, 20), (0, 15), (1, 35)];
        let line = line.map(|(side, eval)| (side, Some(eval)));
        assert_eq!(improving(&line), [true, true, false, true, false, true]);
    }

    #[test]
    fn a_check_is_passed_over() {
        let line = [(0, Some(30)), (1, Some(0)), (0, None), (1, None)];
        assert_eq!(improving(&line), [true, true, false, false]);
        let later = [&line[..], &[(0, Some(20)), (1, Some(10))]].concat();
        assert_eq!(improving(&later)[4..], [false, true]);
    }
}
