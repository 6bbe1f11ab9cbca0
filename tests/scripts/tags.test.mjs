// A board that nobody has touched counts the games of a file, and names their players, as the reader does once it is awake: both are held
// to one list (crates/cli/tests/files/expect.json).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.location = { href: 'https://club.example/', origin: 'https://club.example' };

const { decode } = await import('../../web/early/decode.js');
const { GAMES, tagsOf } = await import('../../web/early/games.js');

const folder = new URL('../../crates/cli/tests/files/', import.meta.url);
const expected = JSON.parse(readFileSync(new URL('expect.json', folder)));
// What stands there of a file of games. Where games may come out in several ways, nothing is said of them.
const files = Object.entries(expected).filter(([name, games]) => /\.(pgn|pdn)$/.test(name) && Array.isArray(games));
assert(files.length > 100);

for (const [name, games] of files) {
  test(name, () => {
    const text = decode(new Uint8Array(readFileSync(new URL(name, folder))).buffer);
    const found = tagsOf(text, 0);
    // A text without tags is looked into later.
    if (found[GAMES] || games.some(({ white }) => white)) assert.equal(found[GAMES], games.length);
    games.forEach(({ white, black }, number) => {
      const tags = tagsOf(text, number);
      // The decoder of Node takes windows-1252 for Latin-1, which has other signs in some places.
      for (const [player, tag] of [[white, 'White'], [black, 'Black']]) if (player && !/[Šž’–]/.test(player)) assert.equal(tags[tag], player);
    });
  });
}
