//! Links of games of draughts. They are out in the world: they are read for ever, and what they
//! mean never changes.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::Unreadable;
use rochade_table::{
    Answer, Control, Event, GameKind, Path, Preset, PromptKind, SquareId, Start, Step, Table,
    Termination,
};

use crate::numbers::Numbers;
use crate::saved_games::{answered, assert_same, read, replay, text, two_names};
use crate::saved_refused::refusal;

/// How a game under the laws of a preset starts.
fn start(preset: &str) -> Start {
    let laws = Preset::find(preset).expect("a preset").laws.clone();
    Start {
        first: laws.first_seat(),
        laws,
        ..two_names()
    }
}

fn square(name: &str) -> SquareId {
    let &[file, rank] = name.as_bytes() else {
        panic!("no square: {name}")
    };
    SquareId(u16::from(rank - b'1') * 8 + u16::from(file - b'a'))
}

/// What happens: `b4~` a man blown, `a1-d4-h8` the squares on which a man is put down.
fn event(word: &str) -> Event {
    if let Some(blown) = word.strip_suffix('~') {
        return Event::Blown(square(blown));
    }
    let path: Path = word.split('-').map(square).collect();
    Event::Played(Step { path, choice: None })
}

fn events(words: &str) -> Vec<Event> {
    words.split_whitespace().map(event).collect()
}

/// A game under the laws of a preset, from the start.
fn game(preset: &str, words: &str) -> Table {
    replay(start(preset), events(words))
}

/// The same from a position.
fn from_position(preset: &str, position: &str, words: &str) -> Table {
    let start = Start {
        position: Some(position.to_owned()),
        ..start(preset)
    };
    replay(start, events(words))
}

/// Black overlooks that it can capture, and White blows one of the men that could have.
const BLOWN: &str = "c3-d4 f6-e5 d4-f6 h6-g5 g7~ f6-g7";

/// A man is blown, and the move is still to come.
fn half_a_turn() -> Table {
    game("noris", "c3-d4 f6-e5 d4-f6 h6-g5 g7~")
}

/// A king that takes two men on one line, and is put down between them, but not directly behind the
/// first.
fn far_landing() -> Table {
    from_position("noris", "W:WKa1:Bb2,g7,a7", "a1-e5-h8")
}

/// The same king comes to rest after its first jump.
fn stopped() -> Table {
    from_position("noris", "W:WKa1:Bb2,g7,a7", "a1-e5")
}

/// The last man is blown: the game is over without a move.
fn last_blown() -> Table {
    from_position("noris", "W:WKa1:Bc3:Xc3", "c3~")
}

/// A game with clocks, an offer and a taking back: the man that was blown comes back with the move.
fn timed() -> Table {
    let control = |text| Control::from_seconds(text).expect("a control");
    let start = Start {
        controls: Some(vec![control("300+2"), control("60")]),
        ..start("noris")
    };
    let mut all = Vec::new();
    for (index, event) in events(BLOWN).into_iter().enumerate() {
        if index > 1 {
            all.push(Event::TimeLeft(58_000 - 700 * index as u32));
        }
        all.push(event);
    }
    all.push(Event::DrawOffered(WHITE));
    all.push(answered(PromptKind::DrawOffer, BLACK, Answer::Decline));
    all.push(Event::TakeBackAsked(WHITE));
    all.push(answered(PromptKind::TakeBack, BLACK, Answer::Accept));
    all.extend(events("d2-c3"));
    replay(start, all)
}

/// The links of [`games`], and then of a game by the rules of each preset.
const LINKS: [&str; 14] = [
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAAlJ8ImQnGAtStp",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAAlJ8ImQ2AYi27",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAmrA6uuMcMdCFDyYd-Grw3AAAKAuEh0",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAmrA6uuMcMdCFDyYd-Grw3AAAWAU1h0",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAmrA6uuMcMdCHDz0hd8MAgPASAMHoE",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAlZAwgtSGgiNYAAAsDfXXaaKy2BQEPsQHBA2BJPrDsLAA2gDgDMiVKBBAAiB3TzG",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAAliAL9K2",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAnsAHtgzmAQ1A9pGR",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAnsAHtgzmwBMIAnwgAgqBeePg",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAnsAHtgzmwpL4AeBnwgAgqB7cfx",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAnsAHtgzmwhL4AdBHPhTYQAIVBYhs6",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAHsAnsgjWwZT4AfBnwgAgzBr33V",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAnsAHtgzmwhT4AhBBAVDAiBQP",
    "2hARPGWu80AgWGeO8wyBACet885lZnGuBR9NcAHsAnsgjWwZT4AdBHPhTYQAQcBbulY",
];

/// Games of every kind.
pub(crate) fn games() -> Vec<Table> {
    vec![
        game("noris", BLOWN),
        half_a_turn(),
        far_landing(),
        stopped(),
        last_blown(),
        timed(),
    ]
}

/// The games of the links.
fn linked() -> Vec<Table> {
    let by_each_preset = [
        game("noris", "c3-d4 f6-e5 a3-b4"),
        game("schlagzwang", "c3-d4 f6-e5 d4-f6"),
        game("german", "c3-d4 f6-e5 d4-f6"),
        game("russian", "c3-d4 f6-e5 d4-f6"),
        game("brazilian", "c3-d4 f6-e5 d4-f6"),
        game("english", "f6-e5 c3-d4 e5-c3"),
        game("czech", "c3-d4 f6-e5 d4-f6"),
        game("pool", "f6-e5 c3-d4 e5-c3"),
    ];
    games().into_iter().chain(by_each_preset).collect()
}

#[test]
fn section_9_links_stay_readable_for_ever() {
    let games = linked();
    for preset in Preset::of(GameKind::Draughts) {
        let is_its = |game: &Table| game.view().laws == preset.name;
        assert!(games.iter().any(is_its), "{}", preset.name);
    }
    assert_eq!(LINKS.len(), games.len());
    for (link, game) in LINKS.into_iter().zip(games) {
        assert_eq!(text(&game), link);
        assert_same(&read(link), &game);
    }
}

#[test]
fn section_9_a_position_by_any_hand_can_be_kept_or_is_refused() {
    let odd = from_position("noris", " w : w C3 :\nH😀\u{1}\u{7f}: b D6 .", "c3-b4");
    assert_same(&read(&text(&odd)), &odd);
    let start = Start {
        position: Some("W:Wc3:H\0:Bd6".to_owned()),
        ..start("noris")
    };
    assert!(Table::sit_down(start).is_err());
}

#[test]
fn section_9_what_was_touched_is_read_and_not_only_what_came_of_it() {
    let [on, stopped] = [far_landing(), stopped()].map(|game| read(&text(&game)));
    assert_eq!(on.record().events, events("a1-e5-h8"));
    assert_eq!(on.view().position, "B:WKh8:Ba7");
    assert_eq!(stopped.record().events, events("a1-e5"));
    assert_eq!(stopped.view().position, "B:WKe5:Ba7,g7");
    let half = read(&text(&half_a_turn())).view();
    assert_eq!((half.turn, half.plies), (WHITE, 4));
    assert_eq!(half.blown.map(|man| man.square), Some(square("g7")));
    let over = read(&text(&last_blown())).view();
    let outcome = over
        .outcome
        .map(|outcome| (outcome.result, outcome.termination));
    assert_eq!(outcome, Some(("1-0", Termination::NoMen)));
}

/// How a game of draughts begins in numbers: what is played, and who plays.
fn head() -> Numbers {
    Numbers::new().part(GAME).any(1).two_players()
}

/// The names of the parts of a text, and what happens besides moves, in numbers.
const GAME: u32 = 1;
const POSITION: u32 = 6;
const RARER: u32 = 15;
const BLOWING: u32 = 0;

#[test]
fn section_9_the_description_is_enough_to_write_a_game_of_draughts() {
    // Of four men that can move the second one, to the second of two squares; of four the third, to
    // the first of two.
    let numbers = head().begun().below(5, 1).below(2, 1);
    let numbers = numbers.below(5, 2).below(2, 0);
    // Of six the last, to the second of two, where it can't go on; of five the third, which has one
    // way.
    let numbers = numbers.below(7, 5).below(2, 1).below(6, 2).below(1, 0);
    // The man on the square with the number 54 is blown. Then the sixth of six can move.
    let numbers = numbers.other(5, RARER).any(BLOWING).any(54);
    assert_eq!(numbers.clone().end(6), text(&half_a_turn()));
    let numbers = numbers.below(7, 5).below(1, 0);
    assert_eq!(numbers.end(6), text(&game("noris", BLOWN)));
}

#[test]
fn section_9_so_it_is_for_chains() {
    let position = "W:WKa1:Bb2,g7,a7";
    let numbers = head().part(POSITION).text(position).begun();
    // The only man that can move goes to the third of four squares. From there it has one more, or
    // stops.
    let numbers = numbers.below(2, 0).below(4, 2);
    assert_eq!(numbers.clone().below(2, 0).end(1), text(&far_landing()));
    assert_eq!(numbers.below(2, 1).end(2), text(&stopped()));
}

#[test]
fn section_9_so_it_is_for_the_laws_of_draughts() {
    let english = head().law(24, 1).law(25, 1).law(26, 1).law(27, 2);
    let english = english.law(31, 1).law(33, 1).begun();
    assert_eq!(english.end(4), text(&game("english", "")));
}

#[test]
fn what_is_newer_or_makes_no_sense_is_refused() {
    let newer = |text: String| assert_eq!(refusal(&text), Unreadable::Newer, "{text}");
    let happens = |head: Numbers| head.begun().other(4, RARER);
    for rarer in [2, 3, u32::MAX] {
        newer(happens(head()).any(rarer).any(0).end(4));
    }
    newer(happens(head()).any(BLOWING).any(1 << 16).end(4));
    for (law, choices) in (24..).zip([2, 2, 2, 3, 3, 2, 3, 2, 2, 2]) {
        newer(head().law(law, choices).begun().end(4));
    }
    newer(head().law(39, 0).begun().end(4));

    // A man that can't be blown, a light square, one beside the board; and a man blown where nobody
    // is.
    let nonsense = |text: String| assert_eq!(refusal(&text), Unreadable::Nonsense(0), "{text}");
    for square in [54, 55, 64] {
        nonsense(happens(head()).any(BLOWING).any(square).end(4));
    }
    let schlagzwang = || head().law(25, 1).law(26, 1).law(27, 2);
    nonsense(happens(schlagzwang()).any(BLOWING).any(54).end(4));
}

#[test]
fn a_damaged_link_is_refused() {
    for link in LINKS {
        let cut = &link[..link.len() - 1];
        assert_eq!(refusal(cut), Unreadable::Damaged, "{link}");
        let newer = link.replacen('2', "3", 1);
        assert_eq!(refusal(&newer), Unreadable::Newer, "{link}");
    }
}
