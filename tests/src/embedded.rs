//! An embedded page: whether it has its rules, and how they come.

use crate::page::Page;

impl Page {
    /// Waits until an embedded page has its rules. What lets them come is up to the test, or the
    /// page's address.
    #[track_caller]
    pub fn expect_awake(&self) -> impl Future<Output = ()> {
        self.expect("document.documentElement.dataset.embed === 'awake'")
    }

    /// Wakes an embedded page, by the button for that or else by a click on the board.
    pub async fn wake(&self) {
        self.eval(
            "(document.querySelector('[data-action=replay]') ?? document.querySelector('[role=grid]')).click()",
        )
        .await;
        self.expect_awake().await;
    }

    /// Checks that an embedded page does without its rules.
    #[track_caller]
    pub fn expect_asleep(&self) -> impl Future<Output = ()> {
        self.expect_to_stay(
            "document.documentElement.dataset.embed === ''
                && !performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))",
        )
    }
}
