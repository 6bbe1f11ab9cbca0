//! What is said: the names of squares, moves and results, for eyes and for screen readers.

use rochade_table::{
    Answer, Check, Deed, Happening, Kind, Man, Mark, Outcome, Prompt, PromptKind, Seat, SeatView,
    SquareView, Termination, Verdict, View, Wing,
};

use crate::prompt;
use crate::text::Texts;

/// The name of a side.
pub(crate) fn side(texts: &Texts, seat: Seat) -> &'static str {
    match seat {
        Seat::FIRST => texts.white(),
        _ => texts.black(),
    }
}

/// A man, as a square's name says it: "white pawn".
pub(crate) fn man(texts: &Texts, man: Man) -> &'static str {
    match (man.seat, man.kind) {
        (Seat::FIRST, Kind::Pawn) => texts.white_pawn(),
        (Seat::FIRST, Kind::Knight) => texts.white_knight(),
        (Seat::FIRST, Kind::Bishop) => texts.white_bishop(),
        (Seat::FIRST, Kind::Rook) => texts.white_rook(),
        (Seat::FIRST, Kind::Queen) => texts.white_queen(),
        (Seat::FIRST, Kind::King) => texts.white_king(),
        (_, Kind::Pawn) => texts.black_pawn(),
        (_, Kind::Knight) => texts.black_knight(),
        (_, Kind::Bishop) => texts.black_bishop(),
        (_, Kind::Rook) => texts.black_rook(),
        (_, Kind::Queen) => texts.black_queen(),
        (_, Kind::King) => texts.black_king(),
    }
}

/// A kind of man, alone: "pawn".
pub(crate) fn kind(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => texts.pawn(),
        Kind::Knight => texts.knight(),
        Kind::Bishop => texts.bishop(),
        Kind::Rook => texts.rook(),
        Kind::Queen => texts.queen(),
        Kind::King => texts.king(),
    }
}

fn taken(texts: &Texts, kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => texts.taken_pawn(),
        Kind::Knight => texts.taken_knight(),
        Kind::Bishop => texts.taken_bishop(),
        Kind::Rook => texts.taken_rook(),
        Kind::Queen => texts.taken_queen(),
        Kind::King => texts.taken_king(),
    }
}

/// A square with what stands on it and what its marks mean: "e4, white pawn, last move".
pub(crate) fn square(texts: &Texts, name: &str, square: &SquareView) -> String {
    let marks = [
        (Mark::Check, texts.mark_check()),
        (Mark::Selected, texts.mark_selected()),
        (Mark::Move, texts.mark_move()),
        (Mark::Capture, texts.mark_capture()),
        (Mark::LastFrom, texts.mark_last()),
        (Mark::LastTo, texts.mark_last()),
    ];
    let mut said = String::with_capacity(40);
    said.push_str(name);
    let man = square.man.map(|standing| man(texts, standing));
    let marks = marks
        .iter()
        .filter(|(mark, _)| square.marks.has(*mark))
        .map(|(_, said)| *said);
    for part in man.into_iter().chain(marks) {
        said.push_str(", ");
        said.push_str(part);
    }
    said
}

/// A move in words: "White: knight g1 to f3, check".
pub(crate) fn deed(texts: &Texts, view: &View, deed: &Deed) -> String {
    let name = |square| view.plan.place(square).map_or("", |place| &place.name);
    let (from, to) = (name(deed.step.from), name(deed.step.to));
    let side = side(texts, deed.man.seat);
    let man = kind(texts, deed.man.kind);
    let mut said = match (deed.castling, deed.captured) {
        (Some(Wing::King), _) => texts.said_castles_short(side),
        (Some(Wing::Queen), _) => texts.said_castles_long(side),
        (None, Some(victim)) => texts.said_capture(from, man, side, taken(texts, victim.kind), to),
        (None, None) => texts.said_move(from, man, side, to),
    };
    let becomes = match deed.step.choice {
        Some(Kind::Rook) => texts.becomes_rook(),
        Some(Kind::Bishop) => texts.becomes_bishop(),
        Some(Kind::Knight) => texts.becomes_knight(),
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

/// What happened, in a sentence; `None` where nothing needs to be said.
pub(crate) fn happening(texts: &Texts, view: &View, happening: &Happening) -> Option<String> {
    Some(match happening {
        Happening::Began => texts.game_began(turn(texts, view.turn)),
        Happening::Moved(done) => deed(texts, view, done),
        Happening::Ended(outcome) => {
            let verdict = verdict(texts, view, *outcome);
            texts.ended(reason(texts, outcome.termination), &verdict)
        }
        &Happening::Asked { kind, seat } => {
            let answers = kind.answers();
            prompt::question(
                texts,
                view,
                &Prompt {
                    kind,
                    seat,
                    answers,
                },
            )
        }
        Happening::Answered {
            kind,
            answer: Answer::Decline,
            ..
        } => match kind {
            PromptKind::TakeBack => texts.take_back_declined(),
            PromptKind::DrawOffer | PromptKind::Resign => texts.draw_declined(),
        }
        .to_owned(),
        Happening::DrawOffered(_) => texts.draw_is_offered().to_owned(),
        Happening::TakenBack(_) => texts.taken_back(turn(texts, view.turn)),
        Happening::Paused => texts.paused().to_owned(),
        Happening::Resumed => texts.goes_on().to_owned(),
        Happening::TimeLow(seat) => {
            let short = view.seats.iter().find(|view| view.seat == *seat)?;
            texts.time_low(&player(texts, short))
        }
        Happening::Shown(plies) => match plies.checked_sub(1).and_then(|ply| view.entries.get(ply))
        {
            Some(entry) => deed(texts, view, &entry.deed),
            None => texts.start_position().to_owned(),
        },
        Happening::Lifted(_)
        | Happening::PutBack
        | Happening::PromotionAsked
        | Happening::Answered { .. }
        | Happening::FlagFell(_)
        | Happening::ClockStarted => return None,
    })
}

/// The name that a seat's player goes by: the one given, else the side's.
pub(crate) fn player(texts: &Texts, seat: &SeatView) -> String {
    if seat.player.name.is_empty() {
        side(texts, seat.seat).to_owned()
    } else {
        seat.player.name.clone()
    }
}

/// Why the game ended.
pub(crate) fn reason(texts: &Texts, termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate => texts.end_checkmate(),
        Termination::Stalemate => texts.end_stalemate(),
        Termination::DeadPosition => texts.end_dead_position(),
        Termination::Repetition => texts.end_repetition(),
        Termination::FiftyMoves => texts.end_fifty_moves(),
        Termination::Agreement => texts.end_agreement(),
        Termination::Resignation => texts.end_resignation(),
        Termination::Time => texts.end_time(),
    }
}

/// Who won: "Anna (White) wins", "White wins", "Draw".
pub(crate) fn verdict(texts: &Texts, view: &View, outcome: Outcome) -> String {
    let Verdict::Won(winner) = outcome.verdict else {
        return texts.drawn().to_owned();
    };
    let seat = view.seats.iter().find(|seat| seat.seat == winner);
    texts.wins(&seat.map_or_else(String::new, |seat| player(texts, seat)))
}

/// Whose turn it is.
pub(crate) fn turn(texts: &Texts, seat: Seat) -> &'static str {
    match seat {
        Seat::FIRST => texts.white_to_move(),
        _ => texts.black_to_move(),
    }
}

/// A score in half points, as players write it: `1½`.
pub(crate) fn score(half_points: u32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Turns the page's own piece letters (German `S`, Dutch `P`) in a typed move into the English ones, which the rules read.
/// English letters stay what they are.
pub(crate) fn to_english_letters(texts: &Texts, typed: &str) -> String {
    let own = |letter: char| {
        let place = texts.letters().chars().position(|own| own == letter)?;
        "NBRQK".chars().nth(place)
    };
    typed
        .chars()
        .map(|letter| own(letter).unwrap_or(letter))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::texts;

    #[test]
    fn scores_are_written_as_players_do() {
        let written: Vec<String> = [0, 1, 2, 3, 21].map(score).into();
        assert_eq!(written, ["0", "½", "1", "1½", "10½"]);
    }

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
}
