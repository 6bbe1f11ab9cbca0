//! A move that was made, as the list of moves says it.

use rochade_table::{Check, Entry, GameKind, Plan};

use crate::text::Texts;
use crate::words;

/// Returns a move, of which the walk is said already, with all that its notation tells: "Black:
/// queen d8 to h4. Checkmate".
pub(super) fn made(texts: &Texts, game: GameKind, entry: &Entry, mut said: String) -> String {
    if entry.illegal {
        said = texts.false_move(&said);
    }
    if entry.deed.check == Check::Mate {
        said += ". ";
        said += texts.end_checkmate();
    }
    if entry.offer {
        said += ". ";
        said += &texts.ask_draw_offer(words::of(game).side(texts, entry.deed.man.seat));
    }
    said
}

/// Returns the name of a move in the list: "2, Black: pawn d5 takes bishop on c4".
pub(crate) fn of_list(texts: &Texts, game: GameKind, plan: &Plan, entry: &Entry) -> String {
    let said = words::of(game).deed(texts, plan, &entry.deed);
    format!("{}, {}", entry.round, made(texts, game, entry, said))
}

#[cfg(test)]
mod tests {
    use rochade_table::{Intent, Seat, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// The names in the list of a game.
    fn names(language: &str, game: GameKind, moves: &str) -> Vec<String> {
        let mut table = Table::new(Start::new(game, Vec::new()));
        for typed in moves.split(' ') {
            let intent = match typed {
                "=" => Intent::OfferDraw(Seat(0)),
                typed => Intent::Type(typed.to_owned()),
            };
            table.apply(intent).expect("a legal move");
        }
        let view = table.view();
        let name = |entry| of_list(texts(language), game, &view.plan, entry);
        view.entries.iter().map(name).collect()
    }

    #[test]
    fn moves_in_the_list_are_named_by_number_side_and_words() {
        let moves = "f3 e5 g4 Qh4";
        let last = |language| names(language, GameKind::Chess, moves).pop();
        assert_eq!(
            ["en", "de", "nl"].map(last).map(Option::unwrap_or_default),
            [
                "2, Black: queen d8 to h4. Checkmate",
                "2, Schwarz: Dame d8 nach h4. Schachmatt",
                "2, Zwart: dame d8 naar h4. Schaakmat"
            ]
        );
        assert_eq!(
            names("en", GameKind::Chess, "d4 d5 c4 dxc4")[3],
            "2, Black: pawn d5 takes pawn on c4"
        );
        let draughts = names("en", GameKind::Draughts, "c3-d4");
        assert_eq!(draughts, ["1, White: man c3 to d4"]);
    }

    #[test]
    fn an_offered_draw_belongs_to_its_move() {
        assert_eq!(
            names("en", GameKind::Chess, "= e4"),
            ["1, White: pawn e2 to e4. White offers a draw"]
        );
    }
}
