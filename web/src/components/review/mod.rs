//! The look back at a game: how far it has come, the moments one after the other, and how often
//! each player's moves were judged so.

pub(crate) mod exercise;

use rochade_review::Judgement;
use rochade_table::Stage;
use yew::prelude::*;

use crate::command::{Command, Look};
use crate::components::replay::sign;
use crate::context::{use_commands, use_texts};
use crate::text::Texts;

/// The selector of what gets the focus when the card shows something else.
pub(crate) const CARD: &str = ".look-back h2";

/// The selector of what gets the focus when the card is closed.
pub(crate) const BUTTON: &str = "[data-action='analyse']";

/// What the card shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The state of the look back, or the moment.
    pub(crate) shown: Shown,
    /// Whether the moves stand below the card, in place of the moment.
    pub(crate) moves: bool,
    /// Each player's counts; none until the look back is done.
    pub(crate) seats: Vec<Counts>,
    /// Whether any move was judged.
    pub(crate) has_mistakes: bool,
    /// The graph of the game, as far as it stands in the card.
    pub(crate) children: Html,
}

/// The state of a look back, with what is shown of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Shown {
    /// The device is asked for a review of before.
    Opening,
    /// Positions are being analysed.
    Looking {
        /// The number of those done.
        found: usize,
        /// The number of all.
        of: usize,
        /// The share of the work that is done, in percent.
        percent: u32,
    },
    /// It was stopped.
    Stopped,
    /// The worker is missing.
    Failed,
    /// The review is complete, and has no moment.
    Nothing,
    /// A moment.
    Moment(MomentShown),
}

/// A moment, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MomentShown {
    /// Its number, counted from 0.
    pub(crate) number: usize,
    /// The number of all moments.
    pub(crate) count: usize,
    /// Who moved.
    pub(crate) mover: String,
    /// The move, with its number.
    pub(crate) made: String,
    /// The word for what can be said of it.
    pub(crate) pattern: &'static str,
    /// The stage of the reader's try to find a better one, if one is made.
    pub(crate) stage: Option<Stage>,
    /// The sentence about it, once it is asked for.
    pub(crate) said: Option<String>,
    /// The better line, once it is asked for.
    pub(crate) better: Option<String>,
}

/// The judgements of a player's moves, counted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Counts {
    /// The letter of the seat.
    pub(crate) letter: &'static str,
    /// The player's name.
    pub(crate) name: String,
    /// The number of moves that the player made.
    pub(crate) moves: usize,
    /// The numbers of those with each judgement, in the order of [`Judgement::ALL`].
    pub(crate) judged: [usize; 3],
}

impl MomentShown {
    /// Returns what screen readers are told of it.
    pub(crate) fn in_words(&self, texts: &Texts) -> String {
        let asks = match &self.said {
            Some(said) => said.clone(),
            None => texts.review_asks().to_owned(),
        };
        let better = self.better.as_deref().map(|it| texts.review_better(it));
        let parts = [self.heading(texts), self.played(texts), asks];
        parts
            .into_iter()
            .chain(better)
            .collect::<Vec<_>>()
            .join(". ")
    }

    fn heading(&self, texts: &Texts) -> String {
        texts.review_moment(&(self.number + 1).to_string(), &self.count.to_string())
    }

    fn played(&self, texts: &Texts) -> String {
        texts.review_played(&self.mover, &self.made)
    }

    /// Returns what is told of the reader's try.
    fn tried(&self, texts: &Texts) -> Option<&'static str> {
        tried(texts, self.stage?, texts.review_find())
    }
}

/// Returns what is told of a reader's try, who is asked to find a move in these words.
fn tried(texts: &Texts, stage: Stage, asked: &'static str) -> Option<&'static str> {
    Some(match stage {
        Stage::Asked => asked,
        Stage::Wrong => texts.review_wrong(),
        Stage::Right | Stage::Solved => texts.review_right(),
        Stage::Showing | Stage::Shown => return None,
    })
}

/// Returns the button that puts a wrong move back.
fn try_again(texts: &Texts, commands: &Callback<Command>) -> Html {
    let again = commands.reform(|_| Command::TryAgain);
    html! {
        <button key="try-again" type="button" class="main" data-action="try-again" onclick={again}>{ texts.puzzle_try_again() }</button>
    }
}

impl Counts {
    /// Returns the place of the word for how well the moves were chosen: by how much was given
    /// away for each move, a mistake counting twice and a blunder four times.
    fn style(&self) -> usize {
        let [inaccuracies, mistakes, blunders] = self.judged;
        let weight = inaccuracies + 2 * mistakes + 4 * blunders;
        match 10 * weight / self.moves.max(1) {
            _ if weight == 0 => 0,
            0..2 => 1,
            2..5 => 2,
            _ => 3,
        }
    }
}

/// The card of a look back.
#[component]
pub(crate) fn LookBackCard(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str, class: &'static str, text: &'static str, look: Look| {
        let onclick = commands.reform(move |_| Command::Look(look));
        html! { <button key={action} type="button" {class} data-action={action} {onclick}>{ text }</button> }
    };
    let close = commands.reform(|_| Command::Look(Look::Leave));
    let state = match &props.shown {
        Shown::Opening | Shown::Looking { .. } => "looking",
        Shown::Stopped => "stopped",
        Shown::Failed => "failed",
        Shown::Nothing | Shown::Moment(_) => "done",
    };
    let is_moment = matches!(props.shown, Shown::Moment(_)) && !props.moves;
    let heading = match &props.shown {
        Shown::Moment(moment) if is_moment => moment.heading(texts),
        _ => texts.review().to_owned(),
    };
    html! {
        <section class={classes!("look-back", is_moment.then_some("at-moment"))} data-review={state} aria-label={texts.review()}>
            <header>
                <h2 tabindex="-1">{ heading }</h2>
                if is_moment {
                    { button("all-moves", "drawn", texts.review_moves(), Look::Moves) }
                } else {
                    if props.has_mistakes && state == "done" {
                        { button("next-mistake", "drawn", texts.review_next_mistake(), Look::NextMistake) }
                    }
                    if matches!(props.shown, Shown::Moment(_)) {
                        { button("moments", "drawn", texts.review_moments(), Look::Moments) }
                    }
                }
                <button type="button" class="close" data-action="leave-review" aria-label={texts.review_leave()} title={texts.review_leave()}
                    onclick={close}>{ "×" }</button>
            </header>
            {
                match &props.shown {
                    Shown::Opening => html! { <p>{ texts.review_looking() }</p> },
                    Shown::Looking { found, of, percent } => html! {
                        <>
                            <p>
                                <progress max="100" value={percent.to_string()} aria-label={texts.review_looking()} />
                                { texts.review_found(&found.to_string(), &of.to_string()) }
                            </p>
                            <div class="of-moment">{ button("stop-analysis", "plain", texts.cancel(), Look::Stop) }</div>
                        </>
                    },
                    Shown::Stopped => html! {
                        <>
                            <p>{ texts.review_stopped() }</p>
                            <div class="of-moment">{ button("analyse", "main", texts.review_go_on(), Look::Begin) }</div>
                        </>
                    },
                    Shown::Failed => html! {
                        <>
                            <p>{ texts.computer_missing() }</p>
                            <div class="of-moment">{ button("analyse", "main", texts.fetch_computer(), Look::Begin) }</div>
                        </>
                    },
                    Shown::Nothing => html! { <p>{ texts.review_nothing() }</p> },
                    Shown::Moment(_) if props.moves => Html::default(),
                    Shown::Moment(moment) => moment_card(texts, &commands, moment),
                }
            }
            { props.children.clone() }
            if !props.seats.is_empty() {
                <Judged seats={props.seats.clone()} />
            }
        </section>
    }
}

/// The moment that is shown, and what can be done with it.
fn moment_card(texts: &Texts, commands: &Callback<Command>, moment: &MomentShown) -> Html {
    let button = |action: &'static str, class: &'static str, text: &'static str, look: Look| {
        let onclick = commands.reform(move |_| Command::Look(look));
        html! { <button key={action} type="button" {class} data-action={action} {onclick}>{ text }</button> }
    };
    let is_answered = moment.said.is_some();
    let better = commands.reform(|_| Command::Look(Look::Better));
    let play_on = commands.reform(|_| Command::Look(Look::PlayOn));
    let number = moment.number;
    html! {
        <>
            <p class="played">{ moment.played(texts) }</p>
            if let Some(tried) = moment.tried(texts) {
                <p class="tried">{ tried }</p>
            } else if !is_answered {
                <p>{ texts.review_asks() }</p>
            }
            if let Some(said) = &moment.said {
                <p class="said" data-pattern={moment.pattern}>{ said }</p>
            }
            if let Some(line) = &moment.better {
                <button type="button" class="better" data-action="better" onclick={better}>{ texts.review_better(line) }</button>
            }
            <div class="of-moment">
                if !is_answered && moment.stage.is_none() {
                    { button("try-moment", "main", texts.review_try(), Look::Try) }
                }
                if moment.stage == Some(Stage::Wrong) {
                    { try_again(texts, commands) }
                }
                if !is_answered {
                    { button("show-moment", "plain", texts.review_show(), Look::Answer) }
                } else {
                    <button key="play-on" type="button" class="main" data-action="play-on" onclick={play_on}>{ texts.replay_play_on() }</button>
                }
                if number > 0 {
                    { button("previous-moment", "plain", texts.review_previous(), Look::Moment(number - 1)) }
                }
                if number + 1 < moment.count {
                    { button("next-moment", "plain", texts.review_next(), Look::Moment(number + 1)) }
                }
            </div>
        </>
    }
}

/// The players with their counts.
#[derive(Properties, PartialEq)]
struct JudgedProps {
    seats: Vec<Counts>,
}

/// Lists each player's judgements, and a word for how well the moves were chosen.
#[component]
fn Judged(props: &JudgedProps) -> Html {
    let texts = use_texts();
    let words: Vec<&str> = texts.review_judged().split('|').collect();
    let styles: Vec<&str> = texts.review_style().split('|').collect();
    let cell = |(place, count): (usize, &usize)| {
        let judgement = Judgement::ALL[place];
        let label = [
            words.get(place).copied().unwrap_or_default(),
            ": ",
            &count.to_string(),
        ]
        .concat();
        html! {
            <span role="img" aria-label={label.clone()} title={label} data-judgement={judgement.word()}>
                <b>{ *count }</b>{ sign(judgement.nag()).unwrap_or_default() }
            </span>
        }
    };
    html! {
        <ul class="judged">
            { for props.seats.iter().map(|seat| html! {
                <li key={seat.letter} data-seat={seat.letter}>
                    <span class="name" dir="auto">{ &seat.name }</span>
                    <em>{ styles.get(seat.style()).copied().unwrap_or_default() }</em>
                    { for seat.judged.iter().enumerate().map(cell) }
                </li>
            }) }
        </ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::{LANGUAGES, texts};

    fn counts(moves: usize, judged: [usize; 3]) -> Counts {
        Counts {
            letter: "w",
            name: String::new(),
            moves,
            judged,
        }
    }

    #[test]
    fn moves_are_told_by_a_word_of_four() {
        let styles = [
            (counts(0, [0, 0, 0]), 0),
            (counts(40, [0, 0, 0]), 0),
            (counts(40, [3, 1, 0]), 1),
            (counts(40, [4, 2, 2]), 2),
            (counts(20, [2, 2, 2]), 3),
        ];
        for (counts, style) in styles {
            assert_eq!(counts.style(), style, "{counts:?}");
        }
        for language in LANGUAGES {
            assert_eq!(texts(language).review_style().split('|').count(), 4);
            assert_eq!(texts(language).review_judged().split('|').count(), 3);
        }
    }
}
