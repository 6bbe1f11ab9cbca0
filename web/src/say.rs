//! What is said: the names of squares, moves and results, for eyes and for screen readers.

pub(crate) mod asked;
mod began;
pub(crate) mod computer;
mod ending;
mod hand;
mod made;
pub(crate) mod moment;
pub(crate) mod players;
pub(crate) mod question;
pub(crate) mod rulings;
mod sent;
mod time;

use rochade_table::{
    Answer, Frozen, GameKind, Happening, Kind, Mark, PromptKind, Question, Remark, Seat, SeatView,
    SquareId, SquareView, Task, View,
};

pub(crate) use self::began::whose_turn;
pub(crate) use self::computer::beside_name;
pub(crate) use self::ending::{is_scored, reason, result, result_alone, score, verdict, winners};
use self::made::made;
pub(crate) use self::made::of_list;
pub(crate) use self::sent::sent;
pub(crate) use self::time::time;
use crate::sides::Way;
use crate::text::Texts;
use crate::words::{self, Spoken, Words};

/// A square with what stands on it and what its marks mean: "e4, white pawn, last move".
pub(crate) fn square(words: Words<'_>, name: &str, square: &SquareView) -> String {
    let Words { texts, game } = words;
    let marks = [
        (Mark::Mated, texts.mark_mated()),
        (Mark::Stalemated, texts.mark_stalemated()),
        (Mark::Frozen, texts.mark_frozen()),
        (Mark::Left, texts.seat_left()),
        (Mark::Check, texts.mark_check()),
        (Mark::Attacked, texts.mark_attacked()),
        (Mark::Hint, texts.mark_hint()),
        (Mark::Touched, texts.mark_touched()),
        (Mark::Must, texts.mark_must()),
        (Mark::Blowable, texts.mark_blowable()),
        (Mark::Path, texts.mark_path()),
        (Mark::Victim, texts.mark_victim()),
        (Mark::Selected, texts.mark_selected()),
        (Mark::Move, texts.mark_move()),
        (Mark::Capture, texts.mark_capture()),
        (Mark::LastFrom, texts.mark_last()),
        (Mark::LastTo, texts.mark_last()),
    ];
    let mut said = String::with_capacity(40);
    said.push_str(name);
    let man = square.man.map(|man| words::of(game).man(texts, man));
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

/// The ways to sit, each with what it means where more than two sit `around` the board, or not.
pub(crate) fn ways_to_sit(texts: &Texts, around: bool) -> Vec<(&'static str, &'static str)> {
    let way = |way: Way| {
        let means = match way {
            Way::Fixed => texts.seating_fixed(),
            Way::Face if around => texts.lay_down(),
            Way::Face => texts.seating_face(),
            Way::Turning => texts.seating_turning(),
            Way::Pass => texts.seating_pass(),
        };
        (way.word(), means)
    };
    Way::ALL.map(way).to_vec()
}

/// Returns what happened, in a sentence, with moves as they are to be spoken; `None` where nothing
/// needs to be said.
pub(crate) fn happening(
    texts: &Texts,
    view: &View,
    happening: &Happening,
    spoken: Spoken,
) -> Option<String> {
    let deed = |deed| spoken.deed(texts, view, deed);
    Some(match happening {
        Happening::Began => with_ahead(texts, view, began::sentence(texts, view)),
        Happening::Moved(moved) => with_ahead(texts, view, deed(moved)),
        Happening::Ended(outcome) => {
            let verdict = ending::verdict_with_shares(texts, view, outcome);
            texts.ended(reason(texts, outcome), &verdict)
        }
        Happening::Asked(question) => {
            let mut prompts = view.prompts.iter();
            let prompt = prompts.find(|prompt| prompt.question == *question);
            let touched = prompt.and_then(|prompt| prompt.touched);
            let asker = player(texts, view, question.by);
            let game = (view.game, &*view.plan);
            question::sentence(texts, game, question.kind, touched, &asker)?
        }
        Happening::Answered(Question { kind, .. }, Answer::Decline) => match kind {
            PromptKind::TakeBack => texts.take_back_declined(),
            PromptKind::ResignTogether => texts.resign_declined(),
            PromptKind::Tempo => texts.tempo_declined(),
            PromptKind::Touched | PromptKind::IllegalMove | PromptKind::FalseCheck => {
                texts.waived()
            }
            PromptKind::DrawOffer | PromptKind::Resign => texts.draw_declined(),
        }
        .to_owned(),
        Happening::FalseMove(moved) => texts.false_move(&deed(moved)),
        Happening::Answered(Question { kind, .. }, answer) if *kind == PromptKind::IllegalMove => {
            match answer {
                Answer::Stand => texts.false_move_stands(),
                _ => texts.false_move_taken_back(),
            }
            .to_owned()
        }
        Happening::DroppedOut(seat) => texts.dropped_out(&player(texts, view, *seat)),
        Happening::Froze(seat) => froze(texts, view, *seat)?,
        Happening::Freed(seat) => texts.said_freed(&player(texts, view, *seat)),
        // Who stands frozen is passed over round after round, and that was said once.
        Happening::Passed(seat) if view.seat(*seat)?.frozen.is_some() => return None,
        Happening::Passed(seat) => texts.said_passed(&player(texts, view, *seat)),
        Happening::DrawOffered(_) => texts.draw_is_offered().to_owned(),
        Happening::Claimed(_, seat) => texts.claimed(&player(texts, view, *seat)),
        Happening::NewPartners(seat) => texts.new_partners(&player(texts, view, *seat)),
        Happening::CountStarted(seat) => texts.count_begun(&player(texts, view, *seat)),
        Happening::CheckSaid(seat) => texts.check_said(&player(texts, view, *seat)),
        Happening::Remarked(remark, seat) => {
            let name = player(texts, view, *seat);
            match remark {
                Remark::PointedOut => texts.check_pointed_out(&name),
                Remark::Noticed => texts.check_noticed(&name),
            }
        }
        Happening::HandedOver(seat) => {
            let side = words::of(view.game).side(texts, *seat);
            match view.seat(*seat)?.player.computer {
                Some(it) => texts.computer_plays(&computer::with_level(texts, it.level), side),
                None => texts.person_plays(side),
            }
        }
        Happening::CountStruck => texts.count_struck().to_owned(),
        Happening::TakenBack(_) => texts.taken_back(turn(texts, view)),
        Happening::Paused => texts.paused().to_owned(),
        Happening::Resumed => texts.goes_on().to_owned(),
        Happening::Pressed(seat) => texts.pressed(&player(texts, view, *seat)),
        Happening::TimeLow(seat) => texts.time_low(&player(texts, view, *seat)),
        Happening::Shown(plies) => match plies.checked_sub(1).and_then(|ply| view.entries.get(ply))
        {
            Some(entry) => texts.shown_move(
                &entry.round.to_string(),
                &made(texts, view.game, entry, deed(&entry.deed)),
            ),
            None => texts.start_position().to_owned(),
        },
        Happening::Owed => duty(texts, view)?,
        Happening::Adjusting(_) => texts.adjusting().to_owned(),
        Happening::Adjusted(_) => texts.adjusted().to_owned(),
        Happening::Blowing(_) => texts.blowing().to_owned(),
        Happening::Blown(victim) => {
            let man = words::of(view.game).the(texts, victim.man.kind);
            // Where the move was typed with it, the turn has passed on.
            let mut seats = view.seats.iter().map(|seat| seat.seat);
            let taker = seats.find(|seat| *seat != victim.man.seat)?;
            let side = words::of(view.game).side(texts, taker);
            texts.said_blown(side, man, view.plan.name(victim.square))
        }
        Happening::Restored(victim) => {
            let man = words::of(view.game).the(texts, victim.man.kind);
            texts.said_restored(man, view.plan.name(victim.square))
        }
        Happening::OnTheWay(square) if view.can_stop => {
            texts.said_may_stop(view.plan.name(*square))
        }
        Happening::OnTheWay(square) => texts.said_goes_on(view.plan.name(*square)),
        Happening::Lifted(square) => hand::lifted(texts, view, *square)?,
        Happening::PutBack => texts.put_back().to_owned(),
        Happening::PromotionAsked
        | Happening::Waits(_)
        | Happening::Answered(..)
        | Happening::FlagFell(_)
        | Happening::CheckSwitched(_)
        | Happening::Hinted(_)
        | Happening::ClockStarted => return None,
    })
}

/// How a player stands who has just been frozen, and what that one may do.
fn froze(texts: &Texts, view: &View, seat: Seat) -> Option<String> {
    let name = player(texts, view, seat);
    let stands = match view.seat(seat)?.frozen? {
        Frozen::Mated => texts.said_mated(&name),
        Frozen::Stalemated => texts.said_stalemated(&name),
    };
    let partner = view.plan.partner(seat);
    let partner = partner.map(|partner| player(texts, view, partner));
    let may = words::of(view.game).may_talk(texts, &name, partner.as_deref());
    let may = may.filter(|_| view.outcome.is_none() && !plays_both(view, seat));
    Some(match may {
        Some(may) => [&stands, ". ", &may].concat(),
        None => stands,
    })
}

/// How a player stands who is frozen, as it is shown at the seat: "mated: may talk with Anna".
pub(crate) fn frozen(texts: &Texts, view: &View, seat: &SeatView) -> Option<String> {
    let how = seat.frozen?;
    let partner = view.plan.partner(seat.seat);
    let partner = partner.filter(|_| view.outcome.is_none() && !plays_both(view, seat.seat));
    let partner = partner.map(|partner| player(texts, view, partner));
    Some(words::of(view.game).frozen(texts, partner.as_deref(), how))
}

/// Returns what the one to move owes.
pub(crate) fn duty(texts: &Texts, view: &View) -> Option<String> {
    let kind = |square: SquareId| Some(view.squares.get(square.index())?.man?.kind);
    owed(texts, view, view.duty.as_ref()?.task, kind)
}

/// Returns what a player owes, or has owed when these men stood there.
pub(crate) fn owed(
    texts: &Texts,
    view: &View,
    task: Task,
    kind: impl Fn(SquareId) -> Option<Kind>,
) -> Option<String> {
    let man = |square: SquareId| Some(words::of(view.game).the(texts, kind(square)?));
    let place = |square: SquareId| Some(&*view.plan.squares.get(square.index())?.name);
    Some(match task {
        Task::Move(square) => texts.owes_move(man(square)?, place(square)?),
        Task::Capture(square) => texts.owes_capture(man(square)?, place(square)?),
        Task::MoveKing => texts.owes_king_move().to_owned(),
        Task::MoveKingOrRook => texts.owes_king_or_rook().to_owned(),
        Task::CaptureAny => texts.owes_capture_any().to_owned(),
        Task::Blow => texts.owes_blow().to_owned(),
    })
}

/// The name that a seat's player goes by: the one given, else the side's; both, where somebody has
/// several seats.
pub(crate) fn player(texts: &Texts, view: &View, seat: Seat) -> String {
    let side = words::of(view.game).side(texts, seat);
    match view.seat(seat) {
        Some(seat) if seats_of(view, seat) > 1 => {
            format!("{} ({side})", name(texts, view.game, seat))
        }
        Some(seat) => of_seat(texts, view, seat),
        None => side.to_owned(),
    }
}

/// Returns a player's name; where two computers have the same one, with the side.
pub(crate) fn of_seat(texts: &Texts, view: &View, seat: &SeatView) -> String {
    let named = name(texts, view.game, seat);
    if computer::has_double(view, &seat.player) {
        let side = words::of(view.game).side(texts, seat.seat);
        return format!("{named} ({side})");
    }
    named
}

/// Returns how many seats have the name of a seat's player, if that has one.
fn seats_of(view: &View, seat: &SeatView) -> usize {
    let name = &seat.player.name;
    let is_same = |other: &&SeatView| !name.is_empty() && other.player.name == *name;
    view.seats.iter().filter(is_same).count()
}

/// Returns whether one person plays for both seats of a pair, as where two play for four.
fn plays_both(view: &View, seat: Seat) -> bool {
    let partner = view.plan.partner(seat);
    let names = [Some(seat), partner].map(|seat| Some(&*view.seat(seat?)?.player.name));
    names[0].is_some_and(|name| !name.is_empty()) && names[0] == names[1]
}

/// Returns a player's name: the one given or the computer's, else the side's.
pub(crate) fn name(texts: &Texts, game: GameKind, seat: &SeatView) -> String {
    let own = computer::own_name(texts, &seat.player);
    match own.is_empty() {
        true => words::of(game).side(texts, seat.seat).to_owned(),
        false => own,
    }
}

/// Whose turn it is: "White to move".
pub(crate) fn turn(texts: &Texts, view: &View) -> &'static str {
    words::of(view.game).turn(texts, view.turn)
}

/// Returns what a link to the game is good for.
pub(crate) fn link(texts: &Texts, view: &View) -> String {
    if view.outcome.is_some() {
        texts.share_over().to_owned()
    } else {
        [turn(texts, view), ". ", texts.share_why()].concat()
    }
}

/// Returns how many moves the one to move still makes first, where odds let it make several.
pub(crate) fn ahead(texts: &Texts, moves: usize) -> Option<String> {
    match moves {
        0 => None,
        1 => Some(texts.ahead_one().to_owned()),
        _ => Some(texts.ahead(&moves.to_string())),
    }
}

/// A sentence, and after it how many moves are still made first.
fn with_ahead(texts: &Texts, view: &View, said: String) -> String {
    match ahead(texts, view.ahead) {
        Some(ahead) => [said.trim_end_matches('.'), ". ", &ahead].concat(),
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use rochade_table::{Intent, Start, Table};

    use super::*;
    use crate::text::tests::texts;

    /// All that is said of what a typed move brings.
    fn said(language: &str, game: GameKind, position: &str, moves: &str) -> String {
        let start = Start::new(game, Vec::new());
        let mut table = Table::from_position(start, position).expect("a position");
        let mut said = Vec::new();
        for typed in moves.split(' ') {
            let happenings = table.apply(Intent::Type(typed.to_owned()));
            let happenings = happenings.unwrap_or_else(|refusal| panic!("{typed}: {refusal:?}"));
            let view = table.view();
            let told = happenings.iter();
            said = told
                .filter_map(|told| happening(texts(language), &view, told, Spoken::Words))
                .collect();
        }
        said.join(". ")
    }

    /// B's king in the corner is mated once C's rook is on row 11.
    const CORNER: &str = "3AK4/8/8/BK13/9AR4/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -";

    #[test]
    fn four_who_is_mated_is_told_that_he_may_talk_with_his_partner() {
        let mated = "k9-k11 n8-n7 g14-g13";
        for (language, wanted) in [
            (
                "en",
                "Gold: king g14 to g13. Black is mated, and frozen. Black may now talk with Blue",
            ),
            (
                "de",
                "Gold: König g14 nach g13. Schwarz ist matt und erstarrt. \
                 Schwarz darf sich jetzt mit Blau beraten",
            ),
            (
                "nl",
                "Goud: koning g14 naar g13. Zwart staat mat en is bevroren. \
                 Zwart mag nu met Blauw overleggen",
            ),
        ] {
            let told = said(language, GameKind::Four, CORNER, mated);
            assert_eq!(told, wanted);
        }
        // Round after round it is passed over without a word, until it is free.
        let again = [mated, "h1-h2 n7-n8 g13-g14"].join(" ");
        let silent = said("en", GameKind::Four, CORNER, &again);
        assert_eq!(silent, "Gold: king g13 to g14");
        let freed = [&again, "k11-k12 n8-n7 g14-g13"].join(" ");
        let free = said("en", GameKind::Four, CORNER, &freed);
        assert_eq!(free, "Gold: king g14 to g13. Black is free again");
    }

    #[test]
    fn the_name_of_a_square_says_that_a_man_is_frozen() {
        let position = CORNER
            .replace("C - - - -", "C - - Bm -")
            .replace("10CR3", "14");
        let position = position.replacen("BK13", "BK10CR2", 1);
        let start = Start::new(GameKind::Four, Vec::new());
        let table = Table::from_position(start, &position).expect("a position");
        let view = table.view();
        let at = view.plan.find("f6").expect("a square");
        let name = |language| {
            let words = Words::new(texts(language), &view);
            square(words, "f6", &view.squares[at.index()])
        };
        assert_eq!(name("en"), "f6, black knight, frozen");
        assert_eq!(name("de"), "f6, schwarzer Springer, erstarrt");
        assert_eq!(name("nl"), "f6, zwart paard, bevroren");
    }

    #[test]
    fn who_huffs_is_named_though_the_turn_has_passed_on() {
        let position = "B:Wb4,d4:Bb6,c5,h8:Xb4";
        let told = said("en", GameKind::Draughts, position, "b4~b6-a5");
        assert_eq!(
            told,
            "Black huffs: the man on b4 is removed. Black: man b6 to a5"
        );
    }

    #[test]
    fn a_link_says_whose_turn_it_is_of_all_seats() {
        let texts = texts("en");
        let mut view = Table::new(Start::new(GameKind::Three, Vec::new())).view();
        let mut said = Vec::new();
        for seat in view.plan.all_seats() {
            view.turn = seat;
            said.push(link(texts, &view));
        }
        let told = |side| format!("{side} to move. {}", texts.share_why());
        assert_eq!(said, ["Black", "Red", "White"].map(told));
    }
}
