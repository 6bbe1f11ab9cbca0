//! The games on this device: looked for, opened, deleted, exported (play.md, section 9).

mod game;
mod line;
mod list;

use std::rc::Rc;

use js_sys::futures::spawn_local;
use rochade_table::saved;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use self::game::Game;
use self::line::{Line, Press, focus};
use self::list::{Action, GameList, PAGE};
use crate::command::Command;
use crate::components::dialog::{self, Dialog};
use crate::context::{use_commands, use_store, use_texts};
use crate::desk::{self, Outgoing};
use crate::platform::download::download;
use crate::platform::live_region::use_announcement;
use crate::platform::locale;
use crate::platform::worker::WorkerFailed;
use crate::refusal::refusal;
use crate::store::{Listed, Missed, Store, extras, reviews};
use crate::text::Texts;
use crate::words;

/// The games on this device.
#[component]
pub(crate) fn Games() -> Html {
    let (texts, commands, store) = (use_texts(), use_commands(), use_store());
    let (dialog, lines) = (use_node_ref(), use_node_ref());
    let list = {
        let store = store.clone();
        use_reducer(move || {
            let games = store.games();
            // Whoever looks at games that are kept wants to keep them.
            if !games.is_empty() {
                store.ask_to_keep();
            }
            GameList::new(texts, games)
        })
    };
    use_focus_on_more(list.shown, &lines);
    let panel = Panel {
        texts,
        commands: commands.clone(),
        store,
        list: list.dispatcher(),
        dialog: dialog.clone(),
        lines: lines.clone(),
    };
    let seek = {
        let list = list.dispatcher();
        move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            list.dispatch(Action::Seek(
                field.map(|field| field.value()).unwrap_or_default(),
            ));
        }
    };
    let show_more = {
        let list = list.dispatcher();
        move |_| list.dispatch(Action::ShowMore)
    };
    let export = {
        let list = list.clone();
        let panel = panel.clone();
        move |_| spawn_local(panel.clone().export(list.readable()))
    };
    let line = |game: &Rc<Game>| {
        let asked = list
            .asked
            .as_ref()
            .is_some_and(|asked| Rc::ptr_eq(asked, game));
        let key = format!("{:?} {}", game.listed.place, game.listed.name);
        html! { <Line {key} game={game.clone()} dates={list.dates().clone()} {asked} panel={panel.clone()} /> }
    };
    let left = list.found().count().saturating_sub(list.shown);
    let more = (left > 0).then(|| {
        html! {
            <li key="more">
                <button type="button" data-action="more-games" onclick={show_more}>{ texts.more(&left.to_string()) }</button>
            </li>
        }
    });
    let said = list.said();
    use_announcement(said.unwrap_or_default().to_owned());
    html! {
        <Dialog kind="games" title={texts.games()} onclose={commands.reform(|()| Command::Close)} node={dialog}>
            <div class="row">
                <input type="search" name="search" dir="auto" placeholder={texts.search()} aria-label={texts.search()} oninput={seek} />
                <button type="button" data-action="export-games" disabled={list.is_empty()} onclick={export}>
                    { texts.export_all() }
                </button>
            </div>
            <p class="said" data-notice={said.map(|_| "games")}>{ said }</p>
            <ol class="game-list" tabindex="0" autofocus=true aria-label={texts.games()} ref={lines}>
                { for list.found().take(list.shown).map(line).chain(more) }
            </ol>
        </Dialog>
    }
}

/// When more is shown, the focus goes to the first line that is new.
#[hook]
fn use_focus_on_more(shown: usize, lines: &NodeRef) {
    let lines = lines.clone();
    use_effect_with(shown, move |&shown| {
        let first_new = shown.checked_sub(PAGE).filter(|&first| first > 0);
        let line = first_new.and_then(|first| {
            let lines = lines.cast::<Element>()?.children();
            lines.item(u32::try_from(first).ok()?)
        });
        let button = line.and_then(|line| line.query_selector("button").ok().flatten());
        focus(button.and_then(|button| button.dyn_into().ok()));
    });
}

/// What the buttons of the panel need.
#[derive(Clone, PartialEq, Debug)]
struct Panel {
    texts: &'static Texts,
    commands: Callback<Command>,
    store: Store,
    list: UseReducerDispatcher<GameList>,
    dialog: NodeRef,
    lines: NodeRef,
}

impl Panel {
    fn tell(&self, text: &str) {
        self.list.dispatch(Action::Tell(text.to_owned()));
    }

    /// Does what the user wants with a game.
    fn press(&self, press: Press, game: Rc<Game>) {
        match press {
            Press::Open => spawn_local(self.clone().open(game)),
            Press::Download => {
                let (place, name) = (game.listed.place, &game.listed.name);
                download(&format!("{name}.txt"), &self.store.value(place, name));
            }
            Press::AskToDelete => self.list.dispatch(Action::AskToDelete(game)),
            Press::Delete => spawn_local(self.clone().delete(game)),
            Press::Cancel => self.list.dispatch(Action::CancelDelete),
        }
    }

    /// Puts a game on the board as it stands now, or opens it to be read, if that can be done and
    /// no other tab has it.
    async fn open(self, game: Rc<Game>) {
        let mut held = match self.store.hold(&game.listed).await {
            Ok(held) => held,
            Err(missed) => return self.tell_missed(missed),
        };
        let table = match saved::read(&held.entry.saved) {
            Ok(table) => Box::new(table),
            Err(reason) => return self.tell(refusal(self.texts, reason)),
        };
        let has_changed = held.entry.saved != game.listed.entry.saved;
        let extra = extras::find(&[&game.listed.name]).await.pop();
        held.know_as_read(extra.as_deref().unwrap_or_default());
        self.commands.emit(match held.entry.read {
            true => Command::Read(Box::new(held), extra),
            false => Command::PutOnBoard(table, Box::new(held)),
        });
        if has_changed {
            let told = self.texts.went_on().to_owned();
            self.commands.emit(Command::Tell(told));
        }
        dialog::close(&self.dialog);
    }

    async fn delete(self, game: Rc<Game>) {
        // Who presses twice wants it once.
        if game.leaves.replace(true) {
            return;
        }
        let Listed {
            place, name, entry, ..
        } = &game.listed;
        let deleted = self.store.delete(*place, name, &entry.saved).await;
        // The line goes, and the focus must not go with it.
        focus(self.lines.cast());
        match deleted {
            Ok(()) => self.list.dispatch(Action::Remove(game)),
            Err(missed) => self.tell_missed(missed),
        }
    }

    /// Tells why nothing was done with a game, and shows the list as it is now.
    fn tell_missed(&self, missed: Missed) {
        let told = match missed {
            Missed::Elsewhere => self.texts.elsewhere(),
            Missed::Gone => self.texts.gone(),
            Missed::Changed => self.texts.not_deleted(),
        };
        self.list.dispatch(Action::Renew(self.store.games(), told));
    }

    /// Saves games as a file.
    async fn export(self, games: Vec<Rc<Game>>) {
        let texts = self.texts;
        match self.written(&games).await {
            Ok((written, count)) => {
                download(&file_name(texts, &games), &written);
                let count = locale::number(texts.language_code(), count);
                self.tell(&texts.exported(&count));
            }
            Err(_) => self.tell(texts.export_failed()),
        }
    }

    /// Games as PGN and PDN, and how many of them could be written.
    async fn written(&self, games: &[Rc<Game>]) -> Result<(String, usize), WorkerFailed> {
        let names: Vec<&str> = games.iter().map(|game| &*game.listed.name).collect();
        let extras = extras::find(&names).await;
        let stand = games.iter().map(|game| {
            let Listed { name, entry, .. } = &game.listed;
            (&**name, entry.events.unwrap_or_default())
        });
        let reviews = reviews::find(&stand.collect::<Vec<_>>()).await;
        let outgoing = games.iter().zip(extras).zip(reviews);
        let outgoing = outgoing.map(|((game, extra), review)| Outgoing {
            saved: game.listed.entry.saved.clone(),
            day: game.listed.entry.day(),
            extra,
            review,
        });
        let hear = |percent: u32| {
            self.tell(&self.texts.exporting(&percent.to_string()));
        };
        let exported = desk::export(self.texts, &outgoing.collect::<Vec<_>>(), hear).await?;
        Ok((
            exported.text,
            games.len().saturating_sub(exported.unreadable),
        ))
    }
}

/// Returns what the file with games is called: where all of them have one format, it ends with
/// that, and else with PGN's.
fn file_name(texts: &Texts, games: &[Rc<Game>]) -> String {
    let ending = |game: &Rc<Game>| Some(words::of(game.kind()?).format(texts).ending);
    let first = games.first().and_then(ending);
    let same = first.filter(|_| games.iter().all(|game| ending(game) == first));
    ["rochade.", same.unwrap_or("pgn")].concat()
}
