//! The moves with what is said of them, as chess magazines print them: the game in bold type, its
//! variations below the move that they replace, those within them in brackets.
//!
//! It is drawn once a game. Which move is shown, and where the Tab key leads, is written into it by
//! hand (`marks.rs`): so a step through a game with a thousand variations draws none of them anew.

use rochade_review::Judgement;
use yew::prelude::*;

use super::nags::Nag;
use super::parts::{Part, parts};
use super::title;
use crate::context::use_texts;
use crate::desk::replay::{GAME, Game, Place, Ply, TheGame};
use crate::fault;
use crate::notation::Notation;
use crate::text::Texts;
use crate::words;

/// What the text tells.
#[derive(Properties, PartialEq, Debug)]
pub(super) struct Props {
    /// The game.
    pub(super) game: TheGame,
    /// How moves are written.
    pub(super) notation: Notation,
}

/// The moves with what is said of them.
#[component]
pub(super) fn Movetext(props: &Props) -> Html {
    let drawer = Drawer {
        texts: use_texts(),
        game: &props.game.0,
        notation: props.notation,
    };
    let result = title::result(&props.game.0.title);
    let result = (!result.is_empty()).then(|| html! { <b key="result">{ " " }{ result }</b> });
    html! { <>{ for drawer.line(&parts(&props.game.0), true).into_iter().chain(result) }</> }
}

struct Drawer<'a> {
    texts: &'a Texts,
    game: &'a Game,
    notation: Notation,
}

impl Drawer<'_> {
    /// A line with all that departs from it, with blanks between.
    fn line(&self, parts: &[Part<'_>], is_game: bool) -> Vec<Html> {
        let with_blank = |(index, part)| {
            let blank = if index == 0 { "" } else { " " };
            html! { <key={index}>{ blank }{ self.part(part, is_game) }</> }
        };
        parts.iter().enumerate().map(with_blank).collect()
    }

    fn part(&self, part: &Part<'_>, is_of_game: bool) -> Html {
        match part {
            Part::Said(text) => html! { <span class="comment" dir="auto">{ *text }</span> },
            Part::Move(ply, place, number) => self.ply(*place, ply, number.as_deref()),
            Part::Branch(parts) if is_of_game => {
                html! { <div class="branch">{ for self.line(parts, false) }</div> }
            }
            Part::Branch(parts) => {
                html! { <span class="branch">{ for self.line(parts, false) }</span> }
            }
            Part::Fault(fault) => {
                let told = fault::placed(self.texts, fault);
                html! { <em data-fault={fault::place(fault)}>{ told }</em> }
            }
        }
    }

    fn ply(&self, (line, ply): Place, told: &Ply, number: Option<&str>) -> Html {
        let mut text = words::of(self.game.kind).in_text(self.notation, &told.text);
        let (mut meaning, mut others) = (String::new(), Vec::new());
        if told.is_null() {
            meaning.push_str(self.texts.null_move());
        }
        for nag in Nag::all(self.texts, &told.nags) {
            if nag.judges_move {
                text.push_str(&nag.sign);
                if !meaning.is_empty() {
                    meaning.push_str(", ");
                }
                meaning.push_str(nag.words);
            } else {
                others.push(sign(&nag));
            }
        }
        let eval = told.evals.first().map(|eval| format!("{eval:+}"));
        html! {
            <span class="ply">
                <i>{ number.unwrap_or_default().to_owned() }</i>
                <button type="button" data-ply={ply.to_string()} data-line={(line != GAME).then(|| line.to_string())}
                    data-eval={eval} data-judgement={told.judgement().map(Judgement::word)}
                    title={(!meaning.is_empty()).then_some(meaning)}>{ text }</button>
                { for others }
            </span>
        }
    }
}

/// A sign for the position after a move. Screen readers say what it means.
fn sign(nag: &Nag) -> Html {
    html! {
        if nag.words.is_empty() {
            <span>{ &nag.sign }</span>
        } else {
            <span role="img" aria-label={nag.words} title={nag.words}>{ &nag.sign }</span>
        }
    }
}
