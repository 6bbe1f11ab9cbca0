//! The editor for a position, as the authors' page opens it.

use js_sys::Function;
use rochade_table::{GameKind, Setup};
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::components::setup::SetUp;
use crate::page;
use crate::text::Texts;

/// Opens the editor with the position to begin with. `hear` is told the position that was set up,
/// or nothing when the editor is closed without one.
///
/// # Errors
///
/// If the words did not come, or are those of another build, or the page has no room for it.
pub(super) async fn open(position: String, hear: Function) -> Result<(), JsValue> {
    let texts = Texts::load().await?;
    let place = page::document().create_element("div")?;
    let body = page::document().body();
    body.ok_or("no body")?.append_child(&place)?;
    let usual = Setup::usual(GameKind::Chess);
    let setup = usual.map(|usual| usual.read(&position).unwrap_or(usual));
    if let Some(setup) = setup {
        let here = place.clone();
        let tell = move |position: Option<String>| {
            here.remove();
            // What the page does with it, it answers for.
            let _ = hear.call1(&JsValue::NULL, &position.into());
        };
        let props = Props {
            texts,
            setup,
            hear: Callback::from(tell),
        };
        yew::Renderer::<Editor>::with_root_and_props(place, props).render();
    }
    Ok(())
}

#[derive(Properties, PartialEq)]
struct Props {
    texts: &'static Texts,
    setup: Setup,
    hear: Callback<Option<String>>,
}

/// The editor with its words.
#[component]
fn Editor(props: &Props) -> Html {
    let Props { texts, setup, hear } = props;
    let onstart = hear.reform(|setup: Setup| Some(setup.text()));
    let onclose = hear.reform(|_| None);
    html! {
        <ContextProvider<&'static Texts> context={*texts}>
            <SetUp setup={setup.clone()} refused={false} done={texts.use_position()} {onstart} {onclose} />
        </ContextProvider<&'static Texts>>
    }
}
