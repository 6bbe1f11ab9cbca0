#!/usr/bin/env bash
# Plays the built page by keys with a real screen reader, and checks what it says:
#   check.sh SITE firefox|chromium [SCENE…]
# What is played stands in scenes.sh. `cargo xtask reader` installs what this needs, and calls it.
# ROCHADE_READER names a folder in which all that was said (reader.log) and the other logs are kept.
set -eu
here=$(cd "$(dirname "$0")" && pwd)

# Names of sockets must be short, so everything stands in a folder of /tmp.
work=$(mktemp -d /tmp/rochade-reader-XXXXXX)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
mkdir -p "$work/home" "$work/run" "$work/bin" "$work/www/club"
chmod 700 "$work/run"
ln -s "$(cd "$1" && pwd)" "$work/www/club/chess"

# Nothing of this desktop is asked or changed: a home, a bus and a screen of its own.
export WORK=$work HOME=$work/home XDG_RUNTIME_DIR=$work/run LANG=C.UTF-8 LC_ALL=C.UTF-8
unset DBUS_SESSION_BUS_ADDRESS XDG_SESSION_TYPE WAYLAND_DISPLAY
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME
held=0
# What the bus starts speaks where the bus does: into its log.
dbus-run-session -- bash "$here/session.sh" "${@:2}" 3>&1 >"$work/bus.log" 2>&1 || held=$?
if [ -n "${ROCHADE_READER:-}" ]; then
  mkdir -p "$ROCHADE_READER"
  cp "$work"/*.log "$ROCHADE_READER"
fi
exit "$held"
