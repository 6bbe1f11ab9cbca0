// What came with imported games and is no part of them (comments, variations, tags), as PGN under the game's name. It may be
// many times what the games are, and the storage that those are kept in is small.
const STORE = 'extras';
let opened;

function open() {
  opened = opened || new Promise((there, fail) => {
    const request = indexedDB.open('rochade', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => there(request.result);
    request.onerror = () => fail(request.error);
  });
  return opened;
}

// Does something with the store; gives what `act` makes of it when all of it is done.
async function use(mode, act) {
  const base = await open();
  return new Promise((done, fail) => {
    const change = base.transaction(STORE, mode);
    const result = act(change.objectStore(STORE));
    change.oncomplete = () => done(result);
    change.onabort = () => fail(change.error);
  });
}

// Keeps extras, given as pairs of name and text; whether the device could.
export async function keepExtras(pairs) {
  if (!pairs.length) return true;
  try {
    await use('readwrite', (store) => pairs.forEach(([name, extra]) => store.put(extra, name)));
    return true;
  } catch (refused) {
    return false;
  }
}

// The extras of games by their names, empty where there is none.
export async function extrasOf(names) {
  try {
    const requests = await use('readonly', (store) => names.map((name) => store.get(name)));
    return requests.map(({ result }) => result || '');
  } catch (refused) {
    return names.map(() => '');
  }
}

// Forgets what came with a game.
export async function dropExtra(name) {
  try {
    await use('readwrite', (store) => store.delete(name));
  } catch (refused) { /* Then there is none. */ }
}
