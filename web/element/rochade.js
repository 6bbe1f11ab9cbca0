// <rochade-board>: a board, a position or a game in a page of any site. It frames embed.html of the site that this script comes
// from, and speaks with it by messages (docs/contract.md, sections 11 and 12).
import { GAMES, METHODS, WORDS, resolve } from './asked.js';
import { giveBoards, set } from './blocks.js';
import { dress } from './dress.js';
import { forget, whenIdle } from './idle.js';
import { mail } from './mail.js';
import { address as base, isLoading, make, parentOf } from './own.js';
import { isAtHand, sheetFor } from './paper.js';
import { roomFor } from './room.js';
import { siteFor } from './site.js';
import { partsWith, players, written } from './texts.js';
import { prefersDark, themeOf } from './theme.js';
import { lost, spoken } from './words.js';

const VERSION = 1;
const ATTRIBUTES = [...WORDS, 'title'];
// Whoever can give a text no more than `data-` attributes does not say what is framed, and so what runs in the page.
const PROPERTIES = [...ATTRIBUTES, 'src'];
// What is told the page around by events.
const EVENTS = /^(ready|gameend|move|step|solved)/;
const TAG = 'rochade-board';
// Web servers refuse longer addresses.
const LONGEST = 4000;

const VIEW = Symbol(TAG);
const shown = new Set();
const looks = new MutationObserver(look);
const near = new IntersectionObserver((seen) => seen.forEach(({ target, isIntersecting }) => isIntersecting && target[VIEW]()), { rootMargin: '100%' });

// What an element shows: the frame, once its place is near the screen.
function view(element) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  const box = root.appendChild(make('div'));
  const link = make('slot');
  const message = make('p');
  const attribute = (name) => element.getAttribute(name) || '';
  const isFit = () => attribute('size') === 'fit';
  const texts = new MutationObserver(reread);
  const { tell, settle, isOpen, begin, end } = mail((message) => post(message));
  let parts = [];
  let frame, renewing, state, first, theme, origin, text, room, moves, paper, linked;
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host(:not([hidden])){display:block;max-width:100%}');
    root.adoptedStyleSheets = [sheet];
  }

  // Gives the box its height. Where its width is not given, it wants that of a board, and can do with less.
  function stretch(height) {
    room = height;
    if (!paper) fill(height);
  }

  function fill(height) {
    dress(box, `position:relative;display:grid;grid-template-columns:minmax(160px,576px);break-inside:avoid;${height}`);
  }

  // What is to be seen, as attributes say it, or else the text.
  function named() {
    const words = {};
    WORDS.forEach((name) => {
      if (element.hasAttribute(name)) words[name] = attribute(name) || (/flip|keep/.test(name) ? 1 : '');
    });
    if (!GAMES.some((name) => words[name])) Object.assign(words, text);
    words.interactive ||= words.pgn || words.url || words.link ? 'replay' : 'play';
    return words;
  }

  function heading({ pgn }) {
    return attribute('title') || players(pgn) || 'Rochade';
  }

  // What the frame is to show; and as it was left.
  function wanted() {
    const words = named();
    const isGame = words.pgn || words.url || words.link;
    if (state) {
      words.orientation = state.near;
      words.ply = words.flip = '';
      if (state.link && state.link !== first) {
        words.fen = words.pgn = words.url = '';
        words.link = state.link;
      }
    }
    resolve(words);
    if (state && (isGame || words.link)) {
      words.start = state.ply;
      words.open = state.game;
      words.line = state.line;
    }
    words.theme = theme = themeOf(element);
    if (!isFit()) [words.size, words['odd-size']] = ['flow', words.size === 'flow' ? '' : words.size];
    // No position is so long; what it begins with can be told.
    if (words.fen) words.fen = words.fen.slice(0, 999);
    return words;
  }

  // Looks for the text; whether it is another one than before.
  function find() {
    texts.disconnect();
    parts = partsWith(element);
    parts.forEach((part) => texts.observe(part, { subtree: true, childList: true, characterData: true }));
    const before = JSON.stringify(text);
    text = written(parts);
    return JSON.stringify(text) !== before;
  }

  // Another text is another game.
  function reread() {
    const before = Object.keys(text || {})[0];
    if (!find() || GAMES.some(attribute)) return;
    state = first = null;
    if (!frame || !before || !text[before] || attribute('solution')) return renew();
    tell('load', { ...text });
    frame.title = heading(text);
  }

  // The text that stands outside is not seen beside the board.
  function conceal(isHidden) {
    parts.forEach((part) => part !== element && part.style.setProperty('display', isHidden ? 'none' : '', isHidden ? 'important' : ''));
  }

  // Shows what stands in the element, for where there is no board.
  function reveal(words = '') {
    conceal(false);
    root.prepend(link);
    message.textContent = words.replace(' | ', '\n\n');
    dress(message, 'color:inherit;font:inherit;white-space:pre-line');
    if (words) root.append(message);
  }

  function unreveal() {
    link.remove();
    message.remove();
    conceal(true);
  }

  // The address of the frame, without what is to be seen in it; nothing, if there can be none.
  function place() {
    const site = siteFor(element);
    try {
      if (site || attribute('src')) return new URL(attribute('src') || 'embed.html', site || base());
      reveal(lost(attribute('lang')));
    } catch (unreadable) {
      reveal();
    }
    return null;
  }

  function open() {
    if (frame || !element.isConnected) return;
    near.unobserve(box);
    const address = place();
    if (!address) return stretch('height:0');
    // Other schemes bring scripts of their own into the page.
    if (!/^http/.test(address)) {
      reveal();
      stretch('height:0');
      return console.warn(TAG, 'refuses src');
    }
    unreveal();
    const words = wanted();
    const title = heading(words);
    const detail = {};
    // What a reader may have played comes with the greeting: addresses stand in servers' logs.
    [linked, words.link] = [words.link, words.link && '.'];
    const setAddress = () => { address.search = new URLSearchParams(Object.entries(words).filter(([, value]) => value)); };
    setAddress();
    if (`${address}`.length > LONGEST) {
      ['fen', 'pgn', 'url', 'start', 'ply', 'line'].forEach((name) => {
        if (words[name]) detail[name] = `${words[name]}`;
        words[name] = '';
      });
      tell('load', detail);
      setAddress();
    }
    ({ origin } = address);
    frame = make('iframe');
    frame.src = address;
    frame.title = title;
    // In a picture there is nothing to come to by the keyboard.
    if (words.interactive === 'none') frame.tabIndex = -1;
    // On its own site a frame may do all this, and some browsers complain of words that they don't know.
    if (origin !== location.origin) frame.allow = 'screen-wake-lock;fullscreen;clipboard-write;web-share';
    paint();
    // A frame that was not let in, or whose script was not, says nothing. Then what stands in the element is seen
    // above it, until it does: some engines say that a frame has loaded long before its script has run.
    frame.onload = () => setTimeout(() => frame && !isOpen() && reveal(), 3000);
    box.append(frame);
    for (let around = element; around; around = parentOf(around)) looks.observe(around, { attributes: true });
  }

  // Until the frame tells how high it is, room is kept free for it.
  function keepRoom() {
    if (!frame) stretch(isFit() ? 'height:100%' : `height:0;padding-bottom:${roomFor(named())}`);
  }

  function wait() {
    find();
    keepRoom();
    conceal(true);
    // Its text is not read before it is there.
    const observe = () => {
      if (find()) keepRoom();
      conceal(true);
      near.observe(box);
      if (!isAtHand(named())) whenIdle(fetchUnseen);
    };
    if (isLoading()) addEventListener('DOMContentLoaded', observe);
    else observe();
  }

  // Where it is not hidden, it may be printed.
  function fetchUnseen() {
    if (box.getClientRects().length) open();
  }

  function close() {
    near.unobserve(box);
    forget(fetchUnseen);
    frame?.remove();
    frame = moves = null;
    end();
  }

  // Draws what is to be on paper, until the screen is seen again. The frame has its place there without its moves, which stand below it: what is
  // in a frame ends with its page.
  function print(isOnPaper) {
    if (paper) {
      paper.drawn.remove();
      if (paper.isEmpty && !paper.isSeen) unreveal();
      paper = null;
      fill(room);
    }
    if (!isOnPaper) return;
    paper = sheetFor(named(), spoken(attribute('lang')), isOpen() && { moves });
    paper.isSeen = link.isConnected;
    root.append(paper.drawn);
    fill(paper.room ? isFit() && room || `height:0;padding-bottom:${paper.room}` : 'height:0;overflow:hidden');
    if (paper.isEmpty) reveal();
  }

  function leave() {
    print(false);
    close();
    texts.disconnect();
    conceal(false);
  }

  function post(message) {
    frame.contentWindow.postMessage({ rochade: VERSION, ...message }, origin);
  }

  // Asks for something, and gives the answer once it comes.
  function ask(type, detail) {
    return new Promise((done, failed) => {
      open();
      if (!frame) throw Error('gone');
      tell(type, resolve(detail), [done, failed]);
    });
  }

  // Hears what the frame says, if it does.
  function hear({ source, origin: from, data }) {
    if (source !== frame?.contentWindow) return;
    if (from !== origin || data?.rochade !== VERSION) {
      return console.warn(TAG, 'refuses another origin or version');
    }
    const { type } = data;
    const { id, ...detail } = data.detail ?? {};
    if (type === 'hello') {
      unreveal();
      post({ type: 'greet', detail: { prints: true, link: linked } });
      begin();
    }
    if (type === 'resize' && detail.height > 0 && detail.height < 1e4 && !isFit()) stretch(`height:${detail.height}px`);
    if (type === 'moves') moves = detail;
    if (type === 'answer') settle(data.id, detail);
    if (type === 'state') {
      state = detail;
      first ||= state.link;
    }
    if (EVENTS.test(type)) {
      const isGranted = element.dispatchEvent(new CustomEvent(type, { detail, cancelable: !!id, bubbles: true, composed: true }));
      if (id) tell('may', { id, yes: isGranted });
    }
  }

  // A frame of another colour scheme than what is in it would have a ground of its own.
  function paint() {
    dress(frame, `position:absolute;inset:0;height:100%;color-scheme:${theme}`);
  }

  function look() {
    if (!frame || theme === (theme = themeOf(element))) return;
    paint();
    tell('theme', { theme });
  }

  // Another frame; one, however much changes now.
  function renew() {
    keepRoom();
    // One that there was no place for may have one now.
    if (!frame) return element.isConnected && !isLoading() && near.observe(box);
    clearTimeout(renewing);
    renewing = setTimeout(() => {
      close();
      open();
    });
  }

  // What a message can't change needs another frame. So does a position that can't be read: there it is told, as it would be at first.
  function change(name, value, before) {
    const isGame = GAMES.includes(name);
    const isPicture = attribute('interactive') === 'none';
    if (isGame || /^(start|ply|solution)$/.test(name)) state = first = null;
    if (name === 'theme') look();
    else if (!frame || isGame && attribute('solution')) renew();
    else if (name === 'title') frame.title = value;
    else if (name === 'orientation' && !isPicture) tell('flip', { orientation: value || 'white' });
    else if (name === 'fen' && value && before) tell('load', { fen: value }, [() => {}, ({ message }) => /gone|late/.test(message) || renew()]);
    else if (isGame && value && before && !isPicture && !attribute('refresh')) tell('load', resolve({ [name]: value }));
    else renew();
  }

  function focus(options) {
    open();
    frame?.focus(options);
  }

  box[VIEW] = open;
  return { wait, leave, ask, hear, look, change, focus, print };
}

function look() {
  shown.forEach((each) => each.look());
}

function print(isOnPaper) {
  shown.forEach((each) => each.print(isOnPaper));
}

class Board extends HTMLElement {
  constructor() {
    super();
    this[VIEW] = view(this);
  }

  connectedCallback() {
    // What was set before the element was known.
    Object.keys(this).filter((name) => name in Board.prototype).forEach((name) => {
      const value = this[name];
      delete this[name];
      this[name] = value;
    });
    shown.add(this[VIEW]);
    this[VIEW].wait();
  }

  disconnectedCallback() {
    shown.delete(this[VIEW]);
    this[VIEW].leave();
  }

  // Where an element can be moved without leaving the page, its frame stays.
  connectedMoveCallback() {}

  attributeChangedCallback(name, before, now) {
    if (before !== now) this[VIEW].change(name, now, before);
  }

  focus(options) {
    this[VIEW].focus(options);
  }
}

Board.observedAttributes = PROPERTIES;

new Set([...PROPERTIES, ...Object.keys(METHODS)]).forEach((name) => Object.defineProperty(Board.prototype, name.replace(/-./g, (part) => part[1].toUpperCase()), {
  get() {
    return METHODS[name] ? async (what) => this[VIEW].ask(name, METHODS[name](what)).then((answer) => answer[name] ?? answer) : this.getAttribute(name) || '';
  },
  set(value) {
    set(this, name, value);
  },
}));

// Of two versions on one page, the first one holds.
if (!customElements.get(TAG)) {
  customElements.define(TAG, Board);
  addEventListener('message', (event) => shown.forEach((each) => each.hear(event)));
  prefersDark.addEventListener('change', look);
  addEventListener('transitionend', look);
  addEventListener('beforeprint', () => print(true));
  addEventListener('afterprint', () => print(false));
  matchMedia('print').addEventListener('change', ({ matches }) => print(matches));
  giveBoards(TAG, ATTRIBUTES);
}
