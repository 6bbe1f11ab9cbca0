//! What the game table does where the page is a part of another one.

use rochade_table::{Control, Intent, Laws, Seat, Start};
use yew::prelude::*;

use super::session::Session;
use super::{GameTable, Msg};
use crate::embed::Asked;
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

impl GameTable {
    /// Replays the games that the address brings or names, if it does.
    pub(super) fn open_games(&mut self, ctx: &Context<Self>) {
        let embedded = ctx.props().embedded.clone();
        let asked = embedded.as_ref().map(|embedded| &embedded.0.asked);
        if let Some((asked, games)) = asked.and_then(|asked| Some((asked, asked.games.as_ref()?))) {
            self.replay(ctx, games, asked.number, asked.ply);
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
