//! What an embedded page opens with, and what its host puts on the board.

use rochade_table::{Control, GameKind, Intent, Laws, Refusal, Review, Seat, Start, Table, View};
use yew::prelude::*;

use super::replaying::{no_such_ply, not_fetched};
use crate::embed::{Asked, Embed, Embedded, Games, Load, Near, Ply};
use crate::game_table::session::{Session, players};
use crate::game_table::{GameTable, Msg};
use crate::refusal::refusal;
use crate::text::Texts;
use crate::words;

/// Opens what the address asks for. What can't be read is to be told, and what else there is holds.
pub(in super::super) fn open(texts: &Texts, session: &mut Session, asked: &Asked) -> Vec<String> {
    let unknown = asked.unknown.iter();
    let mut told: Vec<String> = unknown
        .map(|(name, value)| texts.embed_unknown(name, value))
        .collect();
    told.extend(match &asked.link {
        Some(link) => open_link(texts, session, link, asked),
        None => begin(texts, session, asked),
    });
    if let Some(near) = player_near(session.view(), &asked.near) {
        session.seat_near(near);
    }
    told
}

/// Opens a game that came as a saved text; what is to be told of it.
fn open_link(texts: &Texts, session: &mut Session, link: &str, asked: &Asked) -> Option<String> {
    let table = match rochade_table::saved::read(link) {
        Ok(table) => table,
        Err(reason) => return Some(refusal(texts, reason).to_owned()),
    };
    session.replace(table, false);
    // Whoever plays on does so from where the game was left, unless the address says otherwise.
    if asked.mode.plays() && !asked.starts {
        return None;
    }
    let plies = session.table().plies();
    let ply = ply(session, asked.ply);
    let shown = ply.unwrap_or_default().min(plies);
    let (_, reply) = session.apply(Intent::Review(Review::Ply(shown)));
    if reply.is_ok() {
        session.refresh_view();
    }
    no_such_ply(texts, asked.ply, ply, plies)
}

/// After how many plies of the game on the board that place is; `None` if the game begins later.
pub(super) fn ply(session: &Session, asked: Ply) -> Option<usize> {
    let (number, seat) = match asked {
        Ply::After(ply) => return Some(ply),
        Ply::Last => return Some(session.table().plies()),
        Ply::Move { number, seat } => (
            number,
            session
                .view()
                .plan
                .seat(seat.encode_utf8(&mut [0; 4]))?
                .index(),
        ),
    };
    let first = session.table().record().start.laws.first_seat().index();
    let seats = session.view().seats.len();
    let turns = |number: usize, seat: usize| seats * number + (seat + seats - first) % seats;
    let entries = session.view().entries.iter();
    let made = entries.map(|entry| turns(entry.round as usize, entry.deed.man.seat.index()));
    let (made, wanted): (Vec<usize>, usize) = (made.collect(), turns(number, seat));
    let before = made.iter().filter(|&&made| made <= wanted).count();
    let has_begun = made.first().is_none_or(|&first| first <= wanted + 1);
    let goes_on = made.last().is_some_and(|&last| last >= wanted);
    has_begun.then_some(before + usize::from(!goes_on))
}

/// Sets the position up that the address wants; what is to be told of it.
fn begin(texts: &Texts, session: &mut Session, asked: &Asked) -> Option<String> {
    let start = Start {
        position: Some(asked.position.clone()?),
        ..session.table().record().start.clone()
    };
    let (_, reply) = session.apply(Intent::Start(start));
    session.refresh_view();
    match reply {
        Err(Refusal::Position(error)) => {
            let reason = words::position_fault(texts, error.word).unwrap_or_default();
            Some([texts.embed_position(), reason].join(" "))
        }
        _ => None,
    }
}

impl GameTable {
    /// Replays the games that the address brings or names, if it does.
    pub(in super::super) fn open_games(&mut self, ctx: &Context<Self>) {
        let Some(Embedded(embed)) = ctx.props().embedded.clone() else {
            return;
        };
        let Embed { asked, host } = &*embed;
        if let Some(fault) = host.fault() {
            let text = not_fetched(self.texts, &fault);
            ctx.link().send_message(Msg::Tell(text.to_owned()));
            return;
        }
        let Some(games) = &asked.games else {
            return;
        };
        let games = host.text().map_or_else(|| games.clone(), Games::Text);
        self.replay(ctx, &games, asked.which, (asked.line, asked.ply));
    }
}

/// Returns the game that the host wants on the board. Where a computer plays there, it has the
/// seats of a new game, too, but for the near one.
///
/// # Errors
///
/// The contract's word for what can't be read.
pub(super) fn table(load: &Load, near: Seat, computer: Option<u8>) -> Result<Table, &'static str> {
    if let Some(link) = &load.asked.link {
        return rochade_table::saved::read(link).map_err(|_| "link");
    }
    let laws = match &load.laws {
        Some(text) => Laws::parse(text).map_err(|_| "laws")?,
        None => game(load)?.usual_laws(),
    };
    let plan = laws.plan();
    let person = if load.turns {
        load.asked.near.at(&plan)
    } else {
        near
    };
    let players = players(&plan, person, computer);
    let control = load.clock.as_deref().map(Control::from_minutes);
    let control = control.transpose().map_err(|_| "clock")?;
    let start = Start {
        position: load.asked.position.clone(),
        controls: control.map(|control| vec![control]),
        ..Start::under(laws, players)
    };
    Table::sit_down(start).map_err(|_| "position")
}

/// Returns the game that is meant: by its word, or else by how its position is written. A number
/// names no game that is played, but one of a file.
fn game(load: &Load) -> Result<GameKind, &'static str> {
    let word = load.game.as_deref();
    let game = match word.filter(|word| word.parse::<usize>().is_err()) {
        Some(word) => GameKind::of_word(word).ok_or("game")?,
        None => GameKind::Chess,
    };
    let position = load.asked.position.as_deref().unwrap_or_default();
    Ok(match game {
        GameKind::Chess => game_of(position),
        game => game,
    })
}

/// Returns the game whose positions are written so: those of draughts have
/// sides between colons, and those of more than two players a letter for each king.
fn game_of(position: &str) -> GameKind {
    let placement = position.split(' ').next().unwrap_or_default();
    let has = |kings: &[&str]| kings.iter().all(|king| placement.contains(king));
    if position.get(1..2) == Some(":") {
        GameKind::Draughts
    } else if has(&["AK", "BK", "CK", "DK"]) {
        GameKind::Four
    } else if has(&["kK", "rK", "wK"]) {
        GameKind::Three
    } else {
        GameKind::Chess
    }
}

/// Returns the number of the player who is asked to sit at the near side.
pub(super) fn player_near(view: &View, near: &Near) -> Option<usize> {
    let seat = view.seat(near.at(&view.plan))?;
    Some(seat.player_number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embed::Request;
    use crate::json::Object;

    fn loaded(detail: &str) -> Result<GameKind, &'static str> {
        let detail = Object::parse(detail).expect("an object");
        match Request::read("load", &detail) {
            Ok(Request::Load(load)) => Ok(table(&load, Seat(0), None)?.view().game),
            _ => panic!("no request to load: {detail:?}"),
        }
    }

    #[test]
    fn a_game_that_is_not_played_here_is_refused() {
        assert_eq!(loaded(r#"{"game":"draughts"}"#), Ok(GameKind::Draughts));
        assert_eq!(loaded(r#"{"game":"chess"}"#), Ok(GameKind::Chess));
        assert_eq!(loaded(r#"{"game":"drafts"}"#), Err("game"));
        let four = r#"{"fen":"3AK4/8/8/BK13/14/10CR3/13DK/14/5BN8/14/12DP1/8/8/4CK3 C - - - -"}"#;
        assert_eq!(loaded(four), Ok(GameKind::Four));
        let second = r#"{"fen":"4k3/8/8/8/8/8/P7/4K3 w - - 0 1","game":"2"}"#;
        assert_eq!(loaded(second), Ok(GameKind::Chess));
    }
}
