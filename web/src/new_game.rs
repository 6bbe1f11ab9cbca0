//! The "New game" panel: what is played, by whom, and who begins. Everything has a sensible default; one tap starts.

use maud::{Markup, html};
use rochade_table::{Control, GameKind, Kind, Man, PRESETS, Player, Seat, Start};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlDialogElement, HtmlFormElement};

use crate::page;
use crate::say;
use crate::seating;
use crate::text::Texts;

/// Where the device keeps what was chosen last, and the fields whose values stand there, one a line.
const REMEMBERED: &str = "rochade.new-game";
const FIELDS: [&str; 8] = [
    "white",
    "white-avatar",
    "black",
    "black-avatar",
    "lots",
    "clock",
    "clock-white",
    "clock-black",
];

/// The players' own clock, among the choices.
const OWN: &str = "own";

/// Opens the panel, once it is drawn.
pub(crate) fn show() {
    if let Some(panel) = page::find(".panels > :not([open])") {
        // Refused only if the panel is open already, and it is not.
        let _ = panel.unchecked_into::<HtmlDialogElement>().show_modal();
    }
}

/// Draws the panel, with the players as they sit now (White first), or else with what was chosen last.
pub(crate) fn draw(texts: &Texts, seated: &[Player; 2]) -> Markup {
    let remembered = page::remembered(REMEMBERED).unwrap_or_default();
    let before = |name: &str| {
        let place = FIELDS.iter().position(|field| *field == name);
        let value = place.and_then(|place| remembered.split('\n').nth(place));
        value.unwrap_or_default()
    };
    let player = |name: &'static str, seat: Seat| {
        let seated = &seated[seat.index()];
        if seated.name.is_empty() {
            let avatar = [name, "-avatar"].concat();
            player(texts, name, seat, before(name), kind(before(&avatar)))
        } else {
            player(texts, name, seat, &seated.name, seated.avatar)
        }
    };
    html! {
        dialog.panel aria-labelledby="new-game-title" {
            form {
                h2 #new-game-title { (texts.new_game()) }
                (select("game", texts.game(), &[("chess", texts.game_chess())], ""))
                (select("laws", texts.laws(), &[("modern", texts.laws_modern())], ""))
                (player("white", Seat::FIRST))
                (player("black", Seat::SECOND))
                label.switch { input type="checkbox" name="lots" checked[before("lots") == "on"]; (texts.lots()) }
                (clocks(texts, before))
                (seating::control(texts))
                p.notice role="alert" data-notice="clock" {}
                footer {
                    button type="button" data-action="close" { (texts.close()) }
                    button.main type="submit" data-action="start-game" autofocus { (texts.start_game()) }
                }
            }
        }
    }
}

/// A choice, with its label.
pub(crate) fn select(name: &str, label: &str, options: &[(&str, &str)], chosen: &str) -> Markup {
    html! {
        label.field {
            span { (label) }
            select name=(name) {
                @for (value, text) in options { option value=(value) selected[*value == chosen] { (text) } }
            }
        }
    }
}

fn player(texts: &Texts, name: &str, seat: Seat, called: &str, avatar: Kind) -> Markup {
    let side = say::side(texts, seat);
    html! {
        fieldset {
            legend { (side) }
            label.field {
                span { (texts.name()) }
                input name=(name) value=(called) placeholder=(side) maxlength="40" autocomplete="off";
            }
            div.pictures role="radiogroup" aria-label=(texts.avatar_of(side)) {
                @for kind in Kind::ALL.into_iter().rev() {
                    label.picture data-man=(Man { seat, kind }.code()) {
                        input type="radio" name={ (name) "-avatar" } value=(kind.letter()) checked[avatar == kind]
                            aria-label=(say::kind(texts, kind));
                        i.man {}
                    }
                }
            }
        }
    }
}

/// The clock: none, one of the usual ones, or the players' own, which may differ.
fn clocks<'a>(texts: &Texts, before: impl Fn(&str) -> &'a str) -> Markup {
    let mut options = vec![("none", texts.clock_none())];
    options.extend(PRESETS.map(|preset| (preset, preset)));
    options.push((OWN, texts.clock_own()));
    let own = [
        ("clock-white", texts.clock_white(), texts.clock_hint()),
        ("clock-black", texts.clock_black(), texts.clock_same()),
    ];
    html! {
        fieldset {
            (select("clock", texts.clock(), &options, before("clock")))
            @for (name, label, hint) in own {
                label.field.own {
                    span { (label) }
                    input name=(name) value=(before(name)) placeholder=(hint) maxlength="40" autocomplete="off" spellcheck="false";
                }
            }
        }
    }
}

/// Reads the form: how the sitting starts, and whether the lot decided who has White. `None` if something is wrong with it,
/// which it then says.
pub(crate) fn read(texts: &Texts, form: &HtmlFormElement) -> Option<(Start, bool)> {
    let data = FormData::new_with_form(form).ok()?;
    match start(texts, &data) {
        Ok(start) => {
            remember(&data);
            seating::read(&data);
            Some(start)
        }
        Err(wrong) => {
            if let Ok(Some(notice)) = form.query_selector("[data-notice]") {
                notice.set_text_content(Some(&wrong));
            }
            None
        }
    }
}

/// Reads the form, or says what is wrong with it. The lot, if one is wanted, is drawn here: the table has no random source.
fn start(texts: &Texts, data: &FormData) -> Result<(Start, bool), String> {
    let text = |name: &str| data.get(name).as_string().unwrap_or_default();
    let player = |name: &str| Player {
        name: text(name).trim().to_owned(),
        avatar: kind(&text(&format!("{name}-avatar"))),
    };
    let control = |typed: &str| {
        Control::from_minutes(typed.trim()).map_err(|_| texts.clock_unreadable(typed))
    };
    let controls = match text("clock").as_str() {
        "none" => None,
        OWN => {
            let (white, black) = (text("clock-white"), text("clock-black"));
            let black = if black.trim().is_empty() {
                &white
            } else {
                &black
            };
            Some([control(&white)?, control(black)?])
        }
        preset => Some([control(preset)?, control(preset)?]),
    };
    let mut players = [player("white"), player("black")];
    let lots = data.has("lots");
    if lots && js_sys::Math::random() < 0.5 {
        players.swap(0, 1);
    }
    let start = Start {
        game: GameKind::Chess,
        players,
        position: None,
        controls,
    };
    Ok((start, lots))
}

/// Keeps what was chosen for the next time.
fn remember(data: &FormData) {
    let values = FIELDS.map(|name| data.get(name).as_string().unwrap_or_default());
    page::remember(REMEMBERED, &values.join("\n"));
}

fn kind(letter: &str) -> Kind {
    let named = |kind: &Kind| letter.chars().eq([kind.letter()]);
    Kind::ALL.into_iter().find(named).unwrap_or(Kind::King)
}
