//! Mouse and fingers.

use serde_json::{Value, json};

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

/// A drag on the way goes through so many places.
const STEPS: u32 = 4;

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

    /// Puts fingers down; each has a number and a place, and all that are down are named.
    pub async fn fingers_down(&self, fingers: &[(u32, Point)]) {
        self.touch("touchStart", fingers).await;
    }

    /// Moves fingers; all that are down are named.
    pub async fn fingers_move(&self, fingers: &[(u32, Point)]) {
        self.touch("touchMove", fingers).await;
    }

    /// Lifts fingers; those that stay down are named.
    pub async fn fingers_up(&self, staying: &[(u32, Point)]) {
        self.touch("touchEnd", staying).await;
    }

    /// Takes all fingers away from the page, as a system does that needs them for itself.
    pub async fn fingers_cancel(&self) {
        self.touch("touchCancel", &[]).await;
    }

    /// Taps with a finger.
    pub async fn finger_tap_at(&self, place: Point) {
        self.fingers_down(&[(0, place)]).await;
        self.fingers_up(&[]).await;
    }

    /// Drags with a finger from one place to another.
    pub async fn finger_drag_between(&self, from: Point, to: Point) {
        self.fingers_down(&[(0, from)]).await;
        for step in 1..=STEPS {
            let place = from.towards(to, f64::from(step) / f64::from(STEPS));
            self.fingers_move(&[(0, place)]).await;
        }
        self.fingers_up(&[]).await;
    }

    async fn mouse(&self, kind: &str, place: Point, button: &str, buttons: u32) {
        let pressed = matches!(kind, "mousePressed" | "mouseReleased");
        self.do_command(
            "Input.dispatchMouseEvent",
            json!({
                "type": kind, "x": place.x, "y": place.y,
                "button": button, "buttons": buttons, "clickCount": u32::from(pressed),
            }),
        )
        .await;
    }

    async fn touch(&self, kind: &str, fingers: &[(u32, Point)]) {
        let points: Vec<Value> = fingers
            .iter()
            .map(|(id, place)| json!({ "id": id, "x": place.x, "y": place.y }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.do_command("Input.dispatchTouchEvent", event).await;
    }
}
