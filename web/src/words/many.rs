//! What is said in chess for four and for three: as in chess for two, but for the sides.

use rochade_table::chess::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
use rochade_table::{
    Deed, Entry, Frozen, Kind, Man, ManyReason as Reason, Outcome, Plan, Seat, View, WhyNot,
};

use super::{Format, GameWords, chess};
use crate::notation::Notation;
use crate::text::Texts;

/// A game of several armies: what it is called, and the armies in the order of seats.
pub(super) struct Armies {
    name: fn(&Texts) -> &'static str,
    /// What half a win is called: of three, it is an incomplete one (3p-37).
    half_wins: fn(&Texts, &str) -> String,
    armies: &'static [Army],
}

/// Chess for four.
pub(super) static FOUR: Armies = Armies {
    name: Texts::game_four,
    half_wins: |texts, winners| texts.half_wins(winners),
    armies: &[Army::Gold, Army::Black, Army::White, Army::Blue],
};

/// Chess for three.
pub(super) static THREE: Armies = Armies {
    name: Texts::game_three,
    half_wins: |texts, winners| texts.incomplete_wins(winners),
    armies: &[Army::Black, Army::Red, Army::White],
};

impl GameWords for Armies {
    fn name(&self, texts: &Texts) -> &'static str {
        (self.name)(texts)
    }

    fn side(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.name(texts))
    }

    fn clock(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.clock(texts))
    }

    fn turn(&self, texts: &Texts, seat: Seat) -> &'static str {
        self.army(seat).map_or("", |army| army.turn(texts))
    }

    fn man(&self, texts: &Texts, man: Man) -> &'static str {
        let army = self.army(man.seat);
        army.map_or("", |army| army.man(texts, man.kind))
    }

    fn the(&self, texts: &Texts, kind: Kind) -> &'static str {
        chess::the(texts, kind)
    }

    fn kind(&self, texts: &Texts, kind: Kind) -> &'static str {
        chess::kind(texts, kind)
    }

    fn kinds(&self, texts: &Texts, kind: Kind) -> &'static str {
        chess::kinds(texts, kind)
    }

    fn deed(&self, texts: &Texts, plan: &Plan, deed: &Deed) -> String {
        chess::deed(texts, plan, deed, self.side(texts, deed.man.seat))
    }

    fn walk(&self, texts: &Texts, plan: &Plan, deed: &Deed) -> String {
        chess::walk(texts, plan, deed)
    }

    fn letters(&self, texts: &Texts) -> String {
        chess::letters(texts)
    }

    fn format(&self, texts: &Texts) -> Format {
        Format::text(texts)
    }

    /// Of four, who stands frozen may talk with the partner (4p-38); of three, nobody may (3p-39).
    fn may_talk(&self, texts: &Texts, player: &str, partner: Option<&str>) -> Option<String> {
        Some(match partner {
            None => texts.said_no_talk().to_owned(),
            Some(partner) => texts.said_may_talk(player, partner),
        })
    }

    fn frozen(&self, texts: &Texts, partner: Option<&str>, how: Frozen) -> String {
        let how = super::stands(texts, how);
        match partner {
            Some(partner) => texts.seat_may_talk(how, partner),
            None => how.to_owned(),
        }
    }

    /// The armies that have won, by name: "Gold + White wins", not "full AC".
    fn result(&self, texts: &Texts, outcome: &Outcome) -> Option<String> {
        let winners = outcome.winners.iter().map(|&seat| self.side(texts, seat));
        let winners = winners.collect::<Vec<_>>().join(" + ");
        Some(match (&*winners, outcome.half) {
            ("", _) => texts.drawn().to_owned(),
            (winners, true) => self.half_wins(texts, winners),
            (winners, false) if outcome.winners.len() > 1 => texts.both_win(winners),
            (winners, false) => texts.wins(winners),
        })
    }

    fn half_wins(&self, texts: &Texts, winners: &str) -> String {
        (self.half_wins)(texts, winners)
    }

    fn kind_of_key(&self, texts: &Texts, key: &str) -> Option<Kind> {
        chess::kind_of_key(texts, key)
    }

    fn entry(&self, _plan: &Plan, notation: Notation, entry: &Entry) -> String {
        notation.write_san(&entry.notation)
    }

    fn in_text(&self, notation: Notation, text: &str) -> String {
        notation.write_san(text)
    }

    fn type_hint(&self, texts: &Texts) -> &'static str {
        texts.many_type_a_move_hint()
    }

    fn typed(&self, texts: &Texts, typed: &str) -> String {
        chess::to_english_letters(texts, typed)
    }
}

impl Armies {
    /// Returns the army of a seat; `None` for a seat that the game doesn't have.
    fn army(&self, seat: Seat) -> Option<Army> {
        self.armies.get(seat.index()).copied()
    }
}

/// An army, by its colour.
#[derive(Clone, Copy)]
enum Army {
    Gold,
    Black,
    White,
    Blue,
    Red,
}

impl Army {
    fn name(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.gold(),
            Army::Black => texts.black(),
            Army::White => texts.white(),
            Army::Blue => texts.blue(),
            Army::Red => texts.red(),
        }
    }

    fn clock(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.clock_gold(),
            Army::Black => texts.clock_black(),
            Army::White => texts.clock_white(),
            Army::Blue => texts.clock_blue(),
            Army::Red => texts.clock_red(),
        }
    }

    fn turn(self, texts: &Texts) -> &'static str {
        match self {
            Army::Gold => texts.gold_to_move(),
            Army::Black => texts.black_to_move(),
            Army::White => texts.white_to_move(),
            Army::Blue => texts.blue_to_move(),
            Army::Red => texts.red_to_move(),
        }
    }

    /// A man of it: "gold pawn".
    fn man(self, texts: &Texts, kind: Kind) -> &'static str {
        let of_chess = |seat| chess::man(texts, Man { seat, kind });
        match (self, kind) {
            (Army::Gold, PAWN) => texts.gold_pawn(),
            (Army::Gold, KNIGHT) => texts.gold_knight(),
            (Army::Gold, BISHOP) => texts.gold_bishop(),
            (Army::Gold, ROOK) => texts.gold_rook(),
            (Army::Gold, QUEEN) => texts.gold_queen(),
            (Army::Gold, KING) => texts.gold_king(),
            (Army::Blue, PAWN) => texts.blue_pawn(),
            (Army::Blue, KNIGHT) => texts.blue_knight(),
            (Army::Blue, BISHOP) => texts.blue_bishop(),
            (Army::Blue, ROOK) => texts.blue_rook(),
            (Army::Blue, QUEEN) => texts.blue_queen(),
            (Army::Blue, KING) => texts.blue_king(),
            (Army::Red, PAWN) => texts.red_pawn(),
            (Army::Red, KNIGHT) => texts.red_knight(),
            (Army::Red, BISHOP) => texts.red_bishop(),
            (Army::Red, ROOK) => texts.red_rook(),
            (Army::Red, QUEEN) => texts.red_queen(),
            (Army::Red, KING) => texts.red_king(),
            (Army::White, _) => of_chess(WHITE),
            (Army::Black, _) => of_chess(BLACK),
            _ => "",
        }
    }
}

/// Returns why a man can't go there, where chess for two knows no such reason.
pub(super) fn why(texts: &Texts, view: &View, why: &WhyNot, reason: Reason) -> Option<String> {
    let by = why.by.first().copied();
    let square = by.map_or("", |by| view.plan.name(by));
    let at = why.at.map_or("", |at| view.plan.name(at));
    let man = by
        .and_then(|by| view.squares.get(by.index())?.man)
        .map_or("", |man| chess::the(texts, man.kind));
    Some(match reason {
        Reason::Frozen => texts.why_frozen().to_owned(),
        Reason::Hole => texts.why_hole().to_owned(),
        Reason::PartnersMan => texts.why_partners_man(square),
        Reason::FrozenMan => texts.why_frozen_man(man, square),
        Reason::King => texts.why_king_stays().to_owned(),
        Reason::OpensFrozenLine => texts.why_opens_frozen(man, square),
        Reason::OpensThird => texts.why_opens_third(man, square, at),
        Reason::OntoFrozenLine => texts.why_frozen_line(man, square, at),
        Reason::NeverCastles => texts.why_never_castles().to_owned(),
        Reason::Untold => texts.why_untold(square),
    })
}

/// Returns what is wrong with a position; none for a word that is not about those of four or three.
pub(super) fn position_fault(texts: &Texts, word: &str) -> Option<&'static str> {
    Some(match word {
        "many-placement" => texts.fault_many_placement(),
        "many-kings" => texts.fault_many_kings(),
        "many-promoted-pawn" => texts.fault_many_promoted_pawn(),
        "many-turn" => texts.fault_many_turn(),
        "many-castling" => texts.fault_many_castling(),
        "many-castling-men" => texts.fault_many_castling_men(),
        "many-en-passant" => texts.fault_many_en_passant(),
        "many-passed" => texts.fault_many_passed(),
        "many-frozen" => texts.fault_many_frozen(),
        "many-count" => texts.fault_many_count(),
        "many-surplus" => texts.fault_many_surplus(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Start, Table};

    use crate::text::tests::texts;

    /// Returns what is said when the man on a square is sent to another.
    fn said(language: &str, game: GameKind, position: &str, (from, to): (&str, &str)) -> String {
        let start = Start::new(game, Vec::new());
        let table = Table::from_position(start, position).expect("a position");
        let view = table.view();
        let square = |name| view.plan.find(name).expect("a square");
        let why = table.why_not(square(from), Some(square(to)));
        let why = why.expect("a reason");
        crate::words::why(texts(language), &view, &why).expect("words")
    }

    /// The article's own example (3p-41), with Red's king out of check.
    const THIRD_KING: &str = "12/12/10rK1/12/12/1wK10/7wQ4/6rN5/3kK4/3kQ4 r - - -";

    /// B's king stands mated, and a rook of B's on the file of one of C's.
    const FROZEN: &str = "3AK4/8/8/BK8AR4/9AR4/10CR3/13DK/14/5BR8/14/14/2CR5/8/1CK6 C - - Bm -";

    #[test]
    fn reasons_of_games_of_many_name_the_man_and_its_square() {
        let third = |language| said(language, GameKind::Three, THIRD_KING, ("g3", "f1"));
        assert_eq!(
            third("en"),
            "the queen on h4 moves next and would attack the king on f2"
        );
        assert_eq!(
            third("de"),
            "die Dame auf h4 ist als Nächstes am Zug und würde den König auf f2 angreifen"
        );
        assert_eq!(
            third("nl"),
            "de dame op h4 is hierna aan zet en zou de koning op f2 aanvallen"
        );
        let frozen = |language| said(language, GameKind::Four, FROZEN, ("f3", "f6"));
        assert_eq!(frozen("en"), "the rook on f6 is frozen and can’t be taken");
        assert_eq!(
            frozen("de"),
            "der Turm auf f6 ist erstarrt und kann nicht geschlagen werden"
        );
    }
}
