// A file is asked for again one answer at a time, and a server that hangs is given up (web/early/refresh.js). Time is the test's own.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

globalThis.location = { href: 'https://club.example/', origin: 'https://club.example' };
globalThis.IntersectionObserver = class { observe() {} };
globalThis.document = { hidden: false, body: {} };

// What was asked and is not answered yet, in order, and how to answer it.
const open = [];
let asked = 0;
globalThis.fetch = (address, { signal }) => new Promise((done, failed) => {
  asked += 1;
  const answer = { give: (text) => (open.splice(open.indexOf(answer), 1), done(new Response(text))) };
  signal.onabort = () => (open.splice(open.indexOf(answer), 1), failed(new Error('late')));
  open.push(answer);
});
mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
const { follow, stopFollowing } = await import('../../web/early/refresh.js');

// Lets seconds go by, and whatever is due be done.
async function pass(seconds) {
  for (let second = 0; second < seconds; second += 1) {
    mock.timers.tick(1000);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }
}

test('one answer is awaited before anything else is asked, and no longer than half a minute', async () => {
  const taken = [];
  follow('games.pgn', 10, '1. e4 *', (text) => taken.push(text));
  await pass(11);
  assert.deepEqual([asked, open.length], [1, 1]);
  // The server hangs.
  await pass(25);
  assert.deepEqual([asked, open.length], [1, 1]);
  await pass(300);
  assert.equal(open.length <= 1 && asked > 5 && asked < 12, true, `${asked} asked, ${open.length} open`);
  while (!open.length) await pass(1);
  open[0].give('1. e4 e5 *');
  await pass(1);
  assert.deepEqual(taken, ['1. e4 e5 *']);
  await pass(10);
  open[0].give('1. e4 e5 *');
  await pass(11);
  open[0].give('1. e4 e5 2. Nf3 *');
  await pass(11);
  assert.deepEqual(taken, ['1. e4 e5 *', '1. e4 e5 2. Nf3 *']);
  // What comes after the end is not taken.
  const last = open[0];
  stopFollowing();
  last.give('1. d4 *');
  const before = asked;
  await pass(100);
  assert.deepEqual([taken.length, asked], [2, before]);
});
