//! The moves of more than two players: a table with a column for each, headed by picture and name,
//! and a row for each time that the turn goes round.

use yew::prelude::*;

use crate::context::use_texts;

/// What stands over a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    /// The player's picture: the letter of the seat, and that of the man.
    pub(super) man: String,
    /// What the player goes by.
    pub(super) name: String,
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The columns, in the order of turns.
    pub(super) heads: Vec<Head>,
    /// The moves and the turns that were passed over, in that order.
    pub(super) cells: Vec<Html>,
}

/// The table. Its roles are told, because styles lay it out in other ways than tables are.
#[component]
pub(super) fn Rounds(props: &Props) -> Html {
    let texts = use_texts();
    let Props { heads, cells } = props;
    let head = |head: &Head| {
        let (man, name) = (head.man.clone(), head.name.clone());
        html! {
            <th key={man.clone()} role="columnheader" scope="col" data-man={man.clone()}>
                <span class="avatar" data-man={man} aria-hidden="true"><i class="man" /></span>
                <span dir="auto">{ name }</span>
            </th>
        }
    };
    let cell = |(column, (head, cell)): (usize, (&Head, &Html))| {
        html! { <td key={column} role="cell" data-man={head.man.clone()}>{ cell.clone() }</td> }
    };
    let row = |(row, cells): (usize, &[Html])| {
        html! { <tr key={row} role="row">{ for heads.iter().zip(cells).enumerate().map(cell) }</tr> }
    };
    html! {
        <table class="rounds" role="table" aria-label={texts.move_table()}>
            <thead role="rowgroup"><tr role="row">{ for heads.iter().map(head) }</tr></thead>
            <tbody role="rowgroup">{ for cells.chunks(heads.len().max(1)).enumerate().map(row) }</tbody>
        </table>
    }
}
