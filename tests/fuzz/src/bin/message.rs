//! What the host of an embedded page asks for: the type of a message in the first line, and then
//! what it says, as JSON. The page is no library, so its files are read here as parts of this
//! program; without a browser, `serde_json` stands for the browser's JSON. What a message brings is
//! done as the page does it: a typed move that is refused changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_table::{Control, GameKind, Intent, Laws, Start, Table};

#[path = "../../../../web/src/embed/asked.rs"]
#[allow(dead_code)]
mod asked;
#[path = "../../../../web/src/json.rs"]
#[allow(dead_code, unused_imports)]
mod json;
#[path = "../../../../web/src/embed/near.rs"]
#[allow(dead_code)]
mod near;
#[path = "../../../../web/src/embed/port.rs"]
#[allow(dead_code)]
mod port;

/// Where the page has them.
mod settings {
    pub(crate) use rochade_settings::Setting;
}

use asked::Asked;
use json::Object;
use port::{Load, Request};

fuzz_target!(|text: &str| {
    let (kind, detail) = text.split_once('\n').unwrap_or((text, "{}"));
    let Some(detail) = Object::parse(detail) else {
        return;
    };
    let request = Request::read(kind, &detail);
    // Nothing that it says is read differently the next time.
    assert_eq!(request, Request::read(kind, &detail));
    match request {
        Ok(Request::Load(load)) => put_on_board(*load),
        Ok(Request::Move(text)) => type_in(Start::new(GameKind::Chess, Vec::new()), text),
        Ok(_) => {}
        Err(reason) => assert!(!reason.is_empty()),
    }
});

fn put_on_board(load: Load) {
    let laws = load.laws.as_deref().map(Laws::parse);
    let start = match laws {
        Some(Ok(laws)) => Start::under(laws, Vec::new()),
        Some(Err(_)) | None => Start::new(GameKind::Chess, Vec::new()),
    };
    if let Some(Ok(control)) = load.clock.as_deref().map(Control::from_minutes) {
        assert_eq!(Control::from_minutes(&control.in_minutes()), Ok(control));
    }
    if let Some(position) = load.asked.position {
        let _ = Table::from_position(start, &position).map(|table| table.view());
    }
    if let Some(link) = load.asked.link {
        let _ = rochade_table::saved::read(&link).map(|table| table.view());
    }
    for (name, value) in load.asked.unknown {
        assert!(!name.is_empty() && !value.is_empty());
    }
}

fn type_in(start: Start, text: String) {
    let mut table = Table::new(start);
    let before = table.record().clone();
    if table.apply(Intent::Type(text)).is_err() {
        assert_eq!(table.record(), &before);
    }
}
