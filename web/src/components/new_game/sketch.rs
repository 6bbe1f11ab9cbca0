//! The board as it will stand when the game begins.

use std::rc::Rc;

use rochade_table::{Geometry, SquareId, Start, Table, Turn};
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
    let man = |id: SquareId| {
        let cell = geometry.cell(id)?;
        let code = view.plan.code(view.squares.get(id.index())?.man?);
        let class = format!("at c{} r{}", cell.column, cell.row);
        Some(html! { <span {class} data-man={code}><i class="man" /></span> })
    };
    html! {
        <figure data-game={view.game.word()}>
            <div class="board sketch" role="img" aria-label={texts.odds_board()} data-start={view.position.clone()}>
                { for view.plan.ids().filter_map(man) }
            </div>
            if !props.about.is_empty() {
                <figcaption class="about">{ &props.about }</figcaption>
            }
        </figure>
    }
}
