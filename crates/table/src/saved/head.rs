//! How a game starts, as named parts of a saved text. They may stand in any order, but the sitting
//! behind the players.
//!
//! | no. | part | content |
//! | --- | --- | --- |
//! | 1 | what is played | a number: 0 is chess, 1 draughts, 2 chess for four, 3 chess for three |
//! | 2 | a player, in the order of the sitting | the avatar \[8\], as in [`Avatar::ALL`]; the name |
//! | 3 | the sitting | the games before this one; who sits where ([`Sitting::seating`]: the order round the table, times the seats, and by how many seats the players have moved on); what each player had scored, in 24ths, for as many players as were named |
//! | 4 | who has the first move | the number of the seat; in draughts, in chess for three and with odds only the one who has it anyway |
//! | 5 | what time a seat has, in the order of seats | a text, as [`Control::in_seconds`] writes it |
//! | 6 | the position that the game began from | a text, in the game's own notation |
//! | 7 | a law that is not the usual one | the number of the law, and a number for what it says |
//! | 8 | what ends the time for a move | a number: 0 the move, 1 the press of a clock |
//! | 9 | odds, a man; more than one in games that know that | what is given \[16\], as in [`OddsKind::ALL`]; the number of the seat that gives it in this game; from which file \[8\], the a-file's being 0 |
//! | 10 | the computer plays in the place of the player who stands before this | its level; its seed |
//! | 11 | nobody is given hints | |
//! | 12 | computers may resign | |
//! | 13 | odds in a game for more than two, a man: builds that know none there don't know this part | the same as in 9; the file counts from 0 at the giver's left hand |
//!
//! The laws are, by their numbers, and with what the numbers that they say mean:
//!
//! | no. | law | says |
//! | --- | --- | --- |
//! | 1 | how often a position has to stand, or a series of moves to be played | the number, or 0: then nothing comes of it. Any other lets law 6 say something: 0, unless it follows |
//! | 2 | the limit of moves, in plies | the same, with law 7 |
//! | 3 | a dead position | 0 nothing, 1 ends the game |
//! | 4 | taking back | 0 never, 1 if the others agree |
//! | 5 | later games | 0 the seats change, 1 the first move, 2 the lot is drawn again, 3 the first move and the partners |
//! | 6 | repetition | of the position: 0 ends the game, 1 may be claimed; of a series of moves: 2 ends it, 3 may be claimed; 4 nothing |
//! | 7 | many moves | 0 end the game, 1 may be claimed, 2 are counted when a player asks for it, 3 nothing |
//! | 8 | what begins their number anew | 0 a pawn move or a capture, 1 castling too, 2 a capture or a promotion, 3 nothing |
//! | 9 | when a count can be asked for | 0 in endings, 1 at any time |
//! | 10 | whether it can be struck | 0 never, 1 if the one who counts agrees |
//! | 11 | perpetual check | 0 nothing, 1 ends the game, 2 may be claimed |
//! | 12 | a draw is offered | 0 with a move, 1 at any time |
//! | 13 | the fall of a flag | 0 loses unless nobody else could win, 1 loses |
//! | 14 | a bare king | 0 nothing, 1 half a win, 2 a loss |
//! | 15 | how the first game is begun | 0 who offers it plays White, 1 the lot gives the colours, 2 the lot gives the first move |
//! | 16 | a touched own man | 0 is free, 1 must move, 2 the same or else the king, 3 the same or the king |
//! | 17 | a touched man of the opponent | 0 is free, 1 must be captured, 2 the same or else the king moves, 3 the same or the king moves |
//! | 18 | putting men straight | 0 obliges, 1 doesn't if it was said |
//! | 19 | who insists | 0 the app, 1 the opponent |
//! | 20 | castling, touched first | 0 king or rook, 1 the king |
//! | 21 | a move that is not legal | 0 is replaced; the opponent 1 lets it stand, has it taken back or demands a king's move, 2 lets it stand, has the man captured or demands a king's move, 3 the same, with the king left in check, too |
//! | 22 | saying "check" | 0 is not known, 1 is announced, 2 is needed |
//! | 23 | odds | 0 all, 1 not several moves |
//! | 24 | who begins in draughts | 0 White, 1 Black |
//! | 25 | capturing | 0 is free, 1 a must |
//! | 26 | a chain of jumps | 0 may stop, 1 must be finished |
//! | 27 | for failing to capture | 0 a man that could have is taken off, 1 the man that moved, 2 none |
//! | 28 | which capture | 0 any, 1 of the most men, 2 by a king first |
//! | 29 | men capture | 0 forward, 1 backward too |
//! | 30 | on the last row in capturing | 0 the move ends, 1 it goes on as a king, 2 as a man |
//! | 31 | kings | 0 fly, 1 go one square |
//! | 32 | a flying king lands | 0 anywhere behind, 1 directly behind |
//! | 33 | captured men are lifted | 0 at once, 1 at the end |
//! | 34 | the turn goes round | 0 to the right, 1 to the left |
//! | 35 | three play on | 0 T112, 1 Cross128, 2 T120, 3 the rectangle |
//! | 36 | a pawn is taken in passing | 0 by each enemy once, 1 by the next one only |
//! | 37 | two stalemates | 0 are a victory, 1 an incomplete one |
//! | 38 | a count is | 0 of each player's moves, 1 of each side's |

use super::laws;
use super::stream::{Decoder, Encoder};
use super::{Unreadable, clean_name, harmless};
use crate::clock::{Control, Press};
use crate::game_kind::GameKind;
use crate::man::Seat;
use crate::odds::{Odds, OddsKind};
use crate::player::{Avatar, Computer, Player};
use crate::sitting::Sitting;
use crate::start::Start;

/// How many names of parts there can be.
const PARTS: u32 = 32;

/// How many odds a text can tell apart, and how many files.
const ODDS_KINDS: u32 = 16;
const FILES: u32 = 8;

const END: u32 = 0;
const GAME: u32 = 1;
const PLAYER: u32 = 2;
const SITTING: u32 = 3;
const FIRST: u32 = 4;
const CONTROL: u32 = 5;
const POSITION: u32 = 6;
const LAW: u32 = 7;
const PRESS: u32 = 8;
const ODDS: u32 = 9;
const COMPUTER: u32 = 10;
const NO_HINTS: u32 = 11;
const COMPUTERS_RESIGN: u32 = 12;
const ODDS_OF_MANY: u32 = 13;

/// Writes how a game starts, and where its sitting stands.
pub(super) fn write(stream: &mut Encoder, start: &Start, sitting: &Sitting) {
    let usual = Start::new(start.game(), Vec::new());
    let part = |stream: &mut Encoder, name| stream.number_below(PARTS, name);
    if start.game() != GameKind::Chess {
        part(stream, GAME);
        stream.number(number_of(start.game()));
    }
    for player in &start.players {
        part(stream, PLAYER);
        write_player(stream, player);
        if let Some(Computer { level, seed }) = player.computer {
            part(stream, COMPUTER);
            stream.number(level.into());
            stream.number(seed);
        }
    }
    if !start.hints {
        part(stream, NO_HINTS);
    }
    if start.computers_resign {
        part(stream, COMPUTERS_RESIGN);
    }
    if *sitting != Sitting::default().fitted(start.players.len()) {
        part(stream, SITTING);
        stream.number(sitting.games_before);
        stream.number(sitting.seating());
        for player in 0..start.players.len() {
            stream.number(sitting.score(player));
        }
    }
    // With odds, these say it.
    if start.first != start.laws.first_seat() && start.odds.is_empty() {
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
    for odds in &start.odds {
        part(stream, odds_part(start.game()));
        stream.number_below(ODDS_KINDS, odds.kind as u32);
        stream.number(odds.giver.0.into());
        stream.number_below(FILES, odds.file.into());
    }
    let usually = laws::numbers(&usual.laws);
    for (law, says) in laws::numbers(&start.laws) {
        if !usually.contains(&(law, says)) {
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
    let mut odds = Vec::new();
    loop {
        match stream.number_below(PARTS) {
            END => break,
            GAME => start.laws = game(stream.number())?.usual_laws(),
            PLAYER => start.players.push(read_player(stream)?),
            // It plays in the place of the player who was read last.
            COMPUTER => {
                let player = start.players.last_mut().ok_or(Unreadable::Seats)?;
                player.computer = Some(read_computer(stream)?);
            }
            NO_HINTS => start.hints = false,
            COMPUTERS_RESIGN => start.computers_resign = true,
            SITTING => sitting = read_sitting(stream, start.players.len())?,
            FIRST => first = Some(stream.number()),
            CONTROL => controls.push(read_control(stream)?),
            POSITION => start.position = Some(stream.text()),
            name @ (ODDS | ODDS_OF_MANY) => {
                odds.push((name, read_odds(stream)?));
            }
            PRESS => start.press = press(stream.number())?,
            LAW => laws.push((stream.number(), stream.number())),
            _ => return Err(Unreadable::Newer),
        }
        if stream.is_broken() {
            return Err(Unreadable::Damaged);
        }
    }
    // The game that is played says what is usual, whichever part came first.
    for (law, says) in laws {
        let known = laws::set(&mut start.laws, law, says);
        known.ok_or(Unreadable::Newer)?;
    }
    start.odds = own_odds(start.game(), odds)?;
    start.controls = (!controls.is_empty()).then_some(controls);
    start.first = match first {
        Some(seat) => read_first(seat, &start)?,
        None => start.laws.first_seat(),
    };
    fits(&start)
        .then_some((start, sitting))
        .ok_or(Unreadable::Seats)
}

/// Reads who has the first move. An error if laws or odds fix the first seat, and the text names
/// another one.
fn read_first(seat: u32, start: &Start) -> Result<Seat, Unreadable> {
    let first = Seat(u8::try_from(seat).map_err(|_| Unreadable::Seats)?);
    let start = Start {
        first,
        ..start.clone()
    };
    let is_kept = start.fitted().first == first;
    is_kept.then_some(first).ok_or(Unreadable::Seats)
}

/// Returns whether there are as many players and clocks as the game has seats, and those are among
/// them that are named.
fn fits(start: &Start) -> bool {
    let seats = start.game().seats();
    let clocks = start.controls.as_ref().map_or(seats, Vec::len);
    let givers = start.odds.iter().map(|odds| odds.giver.index());
    let named = start.first.index().max(givers.max().unwrap_or_default());
    start.players.len() == seats && clocks == seats && named < seats
}

/// Returns those of the odds that stand in the part of the game, whichever part came first. An
/// error if they are such as only later versions know there.
fn own_odds(game: GameKind, odds: Vec<(u32, Odds)>) -> Result<Vec<Odds>, Unreadable> {
    let own = odds_part(game);
    let is_newer = |&(part, odds): &(u32, Odds)| match part {
        ODDS_OF_MANY => own != part || !game.odds().contains(&odds.kind),
        // This part never knew more than what is given in chess.
        _ => !GameKind::Chess.odds().contains(&odds.kind),
    };
    if odds.iter().any(is_newer) {
        return Err(Unreadable::Newer);
    }
    let own = odds.into_iter().filter(|(part, _)| *part == own);
    Ok(own.map(|(_, odds)| odds).collect())
}

/// Returns the part in which the odds of a game stand.
fn odds_part(game: GameKind) -> u32 {
    match game {
        GameKind::Four | GameKind::Three => ODDS_OF_MANY,
        _ => ODDS,
    }
}

fn number_of(game: GameKind) -> u32 {
    match game {
        GameKind::Chess => 0,
        GameKind::Draughts => 1,
        GameKind::Four => 2,
        GameKind::Three => 3,
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
    Ok(Player {
        name,
        avatar,
        computer: None,
    })
}

fn read_computer(stream: &mut Decoder<'_>) -> Result<Computer, Unreadable> {
    let level = u8::try_from(stream.number()).ok();
    let seed = stream.number();
    level
        .and_then(|level| Computer::new(level, seed))
        .ok_or(Unreadable::Newer)
}

fn read_sitting(stream: &mut Decoder<'_>, players: usize) -> Result<Sitting, Unreadable> {
    let (games_before, seating) = (stream.number(), stream.number());
    let sitting = Sitting {
        games_before,
        scores: (0..players).map(|_| stream.number()).collect(),
        ..Sitting::default()
    };
    sitting.with_seating(seating).ok_or(Unreadable::Seats)
}

fn read_odds(stream: &mut Decoder<'_>) -> Result<Odds, Unreadable> {
    let kind = OddsKind::ALL.get(stream.number_below(ODDS_KINDS) as usize);
    let kind = *kind.ok_or(Unreadable::Newer)?;
    let giver = u8::try_from(stream.number()).map_err(|_| Unreadable::Seats)?;
    let odds = Odds {
        kind,
        giver: Seat(giver),
        file: stream.number_below(FILES) as u8,
    };
    if odds.fitted() == odds {
        Ok(odds)
    } else {
        Err(Unreadable::Newer)
    }
}

pub(super) fn read_control(stream: &mut Decoder<'_>) -> Result<Control, Unreadable> {
    Control::from_seconds(&stream.text()).map_err(|_| Unreadable::Clock)
}
