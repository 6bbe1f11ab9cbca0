//! The menu behind *More*: quiet buttons for all that is not needed at every move, first what is
//! about games, then what is about the page. What the foot shows at the page's size, the style
//! sheet leaves out here.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::platform::full_screen;
use crate::sides::Side;

/// What the menu is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The side of the page for which it is: face to face each player has one.
    pub(crate) side: Side,
}

/// Returns the name by which buttons find the menu of a side.
pub(crate) fn id(side: Side) -> &'static str {
    match side {
        Side::Far => "far-menu",
        _ => "menu",
    }
}

/// The menu.
#[component]
pub(crate) fn Menu(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let menu = use_node_ref();
    let item = |action: &'static str, text: &'static str, run: Callback<()>| {
        let menu = menu.clone();
        let onclick = move |_| {
            // The focus is to come back to the button of the menu, not to one that is hidden with
            // it. Where the menu stands open for want of a popover there is nothing to hide, and
            // the browser says so.
            if let Some(menu) = menu.cast::<HtmlElement>() {
                let _ = menu.hide_popover();
            }
            run.emit(());
        };
        html! { <button class="drawn" type="button" key={action} data-action={action} {onclick}>{ text }</button> }
    };
    let sends = |command: fn() -> Command| commands.reform(move |()| command());
    // Telephones of one maker, and most frames, can't fill the screen.
    let fills = page::document().fullscreen_enabled();
    let full_screen = fills.then(|| {
        item(
            "full-screen",
            texts.full_screen(),
            Callback::from(|()| full_screen::toggle()),
        )
    });
    html! {
        <nav class={classes!("menu", props.side.word())} id={id(props.side)} popover="auto" aria-label={texts.menu()} ref={menu.clone()}>
            <div>
                { item("new-game", texts.new_game(), sends(|| Command::Open(Panel::NewGame))) }
                { item("flip", texts.flip(), sends(|| Command::Flip)) }
                { item("share", texts.share(), sends(|| Command::Share)) }
                { item("games", texts.games(), sends(|| Command::Open(Panel::Games))) }
                { item("import", texts.import(), sends(|| Command::Open(Panel::Import(None)))) }
                { item("rules", texts.rules(), sends(|| Command::Open(Panel::Rules(None)))) }
            </div>
            <div>
                { item("type-move", texts.type_move(), sends(|| Command::TypeMove)) }
                { item("seating", texts.seating(), sends(|| Command::Open(Panel::Seating))) }
                { full_screen }
                { item("settings", texts.settings(), sends(|| Command::Open(Panel::Settings))) }
                { item("about", texts.about(), sends(|| Command::Open(Panel::About))) }
            </div>
        </nav>
    }
}
