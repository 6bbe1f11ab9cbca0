//! The panel with the game as a printer would set it: it can be printed, saved and sent.

mod print;

use js_sys::Array;
use js_sys::futures::spawn_local;
use rochade_sheet::Told;
use wasm_bindgen::JsCast;
use web_sys::{Blob, Element, File, FilePropertyBag, SvgGraphicsElement};
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::components::drawing::Drawing;
use crate::context::{use_commands, use_texts};
use crate::desk;
use crate::platform::live_region::use_announcement;
use crate::platform::painter::{self, NotPainted};
use crate::platform::{download, share_sheet};

/// What is set.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What is told on it.
    pub(crate) told: Box<Told>,
    /// A name for files, without an ending.
    pub(crate) file: String,
}

/// The panel with the sheets of a game.
#[component]
pub(crate) fn Sheet(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let pages = use_state(|| None::<Result<Vec<AttrValue>, ()>>);
    let (shown, said) = (use_node_ref(), use_state(String::new));
    {
        let (pages, told) = (pages.clone(), props.told.clone());
        use_effect_with((), move |()| {
            spawn_local(async move {
                let set = desk::print::sheet(&told).await.map_err(drop);
                pages.set(Some(
                    set.map(|pages| pages.into_iter().map(AttrValue::from).collect()),
                ));
            });
        });
    }
    print::use_printing(shown.clone());
    // The pictures are painted first, and then saved or sent.
    let with_pictures = |act: fn(Vec<File>) -> bool, done: &'static str| {
        let (shown, file, said) = (shown.clone(), props.file.clone(), said.clone());
        move |_| {
            let (shown, file, said) = (shown.clone(), file.clone(), said.clone());
            spawn_local(async move {
                let painted = pictures(&shown, &file).await;
                said.set(match painted.is_ok_and(act) {
                    true => done.to_owned(),
                    false => texts.sheet_not_drawn().to_owned(),
                });
            });
        }
    };
    let pages = &*pages;
    let is_set = matches!(pages, Some(Ok(_)));
    let waits = match pages {
        None => Some(texts.sheet_coming()),
        Some(Err(())) => Some(texts.sheet_failed()),
        Some(Ok(_)) => None,
    };
    let buttons = html! {
        if is_set {
            if share_sheet::exists() {
                <button type="button" class="plain" data-action="send-sheet" onclick={with_pictures(send, "")}>{ texts.sheet_send() }</button>
            }
            <button type="button" class="plain" data-action="save-sheet" onclick={with_pictures(save, texts.sheet_saved())}>
                { texts.sheet_save() }
            </button>
            <button type="button" class="main" data-action="print-sheet" onclick={|_| print::print()}>{ texts.sheet_print() }</button>
        }
    };
    let said = waits.unwrap_or(&**said);
    use_announcement(said.to_owned());
    html! {
        <Dialog kind="game-sheet" title={texts.sheet()} {buttons} onclose={commands.reform(|()| Command::Close)}>
            <p class="said">{ said }</p>
            if let Some(Ok(pages)) = pages {
                <div class="shown-sheets" tabindex="0" ref={shown}>
                    { for pages.iter().enumerate().map(|(number, svg)| html! {
                        <Drawing class="sheet-page" svg={svg.clone()} name={texts.sheet_number(&(number + 1).to_string(), &pages.len().to_string())} />
                    }) }
                </div>
            }
        </Dialog>
    }
}

/// Paints the sheets that are shown, as files.
async fn pictures(shown: &NodeRef, file: &str) -> Result<Vec<File>, NotPainted> {
    let shown = shown.cast::<Element>().ok_or(NotPainted)?;
    let pages = shown.children();
    let mut files = Vec::new();
    for number in 0..pages.length() {
        let drawing = pages
            .item(number)
            .and_then(|page| page.first_element_child());
        let drawing: SvgGraphicsElement = drawing.ok_or(NotPainted)?.unchecked_into();
        let number = match pages.length() {
            1 => String::new(),
            _ => format!("-{}", number + 1),
        };
        let name = [file, &number, ".png"].concat();
        files.push(as_file(&painter::paint(&drawing).await?, &name)?);
    }
    Ok(files)
}

fn as_file(picture: &Blob, name: &str) -> Result<File, NotPainted> {
    let options = FilePropertyBag::new();
    options.set_type("image/png");
    Ok(File::new_with_blob_sequence_and_options(
        &Array::of1(picture),
        name,
        &options,
    )?)
}

fn save(files: Vec<File>) -> bool {
    for file in files {
        download::save(&file.name(), Blob::clone(&file).into());
    }
    true
}

fn send(files: Vec<File>) -> bool {
    share_sheet::open_files(&files)
}
