//! How moves are spoken: in words, with the letters of men and squares alone, or as the move table
//! writes them.

use rochade_table::chess::PAWN;
use rochade_table::{Check, Deed, Entry, GameKind, Kind, Man, Path, SquareId, Step, Victim, View};

use super::of;
use crate::notation::{self, Notation};
use crate::text::Texts;

/// How moves are spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spoken {
    /// "Knight g1 to f3".
    Words,
    /// "N g1 f3".
    Letters,
    /// As the move table writes them, with letters in place of pictures.
    Written(Notation),
}

impl Spoken {
    /// Returns a move with the side that made it.
    pub(crate) fn deed(self, texts: &Texts, view: &View, deed: &Deed) -> String {
        let said = match self {
            Spoken::Words => return of(view.game).deed(texts, &view.plan, deed),
            // There are no squares to be said.
            Spoken::Letters if deed.castling.is_some() => {
                return of(view.game).deed(texts, &view.plan, deed);
            }
            Spoken::Letters => in_letters(texts, view, deed),
            Spoken::Written(notation) => written(texts, view, notation, deed),
        };
        texts.said_by(of(view.game).side(texts, deed.man.seat), &said)
    }

    /// Returns a move that a man could make over these squares: "knight g1 to f3"; of one square,
    /// only which man: "knight g1".
    pub(crate) fn path(self, texts: &Texts, view: &View, path: &[SquareId]) -> String {
        let Some(deed) = deed_of(view, path) else {
            return String::new();
        };
        let (game, kind) = (of(view.game), deed.man.kind);
        match (path, self) {
            (&[at], Spoken::Words) => [game.kind(texts, kind), " ", view.plan.name(at)].concat(),
            (&[_], _) | (_, Spoken::Letters) => in_letters(texts, view, &deed),
            (_, Spoken::Words) => game.walk(texts, &view.plan, &deed),
            (_, Spoken::Written(notation)) => written(texts, view, notation, &deed),
        }
    }
}

/// Returns the move over these squares, as far as the board tells what it does.
fn deed_of(view: &View, path: &[SquareId]) -> Option<Deed> {
    let man_at = |at: &SquareId| view.squares.get(at.index())?.man;
    let (from, to) = (path.first()?, path.last()?);
    let victim = |man: Man| Victim { man, square: *to };
    let takes = (path.len() == 2).then(|| man_at(to)).flatten();
    Some(Deed {
        man: man_at(from)?,
        step: Step {
            path: Path::from_slice(path),
            choice: None,
        },
        victims: takes.into_iter().map(victim).collect(),
        castling: None,
        en_passant: false,
        check: Check::None,
        blown: None,
    })
}

/// A move with the letters of men and the squares alone: "Q d8 x P d5".
fn in_letters(texts: &Texts, view: &View, deed: &Deed) -> String {
    let jumps = view.game == GameKind::Draughts;
    let letter = |kind| letter(texts, view.game, kind);
    let mut said: Vec<String> = Vec::new();
    if deed.man.kind != PAWN {
        said.extend(letter(deed.man.kind));
    }
    for (place, &square) in deed.step.path.iter().enumerate() {
        if let Some(victim) = deed.victims.first().filter(|_| place > 0) {
            said.push("x".to_owned());
            said.extend(letter(victim.man.kind).filter(|_| !jumps));
        }
        said.push(view.plan.name(square).to_owned());
    }
    said.extend(deed.step.choice.and_then(letter));
    let mut said = said.join(" ");
    let check = (deed.check == Check::Check).then(|| texts.said_check());
    let passing = deed.en_passant.then(|| texts.said_en_passant());
    for part in passing.into_iter().chain(check) {
        said.push_str(", ");
        said.push_str(part);
    }
    said
}

/// A move as the move table writes it, or would; without pictures, since voices skip them.
fn written(texts: &Texts, view: &View, notation: Notation, deed: &Deed) -> String {
    let made = view.entries.iter().rev().find(|entry| entry.deed == *deed);
    let written = match made {
        Some(made) => {
            let entry = Entry {
                offer: false,
                ..made.clone()
            };
            of(view.game).entry(&view.plan, notation, &entry)
        }
        None => notation::long(&view.plan, deed),
    };
    let mut said = String::with_capacity(written.len());
    for sign in written.chars().filter(|&sign| sign != '\u{200b}') {
        let mut kinds = view.plan.kinds.iter();
        let kind = kinds.position(|kind| kind.figurine.starts_with(sign));
        match kind.and_then(|kind| letter(texts, view.game, Kind(kind as u8))) {
            Some(letter) => said.push_str(&letter),
            None => said.push(sign),
        }
    }
    said
}

/// The page's letter for a kind of men.
fn letter(texts: &Texts, game: GameKind, kind: Kind) -> Option<String> {
    let letters = of(game).letters(texts);
    letters.chars().nth(kind.index()).map(String::from)
}

#[cfg(test)]
mod tests {
    use rochade_table::chess::KNIGHT;
    use rochade_table::{Intent, Start, Table};

    use super::*;
    use crate::say::asked::tests::played;
    use crate::text::tests::{LANGUAGES, texts};

    /// Returns the last of these moves, spoken in each language.
    fn said(game: GameKind, position: Option<&str>, moves: &str, spoken: Spoken) -> [String; 3] {
        let view = played(game, position, moves).view();
        let last = &view.entries.last().expect("a move").deed;
        LANGUAGES.map(|language| spoken.deed(texts(language), &view, last))
    }

    #[test]
    fn chess_is_spoken_in_three_ways() {
        let knight = |spoken| said(GameKind::Chess, None, "Nf3", spoken);
        assert_eq!(
            knight(Spoken::Words),
            [
                "White: knight g1 to f3",
                "Weiß: Springer g1 nach f3",
                "Wit: paard g1 naar f3"
            ]
        );
        assert_eq!(
            knight(Spoken::Letters),
            ["White: N g1 f3", "Weiß: S g1 f3", "Wit: P g1 f3"]
        );
        assert_eq!(
            knight(Spoken::Written(Notation::named("long"))),
            ["White: N g1–f3", "Weiß: S g1–f3", "Wit: P g1–f3"]
        );
        assert_eq!(
            knight(Spoken::Written(Notation::named("figurine"))),
            ["White: Nf3", "Weiß: Sf3", "Wit: Pf3"]
        );
        let german = Spoken::Written(Notation::named("de"));
        assert_eq!(knight(german)[0], "White: Sf3", "it is the reader's choice");
    }

    #[test]
    fn captures_checks_and_promotions_have_letters() {
        let letters = |position, moves| said(GameKind::Chess, position, moves, Spoken::Letters);
        let queen = letters(None, "e4 d5 exd5 Qxd5 Nc3 Qe5+");
        assert_eq!(queen[0], "Black: Q d5 e5, check");
        let takes = letters(None, "e4 d5 exd5");
        assert_eq!(
            takes,
            ["White: e4 x P d5", "Weiß: e4 x B d5", "Wit: e4 x I d5"]
        );
        let passing = letters(None, "e4 a6 e5 d5 exd6");
        assert_eq!(passing[0], "White: e5 x P d6, en passant");
        let promotes = letters(Some("8/4P2k/8/8/8/8/8/4K3 w - - 0 1"), "e8=Q");
        assert_eq!(promotes[1], "Weiß: e7 e8 D");
        let castles = letters(Some("5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "O-O");
        assert_eq!(castles[0], "White castles kingside, check");
    }

    #[test]
    fn other_games_are_spoken_so_too() {
        let jumps = |spoken| said(GameKind::Draughts, Some("W:Wc1:Bd2,d4"), "c1xe3xc5", spoken);
        assert_eq!(jumps(Spoken::Words)[0], "White: man c1 e3 c5, takes 2");
        assert_eq!(jumps(Spoken::Letters)[0], "White: c1 x e3 x c5");
        let written = Spoken::Written(Notation::Long);
        assert_eq!(jumps(written)[0], "White: c1×c5");
        let king = said(
            GameKind::Draughts,
            Some("W:WKc1:Bd6"),
            "c1-b2",
            Spoken::Letters,
        );
        assert_eq!(king, ["White: K c1 b2", "Weiß: D c1 b2", "Wit: D c1 b2"]);
    }

    #[test]
    fn four_are_spoken_with_their_sides() {
        let mut table = Table::new(Start::new(GameKind::Four, Vec::new()));
        let view = table.view();
        let man = |at: SquareId| view.squares[at.index()].man.map(|man| man.kind);
        let mut steps = table.steps().into_iter();
        let knight = steps.find(|step| step.from().and_then(man) == Some(KNIGHT));
        let knight = knight.expect("a knight moves");
        let [from, to] = [knight.path[0], knight.path[1]].map(|at| view.plan.name(at).to_owned());
        let typed = format!("N{from}-{to}");
        table.apply(Intent::Type(typed)).expect("a move");
        let view = table.view();
        let side = of(GameKind::Four).side(texts("de"), view.entries[0].deed.man.seat);
        let said = |spoken: Spoken| spoken.deed(texts("de"), &view, &view.entries[0].deed);
        assert_eq!(said(Spoken::Letters), format!("{side}: S {from} {to}"));
        let written = Spoken::Written(Notation::in_text("long", "SLTDK"));
        assert!(said(written).starts_with(&format!("{side}: S")));
    }

    #[test]
    fn a_move_that_could_be_made_is_spoken_without_its_side() {
        let view = Table::new(Start::new(GameKind::Chess, Vec::new())).view();
        let path = ["b1", "a3"].map(|name| view.plan.find(name).expect("a square"));
        let said = |spoken: Spoken, path: &[SquareId]| {
            LANGUAGES.map(|language| spoken.path(texts(language), &view, path))
        };
        assert_eq!(
            said(Spoken::Words, &path),
            ["knight b1 to a3", "Springer b1 nach a3", "paard b1 naar a3"]
        );
        assert_eq!(said(Spoken::Words, &path[..1])[0], "knight b1");
        assert_eq!(said(Spoken::Letters, &path)[1], "S b1 a3");
        assert_eq!(said(Spoken::Letters, &path[..1])[1], "S b1");
        let written = Spoken::Written(Notation::Long);
        assert_eq!(said(written, &path)[2], "P b1–a3");
        assert_eq!(said(Spoken::Words, &[])[0], "");
    }
}
