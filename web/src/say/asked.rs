//! Answers to what players ask about a game without seeing it: each says how it stands at the
//! moment that is shown.

use std::collections::BTreeMap;

use rochade_sort::insertion_sort;
use rochade_table::{Entry, Kind, Man, Mark, Plan, Seat, SquareId, Step, View};

use super::{duty, ending, name, question};
use crate::text::{Texts, capitalised};
use crate::words::typed::parts;
use crate::words::{self, Spoken, huffing};

/// Returns the last move: "White: knight g1 to f3".
pub(crate) fn last_move(texts: &Texts, view: &View, spoken: Spoken) -> String {
    match stand(view).last() {
        Some(entry) => played(texts, view, entry, spoken),
        None => texts.asked_no_move().to_owned(),
    }
}

/// Returns what others have moved since the last own move of a seat; where none is given, of the
/// one to move.
pub(crate) fn reply(texts: &Texts, view: &View, of: Option<Seat>, spoken: Spoken) -> String {
    let own = of.unwrap_or_else(|| mover(view));
    let is_own = |entry: &&Entry| entry.deed.man.seat == own;
    let backwards = stand(view).iter().rev().skip_while(is_own);
    let since: Vec<&Entry> = backwards.take_while(|entry| !is_own(entry)).collect();
    if since.is_empty() {
        return texts.asked_no_answer().to_owned();
    }
    let since = since.into_iter().rev();
    let said: Vec<String> = since
        .map(|entry| played(texts, view, entry, spoken))
        .collect();
    said.join(". ")
}

/// Returns whose turn it is, whose king is in check, what is owed, offered and asked; or how the
/// game has ended.
pub(crate) fn turn(texts: &Texts, view: &View) -> String {
    let is_present = view.shown_ply == view.plies;
    if let Some(over) = over(texts, view) {
        return over;
    }
    let (game, mover) = (words::of(view.game), mover(view));
    let mut turn = game.turn(texts, mover).to_owned();
    let called = view.seat(mover).map(|seat| name(texts, view.game, seat));
    if let Some(called) = called.filter(|called| called != game.side(texts, mover)) {
        turn = [&turn, ": ", &called].concat();
    }
    let mut said = Vec::new();
    let checked = checked(view);
    if checked.contains(&mover) {
        turn = [&turn, ", ", texts.mark_check()].concat();
    }
    said.push(turn);
    for &seat in checked.iter().filter(|&&seat| seat != mover) {
        said.push([game.side(texts, seat), ": ", texts.mark_check()].concat());
    }
    if !is_present {
        said.push(moment(texts, view));
        return said.join(". ");
    }
    said.extend(super::ahead(texts, view.ahead));
    said.extend(duty(texts, view));
    if !view.missed.is_empty() {
        let missed = huffing::missed(texts, view);
        said.push(missed.trim_end_matches('.').to_owned());
    }
    let asked = view.prompts.iter().filter_map(|prompt| {
        let asker = super::player(texts, view, prompt.question.by);
        let of = (view.game, &*view.plan);
        question::sentence(texts, of, prompt.question.kind, prompt.touched, &asker)
    });
    // What is asked of several is one question.
    for asked in asked.collect::<Vec<_>>() {
        if !said.contains(&asked) {
            said.push(asked);
        }
    }
    if view.seats.iter().any(|seat| seat.has_offered_draw) {
        said.push(texts.draw_is_offered().to_owned());
    }
    if view.seats.iter().any(|seat| !seat.claims.is_empty()) {
        said.push(texts.claimable().to_owned());
    }
    said.join(". ")
}

/// Returns where all men of a kind stand, by side: "Queens: White d1; Black d8".
pub(crate) fn men(texts: &Texts, view: &View, kind: Option<Kind>) -> String {
    let Some(kind) = kind else {
        return texts.asked_no_men().to_owned();
    };
    let game = words::of(view.game);
    let of = |seat: Seat| {
        let squares = standing(view).filter(|(_, man)| *man == Man { seat, kind });
        let squares: Vec<&str> = squares.map(|(square, _)| view.plan.name(square)).collect();
        let side = game.side(texts, seat);
        (!squares.is_empty()).then(|| [side, " ", &squares.join(", ")].concat())
    };
    let mut sides: Vec<String> = view.plan.all_seats().filter_map(of).collect();
    if sides.is_empty() {
        sides.push(texts.asked_none().to_owned());
    }
    let kinds = capitalised(game.kinds(texts, kind));
    [&kinds, ": ", &sides.join("; ")].concat()
}

/// Returns what stands on a file or a rank: "e: e1 white king, e7 black pawn".
pub(crate) fn line(texts: &Texts, view: &View, line: &str) -> String {
    if !lines(&view.plan).iter().any(|known| known == line) {
        return texts.asked_no_line(line);
    }
    let game = words::of(view.game);
    let men = standing(view).filter(|(square, _)| {
        let (file, rank) = parts(view.plan.name(*square));
        file == line || rank == line
    });
    let men = men.map(|(square, man)| [view.plan.name(square), " ", game.man(texts, man)].concat());
    let mut men: Vec<String> = men.collect();
    if men.is_empty() {
        men.push(texts.empty().to_owned());
    }
    [line, ": ", &men.join(", ")].concat()
}

/// Returns the names of files and ranks of a board, each once.
pub(crate) fn lines(plan: &Plan) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for place in &plan.squares {
        let (file, rank) = parts(&place.name);
        for part in [file, rank] {
            if !lines.iter().any(|known| known == part) {
                lines.push(part.to_owned());
            }
        }
    }
    lines
}

/// Returns where the man on a square can go by these steps, or that it can't, and why: "Pawn e2:
/// e3, e4".
pub(crate) fn moves(
    texts: &Texts,
    view: &View,
    square: SquareId,
    steps: &[Step],
    why: Option<String>,
) -> String {
    let at = view.plan.name(square);
    let Some(man) = man_at(view, square) else {
        return [at, ", ", texts.empty()].concat();
    };
    let called = called(texts, view, man, square);
    if let Some(over) = over(texts, view) {
        return [&called, ". ", &over].concat();
    }
    let mut steps: Vec<&Step> = steps.iter().collect();
    steps.retain(|step| step.from() == Some(square));
    insertion_sort(&mut steps, |step| &step.path);
    // What a pawn becomes is a choice at one and the same square.
    steps.dedup_by(|one, other| one.path == other.path);
    if !steps.is_empty() {
        let ways: Vec<String> = steps.iter().map(|step| way(texts, view, step)).collect();
        return [&called, ": ", &ways.join(", ")].concat();
    }
    let stays = texts.asked_stays(&called);
    match why {
        Some(why) => [&stays, ". ", &capitalised(&why)].concat(),
        None => stays,
    }
}

/// Where a man goes with a step: "e4", "takes d5", in draughts over every square "e3 c5".
fn way(texts: &Texts, view: &View, step: &Step) -> String {
    let squares = step.path.iter().skip(1).map(|&at| view.plan.name(at));
    let squares = squares.collect::<Vec<_>>().join(" ");
    let captures = step.to().is_some_and(|to| man_at(view, to).is_some());
    match captures && step.path.len() == 2 && step.to() != step.from() {
        true => texts.asked_takes(&squares),
        false => squares,
    }
}

/// Returns what each side has captured, the most valuable first: "White has captured: queen, 2
/// pawns".
pub(crate) fn captured(texts: &Texts, view: &View) -> String {
    let game = words::of(view.game);
    let mut taken: BTreeMap<Seat, BTreeMap<Kind, usize>> = BTreeMap::new();
    let mut take = |by: Seat, man: Man| {
        *taken.entry(by).or_default().entry(man.kind).or_default() += 1;
    };
    for entry in stand(view) {
        let deed = &entry.deed;
        for victim in deed.victims.iter().chain(&deed.blown) {
            take(deed.man.seat, victim.man);
        }
    }
    if let Some(blown) = view.blown.filter(|_| view.shown_ply == view.plies) {
        take(view.turn, blown.man);
    }
    let of = |(seat, men): (&Seat, &BTreeMap<Kind, usize>)| {
        let men = men.iter().rev().map(|(&kind, &count)| match count {
            1 => game.kind(texts, kind).to_owned(),
            _ => [&count.to_string(), " ", game.kinds(texts, kind)].concat(),
        });
        let men: Vec<String> = men.collect();
        texts.asked_captured(game.side(texts, *seat), &men.join(", "))
    };
    let said: Vec<String> = taken.iter().map(of).collect();
    match said.is_empty() {
        true => texts.asked_none_captured().to_owned(),
        false => said.join(". "),
    }
}

/// Returns the moves up to the moment that is shown.
fn stand(view: &View) -> &[Entry] {
    view.entries
        .get(..view.shown_ply)
        .unwrap_or(view.entries.as_slice())
}

/// Returns whose turn it is at the moment that is shown.
fn mover(view: &View) -> Seat {
    let next = view.entries.get(view.shown_ply);
    next.map_or(view.turn, |entry| entry.deed.man.seat)
}

/// Returns how the game has ended, if its end is shown.
fn over(texts: &Texts, view: &View) -> Option<String> {
    let outcome = view.outcome.as_ref();
    let outcome = outcome.filter(|_| view.shown_ply == view.plies)?;
    let verdict = ending::verdict(texts, view, outcome);
    let ended = texts.ended(ending::reason(texts, outcome), &verdict);
    Some(ended.trim_end_matches('.').to_owned())
}

/// Returns which moment is shown, of a game that has gone on.
fn moment(texts: &Texts, view: &View) -> String {
    let round = |entry: Option<&Entry>| entry.map_or(0, |entry| entry.round);
    match round(stand(view).last()) {
        0 => texts.moment_first().to_owned(),
        shown => texts.moment(&shown.to_string(), &round(view.entries.last()).to_string()),
    }
}

/// Returns a move as it is to be spoken.
fn played(texts: &Texts, view: &View, entry: &Entry, spoken: Spoken) -> String {
    let deed = spoken.deed(texts, view, &entry.deed);
    match entry.illegal {
        true => texts.false_move(&deed),
        false => deed,
    }
}

/// Returns the seats whose kings are in check, as the board shows it.
fn checked(view: &View) -> Vec<Seat> {
    let marked = view.squares.iter();
    let marked = marked.filter(|square| square.marks.has(Mark::Check));
    marked.filter_map(|square| Some(square.man?.seat)).collect()
}

/// Returns the men that stand on the board, in the order of squares.
fn standing(view: &View) -> impl Iterator<Item = (SquareId, Man)> {
    let squares = view.plan.ids();
    squares.filter_map(|square| Some((square, man_at(view, square)?)))
}

/// Returns a man with its square, as they begin a sentence: "Pawn e2".
pub(super) fn called(texts: &Texts, view: &View, man: Man, square: SquareId) -> String {
    let kind = capitalised(words::of(view.game).kind(texts, man.kind));
    [&kind, " ", view.plan.name(square)].concat()
}

fn man_at(view: &View, square: SquareId) -> Option<Man> {
    view.squares.get(square.index())?.man
}

#[cfg(test)]
pub(crate) mod tests {
    use rochade_table::chess::{BISHOP, BLACK, PAWN, QUEEN, WHITE};
    use rochade_table::{GameKind, Intent, Player, Review, Start, Table, draughts};

    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    /// Returns a table at which these moves were typed.
    pub(crate) fn played(game: GameKind, position: Option<&str>, moves: &str) -> Table {
        let start = Start::new(game, Vec::new());
        let mut table = match position {
            Some(position) => Table::from_position(start, position).expect("a position"),
            None => Table::new(start),
        };
        for typed in moves.split_whitespace() {
            let done = table.apply(Intent::Type(typed.to_owned()));
            done.unwrap_or_else(|refusal| panic!("{typed}: {refusal:?}"));
        }
        table
    }

    /// What is said in every language.
    fn in_all(said: impl Fn(&Texts) -> String) -> [String; 3] {
        LANGUAGES.map(|language| said(texts(language)))
    }

    fn moves_of(language: &str, table: &Table, square: &str) -> String {
        let (view, texts) = (table.view(), texts(language));
        let square = view.plan.find(square).expect("a square");
        let why = table.why_not(square, None);
        let why = why.and_then(|why| words::why(texts, &view, &why));
        moves(texts, &view, square, &table.steps(), why)
    }

    #[test]
    fn the_last_move_is_told_and_that_there_is_none() {
        let view = played(GameKind::Chess, None, "e4 Nf6").view();
        let said = in_all(|texts| last_move(texts, &view, Spoken::Words));
        assert_eq!(
            said,
            [
                "Black: knight g8 to f6",
                "Schwarz: Springer g8 nach f6",
                "Zwart: paard g8 naar f6"
            ]
        );
        let view = played(GameKind::Chess, None, "").view();
        let said = in_all(|texts| last_move(texts, &view, Spoken::Words));
        assert_eq!(said, ["No move yet", "Noch kein Zug", "Nog geen zet"]);
    }

    #[test]
    fn whose_turn_it_is_goes_with_check_and_what_is_asked() {
        let mut table = played(GameKind::Chess, None, "e4 d5 Bb5");
        let said = |table: &Table| in_all(|texts| turn(texts, &table.view()));
        assert_eq!(
            said(&table),
            [
                "Black to move, in check",
                "Schwarz am Zug, im Schach",
                "Zwart aan zet, staat schaak"
            ]
        );
        table.apply(Intent::Type("c6".to_owned())).expect("a move");
        table.apply(Intent::AskTakeBack(BLACK)).expect("a question");
        assert_eq!(said(&table)[0], "White to move. Black asks for a takeback");
        table.apply(Intent::Review(Review::Ply(3))).expect("a ply");
        assert_eq!(said(&table)[0], "Black to move, in check. Move 2 of 2");
    }

    #[test]
    fn a_player_is_named_and_an_end_is_told() {
        let players = ["Anna", ""].map(|name| Player {
            name: name.to_owned(),
            ..Player::default()
        });
        let mut table = Table::new(Start::new(GameKind::Chess, players.into()));
        assert_eq!(turn(texts("en"), &table.view()), "White to move: Anna");
        for typed in ["f3", "e5", "g4", "Qh4"] {
            table.apply(Intent::Type(typed.to_owned())).expect("a move");
        }
        let view = table.view();
        assert_eq!(turn(texts("en"), &view), "Checkmate. Black wins");
        assert_eq!(
            moves_of("en", &table, "e2"),
            "Pawn e2. Checkmate. Black wins"
        );
    }

    #[test]
    fn men_are_told_by_side_with_their_squares() {
        let view = played(GameKind::Chess, None, "").view();
        let said = in_all(|texts| men(texts, &view, Some(QUEEN)));
        assert_eq!(
            said,
            [
                "Queens: White d1; Black d8",
                "Damen: Weiß d1; Schwarz d8",
                "Dames: Wit d1; Zwart d8"
            ]
        );
        assert_eq!(
            men(texts("de"), &view, None),
            "Keine Figur hat diesen Buchstaben"
        );
        let bare = played(GameKind::Chess, Some("4k3/8/8/8/8/8/P7/4K3 w - - 0 1"), "").view();
        assert_eq!(men(texts("en"), &bare, Some(BISHOP)), "Bishops: none");
        let view = played(GameKind::Draughts, None, "").view();
        assert_eq!(men(texts("en"), &view, Some(draughts::KING)), "Kings: none");
        let told = men(texts("nl"), &view, Some(draughts::MAN));
        assert!(told.starts_with("Schijven: Wit a1, c1"), "{told}");
        let view = played(GameKind::Four, None, "").view();
        let told = men(texts("en"), &view, Some(QUEEN));
        assert_eq!(told.matches(';').count(), 3, "{told}");
    }

    #[test]
    fn a_line_is_told_from_its_first_square_on() {
        let view = played(GameKind::Chess, None, "e4").view();
        let said = |name| line(texts("en"), &view, name);
        assert_eq!(
            said("e"),
            "e: e1 white king, e4 white pawn, e7 black pawn, e8 black king"
        );
        assert_eq!(said("4"), "4: e4 white pawn");
        assert_eq!(said("5"), "5: empty");
        assert_eq!(said("9"), "No file or rank is called 9");
        let four = played(GameKind::Four, None, "").view();
        let told = line(texts("de"), &four, "14");
        assert!(
            told.starts_with("14: ") && told.contains("goldener"),
            "{told}"
        );
    }

    #[test]
    fn the_moves_of_a_man_are_told_or_why_it_has_none() {
        let table = played(GameKind::Chess, None, "e4 d5");
        let said = |square| LANGUAGES.map(|language| moves_of(language, &table, square));
        assert_eq!(
            said("e4"),
            [
                "Pawn e4: takes d5, e5",
                "Bauer e4: schlägt d5, e5",
                "Pion e4: slaat d5, e5"
            ]
        );
        assert_eq!(
            said("a1"),
            [
                "Rook a1 can’t move. Blocked in: it has no free square",
                "Turm a1 kann nicht ziehen. Eingesperrt: kein Feld ist frei",
                "Toren a1 kan niet zetten. Ingesloten: geen veld is vrij"
            ]
        );
        assert_eq!(said("d5")[0], "Pawn d5 can’t move. Not your turn");
        assert_eq!(said("e2")[0], "e2, empty");
    }

    #[test]
    fn what_a_man_becomes_is_no_move_of_its_own_and_a_chain_tells_its_squares() {
        let table = played(GameKind::Chess, Some("7k/4P3/8/8/8/8/8/4K3 w - - 0 1"), "");
        assert_eq!(moves_of("en", &table, "e7"), "Pawn e7: e8");
        let chain = "W:Wc1:Bd2,d4";
        let table = played(GameKind::Draughts, Some(chain), "");
        let told = moves_of("en", &table, "c1");
        assert!(told.contains("e3 c5"), "{told}");
    }

    #[test]
    fn captures_are_counted_by_side_and_kind() {
        let view = played(GameKind::Chess, None, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2").view();
        let said = in_all(|texts| captured(texts, &view));
        assert_eq!(
            said,
            [
                "White has captured: queen, pawn. Black has captured: 2 pawns",
                "Weiß hat geschlagen: Dame, Bauer. Schwarz hat geschlagen: 2 Bauern",
                "Wit heeft geslagen: dame, pion. Zwart heeft geslagen: 2 pionnen"
            ]
        );
        let view = played(GameKind::Chess, None, "e4").view();
        assert_eq!(captured(texts("en"), &view), "Nothing captured yet");
    }

    #[test]
    fn the_reply_is_what_others_have_moved_since() {
        let mut table = played(GameKind::Chess, None, "e4 e5 Nf3");
        let said = |table: &Table, of| reply(texts("en"), &table.view(), of, Spoken::Words);
        assert_eq!(said(&table, None), "White: knight g1 to f3");
        assert_eq!(said(&table, Some(WHITE)), "Black: pawn e7 to e5");
        table.apply(Intent::Review(Review::First)).expect("a ply");
        assert_eq!(said(&table, None), "Nobody else has moved yet");
        let four = played(GameKind::Four, None, "");
        let mut four = four;
        for _ in 0..4 {
            let step = four.steps().into_iter().next().expect("a step");
            let view = four.view();
            let name = |square: Option<SquareId>| square.map_or("", |at| view.plan.name(at));
            let typed = [name(step.from()), "-", name(step.to())].concat();
            four.apply(Intent::Type(typed)).expect("a move");
        }
        let told = said(&four, None);
        assert_eq!(told.split(". ").count(), 3, "{told}");
    }

    #[test]
    fn answers_are_short() {
        let table = played(GameKind::Chess, None, "e4 d5 Bb5");
        let view = table.view();
        for texts in LANGUAGES.map(texts) {
            for said in [
                last_move(texts, &view, Spoken::Words),
                turn(texts, &view),
                reply(texts, &view, None, Spoken::Words),
                men(texts, &view, Some(QUEEN)),
                captured(texts, &view),
                texts.asked_keys().to_owned(),
            ] {
                for sentence in said.split(". ") {
                    assert!(sentence.split_whitespace().count() <= 12, "{sentence}");
                }
            }
        }
        assert!(men(texts("en"), &view, Some(PAWN)).starts_with("Pawns: White a2"));
    }
}
