//! What the page is for.

use crate::components::board::pencil::Drawer;
use crate::embed::{Asked, Interactive, Ui};

/// What the page is for. It is decided when the page opens, and never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) enum Mode {
    /// The page itself: players sit at it.
    Own,
    /// An embedded board on which a game is played, or a puzzle solved.
    Play,
    /// The same, and the host has a say in each move.
    Api,
    /// An embedded board on which a game is looked at.
    Replay,
    /// An embedded board on which nothing can be done.
    Picture,
}

/// The parts of the page itself that an embedded one may lack or have besides.
const OWN_PARTS: Ui = Ui {
    board: true,
    players: true,
    clock: true,
    moves: false,
    menu: false,
};

impl Mode {
    /// Returns what a page is for whose address asks for this, if it is embedded; and which parts
    /// it shows.
    pub(in super::super) fn of(asked: Option<&Asked>) -> (Mode, Ui) {
        let Some(asked) = asked else {
            return (Mode::Own, OWN_PARTS);
        };
        let mode = match asked.interactive {
            Interactive::Play => Mode::Play,
            Interactive::Api => Mode::Api,
            Interactive::Replay => Mode::Replay,
            Interactive::Nothing => Mode::Picture,
        };
        (mode, asked.ui)
    }

    /// Returns whether moves are made on the board, once its game is there.
    pub(in super::super) fn plays(self) -> bool {
        matches!(self, Mode::Own | Mode::Play | Mode::Api)
    }

    /// Returns what can draw on the board. On the page itself hands rest on the board, and mean
    /// nothing by that.
    pub(in super::super) fn drawer(self) -> Drawer {
        match self {
            Mode::Own => Drawer::Mouse,
            Mode::Picture => Drawer::Nobody,
            Mode::Play | Mode::Api | Mode::Replay => Drawer::Finger,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(address: &'static str) -> (Mode, Ui) {
        Mode::of(Some(&Asked::read(|name| {
            let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
            Some(pairs.find(|(known, _)| *known == name)?.1.to_owned())
        })))
    }

    #[test]
    fn the_address_says_what_a_page_is_for_and_which_parts_it_shows() {
        for (address, mode, parts) in [
            ("", Mode::Play, "players"),
            ("interactive=api&clock=5", Mode::Api, "players clock"),
            ("pgn=1. e4", Mode::Replay, "players moves"),
            ("fen=8/8 w&interactive=none", Mode::Picture, ""),
            (
                "pgn=1. e4&interactive=play&ui=board,menu",
                Mode::Play,
                "menu",
            ),
        ] {
            let (found, ui) = of(address);
            let shown = [
                (ui.players, "players"),
                (ui.clock, "clock"),
                (ui.moves, "moves"),
                (ui.menu, "menu"),
            ];
            let shown: Vec<&str> = shown
                .iter()
                .filter(|(is, _)| *is)
                .map(|(_, word)| *word)
                .collect();
            assert_eq!(
                (found, shown.join(" ").as_str()),
                (mode, parts),
                "{address}"
            );
        }
        assert_eq!(Mode::of(None), (Mode::Own, OWN_PARTS));
        let plays = [
            Mode::Own,
            Mode::Play,
            Mode::Api,
            Mode::Replay,
            Mode::Picture,
        ]
        .map(Mode::plays);
        assert_eq!(plays, [true, true, true, false, false]);
    }
}
