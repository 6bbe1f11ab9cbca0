//! What the game table does where the page is a part of another one.

use rochade_table::{Control, GameKind, Intent, Laws, Seat, Start, Table, View};
use yew::prelude::*;

use super::session::Session;
use super::{GameTable, Msg};
use crate::embed::{Asked, Load};
use crate::page;
use crate::refusal::refusal;

/// Opens what the address asks for; what can't be read is told, and what else there is holds.
pub(super) fn open(ctx: &Context<GameTable>, session: &mut Session, asked: &Asked) {
    let texts = ctx.props().texts;
    if let Some(link) = &asked.link {
        match rochade_table::saved::read(link) {
            Ok(table) => session.replace(table, false),
            Err(reason) => tell(ctx, refusal(texts, reason).to_owned()),
        }
    } else if let Some(start) = start(session, asked) {
        let (_, reply) = session.apply(Intent::Start(start));
        if reply.is_err() {
            tell(ctx, texts.import_none().to_owned());
        }
        session.look();
    }
    if asked.turned {
        let seats = &session.view().seats;
        let black = seats.iter().find(|seat| seat.seat == Seat(1));
        if let Some(number) = black.map(|black| black.player_number) {
            session.seat_near(number);
        }
    }
}

/// How the game starts, where the address wants it otherwise than usual.
fn start(session: &Session, asked: &Asked) -> Option<Start> {
    let control = page::asked_for("clock").and_then(|text| Control::from_minutes(&text).ok());
    if asked.position.is_none() && control.is_none() {
        return None;
    }
    let laws: Laws = session.table().record().start.laws.clone();
    Some(Start {
        position: asked.position.clone(),
        controls: control.map(|control| vec![control]),
        ..Start::under(laws, Vec::new())
    })
}

fn tell(ctx: &Context<GameTable>, text: String) {
    ctx.link().send_message(Msg::Tell(text));
}

/// The game that the page around wants on the board.
///
/// # Errors
///
/// The contract's word for what can't be read.
pub(super) fn table(load: &Load) -> Result<Table, &'static str> {
    if let Some(link) = &load.asked.link {
        return rochade_table::saved::read(link).map_err(|_| "link");
    }
    let laws = match &load.laws {
        Some(text) => Laws::parse(text).map_err(|_| "laws")?,
        None => game(load).usual_laws(),
    };
    let control = load.clock.as_deref().map(Control::from_minutes);
    let control = control.transpose().map_err(|_| "clock")?;
    let start = Start {
        position: load.asked.position.clone(),
        controls: control.map(|control| vec![control]),
        ..Start::under(laws, Vec::new())
    };
    Table::sit_down(start).map_err(|_| "position")
}

/// The game that is meant: what it is called, or how its position is written.
fn game(load: &Load) -> GameKind {
    let position = load.asked.position.as_deref().unwrap_or_default();
    if load.game.as_deref() == Some("draughts") || position.get(1..2) == Some(":") {
        GameKind::Draughts
    } else {
        GameKind::Chess
    }
}

/// The number of the player who has White or Black.
pub(super) fn player_at(view: &View, black: bool) -> Option<usize> {
    let seat = view.seat(Seat(u8::from(black)))?;
    Some(seat.player_number)
}
