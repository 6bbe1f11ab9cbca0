//! When a board is drawn again.

use rochade_table::{GameKind, Start, Table};
use wasm_bindgen::{JsCast, JsValue};

use super::*;

#[test]
fn a_board_whose_arrow_keys_do_something_else_is_not_the_same() {
    let view = Rc::new(Table::new(Start::new(GameKind::Chess, Vec::new())).view());
    let commands = Callback::noop();
    let props = |steps| Props {
        view: view.clone(),
        turn: Turn::None,
        blame: None,
        settings: Settings::default(),
        above: Above::default(),
        hint: Rc::default(),
        steps,
        told: Drawn::default(),
        own: Drawn::default(),
        drawer: Drawer::Nobody,
        commands: commands.clone(),
        squares: JsValue::UNDEFINED.unchecked_into(),
    };
    assert!(props(true) == props(true));
    assert!(props(true) != props(false));
}
