//! The board as it will stand when the game begins.

use std::rc::Rc;

use rochade_table::{Geometry, Shade, SquareId, Start, Table, Turn};
use yew::prelude::*;

use crate::context::use_texts;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// How the game begins.
    pub(super) start: Start,
    /// A sentence about it, if it needs one.
    #[prop_or_default]
    pub(super) about: String,
}

/// The board as it will stand, small.
#[component]
pub(super) fn Sketch(props: &Props) -> Html {
    let texts = use_texts();
    let Ok(table) = Table::sit_down(props.start.clone()) else {
        return Html::default();
    };
    let view = table.view();
    let geometry = Geometry::new(Rc::clone(&view.plan), Turn::None);
    let square = |id: SquareId| {
        let cell = geometry.cell(id)?;
        let shade = match view.plan.place(id)?.shade {
            Shade::Light => "light",
            Shade::Dark => "dark",
        };
        let class = format!("c{} r{} {shade}", cell.column, cell.row);
        let man = view.squares.get(id.index())?.man;
        let code = man.map(|man| view.plan.code(man));
        Some(html! { <span {class} data-man={code}>if man.is_some() { <i class="man" /> }</span> })
    };
    html! {
        <figure data-game={view.game.word()}>
            <div class="board sketch" role="img" aria-label={texts.odds_board()} data-start={view.position.clone()}>
                { for view.plan.ids().filter_map(square) }
            </div>
            if !props.about.is_empty() {
                <figcaption class="about">{ &props.about }</figcaption>
            }
        </figure>
    }
}
