// Under which keys an embedded page keeps what it keeps: no page is told what was left on one of another origin.
import assert from 'node:assert/strict';
import { test } from 'node:test';

let visits = 0;

// As a page of ours finds it: with this address and these `places`, in a page that may be looked into or not.
async function keptUnder(search, isForeign, ancestorOrigins, referrer = '') {
  globalThis.location = { search, origin: 'https://chess.example', ancestorOrigins };
  globalThis.document = { referrer };
  Object.assign(globalThis, { window: {}, parent: {}, frameElement: isForeign ? null : {} });
  visits += 1;
  return (await import(`../../web/early/named.js?${visits}`)).keptUnder;
}

test('what is kept is kept apart for each origin', async () => {
  assert.equal(await keptUnder('', false, []), null);
  assert.equal(await keptUnder('?keep=0', true, ['https://club.example']), null);
  assert.equal(await keptUnder('?keep=1', false, ['https://chess.example']), '');
  const apart = 'rochade.at https://club.example:8000 ';
  assert.equal(await keptUnder('?keep=1', true, ['https://club.example:8000', 'https://chess.example']), apart);
  assert.equal(await keptUnder('?keep=yes', true, undefined, 'https://club.example:8000/a?b=https://c.example'), apart);
});

test('where nobody says which page it is, nothing is kept', async () => {
  assert.equal(await keptUnder('?keep=1', true, ['null'], 'https://club.example/'), null);
  assert.equal(await keptUnder('?keep=1', true, undefined), null);
  // A page of ours has led here, within the frame.
  assert.equal(await keptUnder('?keep=1', true, undefined, 'https://chess.example/embed.html'), null);
});
