//! What the game table does where the page is a part of another one.

use rochade_table::{Intent, Seat, Start};
use yew::prelude::*;

use super::session::Session;
use super::{GameTable, Msg};
use crate::embed::Asked;
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

/// How the game starts, where the address wants another position than the usual one.
fn start(session: &Session, asked: &Asked) -> Option<Start> {
    let usual = &session.table().record().start;
    Some(Start {
        position: Some(asked.position.clone()?),
        ..usual.clone()
    })
}

fn tell(ctx: &Context<GameTable>, text: String) {
    ctx.link().send_message(Msg::Tell(text));
}
