//! The QR code of a text.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The modules that stay light on each side: without them no reader finds the code.
const MARGIN: usize = 4;

/// The largest version, which holds 1273 bytes. It has 117 modules a side, 125 with the margin: on
/// a phone's screen, some 65 mm wide, half a millimetre each, which the camera of another phone
/// still tells apart at an arm's length.
const LARGEST: u8 = 25;

/// A QR code of a text.
#[derive(Clone)]
pub struct Code(QrCode);

impl Code {
    /// Encodes a text; `None` if it is too long for a code that a phone reads from a screen.
    pub fn of(text: &str) -> Option<Code> {
        let segments = QrSegment::make_segments(text);
        // A screen has neither dirt nor creases: more error correction is only taken where it makes
        // the code no larger.
        let (level, boosts) = (QrCodeEcc::Low, true);
        let code = QrCode::encode_segments_advanced(
            &segments,
            level,
            Version::MIN,
            Version::new(LARGEST),
            None,
            boosts,
        );
        code.ok().map(Code)
    }

    /// The number of modules a side, without the margin.
    pub fn size(&self) -> usize {
        usize::try_from(self.0.size()).unwrap_or_default()
    }

    /// Returns whether the module in a column and a row is dark, counted from 0 at the top left;
    /// outside, all are light.
    pub fn dark(&self, x: usize, y: usize) -> bool {
        match (i32::try_from(x), i32::try_from(y)) {
            (Ok(x), Ok(y)) => self.0.get_module(x, y),
            _ => false,
        }
    }

    /// Draws the code as a picture with a margin of four modules, black on white; its unit is a
    /// module.
    pub fn svg(&self) -> String {
        let side = self.side();
        let dark = self.path();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{side}v{side}H0z\"/>\
             <path d=\"{dark}\"/></svg>"
        )
    }

    /// The number of modules a side, with the margin.
    pub(crate) fn side(&self) -> usize {
        self.size() + 2 * MARGIN
    }

    /// The dark modules as a path, a run of a row each, in units of a module from the corner of the
    /// margin.
    pub(crate) fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size() {
            let mut x = 0;
            while x < self.size() {
                let run = (x..self.size()).take_while(|&x| self.dark(x, y)).count();
                if run > 0 {
                    let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
                }
                x += run + 1;
            }
        }
        path
    }
}

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Code").field("size", &self.size()).finish()
    }
}
