//! Games from elsewhere: pasted, from a file, or dropped (play.md, section 9).

mod reading;
mod state;
mod told;

use js_sys::futures::spawn_local;
use rochade_table::GameKind;
use web_sys::{Blob, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use self::reading::Panel;
use self::state::{Action, State};
use self::told::ToldOfGames;
use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_store, use_texts};
use crate::platform::live_region::use_announcement;
use crate::words::laws;

/// The endings and kinds of the files that are offered to be chosen. Where the system knows none of
/// these endings, as on iOS, the last kind lets any file be chosen.
const FILES: &str = ".pgn,.pdn,.fen,.epd,.txt,application/vnd.chess-pgn,application/x-chess-pgn,\
    text/plain,application/octet-stream";

/// What the panel starts from.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// A file that was dropped on the page. It is read at once.
    pub(crate) file: Option<Blob>,
    /// The laws under which a position is played, as a text.
    pub(crate) laws: String,
}

/// Games from elsewhere.
#[component]
pub(crate) fn Import(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (dialog, field, chooser) = (use_node_ref(), use_node_ref(), use_node_ref());
    let state = use_reducer(State::default);
    let unnamed = use_state(String::new);
    let panel = Panel {
        texts,
        commands: commands.clone(),
        store: use_store(),
        laws: props.laws.clone(),
        state: state.dispatcher(),
        unnamed: (*unnamed).clone(),
        dialog: dialog.clone(),
        working: use_mut_ref(|| None),
    };
    use_dropped_file(props.file.clone(), &panel);
    let start = {
        let (panel, field, chooser) = (panel.clone(), field.clone(), chooser.clone());
        move |_| match given(&field, &chooser) {
            Some(file) => spawn_local(panel.clone().read(file)),
            None => panel
                .state
                .dispatch(Action::Tell(texts.import_nothing().to_owned())),
        }
    };
    let cancel = move |_| {
        panel.working.take();
        panel.state.dispatch(Action::Stop(texts.import_cancelled()));
    };
    // What was given last counts.
    let forget_file = {
        let chooser = chooser.clone();
        move |_: InputEvent| {
            if let Some(chooser) = chooser.cast::<HtmlInputElement>() {
                chooser.set_value("");
            }
        }
    };
    let forget_text = {
        let field = field.clone();
        move |_: Event| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value("");
            }
        }
    };
    let choose = Callback::from(move |event: Event| {
        if let Some(choice) = event.target_dyn_into::<HtmlSelectElement>() {
            unnamed.set(choice.value());
        }
    });
    let is_reading = state.progress.is_some();
    let named = laws::options(texts, GameKind::Draughts).into_iter();
    let named = named.filter(|(word, _)| *word != laws::CUSTOM);
    let buttons = html! {
        <button type="button" class="main" data-answer="confirm" disabled={is_reading} onclick={start}>
            { texts.import_confirm() }
        </button>
    };
    use_announcement(state.said.clone());
    html! {
        <Dialog kind="import" title={texts.import_title()} onclose={commands.reform(|()| Command::Close)} node={dialog} {buttons}>
            <p>{ texts.import_how() }</p>
            <p>{ texts.import_how_many() }</p>
            <textarea name="import" rows="7" spellcheck="false" autocapitalize="off" autocomplete="off" autofocus=true
                aria-label={texts.import_text()} placeholder={texts.import_text()} ref={field} oninput={forget_file} />
            <label class="from-file">
                <span>{ texts.import_file() }</span>
                <input type="file" name="import-file" accept={FILES} ref={chooser} onchange={forget_text} />
            </label>
            <label class="unnamed">
                <span>{ texts.import_unnamed() }</span>
                <select name="import-unnamed" onchange={choose}>
                    <option value="" selected=true>{ texts.import_by_moves() }</option>
                    { for named.map(|(word, name)| html! { <option value={word}>{ name }</option> }) }
                </select>
            </label>
            if let Some(percent) = state.progress {
                <div class="reading">
                    <progress max="100" value={percent.to_string()} aria-label={texts.reading()}></progress>
                    <button type="button" data-action="cancel-import" onclick={cancel}>{ texts.cancel() }</button>
                </div>
            }
            <p class="said" data-notice={(!state.said.is_empty()).then_some("import")}>{ &state.said }</p>
            <ToldOfGames read={state.read.clone()} />
        </Dialog>
    }
}

/// Reads a file that was dropped on the page. Nothing is read any more when the panel is gone.
#[hook]
fn use_dropped_file(file: Option<Blob>, panel: &Panel) {
    let reader = panel.clone();
    use_effect_with(file, move |file| {
        if let Some(file) = file.clone() {
            spawn_local(reader.read(file));
        }
    });
    let working = panel.working.clone();
    use_effect_with((), |()| move || drop(working.take()));
}

/// The file that was chosen, or else the text as one; nothing where there is neither.
fn given(field: &NodeRef, chooser: &NodeRef) -> Option<Blob> {
    let files = chooser.cast::<HtmlInputElement>()?.files();
    if let Some(file) = files.and_then(|files| files.item(0)) {
        return Some(file.into());
    }
    let text = field.cast::<HtmlTextAreaElement>()?.value();
    (!text.is_empty()).then(|| gloo_file::Blob::new(&*text).into())
}
