# Sets up a screen, a voice, a screen reader and a server, each in the background, and plays the
# scenes; check.sh calls it with a browser and names of scenes.
set -u
exec >&3 3>&-
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
browser=$1
shift
started=()

# start LOG PROGRAM…: in the background, with its words in a file.
start() {
  local log=$WORK/$1.log
  shift
  "$@" >"$log" 2>&1 &
  started+=($!)
}

# stop PROCESS: as it asks to be stopped, and after two seconds by force.
stop() {
  kill "$1" 2>/dev/null
  for _ in $(seq 20); do kill -0 "$1" 2>/dev/null || return 0; sleep 0.1; done
  kill -9 "$1" 2>/dev/null
}

# wait_for SECONDS COMMAND…: until the command holds; fails if it doesn't in that time.
wait_for() {
  local end=$((SECONDS + $1))
  shift
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.2
  done
}

need() {
  wait_for 60 "${@:2}" && return
  echo "The $1 did not start: see its log."
  exit 2
}

end() {
  local at
  for ((at = ${#started[@]} - 1; at >= 0; at--)); do stop "${started[at]}"; done
}
trap end EXIT
trap 'exit 130' INT TERM

# The screen takes a number that is free.
exec 3>"$WORK/screen"
start screen Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp
need screen test -s "$WORK/screen"
exec 3>&-
export DISPLAY=:$(<"$WORK/screen")
start windows matchbox-window-manager -use_titlebar no

# A sound card that swallows everything in real time, so that speech takes as long as for a person.
start sound pulseaudio -n --exit-idle-time=-1 --disallow-exit --daemonize=no --disable-shm=yes \
  -L 'module-null-sink sink_name=nowhere' -L module-native-protocol-unix

# The voice.
voice=$HOME/.config/speech-dispatcher
mkdir -p "$HOME/.config"
cp -r /etc/speech-dispatcher "$voice"
cat >>"$voice/speechd.conf" <<'CONF'
AudioOutputMethod "pulse"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
CONF
start voice speech-dispatcher --run-single --timeout 0 --config-dir "$voice" --log-dir "$WORK" \
  --communication-method unix_socket --socket-path "$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock"

# The tree of the screen, which has to be switched on before a browser starts.
start tree /usr/libexec/at-spi-bus-launcher --launch-immediately
need 'tree of the screen' gdbus wait --session --timeout 1 org.a11y.Bus
switch_on() {
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$1" '<true>'
}
switch_on IsEnabled >/dev/null
switch_on ScreenReaderEnabled >/dev/null
export GTK_MODULES=gail:atk-bridge GNOME_ACCESSIBILITY=1 MOZ_ENABLE_ACCESSIBILITY=1

# The reader, on a terminal: else it writes its log by the block. It would not start beside another
# one of this user, or would end that: here it finds none.
printf '#!/bin/sh\nexit 1\n' >"$WORK/bin/pgrep"
chmod +x "$WORK/bin/pgrep"
said=$WORK/reader.log
start terminal env PATH="$WORK/bin:$PATH" \
  script --quiet --flush --command 'orca --debug-file=/dev/stdout' "$said"
need 'screen reader' grep -q 'SPEECH OUTPUT' "$said"

# The server takes a free port, too.
start server python3 -u -m http.server --bind 127.0.0.1 --directory "$WORK/www" 0
need server grep -q ' port ' "$WORK/server.log"
port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$WORK/server.log")
page=http://127.0.0.1:$port/club/chess/

. "$here/verbs.sh"
. "$here/scenes.sh"
echo "$browser: $held of $asked hold"
[ "$asked" -gt 0 ] && [ "$held" = "$asked" ]
