// node tests/bench/page.mjs SITE PEERS RUNS: the page beside boards of others, in turn and in one browser, and one table of what each takes. Only what stands in one table can be compared.
import { join } from 'node:path';

import { startBrowser } from '../browser.mjs';
import { serve } from './server.mjs';
import { visit } from './visit.mjs';

const [site, peers, runs] = process.argv.slice(2);

// What is seen of each page when the board stands there, when the first tap is answered, when the first move is made, when all of the page can be used, and when the game is over.
const PAGES = {
  ours: {
    folder: site,
    states: {
      seen: '[data-square=e2]',
      answered: '[data-square=e4][data-marks~=move]',
      moved: '[data-square=e4][data-piece=wP]',
      whole: '[data-action=new-game]',
      over: '[data-result="1-0"]',
    },
  },
  chessground: {
    folder: join(peers, 'chessground'),
    states: {
      seen: 'cg-board piece',
      answered: 'cg-board square.move-dest',
      moved: 'cg-board square.last-move',
      whole: 'cg-board',
      over: '[data-ply="33"]',
    },
  },
  react: {
    folder: join(peers, 'react'),
    states: {
      seen: '[data-square=e2]',
      answered: '[data-square=e4] [style*=gradient]',
      moved: '[data-square=e4] [data-piece]',
      whole: '[data-square]',
      over: '[data-ply="33"]',
    },
  },
};

const FIGURES = {
  bytes: 'bytes, until all can be used',
  seen: 'board seen (ms)',
  answered: 'first tap answered (ms)',
  moved: 'first move made (ms)',
  whole: 'all can be used (ms)',
  main: 'main thread a move (ms)',
  script: 'script a move (ms)',
  layout: 'style and layout a move (ms)',
  nodes: 'nodes at the end',
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

async function measured() {
  const browser = await startBrowser();
  const names = Object.keys(PAGES);
  const visits = Object.fromEntries(names.map((name) => [name, []]));
  const servers = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await serve(PAGES[name].folder)])));
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const name of names) {
        visits[name].push(await visit(browser, servers[name], PAGES[name].states));
        console.log(`${run} of ${runs}: ${name}`);
      }
    }
  } finally {
    Object.values(servers).forEach((server) => server.stop());
    await browser.stop();
  }
  return visits;
}

const line = (label, ...cells) => console.log(label.padEnd(30) + cells.map((cell) => cell.padStart(18)).join(''));

function print(visits) {
  const names = Object.keys(PAGES);
  const [ours, ...others] = names;
  console.log(`\nMedians of ${runs}: 150 ms and 1.6 Mbit/s away, the processor four times slowed`);
  line('', ...names, ...others.map((other) => `${ours}/${other}`));
  for (const [figure, label] of Object.entries(FIGURES)) {
    const of = (name) => median(visits[name].map((each) => each[figure]));
    const digits = label.includes('a move') ? 1 : 0;
    line(label, ...names.map((name) => of(name).toFixed(digits)), ...others.map((other) => (of(ours) / of(other)).toFixed(2)));
  }
}

print(await measured());
