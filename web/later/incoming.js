// Games that come in, as the desk tells them: onto the board, and among those that are kept on this device (web/store.js).
import { keepExtras } from './extras.js';

// Puts games into the list, as far as there is room: how many that are, under which names, and whether what came with them is
// kept, too.
export async function shelve(games, store) {
  const names = games.map(fresh);
  let kept = 0;
  try {
    games.forEach((game, index) => {
      const written = game.day ? `${game.day}T12:00:00.000Z` : new Date().toISOString();
      store.add(names[index], Object.assign({ written, near: 0, turn: 'none' }, game));
      kept += 1;
    });
  } catch (refused) { /* The device is full, or keeps nothing. */ }
  const whole = await keepExtras(games.slice(0, kept).map(({ extra }, index) => [names[index], extra]).filter(([, extra]) => extra));
  return { kept, names, whole };
}

// Puts a game on the board, under its name in the list or, alone, under one of its own; whether what came with it is kept.
export async function show({ store, open_saved: open }, game, name = fresh()) {
  await store.choose(name);
  open(game.saved);
  return keepExtras(game.extra ? [[name, game.extra]] : []);
}

function fresh() {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}
