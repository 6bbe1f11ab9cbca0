// <rochade-board>: a board, a position or a game in a page of any site. It frames embed.html of the site that this script comes
// from, and speaks with it by messages (docs/contract.md, sections 11 and 12).
const VERSION = 1;

// The words of embed.html's address. Attributes have the same names, and so have properties (`board-side` is `boardSide`).
const WORDS = ('fen pgn url link game laws clock orientation flip ui lang theme interactive start ply keep size pieces board coordinates '
  + 'marks notation animation input sound why ghost lift release queen tenths haptics huff-hint board-side clock-side').split(' ');
const ATTRIBUTES = [...WORDS, 'title'];
// Whoever can give a text no more than `data-` attributes does not say what is framed, and so what runs in the page.
const PROPERTIES = [...ATTRIBUTES, 'src'];
const GAMES = ['fen', 'pgn', 'url', 'link'];
const TAG = 'rochade-board';
// Web servers refuse longer addresses.
const LONGEST = 4000;
// How long an answer may take, in milliseconds: the rules may have to come first.
const PATIENCE = 30000;

// Where this script comes from. Only one that is no module is told; but what is thrown knows where it was.
const thrown = /\w+:\/\/[^\s()]+?(?=:\d+:\d)/.exec(Error().stack);
const script = document.currentScript?.src || thrown?.[0] || document.baseURI;

const VIEW = Symbol(TAG);
const shown = new Set();
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const looks = new MutationObserver(look);
const near = new IntersectionObserver((seen) => seen.forEach(({ target, isIntersecting }) => isIntersecting && target[VIEW]()), { rootMargin: '100%' });

// The game that stands in an element as text, by the word for what it is.
function written(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll('br,p,div').forEach((part) => part.after('\n'));
  const text = copy.textContent.trim();
  return /^([1-8bknpqr]+\/){7}|^[BW]:[BW]/i.test(text) ? { fen: text } : /^\[|1\s*\./.test(text) ? { pgn: text } : {};
}

// Light or dark, as the page is around an element: by its colour scheme, or else by the colour of its letters.
function themeOf(element) {
  const wanted = element.getAttribute('theme');
  if (/light|dark/.test(wanted)) return wanted;
  const { colorScheme, color } = getComputedStyle(element);
  const isLight = /light/.test(colorScheme);
  const isDark = /dark/.test(colorScheme);
  // Of red, green and blue, green tells most; other notations begin with the brightness.
  const [first, green] = color.match(/[\d.]+/g);
  const isBright = /^rgb/.test(color) ? green > 140 : first > (first > 1 ? 60 : 0.6);
  return (isLight === isDark ? (isLight ? prefersDark.matches : isBright) : isDark) ? 'dark' : 'light';
}

// The address of a file counts from the page around, as that of a link does.
function resolve(words = {}) {
  ['pgn', 'url'].forEach((name) => {
    if (words[name] && !/[\s[]/.test(words[name])) words[name] = new URL(words[name], document.baseURI).href;
  });
  return words;
}

function set(element, name, value) {
  if ((value ?? false) === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// A style that no sheet of the page around outdoes; what is hidden there stays hidden.
function dress(part, text) {
  part.style.cssText = `all:initial;visibility:inherit;display:block;width:100%;${text}`.replace(/;|$/g, '!important;');
}

// What an element shows: the frame, once its place is near the screen.
function view(element) {
  const root = element.attachShadow({ mode: 'open', delegatesFocus: true });
  const box = root.appendChild(document.createElement('div'));
  const link = document.createElement('slot');
  const asked = { __proto__: null };
  const attribute = (name) => element.getAttribute(name) || '';
  const isFit = () => attribute('size') === 'fit';
  let count = 0;
  // What the frame is still to be told; nothing waits once it has said hello.
  let waiting = [];
  let frame, renewing, state, first, theme, origin;
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host(:not([hidden])){display:block}');
    root.adoptedStyleSheets = [sheet];
  }

  // What the frame is to show: what the attributes say, or else the text in the element; and as it was left.
  function wanted() {
    const words = {};
    WORDS.forEach((name) => {
      if (element.hasAttribute(name)) words[name] = attribute(name) || (/flip|keep/.test(name) ? 1 : '');
    });
    if (!GAMES.some((name) => words[name])) Object.assign(words, written(element));
    const isGame = words.pgn || words.url || words.link;
    words.interactive ||= isGame ? 'replay' : 'play';
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
    return words;
  }

  function open() {
    if (frame || !element.isConnected) return;
    near.unobserve(box);
    const words = wanted();
    const players = `${words.pgn}`.split(/\[(?:White|Black) +.(.*?).\]/);
    const address = new URL(attribute('src') || 'embed.html', script);
    // Other schemes bring scripts of their own into the page.
    if (!/^http/.test(address)) return console.warn(TAG, 'refuses src');
    const detail = {};
    const setAddress = () => { address.search = new URLSearchParams(Object.entries(words).filter(([, value]) => value)); };
    setAddress();
    if (`${address}`.length > LONGEST) {
      [...GAMES, 'start', 'ply', 'line'].forEach((name) => {
        if (words[name]) detail[name] = `${words[name]}`;
        words[name] = '';
      });
      post('load', detail);
      setAddress();
    }
    ({ origin } = address);
    frame = document.createElement('iframe');
    frame.src = address;
    frame.title = attribute('title') || (players.length === 5 ? `${players[1]} – ${players[3]}` : 'Rochade');
    // On its own site a frame may do all this, and some browsers complain of words that they don't know.
    if (origin !== location.origin) frame.allow = 'screen-wake-lock;fullscreen;clipboard-write;web-share';
    dress(frame, 'position:absolute;inset:0;height:100%');
    // A frame that was not let in, or whose script was not, says nothing. Then what stands in the element is seen
    // above it, until it does: some engines say that a frame has loaded long before its script has run.
    frame.onload = () => setTimeout(() => waiting && root.prepend(link), 3000);
    box.append(frame);
    for (let around = element; around; around = around.parentNode || around.host) looks.observe(around, { attributes: true });
  }

  // Until the frame tells how high it is, a height is kept free, so that the page does not jump: that of a wide one, where moves
  // stand beside the board, or that of a narrow one, where they stand below it.
  function wait() {
    const words = wanted();
    const parts = words.ui || words.interactive;
    const list = /moves|replay/.test(parts) * 170;
    dress(box, `position:relative;${isFit() ? 'height:100%' : `max-height:${576 - list}px;aspect-ratio:1;padding-bottom:${/play|api/.test(parts) * 120 + list}px`}`);
    // Its text is not read before it is there.
    const observe = () => near.observe(box);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', observe);
    else observe();
  }

  function close() {
    near.unobserve(box);
    frame?.remove();
    frame = null;
    waiting = [];
    for (const id in asked) settle(id, { error: 'gone' });
  }

  function post(type, detail, id) {
    if (waiting) waiting.push([type, detail, id]);
    else frame.contentWindow.postMessage({ rochade: VERSION, type, id, detail }, origin);
  }

  // Asks for something, and gives the answer once it comes.
  function ask(type, detail) {
    return new Promise((done, failed) => {
      open();
      if (!frame) throw Error('gone');
      const id = (count += 1);
      asked[id] = [done, failed];
      setTimeout(settle, PATIENCE, id, { error: 'late' });
      post(type, resolve(detail), id);
    });
  }

  function settle(id, detail) {
    const [done, failed] = asked[id] || [];
    delete asked[id];
    if (done) detail.error ? failed(Error(detail.error)) : done(detail);
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
      const held = waiting || [];
      waiting = null;
      link.remove();
      post('greet');
      held.forEach((message) => post(...message));
    }
    if (type === 'resize' && detail.height > 0 && detail.height < 1e4 && !isFit()) dress(box, `position:relative;height:${detail.height}px`);
    if (type === 'answer') settle(data.id, detail);
    if (type === 'state') {
      state = detail;
      first ||= state.link;
    }
    if (/^(ready|gameend|move)/.test(type)) {
      const isGranted = element.dispatchEvent(new CustomEvent(type, { detail, cancelable: !!id, bubbles: true, composed: true }));
      if (id) post('may', { id, yes: isGranted });
    }
  }

  function look() {
    if (frame && theme !== (theme = themeOf(element))) post('theme', { theme });
  }

  // What a message can't change needs another frame; one, however many attributes change now.
  function change(name, value, before) {
    const isGame = GAMES.includes(name);
    if (isGame || /^start|ply$/.test(name)) state = first = null;
    if (!frame) return;
    if (name === 'theme') look();
    else if (name === 'title') frame.title = value;
    else if (isGame && value && before || name === 'orientation') {
      ask(isGame ? 'load' : 'flip', { [name]: value || 'white' }).catch((error) => console.warn(TAG, name, error));
    } else {
      clearTimeout(renewing);
      renewing = setTimeout(() => {
        close();
        open();
      });
    }
  }

  function focus(options) {
    open();
    frame?.focus(options);
  }

  box[VIEW] = open;
  return { wait, close, ask, hear, look, change, focus };
}

function look() {
  shown.forEach((each) => each.look());
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
    this[VIEW].close();
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

// What the element is asked to do, with what the frame is told of it; each gives a promise of the answer, or of the part of it that has
// the same name. Two of these words are attributes, too: read, they are this; set, they are attributes like the others.
const METHODS = {
  move: (move) => ({ move: `${move}` }),
  goto: (ply) => ({ ply: +ply }),
  flip() {},
  position() {},
  pgn() {},
  load: (what) => Object.fromEntries(Object.entries(what).map(([name, value]) => [name, `${value}`])),
};
new Set([...PROPERTIES, ...Object.keys(METHODS)]).forEach((name) => Object.defineProperty(Board.prototype, name.replace(/-./g, (part) => part[1].toUpperCase()), {
  get() {
    return METHODS[name] ? (what) => this[VIEW].ask(name, METHODS[name](what)).then((answer) => answer[name] ?? answer) : this.getAttribute(name) || '';
  },
  set(value) {
    set(this, name, value);
  },
}));

// A game in a `<pre class="rochade">` becomes an element, and the text stays in it.
function sweep() {
  document.querySelectorAll('pre.rochade').forEach((text) => {
    if (text.closest(TAG)) return;
    const board = document.createElement(TAG);
    ATTRIBUTES.forEach((name) => set(board, name, text.getAttribute(`data-${name}`)));
    text.replaceWith(board);
    board.append(text);
  });
}

// Of two versions on one page, the first one holds.
if (!customElements.get(TAG)) {
  customElements.define(TAG, Board);
  addEventListener('message', (event) => shown.forEach((each) => each.hear(event)));
  prefersDark.addEventListener('change', look);
  addEventListener('transitionend', look);
  sweep();
  new MutationObserver(sweep).observe(document, { subtree: true, childList: true });
}
