//! What chance does so that the laws have something to say, and how often they did.

use rochade_table::chess::PAWN;
use rochade_table::{Happening, Intent, Review, SquareId, Table, View};
use rochade_testkit::{Result, Unstructured};

use super::check;
use crate::every::{can_move, one_move};

/// How often the laws made something of what was done.
#[derive(Default, Debug)]
pub(super) struct Tally {
    owed: u32,
    false_moves: u32,
    remarked: u32,
    claimed: u32,
}

impl Tally {
    pub(super) fn count(&mut self, happened: &[Happening]) {
        for happening in happened {
            match happening {
                Happening::Owed => self.owed += 1,
                Happening::FalseMove(_) => self.false_moves += 1,
                Happening::Remarked(..) => self.remarked += 1,
                Happening::Claimed(..) => self.claimed += 1,
                _ => {}
            }
        }
    }

    /// Chance has done enough of each.
    pub(super) fn check(&self) {
        let enough = self.owed > 100 && self.false_moves > 30 && self.remarked > 3;
        assert!(enough && self.claimed > 30, "{self:?}");
    }
}

/// What a seat may claim now, if one may.
pub(super) fn due(view: &View) -> Option<Intent> {
    let mut seats = view.seats.iter();
    seats.find_map(|seat| Some(Intent::Claim(*seat.claims.first()?, seat.seat)))
}

/// What a seat may say of a check that was not said, if one may.
pub(super) fn remark(view: &View) -> Option<Intent> {
    view.seats.iter().find_map(|seat| match seat {
        seat if seat.can_point_out => Some(Intent::PointOutCheck(seat.seat)),
        seat if seat.can_notice => Some(Intent::NoticeCheck(seat.seat)),
        _ => None,
    })
}

/// Both sides go back and forth, so that positions come again, until something may be claimed; then
/// it may be. Chance alone moves pawns, which don't go back, and owes a move for what it has
/// touched.
pub(super) fn come_again(
    table: &mut Table,
    source: &mut Unstructured,
    tally: &mut Tally,
) -> Result<()> {
    let _ = table.apply(Intent::Review(Review::Last));
    if can_move(table) && table.view().duty.is_some() {
        one_move(table, source)?;
    }
    // A series of two moves of each side, three times over, and one more to each.
    for ply in 0..14 {
        if let Some(claim) = due(&table.view()) {
            if source.arbitrary()? {
                let claimed = table.apply(claim).expect("what the view says");
                tally.count(&claimed);
                check(table);
            }
            return Ok(());
        }
        let goes: fn(&mut Table) -> bool = if ply < 2 { step_aside } else { go_back };
        if !(can_move(table) && goes(table)) {
            return Ok(());
        }
        check(table);
    }
    Ok(())
}

/// The side to move goes somewhere with a man that can go back again; whether it could.
fn step_aside(table: &mut Table) -> bool {
    let View {
        squares,
        plan,
        turn,
        ..
    } = table.view();
    let of = |id: SquareId| squares[id.index()].man;
    let goes_back = |id: &SquareId| of(*id).is_some_and(|man| man.seat == turn && man.kind != PAWN);
    let mut from = plan.ids().filter(goes_back);
    from.any(|from| {
        let mut to = plan.ids().filter(|to| of(*to).is_none());
        to.any(|to| {
            let step = [plan.name(from), plan.name(to)].concat();
            table.apply(Intent::Type(step)).is_ok()
        })
    })
}

/// The side to move goes back with the man that it moved last; whether it could.
pub(super) fn go_back(table: &mut Table) -> bool {
    let View { entries, plan, .. } = table.view();
    let Some(ago) = entries.len().checked_sub(2) else {
        return false;
    };
    let path = entries[ago].deed.step.path.iter().rev();
    let back = path.map(|&square| plan.name(square)).collect();
    table.apply(Intent::Type(back)).is_ok()
}
