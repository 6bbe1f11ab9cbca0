//! A page of another site, with boards of ours in it: where it is served, and how its frames are
//! looked into.

use std::env;
use std::fs;
use std::panic::Location;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::Value;

use crate::page::Page;
use crate::pointer::Point;
use crate::server::StaticServer;

/// Stands for the address of our site, with a slash at its end.
const SITE: &str = "SITE";

/// What every page of the other site does first: it writes down what boards tell, and lets nothing
/// of a frame be lost.
const HEAD: &str = "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Club</title><script>
    window.told = [];
    for (const name of ['ready', 'movestart', 'moveend', 'movefinished', 'gameend', 'step', 'solved'])
        addEventListener(name, (event) => told.push([name, event.detail, event.cancelable, event.target.id]));
</script>";

/// The other site, for one visit.
pub(crate) struct Club {
    folder: PathBuf,
    server: StaticServer,
}

impl Club {
    /// A site with one page, in which `SITE` stands for the address of ours.
    pub(crate) fn new(body: &str, site: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("rochade-club-{}-{number}", std::process::id());
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder can be made");
        let page = [HEAD, body].concat().replace(SITE, site);
        fs::write(folder.join("index.html"), page).expect("a file can be written");
        let server = StaticServer::start(&folder, "/", 0).expect("a port is free");
        Self { folder, server }
    }

    pub(crate) fn url(&self) -> String {
        self.server.url()
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        // What is left in a folder for what is of no use any more does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Page {
    /// The value of an expression in the frame of a board; nothing, if there is no frame now.
    pub async fn eval_in(&self, board: &str, expression: &str) -> Value {
        let find = format!(
            "const board = document.querySelector(`{board}`);
             return board && (board.contentWindow ? board : board.shadowRoot && board.shadowRoot.querySelector('iframe'))"
        );
        let found = self.driver().execute(find, Vec::new()).await;
        let Ok(frame) = found.and_then(|found| found.element()) else {
            return Value::Null;
        };
        if frame.enter_frame().await.is_err() {
            return Value::Null;
        }
        let script = format!("return ({expression})");
        let value = self.driver().execute(script, Vec::new()).await;
        let left = self.driver().enter_default_frame().await;
        left.expect("the page around is there");
        value.map_or(Value::Null, |value| value.json().clone())
    }

    /// Waits until an expression in the frame of a board is true.
    #[track_caller]
    pub fn expect_in(
        &self,
        board: impl Into<String>,
        expression: impl Into<String>,
    ) -> impl Future<Output = ()> {
        let (at, board, expression) = (Location::caller(), board.into(), expression.into());
        async move {
            self.until(at, async || {
                let value = self.eval_in(&board, &expression).await;
                if value == true {
                    Ok(())
                } else {
                    Err(format!(
                        "expected {expression} in {board}, which is {value}"
                    ))
                }
            })
            .await;
        }
    }

    /// The middle of a square in the frame of a board, as the page around has it, once it is there
    /// and hears of touches.
    pub async fn square_in(&self, board: &str, square: &str) -> Point {
        const MIDDLE: &str = "(({ x, y, width, height }) => [x + width / 2, y + height / 2])";
        let there = format!(
            "document.readyState === 'complete' && document.querySelector('[data-square={square}]') !== null"
        );
        self.expect_in(board, there).await;
        let frame = self
            .eval(&format!(
                "(({{ x, y }}) => [x, y])((found => found.contentWindow ? found : found.shadowRoot.querySelector('iframe'))\
                 (document.querySelector(`{board}`)).getBoundingClientRect())"
            ))
            .await;
        let inside = format!(
            "{MIDDLE}(document.querySelector('[data-square={square}]').getBoundingClientRect())"
        );
        let inside = self.eval_in(board, &inside).await;
        let [frame, inside]: [(f64, f64); 2] =
            [frame, inside].map(|place| serde_json::from_value(place).expect("a place"));
        Point {
            x: frame.0 + inside.0,
            y: frame.1 + inside.1,
        }
    }

    /// Clicks a square in the frame of a board.
    pub async fn click_in(&self, board: &str, square: &str) {
        let place = self.square_in(board, square).await;
        self.click_at(place).await;
    }
}
