// A Chromium by its own protocol, for tests in Node: what is clicked is clicked by a mouse.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Milliseconds: for what is waited for, and between two looks.
const PATIENCE = 90_000;
const PAUSE = 100;

const pause = () => new Promise((done) => { setTimeout(done, PAUSE); });

export async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'rochade-chromium-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1500,1000'];
  const child = spawn(process.env.CHROMIUM, [...options, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise((done, failed) => {
    let told = '';
    child.stderr.on('data', (words) => {
      told += words;
      const found = /DevTools listening on (\S+)/.exec(told);
      if (found) done(found[1]);
    });
    child.on('exit', () => failed(Error(`the browser did not start: ${told}`)));
  });
  const socket = new WebSocket(address);
  await new Promise((done, failed) => { [socket.onopen, socket.onerror] = [done, failed]; });
  const [waiting, hearing] = [new Map(), new Set()];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (asked) asked(message);
    else hearing.forEach((hear) => hear(message));
  };
  const send = (method, params = {}, sessionId = undefined) => new Promise((done, failed) => {
    last += 1;
    waiting.set(last, ({ result, error }) => (error ? failed(Error(`${method}: ${error.message}`)) : done(result)));
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
  });

  // A page for somebody who has visited nothing before.
  async function visit({ width, height } = { width: 1500, height: 1000 }) {
    const { browserContextId } = await send('Target.createBrowserContext');
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page((method, params) => send(method, params, sessionId), () => send('Target.disposeBrowserContext', { browserContextId }));
    hearing.add((message) => message.sessionId === sessionId && page.hear(message));
    await page.begin();
    return page;
  }

  async function stop() {
    const gone = new Promise((done) => { child.on('exit', done); });
    // It may be gone before it answers.
    send('Browser.close').catch(() => {});
    await gone;
    // Helpers of the browser that live a moment longer hold the other end.
    child.stderr.destroy();
    socket.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  return { visit, stop };
}

class Page {
  // How often something was clicked.
  clicks = 0;

  // What the page's scripts have complained of.
  complaints = [];

  // The addresses that were asked for.
  asked = [];

  #loads = 0;

  constructor(send, close) {
    this.send = send;
    // Closes the page, with all that it has kept.
    this.close = close;
  }

  async begin() {
    await Promise.all(['Page', 'Runtime', 'Network', 'DOM'].map((part) => this.send(`${part}.enable`)));
  }

  hear({ method, params }) {
    if (method === 'Page.loadEventFired') this.#loads += 1;
    if (method === 'Network.requestWillBeSent') this.asked.push(params.request.url);
    if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error') this.complaints.push(params.args.map(({ value, description }) => value ?? description).join(' '));
    // Editors ask whether a page may be left.
    if (method === 'Page.javascriptDialogOpening') this.send('Page.handleJavaScriptDialog', { accept: true });
  }

  // Goes to an address, and waits until the page is there.
  async go(address) {
    await this.#loading(() => this.send('Page.navigate', { url: address }));
  }

  // Clicks something that leads to another page.
  async follow(selector, text) {
    await this.#loading(() => this.click(selector, text));
  }

  async #loading(act) {
    const before = this.#loads;
    await act();
    await this.#wait('another page', () => this.#loads > before);
  }

  // What an expression or a function of the page gives; of an element only that it is there.
  async ask(what, ...values) {
    const asked = typeof what === 'function' ? `(${what})(...${JSON.stringify(values)})` : what;
    const expression = `Promise.resolve(${asked}).then((it) => it instanceof Node || it)`;
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw Error(`${exceptionDetails.exception?.description ?? exceptionDetails.text}\nin ${expression}`);
    return result.value;
  }

  // Waits until a function of the page gives something, and returns it.
  async until(what, ...values) {
    return this.#wait(`${what} ${values}`, () => this.ask(what, ...values));
  }

  async #wait(what, look) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > end) throw Error(`waited in vain, at ${await this.ask('location.href')}, for ${what}\n${this.complaints.join('\n')}`);
      await pause();
    }
  }

  // Clicks in the middle of the first such element that is seen and has this text, if there is one given.
  async click(selector, text = '') {
    const middle = await this.until((wanted, words) => {
      const is = [...document.querySelectorAll(wanted)].find((each) => each.getClientRects().length && each.textContent.includes(words) && !each.disabled && each.getAttribute('aria-disabled') !== 'true');
      if (!is) return null;
      is.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = is.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      // What glides in, or has something above it, is waited for.
      const over = document.elementFromPoint(x, y);
      return over && (is.contains(over) || over.contains(is)) ? { x, y } : null;
    }, selector, text);
    await this.clickAt(middle);
    this.clicks += 1;
  }

  // Clicks at a place.
  async clickAt({ x, y }) {
    const act = (type, buttons) => this.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
    await act('mousePressed', 1);
    await act('mouseReleased', 0);
  }

  // Writes into what has the focus.
  async type(text) {
    await this.send('Input.insertText', { text });
  }

  // Chooses a file in a field for files.
  async choose(selector, file) {
    const { root } = await this.send('DOM.getDocument');
    const { nodeId } = await this.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await this.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  }
}
