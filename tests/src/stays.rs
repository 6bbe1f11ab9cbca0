//! What must not come, and what must stay as it is: looked at while frames are drawn, and never
//! once only.

use std::panic::Location;

use serde_json::Value;

use crate::page::Page;

/// For how many frames a test looks on. That is no time: a frame is drawn when what was to be done
/// before it is done, however slow the machine is.
const FRAMES: u32 = 20;

impl Page {
    /// Checks that an expression in the page is not true, and does not become true while frames are
    /// drawn and the page does what it has begun. (It does not wait for what is still to be
    /// fetched: a test that needs it waits for a sign of that.)
    #[track_caller]
    pub fn expect_never(&self, expression: impl Into<String>) -> impl Future<Output = ()> {
        let (at, expression) = (Location::caller(), expression.into());
        async move {
            let frame = self.look_on(&expression).await;
            assert!(
                frame.is_null(),
                "{at}: {expression} was true after {frame} frames"
            );
        }
    }

    /// Waits until an expression in the page is true, and checks that it stays so.
    #[track_caller]
    pub fn expect_to_stay(&self, expression: impl Into<String>) -> impl Future<Output = ()> {
        let (at, expression) = (Location::caller(), expression.into());
        let comes = self.expect(expression.clone());
        async move {
            comes.await;
            let frame = self.look_on(&format!("!({expression})")).await;
            assert!(
                frame.is_null(),
                "{at}: {expression} was no longer so after {frame} frames"
            );
        }
    }

    /// Lets the page do all that it has begun, so that what is seen then is what came of it.
    pub async fn settle(&self) {
        self.look_on("false").await;
    }

    /// Looks on while frames are drawn, and until the page has nothing to do: after how many frames
    /// an expression was true, or null if it never was.
    async fn look_on(&self, expression: &str) -> Value {
        self.eval(&format!(
            "(async () => {{
                for (let frame = 0; frame < {FRAMES}; frame += 1) {{
                    if ({expression}) return frame;
                    await new Promise(requestAnimationFrame);
                }}
                await new Promise(setTimeout);
                return ({expression}) ? {FRAMES} : null;
            }})()"
        ))
        .await
    }
}
