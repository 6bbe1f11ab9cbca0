//! Whether the device has slept: the page's clock then stood still, and that of the day went on
//! (w3c/hr-time, issue 115).

use js_sys::Date;

use crate::page;

/// By more than this, in milliseconds, two clocks of a device that is awake don't part.
const APART: f64 = 2_000.0;

/// Watches both clocks of the device.
#[derive(Default, Debug)]
pub(crate) struct Watch {
    /// What both have shown when they were looked at last: the page's, and that of the day.
    last: Option<(f64, f64)>,
}

impl Watch {
    /// Looks at both clocks, while one of a game runs. Returns how many milliseconds have passed
    /// since the last look, if the device has slept meanwhile, or its clock of the day was set
    /// forward; games then count nothing of them.
    pub(crate) fn look(&mut self, runs: bool) -> Option<u32> {
        let (awake, day) = (page::awake(), Date::now());
        let (awake_then, day_then) = self.last.replace((awake, day))?;
        let (waked, passed) = (awake - awake_then, day - day_then);
        if !runs || passed - waked <= APART {
            return None;
        }
        page::add_time(-waked);
        Some(passed as u32)
    }
}
