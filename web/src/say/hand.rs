//! What is said of a man that is taken in hand: which it is, and where it can go.

use rochade_table::{Mark, SquareId, SquareView, View};

use super::asked;
use crate::text::Texts;

/// How many squares are named at most; of more, only their number is said, and what is captured.
const NAMED: usize = 8;

/// Returns which man was taken in hand, and where it can go: "Pawn e2: e3, e4".
pub(super) fn lifted(texts: &Texts, view: &View, square: SquareId) -> Option<String> {
    let man = view.squares.get(square.index())?.man?;
    let called = asked::called(texts, view, man, square);
    let marked = |mark: Mark| {
        let squares = view.plan.ids().zip(&view.squares);
        let has = move |(_, square): &(SquareId, &SquareView)| square.marks.has(mark);
        let names = squares.filter(has).map(|(id, _)| view.plan.name(id));
        names.collect::<Vec<_>>()
    };
    let (goes, takes) = (marked(Mark::Move), marked(Mark::Capture));
    let mut targets = Vec::new();
    match goes.len() + takes.len() {
        0 => return Some(texts.asked_stays(&called)),
        count if count > NAMED => targets.push(texts.hand_many(&count.to_string())),
        _ if goes.is_empty() => {}
        _ => targets.push(goes.join(", ")),
    }
    if !takes.is_empty() {
        targets.push(texts.asked_takes(&takes.join(", ")));
    }
    Some([&called, ": ", &targets.join("; ")].concat())
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Intent, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    fn said(language: &str, game: GameKind, position: &str, square: &str) -> String {
        let start = Start::new(game, Vec::new());
        let mut table = Table::from_position(start, position).expect("a position");
        let square = table.view().plan.find(square).expect("a square");
        table.apply(Intent::Touch(square)).expect("a man");
        lifted(texts(language), &table.view(), square).expect("words")
    }

    #[test]
    fn the_man_in_hand_is_told_with_its_targets() {
        let chess = |language, position, square| said(language, GameKind::Chess, position, square);
        let first = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(chess("en", first, "e2"), "Pawn e2: e3, e4");
        assert_eq!(chess("de", first, "g1"), "Springer g1: f3, h3");
        assert_eq!(chess("nl", first, "g1"), "Paard g1: f3, h3");
        let open = "4k3/8/8/3p4/4P3/8/8/Q3K3 w - - 0 1";
        assert_eq!(chess("en", open, "e4"), "Pawn e4: e5; takes d5");
        let queen = chess("en", open, "a1");
        assert!(
            queen.starts_with("Queen a1: ") && queen.ends_with(" moves"),
            "{queen}"
        );
    }

    #[test]
    fn in_draughts_a_move_that_lets_a_capture_go_is_told_as_well() {
        let told = said("en", GameKind::Draughts, "W:Wc3:Bd4", "c3");
        assert_eq!(told, "Man c3: b4; takes e5");
    }
}
