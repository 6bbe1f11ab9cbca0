//! The board's size: the largest square of whole device pixels with which the board fits its place.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, ResizeObserver};

use crate::page;

/// Keeps the size of a square right when its place changes. The size is a custom property of the root element, `--square`,
/// since the bars are as wide as the board.
pub(super) struct Fit {
    slot: Element,
    /// Columns and rows of the board.
    board: Rc<Cell<(u8, u8)>>,
    observer: Option<ResizeObserver>,
    _changed: Closure<dyn Fn()>,
}

impl Fit {
    /// Watches the element that the board has to fit into.
    pub(super) fn watch(slot: Element) -> Fit {
        let board = Rc::new(Cell::new((0, 0)));
        let changed = Closure::<dyn Fn()>::new({
            let (slot, board) = (slot.clone(), board.clone());
            move || fit(&slot, board.get())
        });
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(&slot);
        }
        Fit {
            slot,
            board,
            observer,
            _changed: changed,
        }
    }

    /// Fits a board of so many columns and rows, if it is not the one that was fitted last.
    pub(super) fn fit(&self, columns: u8, rows: u8) {
        if self.board.replace((columns, rows)) != (columns, rows) {
            fit(&self.slot, (columns, rows));
        }
    }
}

impl Drop for Fit {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

fn fit(slot: &Element, (columns, rows): (u8, u8)) {
    let room = slot.get_bounding_client_rect();
    let pixels = page::window().device_pixel_ratio();
    let square = (room.width() / f64::from(columns)).min(room.height() / f64::from(rows));
    let square = (square * pixels).floor() / pixels;
    let root = page::document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        let properties = [
            ("--square", page::px(square)),
            ("--columns", columns.to_string()),
            ("--rows", rows.to_string()),
        ];
        for (name, value) in properties {
            // Custom properties take any value: there is nothing that could be refused.
            let _ = root.style().set_property(name, &value);
        }
    }
}
