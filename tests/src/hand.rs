//! The two ways to use the page without a mouse: every flow goes by both.

use crate::keys::Key;
use crate::page::Page;
use crate::visit::Visit;

/// How many presses of the Tab key surely lead past everything on the page.
const STOPS: usize = 100;

/// What somebody uses the page with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// A finger on a tablet.
    Finger,
    /// The keys of a keyboard: Tab leads to everything, Enter presses it.
    Keys,
}

impl Hand {
    /// Goes through a flow by finger, and then by keys, each on the screen that goes with it.
    pub fn each(flow: impl AsyncFn(&Page, Self)) {
        Self::each_on(|visit| visit, flow);
    }

    /// The same, with a script run before those of the page.
    pub fn each_after(script: &'static str, flow: impl AsyncFn(&Page, Self)) {
        Self::each_on(|visit| visit.after_script(script), flow);
    }

    /// The same, on visits that differ from the usual ones.
    pub fn each_on(differs: impl Fn(Visit) -> Visit, flow: impl AsyncFn(&Page, Self)) {
        for hand in [Self::Finger, Self::Keys] {
            hand.goes_on(&differs, &flow);
        }
    }

    /// Goes through a flow by this hand alone, on the screen that goes with it.
    pub fn goes(self, flow: impl AsyncFn(&Page, Self)) {
        self.goes_on(|visit| visit, flow);
    }

    /// The same, on a visit that differs from the usual one.
    pub fn goes_on(self, differs: impl Fn(Visit) -> Visit, flow: impl AsyncFn(&Page, Self)) {
        println!("by {self:?}:");
        let visit = match self {
            Self::Finger => Visit::default().sized(768, 1024).touch(),
            Self::Keys => Visit::default(),
        };
        differs(visit).run(async |page| flow(page, self).await);
    }

    /// Presses the only button in sight that a selector finds.
    pub async fn press(self, page: &Page, selector: &str) {
        self.go_to(page, selector).await;
        if self == Self::Keys {
            page.key(Key::Enter).await;
        }
    }

    /// Presses the button for an action.
    pub async fn action(self, page: &Page, action: &str) {
        self.press(page, &format!("button[data-action={action}]"))
            .await;
    }

    /// Presses a button of the foot, or of the menu behind *More* where the foot has no room for
    /// it.
    pub async fn menu(self, page: &Page, action: &str) {
        if page
            .is_in_menu(&format!("button[data-action={action}]"))
            .await
        {
            // Face to face the far player has one, too.
            self.press(page, "[data-action=menu]:not(.far > *)").await;
        }
        self.action(page, action).await;
    }

    /// Presses a seat's button for an action; where the row is not that seat's, its picture first.
    pub async fn decide(self, page: &Page, action: &str, seat: &str) {
        let button = format!("[data-action={action}][data-seat={seat}]");
        if page.is_behind_picture(action, &button).await {
            let picture = format!("[data-action=move-table][data-seat={seat}]");
            self.press(page, &picture).await;
        }
        self.press(page, &button).await;
    }

    /// Answers a question to a player.
    pub async fn answer(self, page: &Page, prompt: &str, answer: &str) {
        self.press(
            page,
            &format!("[data-prompt={prompt}] button[data-answer={answer}]"),
        )
        .await;
    }

    /// Chooses the first move of the move table. (The list is one tab stop; keys walk in it.)
    pub async fn press_first_ply(self, page: &Page) {
        if self == Self::Finger {
            return self.press(page, "[data-ply=\"1\"]").await;
        }
        self.go_to(page, "[data-ply][tabindex=\"0\"]").await;
        page.key(Key::Home).await;
        page.key(Key::Enter).await;
    }

    /// Writes a text into a field, in place of what is there.
    pub async fn fill(self, page: &Page, selector: &str, text: &str) {
        self.go_to(page, selector).await;
        page.eval("document.activeElement.select()").await;
        page.write(text).await;
    }

    /// Chooses from what stands side by side. By keys, the arrows lead round.
    pub async fn pick(self, page: &Page, name: &str, value: &str) {
        let now = format!("[name={name}]:checked");
        let chosen = format!("document.querySelector('{now}')?.value === '{value}'");
        if self == Self::Finger {
            self.press(
                page,
                &format!("label:has([name='{name}'][value='{value}'])"),
            )
            .await;
        } else {
            for _ in 0..STOPS {
                self.go_to(page, &now).await;
                if page.eval(&chosen).await == true {
                    break;
                }
                page.key(Key::Right).await;
            }
        }
        page.expect(&chosen).await;
    }

    /// Chooses from a list. (What the system shows for a list is no part of the page, so no finger
    /// gets there.)
    pub async fn choose(self, page: &Page, name: &str, value: &str) {
        let chosen = format!("document.querySelector('select[name={name}]').value === '{value}'");
        if self == Self::Finger {
            scroll_to(page, &format!("select[name={name}]")).await;
            page.middle(format!("select[name={name}]")).await;
            page.eval(&format!(
                "(list => {{ list.value = '{value}'; list.dispatchEvent(new Event('change', {{ bubbles: true }})) }})\
                 (document.querySelector('select[name={name}]'))"
            ))
            .await;
        } else {
            let list = format!("select[name={name}]");
            for key in [Key::Home].into_iter().chain([Key::Down; STOPS]) {
                // With each choice the form may be drawn anew, and the focus be lost.
                self.go_to(page, &list).await;
                if page.eval(&chosen).await == true {
                    break;
                }
                page.key(key).await;
            }
        }
        page.expect(&chosen).await;
    }

    /// Plays moves (`e2e4`) on the board.
    pub async fn play(self, page: &Page, moves: &str) {
        page.play(moves, async |from: &str, to: &str| {
            for square in [from, to] {
                self.touch(page, square).await;
            }
        })
        .await;
    }

    /// Touches a square.
    pub async fn touch(self, page: &Page, square: &str) {
        match self {
            Self::Finger => page.touch_tap(square).await,
            Self::Keys => {
                page.tab_to_board().await;
                page.walk_to(square).await;
                page.key(Key::Enter).await;
            }
        }
    }

    /// Taps what a selector finds, or brings the focus there.
    async fn go_to(self, page: &Page, selector: &str) {
        if self == Self::Finger {
            scroll_to(page, selector).await;
            let place = page.middle(selector).await;
            page.finger_tap_at(place).await;
            return;
        }
        page.expect(&format!("document.querySelector(`{selector}`) !== null"))
            .await;
        let there = format!("document.activeElement?.matches(`{selector}`) === true");
        for _ in 0..STOPS {
            if page.eval(&there).await == true {
                // What is drawn anew takes the focus along: only where it has come to rest does the
                // next key find it.
                page.frame().await;
                if page.eval(&there).await == true {
                    return;
                }
            }
            page.key(Key::Tab).await;
        }
        panic!("the Tab key does not lead to {selector}");
    }
}

/// Scrolls the panel in which a selector finds something until that can be seen, as a finger would.
/// What is in a panel that has not opened yet can't be scrolled to.
async fn scroll_to(page: &Page, selector: &str) {
    let shown = format!(
        "[...document.querySelectorAll(`{selector}`)].find(found => found.checkVisibility())"
    );
    page.expect(&format!("{shown} !== undefined")).await;
    page.eval(&format!(
        "(found => found.closest('dialog') && found.scrollIntoView({{ block: 'nearest' }}))({shown})"
    ))
    .await;
}
