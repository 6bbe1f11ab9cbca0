# The verbs of scenes.sh.

wanted=("$@")
window=
name=
number=0
is_played=
mark=0
held=0
asked=0

# A browser that has never seen the page, at this address.
open() {
  local profile=$WORK/profile$((++number)) root=()
  mkdir "$profile"
  case $browser in
    firefox)
      cp "$here/firefox.js" "$profile/user.js"
      start "browser$number" firefox-esr --no-remote --profile "$profile" --new-window "$page$1" ;;
    chromium)
      # For root it has no sandbox, and would not start.
      [ "$(id -u)" = 0 ] && root=(--no-sandbox)
      start "browser$number" chromium "${root[@]}" --force-renderer-accessibility \
        --user-data-dir="$profile" --no-first-run --no-default-browser-check --disable-gpu \
        --lang=en-US --new-window "$page$1" ;;
  esac
  window=${started[-1]}
}

# All that was said, a line each; not the keys, which Orca says, too.
sentences() {
  sed -n "s/\r//; s/.*SPEECH OUTPUT: '\(.*\)'{.*/\1/p" "$said" | sed 's/ *$//'
}

# What was said since the last `listen`.
since() { sentences | tail -n +$((mark + 1)); }

count() { since | grep -cE -- "$1"; }
is_said() { [ "$(count "$1")" -gt 0 ]; }

# scene NAME ADDRESS: what follows is played there, if this scene is wanted.
scene() {
  name=$1
  is_played=yes
  if [ ${#wanted[@]} -gt 0 ] && [[ " ${wanted[*]} " != *" $name "* ]]; then
    is_played=
    return
  fi
  [ -z "$window" ] || stop "$window"
  mark=$(sentences | wc -l)
  open "$2"
  wait_for 60 is_said '^Finished loading Rochade' || echo "$name: the page did not open"
  # The rules of the game come after the page.
  sleep 6
}

# press KEY…: one after another, as xdotool names them.
press() {
  local key
  [ -n "$is_played" ] || return
  for key in "$@"; do
    xdotool key --clearmodifiers "$key"
    sleep 1.3
  done
}

# enter TEXT…: each typed, with Enter behind it.
enter() {
  local text
  [ -n "$is_played" ] || return
  for text in "$@"; do
    xdotool type --delay 120 -- "$text"
    press Return
  done
}

# reach KEY PATTERN: presses a key until what is said after it matches.
reach() {
  local from=$mark
  [ -n "$is_played" ] || return
  for _ in $(seq 50); do
    mark=$(sentences | wc -l)
    press "$1"
    is_said "$2" && break
  done
  is_said "$2" || echo "$name: nothing says $2"
  mark=$from
}

# To the page's beginning, once the reader hears keys there.
top() { reach ctrl+Home '^Rochade'; }

# To the board, where keys are the page's own from then on.
board() {
  top
  reach t '^table with'
  reach Insert+a '^Focus mode'
}

# What is said from here on counts.
listen() {
  [ -n "$is_played" ] || return
  sleep 2
  mark=$(sentences | wc -l)
}

# heard once|some PATTERN WHAT: whether what is said matches an expression, once or at all.
heard() {
  local times
  [ -n "$is_played" ] || return
  wait_for 8 is_said "$2"
  sleep 3
  times=$(count "$2")
  asked=$((asked + 1))
  if [ "$times" = 1 ] || { [ "$1" = some ] && [ "$times" -gt 1 ]; }; then
    held=$((held + 1))
    echo "holds: $name: $3"
  else
    echo "FAILS: $name: $3"
    echo "       heard ${times} times; last: $(since | tail -n 6 | paste -sd'|')"
  fi
}
