//! The moves with what is said of them, as chess magazines print them: the game in bold type, its variations below the move that
//! they replace, those within them in brackets.
//!
//! It is drawn once a game. Which move is shown, and where the Tab key leads, is written into it by hand (`marks.rs`): so a step
//! through a game with a thousand variations draws none of them anew.

use yew::prelude::*;
use yew::virtual_dom::Key;

use super::nags::Nag;
use super::title;
use crate::context::use_texts;
use crate::desk::replay::{GAME, Game, Ply, TheGame};
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
    let printer = Printer {
        texts: use_texts(),
        game: &props.game.0,
        notation: props.notation,
        branches: branches(&props.game.0),
    };
    let result = title::result(&props.game.0.title);
    let mut parts = printer.line(GAME);
    if !result.is_empty() {
        parts.add("result".into(), html! { <b>{ result }</b> });
    }
    html! { <>{ for parts.0 }</> }
}

/// The variations of each line, in their order.
fn branches(game: &Game) -> Vec<Vec<usize>> {
    let mut branches = vec![Vec::new(); game.lines.len()];
    for (number, line) in game.lines.iter().enumerate().skip(GAME + 1) {
        if let Some(of_parent) = branches.get_mut(line.parent) {
            of_parent.push(number);
        }
    }
    branches
}

struct Printer<'a> {
    texts: &'a Texts,
    game: &'a Game,
    notation: Notation,
    /// The variations of each line.
    branches: Vec<Vec<usize>>,
}

impl Printer<'_> {
    /// A line with all that departs from it.
    fn line(&self, number: usize) -> Parts {
        let line = &self.game.lines[number];
        let mut parts = Parts::default();
        parts.say("preface".into(), &line.preface);
        let mut branches = self.branches[number].iter().peekable();
        // After anything but a move, the number is told again.
        let mut interrupted = true;
        for (at, ply) in (line.at..).zip(&line.plies) {
            let number_told = self.number(at, interrupted || !ply.before.is_empty());
            let key = |place: &str| Key::from([place, &at.to_string()].concat());
            parts.say(key("before"), &ply.before);
            parts.add(key("ply"), self.ply((number, at + 1), ply, number_told));
            let moves = parts.0.len();
            parts.say(key("after"), &ply.after);
            parts.say(key("unjudged"), &ply.unjudged);
            while let Some(branch) = branches.next_if(|branch| self.game.lines[**branch].at == at) {
                let text = self.line(*branch).0;
                let key = Key::from(["branch", &branch.to_string()].concat());
                parts.add(
                    key,
                    if number == GAME {
                        html! { <div class="branch">{ for text }</div> }
                    } else {
                        html! { <span class="branch">{ for text }</span> }
                    },
                );
            }
            interrupted = parts.0.len() > moves;
        }
        if let Some(fault) = &line.fault {
            let told = fault::placed(self.texts, fault);
            parts.add(
                "fault".into(),
                html! { <em data-fault={fault::place(fault)}>{ told }</em> },
            );
        }
        parts
    }

    /// The number of the move that comes after so many plies: always told for the side that moves first, and for the other one
    /// where that is wanted.
    fn number(&self, plies: usize, is_wanted: bool) -> Option<String> {
        let plies = plies + usize::from(self.game.second);
        let number = (self.game.round + plies / 2).to_string();
        match plies % 2 {
            0 => Some([&number, "."].concat()),
            _ => is_wanted.then(|| [&number, "…"].concat()),
        }
    }

    fn ply(&self, (line, ply): (usize, usize), told: &Ply, number: Option<String>) -> Html {
        let mut text = words::in_text(self.game.kind, self.notation, &told.text);
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
        html! {
            <span class="ply">
                <i>{ number.unwrap_or_default() }</i>
                <button type="button" data-ply={ply.to_string()} data-line={(line != GAME).then(|| line.to_string())}
                    title={(!meaning.is_empty()).then_some(meaning)}>{ text }</button>
                { for others }
            </span>
        }
    }
}

/// What stands in a line, with blanks between.
#[derive(Default)]
struct Parts(Vec<Html>);

impl Parts {
    fn add(&mut self, key: Key, part: Html) {
        let blank = if self.0.is_empty() { "" } else { " " };
        self.0.push(html! { <key={key}>{ blank }{ part }</> });
    }

    /// Adds what is said, as running text.
    fn say(&mut self, key: Key, text: &str) {
        if !text.is_empty() {
            self.add(
                key,
                html! { <span class="comment" dir="auto">{ text }</span> },
            );
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
