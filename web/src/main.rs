//! The page of Rochade: it draws a view of the table, and turns input into intents.
//!
//! No move is judged here: what is legal, what is marked and whose turn it is comes from `rochade-table`.

mod app;
mod bar;
mod board;
mod new_game;
mod page;
mod say;
mod text;
mod tools;

fn main() {
    yew::Renderer::<app::App>::new().render();
}
