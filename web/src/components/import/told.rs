//! What is told of the games of a file: why they could not be read, and what was mended.

use std::rc::Rc;

use yew::prelude::*;

use crate::context::use_texts;
use crate::desk::{Imported, Told};
use crate::fault;
use crate::platform::locale;
use crate::text::Texts;

/// What has been read.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    pub(crate) read: Rc<Imported>,
}

/// What is told of the games of a file: a line for each game that could not be read to its end; a
/// line for each note, or one for all, if there are many.
#[component]
pub(crate) fn ToldOfGames(props: &Props) -> Html {
    let texts = use_texts();
    let read = &*props.read;
    if read.faults.is_empty() && read.notes.is_empty() {
        return Html::default();
    }
    let is_alone = read.games.len() + read.faulty == 1;
    let fault = |told: &Told| {
        html! {
            <li data-fault={fault::place(&told.fault)}>
                <b>{ place(texts, told, is_alone) }</b>{ " " }
                { fault::reason(texts, &told.fault) }
                if told.cut {
                    { " " }{ texts.fault_cut() }
                }
            </li>
        }
    };
    let note = |told: &Told| {
        html! {
            <li data-note={fault::place(&told.fault)}>
                <b>{ place(texts, told, is_alone) }</b>{ " " }
                { fault::note(texts, &told.fault) }
            </li>
        }
    };
    let number = |number| locale::number(texts.language_code(), number);
    let more = (read.faulty + read.cut).saturating_sub(read.faults.len());
    html! {
        <ol class="faults" tabindex="0">
            { for read.faults.iter().map(fault) }
            if more > 0 {
                <li>{ texts.fault_more(&number(more)) }</li>
            }
            if read.notes.len() == read.noted {
                { for read.notes.iter().map(note) }
            } else if let Some(first) = read.notes.first() {
                <li data-note={fault::place(&first.fault)}>
                    { texts.import_noted(&number(read.noted), &number(first.fault.line)) }
                </li>
            }
        </ol>
    }
}

/// Returns where something stands; without the number of the game, if there is only one.
fn place(texts: &Texts, told: &Told, is_alone: bool) -> String {
    let [line, column] = [told.fault.line, told.fault.column].map(|number| number.to_string());
    match is_alone {
        true => texts.fault_place(&line, &column),
        false => texts.fault_place_in_game(&told.game.to_string(), &line, &column),
    }
}
