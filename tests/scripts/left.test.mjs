// Whatever stands on the device, the page comes up: a game that was left is drawn as far as it can be, and what is damaged stops nothing
// (web/src/store/entry.rs holds the compiled page to the same).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { test } from 'node:test';

// What the build writes for them, and `cargo xtask test` before it lets these tests run (crates/site/src/known.rs).
const KNOWN = new URL('../../target/xtask/known.js', import.meta.url);
const resolve = `export const resolve = (name, context, next) => next(name === 'known' ? '${KNOWN}' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolve)}`);

// As much of a document as the board needs.
class Element {
  children = [];
  attributes = {};
  style = { setProperty() {} };
  // As in browsers, all that stands there is text.
  dataset = new Proxy({}, { set: (data, name, value) => Reflect.set(data, name, `${value}`) });
  get childElementCount() { return this.children.length; }
  setAttribute(name, value) { this.attributes[name] = `${value}`; }
  append(child) { this.children.push(Object.assign(child, { parentNode: this })); }
  appendChild(child) { this.append(child); return child; }
  querySelectorAll() { return []; }
  replaceChildren(...children) { this.children = []; children.forEach((child) => this.append(child)); }
  set textContent(text) { this.replaceChildren(); }
}
const squares = new Element();
globalThis.document = { documentElement: new Element(), querySelector: () => squares, querySelectorAll: () => [], createElement: () => new Element() };
const use = (values, own = '') => {
  globalThis.localStorage = Object.assign(Object.create({ getItem: (key) => values[key] ?? null }), values);
  globalThis.sessionStorage = { getItem: () => own };
};

const { showLeft } = await import('../../web/early/left.js');
const { entry, odd } = JSON.parse(readFileSync(new URL('entries.json', import.meta.url)));
const KEY = 'rochade.2.open.one';
const pieces = () => squares.children.flatMap(({ children }) => children.map(({ dataset }) => dataset.piece || '-')).join(' ');
const shows = (values, own) => {
  use(values, own);
  return [showLeft(squares), pieces()];
};

test('each part of an entry may be anything', () => {
  const whole = shows({ [KEY]: JSON.stringify(entry) });
  assert(whole[0] && whole[1].startsWith('wR - wB'));
  for (const part of [...Object.keys(entry), 'seats', '__proto__']) {
    for (const value of odd) {
      const text = JSON.stringify({ ...entry, [part]: 0 }).replace(`"${part}":0`, () => `"${part}":${JSON.stringify(value)}`);
      // Without its text a game can't be read, and is not shown.
      assert.equal(shows({ [KEY]: text })[0], part !== 'saved' || Boolean(value), text);
    }
    assert.deepEqual(shows({ [KEY]: JSON.stringify(entry) }), whole, part);
  }
});

test('what is no entry hides none', () => {
  const whole = shows({ [KEY]: JSON.stringify(entry) });
  for (const value of [...odd.map((part) => JSON.stringify(part)), '{', '', '\0']) {
    const damaged = { 'rochade.2.open.two': value };
    assert.equal(shows(damaged)[0], false, value);
    assert.deepEqual(shows({ ...damaged, [KEY]: JSON.stringify(entry) }), whole, value);
    assert.deepEqual(shows({ ...damaged, [KEY]: JSON.stringify(entry) }, 'two'), whole, value);
  }
});

test('a storage that is forbidden hides no game that is asked for', () => {
  globalThis.localStorage = new Proxy({}, { ownKeys() { throw new Error('no'); } });
  assert.equal(showLeft(squares, { ...entry, men: '-wK/bK-', turn: 'none' }), false);
  assert.equal(pieces(), '- wK bK -');
});
