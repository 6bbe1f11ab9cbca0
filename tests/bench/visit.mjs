// A visit to a page with a board, and what it takes: until it can be played on, and for a whole game.
import { setTimeout as pause } from 'node:timers/promises';

// A telephone on a mobile network.
const SCREEN = { width: 390, height: 844 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

// How fast people tap, in milliseconds: animations come to their end.
const PACE = 300;

// The Opera Game: 33 plies, with castling on the queen's side and a mate.
const GAME = `e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5
  b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8`.split(/\s+/);

// Notes in the page when each state is seen for the first time, one after the other. A state has a selector.
function watch(states) {
  // It would fetch in the middle of the game what is for later.
  delete Navigator.prototype.serviceWorker;
  const times = {};
  const coming = Object.entries(states);
  const look = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    while (isPainted && coming.length && document.querySelector(coming[0][1])) times[coming.shift()[0]] = performance.now();
    if (coming.length) requestAnimationFrame(look);
  };
  look();
  window.reached = (state) => new Promise((done, failed) => {
    setTimeout(() => failed(Error(`waited in vain for ${state}`)), 60_000);
    const ask = () => (state in times ? done(times[state]) : requestAnimationFrame(ask));
    ask();
  });
}

// The middle of each square. Chessground has no elements for squares.
function middles() {
  const squares = [...'abcdefgh'].flatMap((file, x) => [...'87654321'].map((rank, y) => [file + rank, x, y]));
  return Object.fromEntries(squares.map(([square, x, y]) => {
    const own = document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
    if (own) return [square, { x: own.x + own.width / 2, y: own.y + own.height / 2 }];
    const board = document.querySelector('cg-board').getBoundingClientRect();
    return [square, { x: board.x + (x + 0.5) * board.width / 8, y: board.y + (y + 0.5) * board.height / 8 }];
  }));
}

// What the browser has done for the page so far, in seconds.
async function work(page) {
  const { metrics } = await page.send('Performance.getMetrics');
  const { TaskDuration, ScriptDuration, LayoutDuration, RecalcStyleDuration, Nodes } = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return { main: TaskDuration, script: ScriptDuration, layout: LayoutDuration + RecalcStyleDuration, nodes: Nodes };
}

// Plays the game on a page, and returns the figures. `states` are selectors of `seen`, `answered`, `moved`, `whole` and `over`.
export async function visit(browser, server, states) {
  const page = await browser.visit(SCREEN);
  await page.send('Network.emulateNetworkConditions', NETWORK);
  await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.send('Performance.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})(${JSON.stringify(states)})` });
  const before = server.sent();
  await page.send('Page.navigate', { url: server.at });
  const reached = (state) => page.ask((name) => window.reached(name), state);

  const seen = await reached('seen');
  const { e2, e4 } = await page.ask(middles);
  await page.clickAt(e2);
  const answered = await reached('answered');
  await page.clickAt(e4);
  const moved = await reached('moved');
  const whole = await reached('whole');
  const bytes = server.sent() - before;

  await pause(2 * PACE);
  const squares = await page.ask(middles);
  const start = await work(page);
  for (const move of GAME.slice(1)) {
    await page.clickAt(squares[move.slice(0, 2)]);
    await page.clickAt(squares[move.slice(2)]);
    await pause(PACE);
  }
  await reached('over');
  await pause(2 * PACE);
  const end = await work(page);
  await page.close();
  const aMove = (part) => (end[part] - start[part]) * 1000 / (GAME.length - 1);
  return { bytes, seen, answered, moved, whole, main: aMove('main'), script: aMove('script'), layout: aMove('layout'), nodes: end.nodes };
}
