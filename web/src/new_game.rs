//! The "New game" panel: what is played, by whom, and who begins. Everything has a sensible default; one tap starts.

use maud::{Markup, html};
use rochade_table::{Avatar, Control, GameKind, PRESETS, Player, Seat, Start};
use wasm_bindgen::JsCast;
use web_sys::{FormData, HtmlDialogElement, HtmlFormElement};

use crate::page;
use crate::seating;
use crate::text::Texts;
use crate::words;

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

/// The names of the fields for the players of chess, in the order of seats (contract.md, section 3).
const PLAYERS: [&str; 2] = ["white", "black"];

/// The players' own clock, among the choices.
const OWN: &str = "own";

/// Opens the panel, once it is drawn.
pub(crate) fn show() {
    if let Some(panel) = page::find(".panels > :not([open])") {
        // Refused only if the panel is open already, and it is not.
        let _ = panel.unchecked_into::<HtmlDialogElement>().show_modal();
    }
}

/// Draws the panel, with the players as they sit now, in the order of seats, or else with what was chosen last.
pub(crate) fn draw(texts: &Texts, seated: &[Player]) -> Markup {
    let remembered = page::remembered(REMEMBERED).unwrap_or_default();
    let before = |name: &str| {
        let place = FIELDS.iter().position(|field| *field == name);
        let value = place.and_then(|place| remembered.split('\n').nth(place));
        value.unwrap_or_default()
    };
    let player = |(name, seat): (&str, Seat)| match seated.get(seat.index()) {
        Some(seated) if !seated.name.is_empty() => {
            player(texts, name, seat, &seated.name, seated.avatar)
        }
        _ => {
            let picture = avatar(before(&format!("{name}-avatar")));
            player(texts, name, seat, before(name), picture)
        }
    };
    html! {
        dialog.panel aria-labelledby="new-game-title" {
            form {
                h2 #new-game-title { (texts.new_game()) }
                (select("game", texts.game(), &[("chess", texts.game_chess())], ""))
                (select("laws", texts.laws(), &[("modern", texts.laws_modern())], ""))
                @for named in PLAYERS.into_iter().zip((0..).map(Seat)) { (player(named)) }
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

fn player(texts: &Texts, name: &str, seat: Seat, called: &str, avatar: Avatar) -> Markup {
    let side = words::side(texts, GameKind::Chess, seat);
    let letter = GameKind::Chess.plan().letter(seat);
    html! {
        fieldset {
            legend { (side) }
            label.field {
                span { (texts.name()) }
                input name=(name) value=(called) placeholder=(side) maxlength="40" autocomplete="off";
            }
            div.pictures role="radiogroup" aria-label=(texts.avatar_of(side)) {
                @for picture in Avatar::ALL.into_iter().rev() {
                    label.picture data-man={ (letter) (picture.letter()) } {
                        input type="radio" name={ (name) "-avatar" } value=(picture.letter()) checked[avatar == picture]
                            aria-label=(pictured(texts, picture));
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
        avatar: avatar(&text(&format!("{name}-avatar"))),
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
            Some(vec![control(&white)?, control(black)?])
        }
        preset => Some(vec![control(preset)?; PLAYERS.len()]),
    };
    let mut players: Vec<Player> = PLAYERS.into_iter().map(player).collect();
    let lots = data.has("lots");
    if lots && js_sys::Math::random() < 0.5 {
        players.swap(0, 1);
    }
    let mut start = Start::new(GameKind::Chess, players);
    start.controls = controls;
    Ok((start, lots))
}

/// Keeps what was chosen for the next time.
fn remember(data: &FormData) {
    let values = FIELDS.map(|name| data.get(name).as_string().unwrap_or_default());
    page::remember(REMEMBERED, &values.join("\n"));
}

fn avatar(letter: &str) -> Avatar {
    let mut pictures = Avatar::ALL.into_iter();
    let named = pictures.find(|picture| picture.letter() == letter);
    named.unwrap_or_default()
}

/// What is seen in a picture.
fn pictured(texts: &Texts, picture: Avatar) -> &'static str {
    match picture {
        Avatar::Pawn => texts.pawn(),
        Avatar::Knight => texts.knight(),
        Avatar::Bishop => texts.bishop(),
        Avatar::Rook => texts.rook(),
        Avatar::Queen => texts.queen(),
        Avatar::King => texts.king(),
    }
}
