// English draughts by another project, rapid-draughts (npm, MIT): perft with the last ply counted, beside our program.
//
//   npm install --prefix target/peer rapid-draughts@1.0.6
//   node crates/draughts/benches/peer.mjs target/peer target/release/deps/race-*
//
// The second path is the race that `cargo bench -p rochade-draughts --bench race --no-run` names. Prints `depth leaves
// mega_a_second`, and then the line of the race.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const DEPTH = 8;
const LEAVES = 845931;
const ROUNDS = 5;

const [folder, race] = argv.slice(2);
const module = resolve(folder, 'node_modules/rapid-draughts/dist/english.js');
const { EnglishDraughts } = await import(pathToFileURL(module));

function perft(engine, depth) {
  const { moves } = engine;
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = engine.clone();
    next.move(move);
    leaves += perft(next, depth - 1);
  }
  return leaves;
}

function speed() {
  const { engine } = EnglishDraughts.setup();
  const start = performance.now();
  const leaves = perft(engine, DEPTH);
  if (leaves !== LEAVES) throw new Error(`${leaves} leaves`);
  return leaves / (performance.now() - start) / 1000;
}

const speeds = Array.from({ length: ROUNDS }, speed).sort((a, b) => a - b);
console.log(`rapid-draughts ${DEPTH} ${LEAVES} ${speeds[ROUNDS >> 1].toFixed(2)}`);
console.log(execFileSync(race, ['english'], { encoding: 'utf8' }).trim());
