//! What chance does so that the laws have something to say, and how often they did.

use rochade_table::{Happening, Intent, Table, View};

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
        let enough = self.owed > 50 && self.false_moves > 10 && self.remarked > 1;
        assert!(enough && self.claimed > 1, "{self:?}");
    }
}

/// What a seat may claim now, if one may.
pub(super) fn due(view: &View) -> Option<Intent> {
    let mut seats = view.seats.iter();
    seats.find_map(|seat| Some(Intent::Claim(*seat.claims.first()?, seat.seat)))
}

/// The side to move goes back with the man that it moved last, so that positions come again; whether it could.
pub(super) fn go_back(table: &mut Table) -> bool {
    let View { entries, plan, .. } = table.view();
    let Some(ago) = entries.len().checked_sub(2) else {
        return false;
    };
    let path = entries[ago].deed.step.path.iter().rev();
    let back = path.map(|&square| plan.name(square)).collect();
    table.apply(Intent::Type(back)).is_ok()
}
