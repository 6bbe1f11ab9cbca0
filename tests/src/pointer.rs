//! Mouse and fingers.

use serde_json::{Value, json};

use crate::engine::lead;
use crate::page::Page;

/// A place in the window, in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

impl Point {
    /// The place a part of the way (0 to 1) to another.
    pub fn towards(self, other: Self, part: f64) -> Self {
        Self {
            x: self.x + (other.x - self.x) * part,
            y: self.y + (other.y - self.y) * part,
        }
    }
}

/// Through how many places a drag goes on its way.
const STEPS: u32 = 4;

/// For how many frames a finger rests at the end of a drag.
const REST: u32 = 4;

impl Page {
    /// Clicks with the main button.
    pub async fn click_at(&self, place: Point) {
        self.mouse_down(place).await;
        self.mouse_up(place).await;
    }

    /// Clicks with the second button.
    pub async fn right_click_at(&self, place: Point) {
        self.mouse("mouseMoved", place, "none", 0).await;
        self.mouse("mousePressed", place, "right", 2).await;
        self.mouse("mouseReleased", place, "right", 0).await;
    }

    /// Drags with the second button from one place to another, with these keys held down, as
    /// Chromium's protocol numbers them: 1 is Alt, 2 is Ctrl, 8 is Shift.
    pub async fn right_drag_between(&self, from: Point, to: Point, keys: u32) {
        self.right_down(from, keys).await;
        for step in 1..=STEPS {
            let place = from.towards(to, f64::from(step) / f64::from(STEPS));
            self.right_drag_to(place).await;
        }
        self.mouse("mouseReleased", to, "right", 0).await;
    }

    /// Presses the second button, with these keys held down.
    pub async fn right_down(&self, place: Point, keys: u32) {
        self.mouse("mouseMoved", place, "none", 0).await;
        self.mouse_with("mousePressed", place, "right", 2, keys)
            .await;
    }

    /// Moves the mouse with the second button down.
    pub async fn right_drag_to(&self, place: Point) {
        self.mouse("mouseMoved", place, "right", 2).await;
    }

    /// Presses this button while the other one is down: `left`, or `right`.
    pub async fn press_other(&self, place: Point, button: &str) {
        self.mouse("mousePressed", place, button, 3).await;
    }

    /// Presses the main button.
    pub async fn mouse_down(&self, place: Point) {
        self.mouse("mouseMoved", place, "none", 0).await;
        self.mouse("mousePressed", place, "left", 1).await;
    }

    /// Moves the mouse with the main button down.
    pub async fn mouse_drag_to(&self, place: Point) {
        self.mouse("mouseMoved", place, "left", 1).await;
    }

    /// Moves the mouse with no button down.
    pub async fn mouse_hover(&self, place: Point) {
        self.mouse("mouseMoved", place, "none", 0).await;
    }

    /// Releases the main button.
    pub async fn mouse_up(&self, place: Point) {
        self.mouse("mouseReleased", place, "left", 0).await;
    }

    /// Drags with the mouse from one place to another.
    pub async fn drag_between(&self, from: Point, to: Point) {
        self.mouse_down(from).await;
        for step in 1..=STEPS {
            let place = from.towards(to, f64::from(step) / f64::from(STEPS));
            self.mouse_drag_to(place).await;
        }
        self.mouse_up(to).await;
    }

    /// Puts a finger down; it has a number of its own.
    pub async fn finger_down(&self, finger: u32, place: Point) {
        self.touch("touchStart", &[(finger, place)]).await;
    }

    /// Moves a finger.
    pub async fn finger_move(&self, finger: u32, place: Point) {
        self.touch("touchMove", &[(finger, place)]).await;
    }

    /// Lifts a finger where it is.
    pub async fn finger_up(&self, finger: u32, place: Point) {
        self.touch("touchEnd", &[(finger, place)]).await;
    }

    /// Takes all fingers away from the page, as a system does that needs them for itself.
    pub async fn fingers_cancel(&self) {
        self.touch("touchCancel", &[]).await;
    }

    /// Taps with a finger.
    pub async fn finger_tap_at(&self, place: Point) {
        self.finger_down(0, place).await;
        self.finger_up(0, place).await;
    }

    /// Drags with a finger from one place to another.
    pub async fn finger_drag_between(&self, from: Point, to: Point) {
        self.finger_down(0, from).await;
        for step in 1..=STEPS {
            let place = from.towards(to, f64::from(step) / f64::from(STEPS));
            self.finger_move(0, place).await;
        }
        // A finger comes to rest before it lets go. One that leaves while it moves flings, and the
        // browser takes the next tap for the hand that stops what was flung.
        for step in 0..REST {
            let place = Point {
                x: to.x + f64::from(step % 2) * 0.1,
                y: to.y,
            };
            self.finger_move(0, place).await;
            self.frame().await;
        }
        self.finger_up(0, to).await;
    }

    async fn mouse(&self, kind: &str, place: Point, button: &str, buttons: u32) {
        if !self.is_in_chromium() {
            let number = u32::from(button == "right") * 2;
            let action = match kind {
                "mousePressed" => json!({ "type": "pointerDown", "button": number }),
                "mouseReleased" => json!({ "type": "pointerUp", "button": number }),
                _ => lead(place),
            };
            return self.point("mouse", 0, json!([action])).await;
        }
        self.mouse_with(kind, place, button, buttons, 0).await;
    }

    async fn mouse_with(&self, kind: &str, place: Point, button: &str, buttons: u32, keys: u32) {
        let pressed = matches!(kind, "mousePressed" | "mouseReleased");
        self.do_command(
            "Input.dispatchMouseEvent",
            json!({
                "type": kind, "x": place.x, "y": place.y, "modifiers": keys,
                "button": button, "buttons": buttons, "clickCount": u32::from(pressed),
            }),
        )
        .await;
    }

    async fn touch(&self, kind: &str, fingers: &[(u32, Point)]) {
        if let (false, &[(finger, place)]) = (self.is_in_chromium(), fingers) {
            let actions = match kind {
                "touchStart" => json!([lead(place), { "type": "pointerDown", "button": 0 }]),
                "touchEnd" => json!([{ "type": "pointerUp", "button": 0 }]),
                _ => json!([lead(place)]),
            };
            return self.point("touch", finger, actions).await;
        }
        let points: Vec<Value> = fingers
            .iter()
            .map(|(id, place)| json!({ "id": id, "x": place.x, "y": place.y }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.do_command("Input.dispatchTouchEvent", event).await;
    }
}
