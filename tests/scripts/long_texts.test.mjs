// Whatever reads texts of authors on somebody's page, or before the rules are there, takes no longer than the text is long: an expression
// that looks at a run of signs again from each of them would be busy for hours here, and the tests would not end. No time is measured.
import assert from 'node:assert/strict';
import { register } from 'node:module';
import { test } from 'node:test';

const LENGTH = 60_000;

// What the build writes for them, and `cargo xtask test` before it lets these tests run (crates/site/src/known.rs).
const KNOWN = new URL('../../target/xtask/known.js', import.meta.url);
const resolve = `export const resolve = (name, context, next) => next(name === 'known' ? '${KNOWN}' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolve)}`);

// The early scripts look at the page when they are loaded.
const nothing = new Proxy(function nothing() {}, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : name === Symbol.iterator ? undefined : nothing), apply: () => nothing });
Object.assign(globalThis, { location: { search: '', href: 'https://club.example/', origin: 'https://club.example' } });
globalThis.document = { querySelector: () => nothing, querySelectorAll: () => [], documentElement: { dataset: {} } };
globalThis.Document = class { get currentScript() { return null; } get baseURI() { return 'https://club.example/'; } createElement() {} createElementNS() {} querySelectorAll() { return []; } };
globalThis.matchMedia = () => ({ matches: false });

const { day } = await import('../../web/early/day.js');
const { plain } = await import('../../web/early/plain.js');
const { decode } = await import('../../web/early/decode.js');
const { MOVES, isDrawn, tagsOf } = await import('../../web/early/games.js');
const { MEN, gameOf, menOfMany, turnOf } = await import('../../web/early/notation.js');
const { firstTime } = await import('../../web/early/clock.js');
const { gameAsked } = await import('../../web/early/game.js');
const { MANY } = await import('known');
const { partsOf } = await import('../../web/early/parts.js');
const { printed } = await import('../../web/early/printed.js');
const { goesOn, meaning, players } = await import('../../web/element/texts.js');
const { isAtHand } = await import('../../web/element/paper.js');
const { isBright } = await import('../../web/element/theme.js');

const READERS = {
  day: (text) => day(text, 'en'),
  plain,
  tagsOf: (text) => [tagsOf(text, 0), tagsOf(text, 1)],
  decode: (text) => decode(new TextEncoder().encode(text)),
  chess: MEN.chess,
  draughts: MEN.draughts,
  gameOf: (text) => [gameOf({ GameType: text }), gameOf({ Laws: text }), gameOf({ Variant: text }), gameOf({}, text, text)],
  menOfMany: (text) => Object.values(MANY).map((many) => menOfMany(text, many)),
  firstTime,
  gameAsked,
  partsOf: (text) => partsOf(text, 'replay', true),
  printed: (text) => [printed({ [MOVES]: text }, '', 'en'), printed({ FEN: text, Result: text }, text, 'en'), printed({ White: text, Event: text }, '', text)],
  isDrawn: (text) => isDrawn({ [MOVES]: text }),
  isAtHand: (text) => [isAtHand({ pgn: text }), isAtHand({ ply: text })],
  goesOn: (text) => [goesOn('', text), goesOn(text, text), goesOn('{', text)],
  meaning,
  players,
  isBright,
  turnOf,
};

// Each kind of sign, what games are made of, and the beginnings of it that never end.
const SIGNS = ['a', 'w', 'é', ' ', '\t', '\n', '\r', '\r\n', '\u2028', '\u00a0', '[', ']', '(', ')', '{', '}', '"', '“', "'", '\\', '\\"', '.', ',', ':', '/', '?', '-', '–', '…', '=', '0', '1', '8', '½', '×', 'K', '𝕏'];
const PIECES = ["''", '&quot;', '&quot;"', '[White ', '[White "', '[White "x', '[White "x"', '[White "x"]', '[White "x"]\n', '[White x', '[ ', '[a\n', ' \n', '\n ', '1. ', '1 ', '1 . ', '1.\n', 'e4 ', '8/', 'rnbqkbnr/', 'Wa1,', 'W:W', ':B', 'board,', 'board', '5+3:', '40/90:', '2026.', '??.', 'a?', 'a1', '$1 ', '(1. ', '{[%', '[%', '{x}', ';x\n', ')(', '12 ', '1.. ', '($1', '{x} ', '{ {', '[%cal ', '{[%csl '];
// What stands before a run, and after it: both may keep an expression from coming to its end.
const BEFORE = ['', '[White ', '[White "', '[White a', '[White "A"]', '[Date "', '1', '1.', '{', 'W:W', 'B:Wa1:B', '8/8/8/8/8/8/8/8 b', 'rgb(', 'color('];
const AFTER = ['', 'x', '"]', 'b]', '?', '}'];

for (const [name, read] of Object.entries(READERS)) {
  test(`${name} reads a run of anything`, () => {
    for (const sign of [...SIGNS, ...PIECES]) {
      const run = sign.repeat(LENGTH / sign.length);
      for (const before of BEFORE) for (const after of AFTER) read(before + run + after);
    }
  });
}

test('an address may ask for a run of anything', async () => {
  let count = 0;
  for (const sign of [...SIGNS, ...PIECES]) {
    for (const name of ['ui', 'pgn', 'clock', 'orientation', 'board', 'ply', 'solution']) {
      globalThis.location.search = `?${name}=${encodeURIComponent(sign.repeat(20_000))}`;
      const { asksForRules } = await import(`../../web/early/asked.js?${count += 1}`);
      asksForRules();
    }
  }
});

test('what follows a game is told from more of it', () => {
  const MORE = ['1. d4 d5', 'Nf3 Nc6', '2. Nf3 (2. f4 exf4) O-O e.p. +-', '[White "B"]', '[White “B”] [Black “C”]', '{Said.}', '2. — d5', '24. 32–28 19x30', '1–0', '2. Nf3 {a', '2. Nf3 ;said\nNc6'];
  const NO_MORE = ['After this, White wins.', 'In round 1. we saw this.', '[Photo: Anna]', '[gallery]', '***', '1. e4 was the move.', '(Anna, 2019)', 'Next'];
  for (const text of MORE) assert(goesOn('1. e4 e5', text), text);
  for (const text of NO_MORE) assert(!goesOn('1. e4 e5', text), text);
  for (const end of ['1-0', '0–1', '1/2-1/2', '½–½', '*']) assert.deepEqual(['1. d4 d5', '[White "B"]'].map((text) => goesOn(`1. e4 ${end}`, text)), [false, true]);
  assert.deepEqual(['4. 0-0', '8. 32-28'].map((text) => goesOn(text, '9. 1-2')), [true, true]);
  assert.deepEqual(['said} 2. Nf3', 'said}', 'said} And so on.'].map((text) => goesOn('1. e4 {a', text)), [true, true, false]);
  assert.deepEqual(meaning('4k3/8/8/8/8/8/4P3/4K3 w – — 0 1'), { fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
});

test('what is read stays what it was', () => {
  const drawn = (text, number) => isDrawn(tagsOf(text, number));
  const two = '[White "A"]\n\n1. e4 {[%cal Re7e5]} *\n\n[White "B"] [Black "C"]\n\n{One.} {[%csl Gd5]} 1. d4 *';
  assert.deepEqual([drawn(two, 0), drawn(two, 1), drawn('{[%cal Ge2e4]} 1. e4 *', 0), drawn('1. e4 {[%cal Ge2e4]} *', 0)], [false, true, true, false]);
  assert.equal(day('2026.01.05', 'en'), 'Jan 5, 2026');
  assert.deepEqual(['1750.??.??', '17??', '????.??.??', 'a?b', 'spring', ''].map((date) => day(date, 'en')), ['1750', '17', '', '', 'spring', '']);
  assert.equal(plain(' [White “A”]\n\n[Black „B“ ]'), ' [White "A"]\n\n[Black "B" ]');
  assert.deepEqual(["[White 'A']", '[White &quot;A&quot;]', '[White «A»]', '[White A]', "[White ''A'']", '[White "A]', '[White A"B"]'].map((text) => tagsOf(`${text}\n1. e4`, 0)?.White), ['A', 'A', 'A', 'A', 'A', 'A', undefined]);
  assert.deepEqual(printed({ White: 'Anna', Event: 'Club', [MOVES]: '{[%clk 0:01] Good.} 1. e4 $1 e5 2.f4 (2. Nf3 d6 (2... Nc6) ; usual\n3. d4) 2... exf4 $14 1/2-1/2' }, '', 'de'), {
    title: 'Anna – ?', about: 'Club', text: 'Good. 1. e4! e5 2. f4\n(2. Sf3 d6 (2… Sc6) usual 3. d4)\n2… exf4 += ½–½',
  });
  assert.equal(printed({ FEN: '8/8/8/8/8/8/8/8 b - - 0 12', [MOVES]: '12. ... Kb7 13. Ka1 (13. Ka2 Kb8) Kc8 *' }, 'en', 'nl').text, '12… Kb7 13. Ka1\n(13. Ka2 Kb8)\n13… Kc8');
  assert.equal(printed({ [MOVES]: '1. e4 — (1... –) 2. d4' }, 'en', 'en').text, '1. e4 —\n(1… –)\n2. d4');
  assert.equal(printed({ [MOVES]: '1. c3-d4 f6-g5 2. c1xe3xc5 ) ((' }, '', 'nl').text, '1. c3–d4 f6–g5 2. c1×e3×c5\n((');
  assert.equal(players('[White "Anna"]\n[Black “Ben”]\n[WhiteElo "2000"]'), 'Anna – Ben');
  assert.equal(players('[White "A"]\n[Black "B"]\n[White "C"]\n[Black "D"]'), '');
  assert.deepEqual(['rgb(20, 20, 20)', 'rgb(238, 238, 238)', 'oklch(0.2 0.02 250)', 'color(display-p3 1 1 1)', 'color(a98-rgb 0 0 0)', 'color(rec2020 0.9 0.9 0.9)', 'lab(90 0 0)', 'oklch(none none none)']
    .map(isBright), [false, true, false, true, false, true, true, false]);
});
