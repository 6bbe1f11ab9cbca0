// The types of the package for npm (web/npm/rochade.d.ts) have the words that the contract has, and those that the scripts understand.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

globalThis.Document = class { createElement() {} createElementNS() {} querySelectorAll() {} };
globalThis.document = new Document();
const { WORDS, METHODS } = await import('../../web/element/asked.js');

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const types = read('web/npm/rochade.d.ts').replace(/\/\*\*.*?\*\//g, '');
const contract = read('docs/contract.md');

const sorted = (words) => [...new Set(words)].sort();
const same = (some, others, message) => assert.deepEqual(sorted(some), sorted(others), message);

// The parts of an object's type, by name, as text: `from: string; to: string`.
function partsOf(text) {
  const parts = {};
  let depth = 0;
  let part = '';
  for (const sign of text) {
    depth += '{(<'.includes(sign) - '})>'.includes(sign);
    if (sign === ';' && !depth) {
      const [, name, type] = /^\s*'?([\w-]+)'?\??: ([^]*)$/.exec(part) || [];
      if (name) parts[name] = type;
      part = '';
    } else part += sign;
  }
  return parts;
}

function interfaceOf(name) {
  const [, base, body] = new RegExp(`interface ${name} (?:extends (\\w+) )?{\n([^]*?)\n}`).exec(types) || assert.fail(`no ${name}`);
  return { ...base && interfaceOf(base), ...partsOf(body) };
}

// The names of all parts that a type has, however it is put together.
function namesIn(type) {
  const inner = type.split(/[|&](?![^{]*})/).map((text) => text.trim());
  return inner.flatMap((text) => {
    if (text.startsWith('{')) return Object.keys(partsOf(`${text.slice(1, -1)};`));
    return /^Rochade/.test(text) ? Object.keys(interfaceOf(text)) : [];
  });
}

const choices = (type) => [...type.matchAll(/'([^']*)'/g)].map(([, word]) => word).filter((word) => word);

// A section of the contract, and the rows of its tables by the words of their first cells.
const section = (number) => contract.split(/\n(?=## )/).find((text) => text.startsWith(`## ${number}. `));
const ticked = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

function rowsOf(text) {
  const rows = [...text.matchAll(/^\| (`[^|]*) \| (.*) \|\n(?!\| ---)/gm)];
  return Object.fromEntries(rows.flatMap(([, names, rest]) => ticked(names).map((name) => [name, rest])));
}

const attributes = interfaceOf('RochadeAttributes');
const settings = rowsOf(section(7));
const address = rowsOf(section(10).split('The root element has')[0]);
// The settings that no attribute has: what the page's own panels ask, and what is the reader's own.
const UNASKED = ['pace', 'suggest', 'spoken', 'answer-keys', 'language'];

test('attributes are those that the element looks at', () => {
  same(Object.keys(attributes), [...WORDS, 'title', 'src']);
});

test('attributes are those of the contract', () => {
  const own = Object.keys(settings).filter((name) => !UNASKED.includes(name));
  const named = Object.keys(address).filter((name) => name !== 'odd-size');
  same(Object.keys(attributes), [...own, ...named, 'title', 'src']);
});

test('settings have the values of the contract', () => {
  const own = Object.keys(settings).filter((name) => !UNASKED.includes(name) && name !== 'theme');
  assert(own.length > 15);
  for (const name of own) same(choices(attributes[name]), ticked(settings[name].split(' | ').at(-1)), name);
});

test('words have the values that the page understands', () => {
  // A game may be a number, too, and of a lesson its game is said.
  same(choices(/type RochadeGame = (.*);/.exec(types)[1]), ticked(address.game), 'game');
  const meant = /const MEANT[^]*?\];/.exec(read('web/src/embed/asked.rs'))[0];
  const words = [...meant.matchAll(/\("([\w-]+)", &\[(.*)\]\)/g)].map(([, name, values]) => [name, values.match(/\w+/g)]);
  assert.deepEqual(words.map(([name]) => name).sort(), ['analyse', 'ground', 'interactive', 'size', 'theme', 'ui']);
  for (const [name, values] of words.filter(([known]) => known !== 'ui')) same(choices(attributes[name]), values, name);
  const onAndOff = /const SWITCH[^=]*= \[(.*)\]/.exec(read('web/src/embed/asked.rs'))[1].match(/\w+/g);
  same(choices(/type RochadeSwitch = (.*);/.exec(types)[1]), onAndOff, 'on and off');
  same(choices(attributes.lang), ticked(address.lang), 'lang');
});

test('an embedded page asks for nothing that is no attribute', () => {
  const early = readdirSync(new URL('../../web/early', import.meta.url)).map((name) => `web/early/${name}`);
  const scripts = ['web/embed.js', ...early].map(read).join('\n');
  const asked = [...scripts.matchAll(/\b(?:asked|isOn)\('([\w-]+)'\)/g)].map(([, name]) => name);
  assert(asked.length > 20);
  // One word the element says by itself, and one is the page's own.
  for (const name of asked) assert(name in attributes || ['odd-size', 'kiosk'].includes(name), name);
});

const [tells, hears] = section(11).split('What it hears:').map(rowsOf);
// What every type has that is said of a move, and what stands in several rows.
const saidOf = (rows, name) => [rows[name], /^the same/.test(rows[name]) ? rows.moveend : ''].join(' ');

test('an embedded page tells what the contract says', () => {
  const told = interfaceOf('RochadeTells');
  same(Object.keys(told), ['hello', ...Object.keys(tells)]);
  for (const [type, detail] of Object.entries(told)) {
    for (const name of namesIn(detail)) assert(ticked(saidOf(tells, type)).includes(name), `${type}: ${name}`);
  }
  // And all that the rules put into their messages.
  const report = /pub\(crate\) struct Report<'a> {([^]*?)\n}/.exec(read('web/src/embed/host.rs'))[1];
  const reported = [...report.matchAll(/pub\(crate\) (\w+):/g)].map(([, name]) => name);
  const { resize, moves, ...ofRules } = told;
  same(Object.values(ofRules).flatMap(namesIn), reported);
  same(namesIn(moves), ticked(tells.moves).filter((word) => word !== 'prints'));
  same(namesIn(resize), ['height']);
});

test('an embedded page hears what the contract says, and its script understands', () => {
  const heard = interfaceOf('RochadeHears');
  same(Object.keys(heard), Object.keys(hears));
  const says = Function(`return ${/const SAYS = ({[^]*?\n});/.exec(read('web/early/host.js'))[1]}`)();
  const understood = Object.entries(says).map(([type, parts]) => [type.replace('!', ''), parts]);
  same(Object.keys(heard), ['greet', ...understood.map(([type]) => type)]);
  for (const [type, parts] of understood) same(namesIn(heard[type]), Object.keys(parts), type);
  same(namesIn(heard.load), ticked(hears.load.split('all of them')[0]), 'load');
  same(namesIn(heard.greet), ['prints', 'link']);
});

test('what may be wrong is what the contract says', () => {
  const faults = /Errors are ([^]*?)\n\n/.exec(section(11))[1];
  same(choices(/type RochadeFault =([^]*?);/.exec(types)[1]), [...ticked(faults), 'late']);
});

test('events are those of the contract, and those that the element lets through', () => {
  const events = Object.keys(interfaceOf('RochadeEvents'));
  const [, said] = /\*\*Events\*\*[^:]*: ([^.]*)\./.exec(section(12));
  same(events, ticked(said));
  const [, through] = /const EVENTS = \/(.*)\/;/.exec(read('web/element/rochade.js'));
  same(events, Object.keys(tells).filter((type) => new RegExp(through).test(type)));
  for (const type of events) {
    const told = namesIn(interfaceOf('RochadeTells')[type]).filter((name) => name !== 'id');
    same(namesIn(interfaceOf('RochadeEvents')[type]), told, type);
  }
});

test('methods are those of the element', () => {
  const [, body] = /interface RochadeBoard extends HTMLElement, Properties {\n([^]*?)\n}/.exec(types);
  const methods = [...body.matchAll(/^ {2}(?:get )?(\w+)\(.*Promise/gm)].map(([, name]) => name);
  same(methods, Object.keys(METHODS));
});
