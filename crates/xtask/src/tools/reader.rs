//! A screen reader, with the screen, the voice and the browsers that it is tried in. All of it is
//! Debian's.

use super::browser::Packages;
use crate::shell::find;

/// The programs that are started; what they load comes with their packages.
const PROGRAMS: [&str; 12] = [
    "Xvfb",
    "matchbox-window-manager",
    "dbus-run-session",
    "gdbus",
    "orca",
    "speech-dispatcher",
    "pulseaudio",
    "xdotool",
    "script",
    "python3",
    "firefox-esr",
    "chromium",
];

pub(super) const READER: Packages = Packages {
    name: "screen reader (Orca) with a voice, a screen, Firefox and Chromium with windows",
    packages: &[
        "xvfb",
        // The usual ones bring fonts, which tests of the page would be drawn with.
        "matchbox-window-manager",
        "dbus",
        "at-spi2-core",
        "libglib2.0-bin",
        "gsettings-desktop-schemas",
        "orca",
        "speech-dispatcher",
        "speech-dispatcher-espeak-ng",
        "speech-dispatcher-audio-plugins",
        "pulseaudio",
        "xdotool",
        "firefox-esr",
        "chromium",
    ],
    elsewhere: "put these on PATH: Xvfb, matchbox-window-manager, dbus-run-session, gdbus, orca, speech-dispatcher with espeak-ng, pulseaudio, xdotool, firefox-esr, chromium",
};

pub(super) fn is_there() -> bool {
    PROGRAMS.iter().all(|program| find(&[program]).is_some())
}
