//! How a game starts, as named parts of a saved text. They may stand in any order, but the sitting behind the players.
//!
//! | no. | part | content |
//! | --- | --- | --- |
//! | 1 | what is played | a number: 0 is chess |
//! | 2 | a player, in the order of the sitting | the avatar \[8\], as in [`Avatar::ALL`]; the name |
//! | 3 | the sitting | the games before this one; by how many seats the players have moved on; what each player had scored, in 24ths, for as many players as were named |
//! | 4 | who has the first move | the number of the seat |
//! | 5 | what time a seat has, in the order of seats | a text, as [`Control::in_seconds`] writes it |
//! | 6 | the position that the game began from | a text, in the game's own notation |
//! | 7 | a law that is not the usual one | the number of the law, and a number for what it says |
//! | 8 | what ends the time for a move | a number: 0 the move, 1 the press of a clock |
//!
//! The laws are, by their numbers: 1, so many times end the game by repetition; 2, so many quiet plies end it (both 0 if none
//! do); 3, whether a dead position does; 4, whether moves may be taken back; 5, what changes in later games: 0 the seats, 1 the
//! first move.

use std::num::NonZeroU32;

use super::stream::{Decoder, Encoder};
use super::{Unreadable, clean_name, harmless};
use crate::clock::{Control, Press};
use crate::laws::{LaterGames, Laws};
use crate::man::Seat;
use crate::sitting::{Avatar, Player, Sitting};
use crate::start::{GameKind, Start};

/// How many names of parts there can be.
const PARTS: u32 = 32;

const END: u32 = 0;
const GAME: u32 = 1;
const PLAYER: u32 = 2;
const SITTING: u32 = 3;
const FIRST: u32 = 4;
const CONTROL: u32 = 5;
const POSITION: u32 = 6;
const LAW: u32 = 7;
const PRESS: u32 = 8;

/// Writes how a game starts, and where its sitting stands.
pub(super) fn write(stream: &mut Encoder, start: &Start, sitting: &Sitting) {
    let usual = Start::new(start.game, Vec::new());
    let part = |stream: &mut Encoder, name| stream.number_below(PARTS, name);
    if start.game != GameKind::Chess {
        part(stream, GAME);
        stream.number(number_of(start.game));
    }
    for player in &start.players {
        part(stream, PLAYER);
        write_player(stream, player);
    }
    if *sitting != Sitting::default().fitted(start.players.len()) {
        part(stream, SITTING);
        stream.number(sitting.games_before);
        stream.number(sitting.moved_on.into());
        for player in 0..start.players.len() {
            stream.number(sitting.score(player));
        }
    }
    if start.first != usual.first {
        part(stream, FIRST);
        stream.number(start.first.0.into());
    }
    for control in start.controls.iter().flatten() {
        part(stream, CONTROL);
        stream.text(&control.in_seconds());
    }
    if start.press != usual.press {
        part(stream, PRESS);
        stream.number(start.press as u32);
    }
    if let Some(position) = &start.position {
        part(stream, POSITION);
        stream.text(position);
    }
    let laws = law_numbers(&start.laws).zip(law_numbers(&usual.laws));
    for ((law, says), (_, usually)) in laws {
        if says != usually {
            part(stream, LAW);
            stream.number(law);
            stream.number(says);
        }
    }
    part(stream, END);
}

/// Reads how a game starts, and where its sitting stands.
pub(super) fn read(stream: &mut Decoder<'_>) -> Result<(Start, Sitting), Unreadable> {
    let mut start = Start::new(GameKind::Chess, Vec::new());
    let mut sitting = Sitting::default();
    let mut first = None;
    let mut controls = Vec::new();
    let mut laws = Vec::new();
    loop {
        match stream.number_below(PARTS) {
            END => break,
            GAME => start.game = game(stream.number())?,
            PLAYER => start.players.push(read_player(stream)?),
            SITTING => sitting = read_sitting(stream, start.players.len())?,
            FIRST => first = Some(stream.number()),
            CONTROL => controls.push(read_control(stream)?),
            POSITION => start.position = Some(stream.text()),
            PRESS => start.press = press(stream.number())?,
            LAW => laws.push((stream.number(), stream.number())),
            _ => return Err(Unreadable::Newer),
        }
        if stream.is_broken() {
            return Err(Unreadable::Damaged);
        }
    }
    // The game that is played says what is usual, whichever part came first.
    start.laws = start.game.usual_laws();
    for (law, says) in laws {
        set_law(&mut start.laws, law, says)?;
    }
    start.first = match first {
        Some(seat) => Seat(u8::try_from(seat).map_err(|_| Unreadable::Seats)?),
        None => start.game.first_seat(),
    };
    start.controls = (!controls.is_empty()).then_some(controls);
    fits(&start)
        .then_some((start, sitting))
        .ok_or(Unreadable::Seats)
}

/// Whether there are as many players and clocks as the game has seats, and the first seat is one of them.
fn fits(start: &Start) -> bool {
    let seats = start.game.seats();
    let clocks = start.controls.as_ref().map_or(seats, Vec::len);
    start.players.len() == seats && clocks == seats && start.first.index() < seats
}

fn number_of(game: GameKind) -> u32 {
    match game {
        GameKind::Chess => 0,
        // As far from the games to come as the numbers allow.
        #[cfg(feature = "proof")]
        GameKind::Proof => 31,
    }
}

fn game(number: u32) -> Result<GameKind, Unreadable> {
    let mut games = GameKind::ALL.iter().copied();
    let game = games.find(|&game| number_of(game) == number);
    game.ok_or(Unreadable::Newer)
}

fn press(number: u32) -> Result<Press, Unreadable> {
    let press = Press::ALL.get(number as usize).copied();
    press.ok_or(Unreadable::Newer)
}

fn write_player(stream: &mut Encoder, player: &Player) {
    stream.number_below(8, player.avatar as u32);
    stream.text(&player.name);
}

pub(super) fn read_player(stream: &mut Decoder<'_>) -> Result<Player, Unreadable> {
    let avatar = stream.number_below(8) as usize;
    let avatar = *Avatar::ALL.get(avatar).ok_or(Unreadable::Newer)?;
    let name = stream.text();
    if name != harmless(&name) {
        return Err(Unreadable::Name);
    }
    let name = clean_name(&name);
    Ok(Player { name, avatar })
}

fn read_sitting(stream: &mut Decoder<'_>, players: usize) -> Result<Sitting, Unreadable> {
    Ok(Sitting {
        games_before: stream.number(),
        moved_on: u8::try_from(stream.number()).map_err(|_| Unreadable::Seats)?,
        scores: (0..players).map(|_| stream.number()).collect(),
    })
}

pub(super) fn read_control(stream: &mut Decoder<'_>) -> Result<Control, Unreadable> {
    Control::from_seconds(&stream.text()).map_err(|_| Unreadable::Clock)
}

/// The laws by their numbers, and what each says.
fn law_numbers(laws: &Laws) -> impl Iterator<Item = (u32, u32)> + use<> {
    let later_games = match laws.later_games {
        LaterGames::SeatsChange => 0,
        LaterGames::FirstMoveChanges => 1,
    };
    let number = |limit: Option<NonZeroU32>| limit.map_or(0, NonZeroU32::get);
    [
        (1, number(laws.repetition)),
        (2, number(laws.quiet_plies)),
        (3, laws.dead_position.into()),
        (4, laws.take_back.into()),
        (5, later_games),
    ]
    .into_iter()
}

fn set_law(laws: &mut Laws, law: u32, says: u32) -> Result<(), Unreadable> {
    let limit = NonZeroU32::new(says);
    match (law, says) {
        (1, _) => laws.repetition = limit,
        (2, _) => laws.quiet_plies = limit,
        (3, 0 | 1) => laws.dead_position = says == 1,
        (4, 0 | 1) => laws.take_back = says == 1,
        (5, 0) => laws.later_games = LaterGames::SeatsChange,
        (5, 1) => laws.later_games = LaterGames::FirstMoveChanges,
        _ => return Err(Unreadable::Newer),
    }
    Ok(())
}
