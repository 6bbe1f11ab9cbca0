//! What is shown on the squares, what of it is shown on one, and what it means to the hand.

use rochade_table::{Mark, Plan, SquareId, SquareView, View};

use crate::words::Words;

/// Why a touch came to nothing, as it is shown on the board.
#[derive(PartialEq, Debug)]
pub(crate) struct Blame {
    /// The square that was touched.
    pub(crate) at: SquareId,
    /// The squares of the men to blame.
    pub(crate) by: Vec<SquareId>,
    /// The square of the man that can't move, and the one that the reason is about.
    pub(crate) about: Vec<SquareId>,
}

/// All about a square that changes.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Shown {
    pub(super) view: SquareView,
    pub(super) tab_stop: bool,
    pub(super) cursor: bool,
    pub(super) role: Role,
}

/// What a square has to do with the reason that the board shows.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) enum Role {
    #[default]
    None,
    /// The reason is about it.
    About,
    /// The man on it is to blame.
    ToBlame,
}

impl Role {
    fn of(blame: Option<&Blame>, id: SquareId) -> Role {
        match blame {
            Some(blame) if blame.by.contains(&id) => Role::ToBlame,
            Some(blame) if blame.about.contains(&id) => Role::About,
            _ => Role::None,
        }
    }
}

/// Where the keyboard's cursor is, and whether it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Cursor {
    pub(crate) square: SquareId,
    pub(crate) shown: bool,
}

/// All that is shown on the squares.
pub(crate) struct Scene<'a> {
    pub(crate) view: &'a View,
    /// Whether the board is veiled: then nothing stands on its squares.
    pub(crate) veiled: bool,
    pub(crate) blame: Option<&'a Blame>,
    pub(crate) cursor: Cursor,
    pub(crate) words: Words<'a>,
}

impl Shown {
    pub(super) fn of(scene: &Scene<'_>, id: SquareId) -> Shown {
        let tab_stop = id == scene.cursor.square;
        let square = scene.view.squares.get(id.index()).copied();
        let square = square.filter(|_| !scene.veiled);
        Shown {
            view: square.unwrap_or_default(),
            tab_stop,
            cursor: tab_stop && scene.cursor.shown,
            role: Role::of(scene.blame.filter(|_| !scene.veiled), id),
        }
    }

    pub(super) fn piece(self, plan: &Plan) -> Option<String> {
        self.view.man.map(|man| plan.code(man))
    }

    /// The letter of the seat that has moved from here or to here before the last move.
    pub(super) fn moved(self, plan: &Plan) -> Option<&'static str> {
        self.view.moved.map(|seat| plan.letter(seat))
    }

    pub(super) fn tab_index(self) -> &'static str {
        if self.tab_stop { "0" } else { "-1" }
    }

    /// The classes that change, and which of them the square has. `to`: start and target of the
    /// last move bear the same mark, and differ in shape. `victim`, `frozen`, `gone`: these are
    /// drawn on the man, and if a man's style depended on its square's marks, every mark would have
    /// a man styled again (`web/DECISIONS.md`).
    pub(super) fn classes(self) -> [(&'static str, bool); 6] {
        [
            ("to", self.view.marks.has(Mark::LastTo)),
            ("victim", self.view.marks.has(Mark::Victim)),
            ("frozen", self.view.marks.has(Mark::Frozen)),
            ("gone", self.view.marks.has(Mark::Left)),
            ("why", self.role != Role::None),
            ("by", self.role == Role::ToBlame),
        ]
    }

    /// The words of `data-marks`.
    pub(super) fn marks(self) -> Option<String> {
        let set = self.view.marks.words();
        let set = set.chain(self.cursor.then_some("cursor"));
        let all = set.collect::<Vec<_>>().join(" ");
        (!all.is_empty()).then_some(all)
    }
}

/// Returns the square of the man that is in hand: never one of the opponent's, which is only marked
/// where it has to be captured.
pub(crate) fn in_hand(view: &View) -> Option<SquareId> {
    let held = |id: &SquareId| {
        let square = view.squares.get(id.index());
        square.is_some_and(|square| {
            square.marks.has(Mark::Selected) && square.man.is_some_and(|man| man.seat == view.turn)
        })
    };
    view.plan.ids().find(held)
}

/// Returns whether a tap on this square huffs the man there: it is told to have failed to capture,
/// and nothing is in hand.
pub(crate) fn can_huff(view: &View, square: SquareId) -> bool {
    view.missed.iter().any(|missed| missed.at == square) && in_hand(view).is_none()
}
