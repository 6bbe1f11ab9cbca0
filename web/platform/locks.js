// The locks by which the tabs of a browser leave each other what they work on: web-sys has no stable binding for them.

// Whether there are any: they need a secure connection.
export function hasLocks() {
  return !!navigator.locks;
}

// Waits for a lock, `patience` milliseconds at most. Returns the function that frees it; nothing, if another tab has it.
export function lock(name, patience) {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), patience);
  const options = patience ? { signal: stop.signal } : { ifAvailable: true };
  return new Promise((give) => {
    const hold = (held) => (held ? new Promise((free) => { give(free); }) : give());
    navigator.locks.request(name, options, hold).catch(() => give());
  });
}
