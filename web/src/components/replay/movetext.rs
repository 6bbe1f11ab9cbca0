//! The moves with what is said of them, as chess magazines print them: the game in bold type, its variations below the move that
//! they replace, those within them in brackets.
//!
//! It is drawn once a game. Which move is shown, and where the Tab key leads, is written into it by hand (`marks.rs`): so a step
//! through a game with a thousand variations draws none of them anew.

use std::rc::Rc;

use yew::prelude::*;

use super::nags::Nag;
use super::title;
use crate::context::use_texts;
use crate::desk::replay::{GAME, Game, Line, Ply};
use crate::fault;
use crate::notation::Notation;
use crate::text::Texts;
use crate::words;

/// What the text tells.
#[derive(Properties, PartialEq, Debug)]
pub(super) struct Props {
    /// The game.
    pub(super) game: Rc<Game>,
    /// How moves are written.
    pub(super) notation: Notation,
}

/// The moves with what is said of them.
#[component]
pub(super) fn Movetext(props: &Props) -> Html {
    let printer = Printer {
        texts: use_texts(),
        game: &props.game,
        notation: props.notation,
        branches: branches(&props.game),
    };
    let result = title::result(&props.game.title);
    html! {
        <>
            { for printer.line(GAME) }
            if !result.is_empty() {
                <b>{ result }</b>
            }
        </>
    }
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
    fn line(&self, number: usize) -> Vec<Html> {
        let line = &self.game.lines[number];
        let mut printed = vec![comment(&line.preface)];
        let mut branches = self.branches[number].iter().peekable();
        // After anything but a move, the number is told again.
        let mut interrupted = true;
        for (at, ply) in (line.at..).zip(&line.plies) {
            let number_told = self.number(at, interrupted || !ply.before.is_empty());
            printed.push(comment(&ply.before));
            printed.push(self.ply((number, at + 1), ply, number_told));
            printed.push(comment(&ply.after));
            printed.push(comment(&ply.unjudged));
            interrupted = !(ply.after.is_empty() && ply.unjudged.is_empty());
            while let Some(branch) = branches.next_if(|branch| self.game.lines[**branch].at == at) {
                printed.push(self.branch(*branch, number == GAME));
                interrupted = true;
            }
        }
        printed.push(self.fault(line));
        printed
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
        let nags: Vec<Nag> = told
            .nags
            .iter()
            .map(|&nag| Nag::new(self.texts, nag))
            .collect();
        let mut text = words::in_text(self.game.kind, self.notation, &told.text);
        let judging = nags.iter().filter(|nag| nag.judges_move);
        let (signs, meanings): (Vec<_>, Vec<_>) =
            judging.map(|nag| (&*nag.sign, nag.words)).unzip();
        text.push_str(&signs.concat());
        let meaning = meanings.join(", ");
        let others = nags.iter().filter(|nag| !nag.judges_move);
        html! {
            <>
                <span class="ply">
                    { for number.map(|number| html! { <i>{ number }</i> }) }
                    <button type="button" data-ply={ply.to_string()} data-line={(line != GAME).then(|| line.to_string())}
                        title={(!meaning.is_empty()).then_some(meaning)} tabindex="-1">{ text }</button>
                    { for others.map(sign) }
                </span>
                { " " }
            </>
        }
    }

    /// A variation: of the game below its move, of another variation in brackets.
    fn branch(&self, number: usize, is_of_game: bool) -> Html {
        let line = self.line(number);
        if is_of_game {
            html! { <div class="branch">{ for line }</div> }
        } else {
            html! { <><span class="branch">{ for line }</span>{ " " }</> }
        }
    }

    /// Why a line ends there, if not all of it can be read.
    fn fault(&self, line: &Line) -> Html {
        let told = line.fault.as_ref();
        let told = told.map(|told| fault::reason(self.texts, told));
        html! {
            if let Some(told) = told {
                <em data-fault="">{ told }</em>
            }
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

/// What is said, as running text.
fn comment(text: &str) -> Html {
    html! {
        if !text.is_empty() {
            <span class="comment" dir="auto">{ text }{ " " }</span>
        }
    }
}
