//! The panel with the rules, which scroll in it.

mod quoted;

use std::rc::Rc;

use js_sys::futures::spawn_local;
use rochade_table::GameKind;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

pub(crate) use self::quoted::paragraph;
use crate::command::{Command, Panel, Practise};
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::platform::live_region::use_announcement;
use crate::platform::{handbook, trusted};
use crate::words::laws::CUSTOM;

/// What the rules open at.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Where the laws say something, as `data-law` has it, if that was cited.
    pub(crate) cited: Option<String>,
    /// The table's ruling on the cited article; empty, if there is none.
    #[prop_or_default]
    pub(crate) ruled: String,
    /// The game on the board.
    pub(crate) game: GameKind,
}

/// The panel with the rules. It opens at once, and says that their text is on its way, or that it
/// could not be loaded.
#[component]
pub(crate) fn Rules(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (text, leaf) = (use_state(|| None::<Result<Rc<str>, &str>>), use_node_ref());
    {
        let text = text.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                let loaded = handbook::load(texts.language_code()).await;
                text.set(Some(
                    loaded.map(Rc::from).map_err(|_| texts.rules_missing()),
                ));
            });
        });
    }
    {
        let (cited, game, leaf) = (props.cited.clone(), props.game, leaf.clone());
        let ruled = props.ruled.clone();
        use_effect_with((*text).clone(), move |text| {
            if let Some((Ok(text), leaf)) = text.as_ref().zip(leaf.cast::<Element>()) {
                trusted::write(&leaf, text);
            }
            let beginning = ["rules-", game.word()].concat();
            if let Some(cited) = cited {
                // A form may be about another game than the one on the board.
                let mut games = [game].into_iter().chain(GameKind::ALL.iter().copied());
                match games.find(|game| open_at(&place(&cited, *game))) {
                    Some(game) => tell_ruled(&place(&cited, game), &ruled),
                    None => {
                        open_at(&beginning);
                    }
                }
            } else if game != GameKind::Chess {
                // The text begins with chess.
                open_at(&beginning);
            }
        });
    }
    let follow = {
        let commands = commands.clone();
        move |click: MouseEvent| match tried(&click) {
            Some(place) => commands.emit(Command::Practise(Practise::Open(place))),
            None => follow(click),
        }
    };
    let learn = {
        let (commands, leaf, game) = (commands.clone(), leaf.clone(), props.game);
        move |_| {
            let game = shown_game(&leaf).unwrap_or(game);
            commands.emit(Command::Open(Panel::Lessons(game)));
        }
    };
    let missing = text.as_ref().and_then(|text| text.as_ref().err().copied());
    use_announcement(match &*text {
        None => texts.rules_on_their_way(),
        Some(_) => missing.unwrap_or_default(),
    });
    let buttons = html! { <button type="button" class="plain" data-action="lessons" onclick={learn}>{ texts.lessons() }</button> };
    html! {
        <Dialog kind="book" title={texts.rules()} {buttons} onclose={commands.reform(|()| Command::Close)}>
            if let Some(missing) = missing {
                <p class="missing" data-notice="told">{ missing }</p>
            } else {
                if text.is_none() {
                    <p class="missing">{ texts.rules_on_their_way() }</p>
                }
                // Behind the text, for who reads it with the keyboard.
                <div class="leaf" translate="yes" tabindex="0" role="region" aria-labelledby="book-title" autofocus=true onclick={follow} ref={leaf.clone()} />
                <button type="button" data-action="contents" disabled={text.is_none()} onclick={move |_| open_contents(&leaf)}>
                    { texts.contents() }
                </button>
            }
        </Dialog>
    }
}

/// Returns where the text has what is cited: `law-handbuch-late-6`. Laws that are none of the sets
/// have their place in the table of their game.
fn place(cited: &str, game: GameKind) -> String {
    let (laws, paragraph) = cited.split_once(':').unwrap_or((cited, ""));
    let laws = if laws == CUSTOM { game.word() } else { laws };
    ["law-", laws, "-", paragraph].concat()
}

/// Follows a link of the contents by hand: as an address, it would be taken for a game, and in a
/// frame it would scroll the page around it, too.
fn follow(click: MouseEvent) {
    let target = click.target_dyn_into::<Element>();
    let Some(link) = target.and_then(|target| target.closest("a").ok().flatten()) else {
        return;
    };
    click.prevent_default();
    let place = link.get_attribute("href").unwrap_or_default();
    open_at(place.trim_start_matches('#'));
}

/// Returns the name of the case whose button was clicked.
fn tried(click: &MouseEvent) -> Option<String> {
    let target = click.target_dyn_into::<Element>()?;
    let button = target.closest("[data-try]").ok().flatten()?;
    button.get_attribute("data-try")
}

/// Inserts the table's ruling under the heading of an article.
fn tell_ruled(place: &str, ruled: &str) {
    let document = page::document();
    let found = document.get_element_by_id(place);
    let line = document.create_element("p").ok();
    let Some((heading, line)) = found.zip(line).filter(|_| !ruled.is_empty()) else {
        return;
    };
    line.set_class_name("ruled");
    line.set_text_content(Some(ruled));
    // A place within a heading is told under it; one that is a term, with what is said of it.
    let heading = heading.closest("h3").ok().flatten().unwrap_or(heading);
    let told = match heading.next_element_sibling() {
        Some(said) if said.tag_name() == "DD" => said.insert_adjacent_element("afterbegin", &line),
        _ => heading.insert_adjacent_element("afterend", &line),
    };
    // Refused only to what has no parent.
    let _ = told;
}

/// Returns the game whose rules are shown.
fn shown_game(leaf: &NodeRef) -> Option<GameKind> {
    let leaf = leaf.cast::<Element>()?;
    let begins = leaf
        .query_selector("article:not([hidden]) > .game")
        .ok()??;
    GameKind::of_word(begins.id().strip_prefix("rules-")?)
}

/// Leads back to where the part begins that is shown: there are its contents, and links to the
/// other games.
fn open_contents(leaf: &NodeRef) {
    let leaf = leaf.cast::<Element>();
    let begins = leaf.and_then(|leaf| leaf.query_selector("article:not([hidden]) > .game").ok()?);
    if let Some(begins) = begins {
        open_at(&begins.id());
    }
}

/// Shows the part in which a section is, and no other.
fn show_part(leaf: &Element, section: &HtmlElement) {
    let shown = leaf.query_selector("article:not([hidden])").ok().flatten();
    let part = section.closest("article").ok().flatten();
    for (article, is_hidden) in [(shown, true), (part, false)] {
        if let Some(article) = article {
            // Refused only to names that are none.
            let _ = article.toggle_attribute_with_force("hidden", is_hidden);
        }
    }
}

/// Scrolls to a place in the rules, in the part that it is in, and shows no other; whether there is
/// such a place.
fn open_at(place: &str) -> bool {
    let found = page::document().get_element_by_id(place);
    let found = found.and_then(|found| found.dyn_into::<HtmlElement>().ok());
    let Some(section) = found else {
        return false;
    };
    if let Ok(Some(leaf)) = section.closest(".leaf") {
        show_part(&leaf, &section);
        // What is read aloud, and the next press of Tab, go on from there.
        let _ = section.focus();
        leaf.set_scroll_top(section.offset_top());
    }
    true
}
