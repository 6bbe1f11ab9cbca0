//! What is said in chess for two.

use rochade_table::chess::{BISHOP, BLACK, KING, KNIGHT, PAWN, QUEEN, ROOK, WHITE};
use rochade_table::{
    Check, Dead, Deed, Entry, Kind, KingsReason as Reason, Loss, Man, Plan, RightLost, SquareId,
    View, WhyNot, Wing,
};

use super::sides::side;
use super::{Format, GameWords, kind_by};
use crate::notation::Notation;
use crate::text::Texts;

/// Chess for two.
pub(super) struct Chess;

impl GameWords for Chess {
    fn name(&self, texts: &Texts) -> &'static str {
        texts.game_chess()
    }

    fn man(&self, texts: &Texts, of: Man) -> &'static str {
        man(texts, of)
    }

    fn the(&self, texts: &Texts, of: Kind) -> &'static str {
        the(texts, of)
    }

    fn kind(&self, texts: &Texts, of: Kind) -> &'static str {
        kind(texts, of)
    }

    fn kinds(&self, texts: &Texts, of: Kind) -> &'static str {
        kinds(texts, of)
    }

    fn deed(&self, texts: &Texts, plan: &Plan, of: &Deed) -> String {
        deed(texts, plan, of, side(texts, of.man.seat))
    }

    fn walk(&self, texts: &Texts, plan: &Plan, of: &Deed) -> String {
        walk(texts, plan, of)
    }

    fn letters(&self, texts: &Texts) -> String {
        letters(texts)
    }

    fn format(&self, texts: &Texts) -> Format {
        Format::pgn(texts)
    }

    fn kind_of_key(&self, texts: &Texts, key: &str) -> Option<Kind> {
        kind_of_key(texts, key)
    }

    fn entry(&self, plan: &Plan, notation: Notation, entry: &Entry) -> String {
        notation.write(plan, entry)
    }

    fn in_text(&self, notation: Notation, text: &str) -> String {
        notation.write_san(text)
    }

    fn is_bare(&self, notation: Notation, entry: &Entry) -> bool {
        notation.is_bare(entry)
    }

    fn type_hint(&self, texts: &Texts) -> &'static str {
        texts.type_a_move_hint()
    }

    fn typed(&self, texts: &Texts, typed: &str) -> String {
        to_english_letters(texts, typed)
    }
}

/// Returns why nobody can mate any more.
pub(crate) fn dead(texts: &Texts, dead: Option<Dead>) -> &'static str {
    match dead {
        Some(Dead::TooFewMen) => texts.end_dead_men(),
        Some(Dead::Locked) => texts.end_dead_locked(),
        Some(Dead::Nothing) | None => texts.end_dead_position(),
    }
}

/// A man, as a square's name says it: "white pawn".
pub(super) fn man(texts: &Texts, man: Man) -> &'static str {
    match (man.seat, man.kind) {
        (WHITE, PAWN) => texts.white_pawn(),
        (WHITE, KNIGHT) => texts.white_knight(),
        (WHITE, BISHOP) => texts.white_bishop(),
        (WHITE, ROOK) => texts.white_rook(),
        (WHITE, QUEEN) => texts.white_queen(),
        (WHITE, KING) => texts.white_king(),
        (BLACK, PAWN) => texts.black_pawn(),
        (BLACK, KNIGHT) => texts.black_knight(),
        (BLACK, BISHOP) => texts.black_bishop(),
        (BLACK, ROOK) => texts.black_rook(),
        (BLACK, QUEEN) => texts.black_queen(),
        (BLACK, KING) => texts.black_king(),
        _ => "",
    }
}

/// A kind of man, alone: "pawn".
pub(super) fn kind(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        PAWN => texts.pawn(),
        KNIGHT => texts.knight(),
        BISHOP => texts.bishop(),
        ROOK => texts.rook(),
        QUEEN => texts.queen(),
        KING => texts.king(),
        _ => "",
    }
}

/// Several men of a kind: "pawns".
pub(super) fn kinds(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        PAWN => texts.pawns(),
        KNIGHT => texts.knights(),
        BISHOP => texts.bishops(),
        ROOK => texts.rooks(),
        QUEEN => texts.queens(),
        KING => texts.kings(),
        _ => "",
    }
}

fn taken(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        PAWN => texts.taken_pawn(),
        KNIGHT => texts.taken_knight(),
        BISHOP => texts.taken_bishop(),
        ROOK => texts.taken_rook(),
        QUEEN => texts.taken_queen(),
        KING => texts.taken_king(),
        _ => "",
    }
}

/// How a man walks or captures, in words: "knight g1 to f3".
pub(super) fn walk(texts: &Texts, plan: &Plan, deed: &Deed) -> String {
    let name = |square: Option<SquareId>| square.map_or("", |square| plan.name(square));
    let (from, to) = (name(deed.step.from()), name(deed.step.to()));
    let man = kind(texts, deed.man.kind);
    match deed.victims.first() {
        Some(victim) => texts.said_capture(man, from, taken(texts, victim.man.kind), to),
        None => texts.said_move(man, from, to),
    }
}

/// The page's letters for the kinds of men.
pub(super) fn letters(texts: &Texts) -> String {
    [texts.pawn_letter(), texts.letters()].concat()
}

/// A move of this side in words: "White: knight g1 to f3, check".
pub(super) fn deed(texts: &Texts, plan: &Plan, deed: &Deed, side: &str) -> String {
    let mut said = match deed.castling {
        Some(Wing::King) => texts.said_castles_short(side),
        Some(Wing::Queen) => texts.said_castles_long(side),
        None => texts.said_by(side, &walk(texts, plan, deed)),
    };
    let becomes = match deed.step.choice {
        Some(ROOK) => texts.becomes_rook(),
        Some(BISHOP) => texts.becomes_bishop(),
        Some(KNIGHT) => texts.becomes_knight(),
        Some(_) => texts.becomes_queen(),
        None => "",
    };
    let check = match deed.check {
        Check::Check => texts.said_check(),
        // Mate ends the game, and that is said next.
        Check::None | Check::Mate => "",
    };
    let passing = if deed.en_passant {
        texts.said_en_passant()
    } else {
        ""
    };
    for part in [passing, becomes, check] {
        if !part.is_empty() {
            said.push_str(", ");
            said.push_str(part);
        }
    }
    said
}

/// Turns the page's own piece letters (German `S`, Dutch `P`) in a typed move into the English
/// ones, which the rules read. English letters stay what they are.
pub(super) fn to_english_letters(texts: &Texts, typed: &str) -> String {
    let own = |letter: char| {
        let place = texts.letters().chars().position(|own| own == letter)?;
        "NBRQK".chars().nth(place)
    };
    typed
        .chars()
        .map(|letter| own(letter).unwrap_or(letter))
        .collect()
}

/// The kind that a key stands for: by the page's own letters, or else by the English ones.
pub(super) fn kind_of_key(texts: &Texts, key: &str) -> Option<Kind> {
    kind_by(&letters(texts), key).or_else(|| kind_by("PNBRQK", key))
}

/// Returns what is wrong with a position, by the word for it.
pub(super) fn position_fault(texts: &Texts, word: &str) -> Option<&'static str> {
    Some(match word {
        "fen-placement" => texts.fault_fen_placement(),
        "fen-turn" => texts.fault_fen_turn(),
        "fen-castling" => texts.fault_fen_castling(),
        "fen-castling-men" => texts.fault_fen_castling_men(),
        "fen-en-passant" => texts.fault_fen_en_passant(),
        "fen-counters" => texts.fault_fen_counters(),
        "fen-surplus" => texts.fault_fen_surplus(),
        "fen-no-king" => texts.fault_fen_no_king(),
        "fen-many-kings" => texts.fault_fen_many_kings(),
        "fen-pawn-on-end" => texts.fault_fen_pawn_on_end(),
        "fen-king-can-be-taken" => texts.fault_fen_king_can_be_taken(),
        "fen-over" => texts.fault_fen_over(),
        _ => return None,
    })
}

/// Returns why a man can't go there; none for an empty square.
pub(super) fn why(texts: &Texts, view: &View, why: &WhyNot, reason: Reason) -> Option<String> {
    let by = why.by.first().copied();
    let square = by.map_or("", |by| view.plan.name(by));
    let at = why.at.map_or("", |at| view.plan.name(at));
    let man = by
        .and_then(|by| view.squares.get(by.index())?.man)
        .map_or("", |man| the(texts, man.kind));
    Some(match reason {
        Reason::Empty => return None,
        Reason::NotYourTurn => texts.why_not_your_turn().to_owned(),
        Reason::Way => way(texts, why.man?.kind).to_owned(),
        Reason::Blocked => texts.why_blocked(man, square),
        Reason::OwnMan => texts.why_own_man(square),
        Reason::PawnAhead => texts.why_pawn_ahead(man, square),
        Reason::PawnTwoSquares => texts.why_pawn_two_squares().to_owned(),
        Reason::PawnDiagonal => texts.why_pawn_diagonal().to_owned(),
        Reason::EnPassantLate => texts.why_en_passant_late().to_owned(),
        Reason::EnPassantOpens => texts.why_en_passant_opens(man, square),
        Reason::Pinned => texts.why_pinned(man, square),
        Reason::InCheck => texts.why_in_check(man, square),
        Reason::DoubleCheck => texts.why_double_check().to_owned(),
        Reason::IntoCheck => texts.why_into_check(man, square, at),
        Reason::Protected => texts.why_protected(man, square, at),
        Reason::KingsTouch => texts.why_kings_touch().to_owned(),
        Reason::NoRight => no_right(texts, why.right_lost, at),
        Reason::CastlingBlocked => texts.why_castling_blocked(man, square),
        Reason::CastlingInCheck => texts.why_castling_in_check(man, square),
        Reason::CastlingThrough => texts.why_castling_through(at, man, square),
        Reason::CastlingInto => texts.why_castling_into(at, man, square),
        Reason::ShutIn => texts.why_shut_in().to_owned(),
        Reason::NoFlight => texts.why_no_flight().to_owned(),
    })
}

fn no_right(texts: &Texts, lost: Option<RightLost>, rook: &str) -> String {
    let Some(lost) = lost else {
        return texts.why_no_right().to_owned();
    };
    let number = lost.move_number.to_string();
    match lost.how {
        Loss::KingMoved => texts.why_king_moved(&number),
        Loss::RookMoved => texts.why_rook_moved(rook, &number),
        Loss::RookTaken => texts.why_rook_taken(rook, &number),
    }
}

fn way(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        PAWN => texts.why_way_pawn(),
        KNIGHT => texts.why_way_knight(),
        BISHOP => texts.why_way_bishop(),
        ROOK => texts.why_way_rook(),
        QUEEN => texts.why_way_queen(),
        KING => texts.why_way_king(),
        _ => "",
    }
}

/// The kind of man in a sentence, with its article.
pub(super) fn the(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        PAWN => texts.the_pawn(),
        KNIGHT => texts.the_knight(),
        BISHOP => texts.the_bishop(),
        ROOK => texts.the_rook(),
        QUEEN => texts.the_queen(),
        KING => texts.the_king(),
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{GameKind, Start, Table};

    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn german_and_dutch_letters_are_understood() {
        let german = texts("de");
        assert_eq!(to_english_letters(german, "Sf3"), "Nf3");
        assert_eq!(to_english_letters(german, "e8=D"), "e8=Q");
        assert_eq!(to_english_letters(german, "Nbd2"), "Nbd2");
        let dutch = texts("nl");
        assert_eq!(to_english_letters(dutch, "Pxe5"), "Nxe5");
        assert_eq!(to_english_letters(dutch, "O-O"), "O-O");
    }

    #[test]
    fn keys_stand_for_men() {
        let kinds = |language, keys: [&str; 6]| keys.map(|key| kind_of_key(texts(language), key));
        let all = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING].map(Some);
        assert_eq!(kinds("en", ["p", "N", "b", "r", "q", "k"]), all);
        assert_eq!(kinds("de", ["b", "S", "l", "t", "d", "k"]), all);
        assert_eq!(kinds("de", ["p", "n", "L", "r", "q", "k"]), all);
        assert_eq!(kinds("nl", ["i", "p", "l", "t", "d", "k"]), all);
        for key in ["", "x", "KQ", "Tab", "1"] {
            assert_eq!(kind_of_key(texts("en"), key), None, "{key}");
        }
    }

    /// Returns what is said when the man on a square is sent to another in a position.
    fn said(language: &str, position: &str, from: &str, to: Option<&str>) -> Option<String> {
        let start = Start::new(GameKind::Chess, Vec::new());
        let table = Table::from_position(start, position).expect("a position");
        let view = table.view();
        let square = |name| view.plan.find(name).expect("a square");
        let why = table.why_not(square(from), to.map(square))?;
        crate::words::why(texts(language), &view, &why)
    }

    #[test]
    fn the_man_to_blame_is_named_with_its_square() {
        let pinned = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1";
        let said = |language| said(language, pinned, "c3", None).expect("a reason");
        assert_eq!(said("en"), "pinned: the bishop on b4 would take your king");
        assert_eq!(
            said("de"),
            "gefesselt: der Läufer auf b4 würde den König schlagen"
        );
        assert_eq!(said("nl"), "gepend: de loper op b4 zou de koning slaan");
    }

    #[test]
    fn an_empty_square_needs_no_words() {
        let bare = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1";
        assert_eq!(said("en", bare, "d4", None), None);
        assert_eq!(
            said("en", bare, "e8", None).as_deref(),
            Some("not your turn")
        );
    }

    #[test]
    fn castling_names_the_square_and_who_attacks_it() {
        let through = "4k3/8/8/8/8/3b4/8/R3K2R w KQ - 0 1";
        assert_eq!(
            said("en", through, "e1", Some("g1")).as_deref(),
            Some("no castling: the king would pass over f1, which the bishop on d3 attacks")
        );
        let never = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
        assert_eq!(
            said("en", never, "e1", Some("h1")).as_deref(),
            Some("no castling: no longer possible on this side")
        );
    }

    #[test]
    fn it_is_said_why_nobody_can_mate() {
        let texts = texts("en");
        let said = [Some(Dead::TooFewMen), Some(Dead::Locked), None].map(|why| dead(texts, why));
        assert!(said[0].contains("enough") && said[1].contains("locked"));
        assert_eq!(said[2], dead(texts, Some(Dead::Nothing)));
    }

    #[test]
    fn every_reason_fits_two_lines_of_a_small_telephone() {
        for language in LANGUAGES {
            let reasons = texts(language)
                .all()
                .filter(|text| text.contains("{square}") || text.contains("{number}"));
            for text in reasons {
                // The longest man and a move of two digits; a line of 296 px holds some 46 letters.
                let length = text.replace("{man}", "der Springer").chars().count();
                assert!(length <= 92, "{language}: {text}");
            }
        }
    }
}
