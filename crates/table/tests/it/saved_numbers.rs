//! Texts made number by number, as the format is described: such as are written, and such as never
//! would be.

mod refused;

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved;
use rochade_table::{
    Answer, Control, Event, Odds, OddsKind, Press, PromptKind, Record, SquareId, Start, Step, Table,
};

use crate::numbers::Numbers;
use crate::saved_games::{
    answered, assert_same, black_begins, claimed, counted, false_move, game, pointed_out, read,
    replay, struck, text, third_game, two_names,
};
use crate::table::play;

/// The names of the parts that a text begins with; 0 is their end.
const GAME: u32 = 1;
const PLAYER: u32 = 2;
const SITTING: u32 = 3;
const FIRST: u32 = 4;
const CONTROL: u32 = 5;
const POSITION: u32 = 6;
const LAW: u32 = 7;
const PRESS: u32 = 8;
const ODDS: u32 = 9;
const COMPUTERS_RESIGN: u32 = 12;

/// What can happen besides moves; 0 is the end of the text.
const DRAW_OFFERED: u32 = 1;
const TAKE_BACK_ASKED: u32 = 2;
const ANSWERED: u32 = 3;
const RESIGNED: u32 = 4;
const FLAG_FALLEN: u32 = 5;
const PRESSED: u32 = 6;
const TOUCHED: u32 = 7;
const CLAIMED: u32 = 8;
const COUNT_STARTED: u32 = 9;
const STRIKE_ASKED: u32 = 10;
const FALSE_MOVE: u32 = 12;
const CHECK_SAID: u32 = 13;
const REMARKED: u32 = 14;

/// How many moves there are in the usual position, and after 1. e4 and 1. e4 e5.
const MOVES: [u32; 3] = [20, 20, 29];

/// These two moves by their numbers among those that there are: two for each pawn from a2 to h2,
/// after those of the knights; two for each from a7 to h7, before them.
const E4: u32 = 13;
const E5: u32 = 8;

impl Numbers {
    pub(crate) fn part(self, name: u32) -> Numbers {
        self.below(32, name)
    }

    /// A player, by the number of the picture.
    fn player(self, avatar: u32, name: &str) -> Numbers {
        self.part(PLAYER).below(8, avatar).text(name)
    }

    /// The players of [`game`]: a king and a queen.
    pub(crate) fn two_players(self) -> Numbers {
        self.player(5, "Garri Kaspar").player(4, "Wesselin Top")
    }

    pub(crate) fn law(self, law: u32, says: u32) -> Numbers {
        self.part(LAW).any(law).any(says)
    }

    /// The end of the parts.
    pub(crate) fn begun(self) -> Numbers {
        self.part(0)
    }

    /// Something else than one of `moves` moves.
    pub(crate) fn other(self, moves: u32, what: u32) -> Numbers {
        self.below(moves + 1, moves).below(16, what)
    }

    /// The end of the text.
    pub(crate) fn end(self, moves: u32) -> String {
        self.other(moves, 0).sealed('2')
    }
}

/// A text that begins like this and in which nothing has happened.
fn fresh(head: Numbers) -> String {
    head.begun().end(MOVES[0])
}

/// A game of two players that goes on like this after 1. e4 e5.
fn after_e5(what: u32) -> Numbers {
    let numbers = Numbers::new().two_players().begun();
    let numbers = numbers.below(MOVES[0] + 1, E4).below(MOVES[1] + 1, E5);
    numbers.other(MOVES[2], what)
}

#[test]
fn section_9_the_description_is_enough_to_write_a_game() {
    let players = || Numbers::new().two_players();
    assert_eq!(fresh(players()), text(&game("")));
    let resigned = after_e5(RESIGNED).any(0).end(MOVES[2]);
    assert_eq!(resigned, text(&ended(Event::Resigned(WHITE))));
    let fallen = after_e5(FLAG_FALLEN).any(1).end(MOVES[2]);
    assert_eq!(fallen, text(&ended(Event::FlagFallen(BLACK))));
}

/// 1. e4 e5, and then the end.
fn ended(by: Event) -> Table {
    let Record { start, events } = game("e4 e5").record().clone();
    replay(start, [events, vec![by]].concat())
}

#[test]
fn section_9_so_it_is_for_what_is_asked_and_answered() {
    let Record { start, mut events } = game("e4 e5").record().clone();
    events.insert(0, Event::DrawOffered(WHITE));
    events.insert(2, answered(PromptKind::DrawOffer, BLACK, Answer::Decline));
    events.push(Event::TakeBackAsked(BLACK));
    events.push(answered(PromptKind::TakeBack, WHITE, Answer::Accept));
    let numbers = Numbers::new().two_players().begun();
    let numbers = numbers.other(MOVES[0], DRAW_OFFERED).any(0);
    let numbers = numbers.below(MOVES[0] + 1, E4).other(MOVES[1], ANSWERED);
    // A draw, asked of Black by White: declined.
    let numbers = numbers.any(0).any(1).any(0).any(1);
    let numbers = numbers.below(MOVES[1] + 1, E5);
    let numbers = numbers.other(MOVES[2], TAKE_BACK_ASKED).any(1);
    // A taking back, asked of White by Black: accepted.
    let numbers = numbers.other(MOVES[2], ANSWERED).any(1).any(0);
    let numbers = numbers.any(1).any(0);
    assert_eq!(numbers.end(MOVES[1]), text(&replay(start, events)));
}

#[test]
fn section_9_so_it_is_for_how_a_game_starts() {
    let players = || Numbers::new().two_players();
    // Black's knight of b8 goes to a6 or c6; before it there are two moves for each of seven pawns.
    let first = players().part(FIRST).any(1).begun();
    let moves = first.below(21, E5).below(21, E4).below(30, 15);
    assert_eq!(moves.end(29), text(&black_begins()));

    let sitting = players().part(SITTING).any(2).any(0).any(24).any(24);
    let moves = sitting.law(5, 1).begun().below(21, E4);
    assert_eq!(moves.end(20), text(&third_game()));

    let position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let numbers = players().part(POSITION).text(position).begun();
    // Five moves of the king, then a8, with its four choices: the rook is the second.
    let numbers = numbers.below(10, 6);
    let mut start = two_names();
    start.position = Some(position.into());
    let mut promoted = Table::sit_down(start).expect("a position");
    play(&mut promoted, "a8=R+");
    assert_eq!(numbers.end(3), text(&promoted));
}

#[test]
fn section_9_so_it_is_for_odds() {
    // Black gives the pawn of the f-file and three moves: White goes e2–e3, and to e4 with the
    // next.
    let odds = Odds::new(OddsKind::Pawn3, BLACK);
    let start = Start {
        odds: vec![odds],
        ..two_names()
    };
    let mut table = Table::sit_down(start).expect("odds");
    play(&mut table, "e3 e4");
    let numbers = Numbers::new().two_players().part(ODDS).below(16, 3);
    let numbers = numbers.any(1).below(8, 5).begun();
    // Of 27 moves on White's side of the board this is the last; 26 are left for the third one.
    let moves = numbers.below(21, E4 - 1).below(28, 26);
    assert_eq!(moves.end(26), text(&table));
}

#[test]
fn section_9_so_it_is_for_clocks_and_times() {
    let Record { mut start, .. } = game("").record().clone();
    let control = |text| Control::from_seconds(text).expect("a control");
    start.controls = Some(vec![control("300"), control("60+1")]);
    let numbers = Numbers::new().two_players().part(CONTROL).text("300");
    let numbers = numbers.part(CONTROL).text("60+1").begun();
    let numbers = numbers.below(2, 1).any(297_000).below(2, 0);
    let e4 = Event::Played(Step::new(SquareId(12), SquareId(28), None));
    let timed = replay(start, vec![Event::TimeLeft(297_000), e4]);
    let end = numbers.below(21, E4).below(2, 0).end(MOVES[1]);
    assert_eq!(end, text(&timed));
}

#[test]
fn section_9_so_it_is_for_clocks_that_hands_press() {
    let Record { mut start, .. } = game("").record().clone();
    let control = Control::from_seconds("300").expect("a control");
    start.controls = Some(vec![control; 2]);
    start.press = Press::Hand;
    let numbers = Numbers::new().two_players().part(CONTROL).text("300");
    let numbers = numbers.part(CONTROL).text("300").part(PRESS).any(1).begun();
    let numbers = numbers.below(2, 0).below(MOVES[0] + 1, E4);
    let numbers = numbers.below(2, 0).other(MOVES[1], PRESSED).any(0);
    let e4 = Event::Played(Step::new(SquareId(12), SquareId(28), None));
    let pressed = replay(start, vec![e4, Event::Pressed(WHITE)]);
    let end = numbers.below(2, 0).end(MOVES[1]);
    assert_eq!(end, text(&pressed));
}

/// The laws of the later Handbuch as a text holds them: of a count, and of series.
fn handbuch_late(head: Numbers) -> Numbers {
    let head = head.law(5, 1).law(6, 3).law(7, 2).law(8, 2);
    let head = head.law(9, 1).law(11, 2).law(12, 1).law(15, 2);
    head.law(16, 2).law(17, 2).law(18, 1).law(19, 1).law(21, 1)
}

#[test]
fn section_9_so_it_is_for_laws_counts_and_claims() {
    let late = handbuch_late(Numbers::new().two_players()).begun();
    let late = late.other(MOVES[0], COUNT_STARTED).any(1);
    assert_eq!(late.end(MOVES[0]), text(&counted()));

    // Positions are claimed, the flag loses, and nothing is taken back; the position has stood for
    // a hundred plies.
    let position = "4k3/8/8/8/8/8/8/R3K3 w - - 100 80";
    let club = Numbers::new().two_players().part(POSITION).text(position);
    let club = club.law(4, 0).law(6, 1).law(7, 1).law(8, 1);
    let club = club.law(12, 1).law(13, 1).law(15, 1);
    let club = club.law(16, 1).law(17, 1).law(18, 1).law(20, 1).begun();
    // Ten moves of the rook along the first rank and the file, and five of the king, which is
    // touched.
    let club = club
        .other(15, TOUCHED)
        .any(4)
        .other(5, CLAIMED)
        .any(2)
        .any(0);
    assert_eq!(club.end(5), text(&claimed()));
}

#[test]
fn section_9_so_it_is_for_moves_against_the_rules() {
    let late = handbuch_late(Numbers::new().two_players()).begun();
    // Nothing it becomes; two squares: b1 and b5. Nobody has a move then. Asked of Black by White:
    // it stands.
    let late = late
        .other(MOVES[0], FALSE_MOVE)
        .any(0)
        .any(2)
        .any(1)
        .any(33);
    let late = late.other(0, ANSWERED).any(4).any(1).any(0).any(5);
    // The pawn of b7 can go only one square now.
    let moves = MOVES[1] - 1;
    let late = late.other(moves, FALSE_MOVE).any(2).any(2).any(48).any(1);
    let table = false_move();
    assert_eq!(late.end(0), text(&table));
    assert_eq!(table.view().entries.len(), 1);
}

/// The laws of the Dutch reglement as a text holds them.
fn gustavus(head: Numbers) -> Numbers {
    let head = head.law(4, 0).law(6, 2).law(7, 2).law(8, 3);
    let head = head.law(10, 1).law(11, 1).law(12, 1).law(15, 2);
    let head = head.law(16, 3).law(17, 3).law(18, 1).law(19, 1);
    head.law(21, 2).law(22, 2).law(23, 1)
}

#[test]
fn section_9_so_it_is_for_checks_that_are_said_and_remarked() {
    let position = "7k/8/8/8/8/8/8/R3K3 w - - 0 80";
    let numbers = Numbers::new().two_players().part(POSITION).text(position);
    let numbers = gustavus(numbers).begun();
    // The word is set and unset. Of the rook's ten moves, which come first, the last one goes to
    // a8; Black's king then has two that answer.
    let numbers = numbers.other(15, CHECK_SAID).any(0);
    let numbers = numbers.other(15, CHECK_SAID).any(0).below(16, 9);
    let numbers = numbers.other(2, REMARKED).any(0).any(0);
    assert_eq!(numbers.end(2), text(&pointed_out()));
}

#[test]
fn section_9_so_it_is_for_the_striking_of_a_count() {
    let position = "7k/8/8/8/8/8/8/R3K3 w - - 0 80";
    let numbers = Numbers::new().two_players().part(POSITION).text(position);
    let numbers = gustavus(numbers).begun();
    let numbers = numbers
        .other(15, COUNT_STARTED)
        .any(1)
        .other(15, STRIKE_ASKED)
        .any(0);
    let numbers = numbers.other(15, ANSWERED).any(2).any(1).any(0).any(0);
    assert_eq!(numbers.end(15), text(&struck()));
}

#[test]
fn parts_may_come_in_any_order_and_what_is_usual_may_be_said() {
    let head = Numbers::new().law(5, 0).part(FIRST).any(0).law(4, 1);
    let head = head.two_players().part(GAME).any(0).law(1, 3);
    assert_same(&read(&fresh(head)), &game(""));
}
