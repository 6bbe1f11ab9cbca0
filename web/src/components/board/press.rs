//! A pointer that is down on the board: where it is, what it drags, and what it leaves behind.

use gloo_render::AnimationFrame;
use gloo_timers::callback::Timeout;
use rochade_table::{Cell, Geometry, Man, SquareId, View};
use web_sys::{Element, HtmlElement, PointerEvent};

use super::near;
use super::scene::in_hand;
use crate::page;

/// A press turns into a drag when the pointer has gone this far, in CSS pixels. A finger slips more
/// than a mouse.
const THRESHOLD: f64 = 4.0;
const FINGER_THRESHOLD: f64 = 10.0;

/// The same as a part of a square, for large boards.
const THRESHOLD_OF_SQUARE: f64 = 0.08;

/// How long, in milliseconds, a pointer stays on a square before it counts as resting there.
pub(super) const REST: u32 = 500;

/// A man that was let go: where it came from, and where it was then, in CSS pixels from its own
/// square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Dropped {
    pub(super) origin: SquareId,
    pub(super) offset: (f64, f64),
}

/// Where a pointer is on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pointed {
    /// It touched this square, to which the browser gives the focus by itself.
    At(SquareId),
    /// It ends a drag on this square; the browser does not move the focus by itself then.
    To(SquareId),
}

/// A pointer that is down.
pub(super) struct Press {
    pub(super) pointer: i32,
    pub(super) finger: bool,
    /// Whether it is a finger on squares smaller than its tip, which is helped to what it means.
    pub(super) helped: bool,
    pub(super) origin: SquareId,
    /// Where that lies.
    cell: Cell,
    pub(super) bounds: Bounds,
    pub(super) start: (f64, f64),
    /// When it came down, in milliseconds.
    pub(super) since: u64,
    pub(super) now: (f64, f64),
    /// Whether it has gone so far that it is no tap any more.
    pub(super) far: bool,
    /// The man on which it went down before that man's turn: it is taken up when that comes.
    pub(super) early: Option<Man>,
    /// Whether it went down on a target: the move is made when it lets go.
    pub(super) aims: bool,
    /// The man that it drags.
    pub(super) drag: Option<HtmlElement>,
    /// The target under it.
    pub(super) over: Option<SquareId>,
    /// What comes when it has rested there.
    pub(super) rest: Option<Timeout>,
    pub(super) frame: Option<AnimationFrame>,
}

/// The board's left and top edge, its width, and the side of a square, in CSS pixels: read when the
/// pointer goes down and when a drag ends, never between.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) width: f64,
    pub(super) side: f64,
}

impl Bounds {
    /// Measures the board whose squares are in this element.
    pub(super) fn of(grid: &Element, geometry: &Geometry) -> Bounds {
        let bounds = grid.get_bounding_client_rect();
        Bounds {
            left: bounds.left(),
            top: bounds.top(),
            width: bounds.width(),
            side: bounds.width() / f64::from(geometry.columns()),
        }
    }
}

impl Press {
    /// Returns the press that begins where a pointer comes down; nothing, where no square is meant.
    /// With a view, a finger on small squares is helped.
    pub(super) fn begin(
        event: &PointerEvent,
        bounds: Bounds,
        geometry: &Geometry,
        view: Option<&View>,
    ) -> Option<Press> {
        let start = place(event);
        let mut press = Press {
            pointer: event.pointer_id(),
            finger: is_finger(event),
            helped: false,
            origin: SquareId(0),
            cell: Cell { column: 0, row: 0 },
            bounds,
            start,
            since: page::now(),
            now: start,
            far: false,
            early: None,
            aims: false,
            drag: None,
            over: None,
            rest: None,
            frame: None,
        };
        press.helped = view.is_some() && press.finger && near::are_small(bounds);
        press.origin = match view {
            Some(view) => press.meant(geometry, view)?,
            None => press.under(geometry)?,
        };
        press.cell = geometry.cell(press.origin)?;
        Some(press)
    }

    /// Notes where the pointer is now.
    pub(super) fn go_to(&mut self, now: (f64, f64)) {
        self.now = now;
        let (x, y) = (now.0 - self.start.0, now.1 - self.start.1);
        let threshold = if self.finger {
            FINGER_THRESHOLD
        } else {
            THRESHOLD
        };
        self.far |= x.hypot(y) >= threshold.max(THRESHOLD_OF_SQUARE * self.bounds.side);
    }

    /// Returns whether it drags a man whose turn has come meanwhile, for the first time since then.
    pub(super) fn is_due(&mut self, view: &View) -> bool {
        let is_due = self.far && near::is_own(view, self.origin);
        let man = near::man(view, self.origin).filter(|_| is_due);
        man.is_some() && self.early.take_if(|early| Some(*early) == man).is_some()
    }

    /// Returns whether the target under it is shown.
    pub(super) fn is_followed(&self) -> bool {
        self.aims || self.drag.is_some()
    }

    /// Returns whether it has lain on the board for some time and means nothing: it is followed
    /// nowhere, and has no man in hand that could go anywhere. It gives way to the next touch.
    pub(super) fn rests(&self, view: &View) -> bool {
        let can_go = || view.plan.ids().any(|square| near::is_target(view, square));
        let has_meaning = self.is_followed() || in_hand(view) == Some(self.origin) && can_go();
        !has_meaning && page::now() >= self.since + u64::from(REST)
    }

    /// Returns the square under the pointer.
    pub(super) fn under(&self, geometry: &Geometry) -> Option<SquareId> {
        let ((x, y), bounds) = (self.now, self.bounds);
        geometry.square_at(
            (x - bounds.left) / bounds.side,
            (y - bounds.top) / bounds.side,
        )
    }

    /// Returns the square that the pointer means: the one under it, or one nearby, if it is helped.
    pub(super) fn meant(&self, geometry: &Geometry, view: &View) -> Option<SquareId> {
        match self.helped {
            true => near::meant(self.now, self.bounds, geometry, view),
            false => self.under(geometry),
        }
    }

    /// Returns where the pointer is, in CSS pixels from the board's top left corner.
    pub(super) fn on_board(&self) -> (f64, f64) {
        (self.now.0 - self.bounds.left, self.now.1 - self.bounds.top)
    }

    /// How far the pointer is from the middle of the square where it went down, in CSS pixels.
    pub(super) fn offset(&self) -> (f64, f64) {
        let (x, y) = self.home();
        (self.now.0 - x, self.now.1 - y)
    }

    /// Returns how far a man is seen from that place: a finger's man is lifted.
    pub(super) fn offset_of(&self, man: &Element) -> (f64, f64) {
        let (seen, (x, y)) = (man.get_bounding_client_rect(), self.home());
        (
            seen.left() + seen.width() / 2.0 - x,
            seen.top() + seen.height() / 2.0 - y,
        )
    }

    /// The middle of the square that the pointer meant when it went down.
    fn home(&self) -> (f64, f64) {
        let Bounds {
            left, top, side, ..
        } = self.bounds;
        let middle = |edge: f64, index: u8| edge + (f64::from(index) + 0.5) * side;
        (middle(left, self.cell.column), middle(top, self.cell.row))
    }
}

/// Returns where a pointer is on the page, in CSS pixels.
pub(super) fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Returns whether the pointer is a finger, which needs more room than a mouse or a pen.
pub(super) fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}
