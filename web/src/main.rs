//! The page of Rochade.

use yew::prelude::*;

#[component]
fn App() -> Html {
    html! { <div data-square="e2">{ "Rochade" }</div> }
}

fn main() {
    yew::Renderer::<App>::new().render();
}
