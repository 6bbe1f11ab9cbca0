//! Which seat sits at which side of the page. The plan says how the board is turned for each seat;
//! the rest follows from who sits at the bottom.

use rochade_table::{Plan, Seat, SeatView, Turn, View};

/// A way to sit.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Way {
    /// Side by side: nothing turns.
    #[default]
    Fixed,
    /// Face to face: what the far player reads is turned.
    Face,
    /// Face to face, and all pieces turn to the player to move.
    Turning,
    /// The device is passed on, and the board turns with every move.
    Pass,
}

impl Way {
    /// All of them, in the order in which they are offered.
    pub(crate) const ALL: [Way; 4] = [Way::Fixed, Way::Face, Way::Turning, Way::Pass];

    /// The word for it (`data-seating`).
    pub(crate) fn word(self) -> &'static str {
        match self {
            Way::Fixed => "fixed",
            Way::Face => "face",
            Way::Turning => "turning",
            Way::Pass => "pass",
        }
    }

    /// The way for a word, if it is one.
    pub(crate) fn of_word(word: &str) -> Option<Way> {
        Way::ALL.into_iter().find(|way| way.word() == word)
    }
}

/// A side of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// At the bottom.
    Near,
    /// At the left.
    Left,
    /// At the top.
    Far,
    /// At the right.
    Right,
}

impl Side {
    /// The side at which the player of a seat sits, where the board lies turned so far.
    pub(crate) fn of(plan: &Plan, seat: Seat, turn: Turn) -> Side {
        match plan.home(seat).beyond(turn) {
            Turn::None => Side::Near,
            Turn::Quarter => Side::Right,
            Turn::Half => Side::Far,
            Turn::ThreeQuarters => Side::Left,
        }
    }

    /// The word for it in the page's contract and in its styles.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Side::Near => "near",
            Side::Left => "left",
            Side::Far => "far",
            Side::Right => "right",
        }
    }
}

/// The seats around the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides<'a> {
    view: &'a View,
    near: Seat,
}

impl<'a> Sides<'a> {
    /// The sides when the player of this number sits at the bottom; the first seat, if there is no
    /// such player.
    pub(crate) fn new(view: &'a View, near_player: usize) -> Sides<'a> {
        let mut seats = view.seats.iter();
        let near = seats.find(|seat| seat.player_number == near_player);
        Sides {
            view,
            near: near.map_or(Seat(0), |seat| seat.seat),
        }
    }

    /// The seat at the bottom.
    pub(crate) fn near(&self) -> Seat {
        self.near
    }

    /// Returns how the board is turned.
    pub(crate) fn turn(&self) -> Turn {
        self.view.plan.home(self.near)
    }

    /// The side at which a seat sits.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        Side::of(&self.view.plan, seat, self.turn())
    }

    /// Returns whether anybody sits at the left or at the right.
    pub(crate) fn are_flanked(&self) -> bool {
        let mut seats = self.view.seats.iter();
        seats.any(|seat| matches!(self.side(seat.seat), Side::Left | Side::Right))
    }

    /// Returns whether two persons sit face to face, each with all that is needed at the own edge.
    pub(crate) fn have_edges(&self, way: Way) -> bool {
        let mut seats = self.view.seats.iter();
        let persons = seats.all(|seat| seat.player.computer.is_none());
        way == Way::Face && persons && !self.are_flanked()
    }

    /// Returns in how many lines bars stand, where none stands beside the board. Who sits at the
    /// left and who sits at the right share one. So do any two where the device is passed on, since
    /// squares are to stay as large as they are.
    pub(crate) fn lines(&self, way: Way) -> usize {
        let others = self.others();
        let is_far = |(side, _): &(Side, &SeatView)| *side == Side::Far;
        let far = others.iter().filter(|other| is_far(other)).count();
        let shared = others.len() > far;
        if way == Way::Pass && others.len() == 2 {
            return 2;
        }
        1 + far + usize::from(shared)
    }

    /// The seats that are not at the bottom, the far one first, as they are read.
    pub(crate) fn others(&self) -> Vec<(Side, &'a SeatView)> {
        let at = |side| {
            let seats = self.view.seats.iter();
            let there = seats.filter(move |seat| self.side(seat.seat) == side);
            there.map(move |seat| (side, seat))
        };
        [Side::Far, Side::Left, Side::Right]
            .into_iter()
            .flat_map(at)
            .collect()
    }

    /// The player who has the next seat round the table.
    pub(crate) fn next_player(&self) -> usize {
        let seats = &self.view.seats;
        let next = (self.near.index() + 1) % seats.len().max(1);
        seats.get(next).map_or(0, |seat| seat.player_number)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use rochade_table::chess::{BLACK, WHITE};
    use rochade_table::{GameKind, Start, Table};

    use super::*;

    #[test]
    fn whoever_sits_at_the_bottom_has_the_own_men_there() {
        let view = Table::new(Start::new(GameKind::Chess, Vec::new())).view();
        for (player, near, far, turn) in
            [(0, WHITE, BLACK, Turn::None), (1, BLACK, WHITE, Turn::Half)]
        {
            let sides = Sides::new(&view, player);
            assert_eq!((sides.near(), sides.turn()), (near, turn));
            assert_eq!((sides.side(near), sides.side(far)), (Side::Near, Side::Far));
            assert_eq!(sides.next_player(), 1 - player);
            assert!(!sides.are_flanked());
            assert_eq!(sides.lines(Way::Fixed), 2);
        }
    }

    /// Returns who sits around when the player of this number sits at the bottom.
    fn around(view: &View, player: usize) -> Vec<(&'static str, &'static str)> {
        let others = Sides::new(view, player).others();
        let words = others.iter().map(|(side, seat)| (side.word(), seat.letter));
        words.collect()
    }

    #[test]
    fn three_seats_sit_at_three_sides() {
        let view = Table::new(Start::new(GameKind::Three, Vec::new())).view();
        assert_eq!(around(&view, 0), [("left", "w"), ("right", "r")]);
        assert_eq!(around(&view, 1), [("far", "w"), ("left", "k")]);
        assert_eq!(around(&view, 2), [("far", "r"), ("right", "k")]);
        assert!((0..3).all(|player| Sides::new(&view, player).are_flanked()));
        let lines = |way| [0, 1, 2].map(|player| Sides::new(&view, player).lines(way));
        assert_eq!(lines(Way::Fixed), [2, 3, 3]);
        assert_eq!(lines(Way::Pass), [2; 3]);
    }

    #[test]
    fn four_seats_sit_at_four_sides() {
        let view = Table::new(Start::new(GameKind::Four, Vec::new())).view();
        assert_eq!(Sides::new(&view, 0).lines(Way::Pass), 3);
        let sides = ["far", "left", "right"];
        for (near, letters) in [
            ["C", "D", "B"],
            ["D", "A", "C"],
            ["A", "B", "D"],
            ["B", "C", "A"],
        ]
        .into_iter()
        .enumerate()
        {
            let wanted: Vec<_> = sides.into_iter().zip(letters).collect();
            assert_eq!(around(&view, near), wanted, "player {near} at the bottom");
        }
    }

    /// Asks for every sheet of styles below a folder.
    fn sheets(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths
            .flat_map(|path| match path.extension() {
                None => sheets(&path),
                Some(kind) if kind == "css" => vec![path],
                Some(_) => Vec::new(),
            })
            .collect()
    }

    #[test]
    fn one_sheet_of_styles_names_seats_and_no_other() {
        let web = Path::new(env!("CARGO_MANIFEST_DIR"));
        let named = [
            "piece^=", "man^=", "piece=", "man=", "near=", "turn=", "seat=",
        ];
        let seats = |path: &PathBuf| {
            let text = fs::read_to_string(path).expect("a sheet");
            named
                .iter()
                .any(|name| text.contains(&["[data-", name].concat()))
        };
        let mut naming = [web.join("style"), web.join("src")]
            .iter()
            .flat_map(|folder| sheets(folder))
            .filter(seats)
            .filter_map(|path| Some(path.file_name()?.to_owned()))
            .collect::<Vec<_>>();
        naming.sort();
        assert_eq!(naming, ["seats.css"]);
        let sheet = include_str!("../style/seats.css");
        for &game in GameKind::ALL {
            let plan = game.plan();
            for seat in plan.all_seats() {
                let piece = format!("[data-piece^=\"{}\"]", plan.letter(seat));
                let rules = sheet.split('}').filter(|rule| rule.contains(&piece));
                let word = format!("[data-game=\"{}\"]", game.word());
                let mut own = rules.filter(|rule| rule.contains(&word));
                assert!(own.any(|rule| rule.contains("--face:")), "{word} {piece}");
            }
        }
    }
}
