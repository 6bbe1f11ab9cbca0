// The host: the page in which an embedded one is (contract.md, section 11). Nobody else is heard, and nobody else is told anything. What is not
// of the form that is known here is refused in the console, and wakes nothing.
import { fetchGames } from './games.js';
import { plain } from './plain.js';
import { stopFollowing } from './refresh.js';

const VERSION = 1;

// What it can say, with the parts of each message. Messages with a `!` want all of them.
const SAYS = {
  __proto__: null,
  load: Object.fromEntries(['fen', 'pgn', 'url', 'link', 'game', 'laws', 'clock', 'orientation', 'flip', 'start', 'ply', 'line'].map((name) => [name, 'string'])),
  'move!': { move: 'string' },
  flip: { orientation: 'string' },
  'goto!': { ply: 'number' },
  position: {},
  pgn: {},
  'theme!': { theme: 'string' },
  'may!': { id: 'number', yes: 'boolean' },
};

// No text is longer (games are, as files of them may be), and no more messages come in a second.
const [LONGEST_TEXT, LONGEST_GAMES, MOST_A_SECOND] = [1e6, 4 * 1024 * 1024, 50];
const [TOO_MANY, TOO_LONG] = ['there are too many', 'it is too long'];

const isId = (id) => Number.isSafeInteger(id) || typeof id === 'string' && id.length < 40;

// What is wrong with a message.
function fault({ rochade, type, id = 0, detail = {} }) {
  if (rochade !== VERSION) return 'it is of another version';
  const parts = typeof type === 'string' && (SAYS[type] || SAYS[`${type}!`]);
  if (!parts || /!/.test(type)) return 'its type is not known';
  if (!isId(id)) return 'its id is neither a number nor a short text';
  if (!detail || typeof detail !== 'object') return 'its detail is no object';
  const told = Object.entries(detail);
  if (told.some(([name, part]) => typeof part !== parts[name])) return 'its detail has parts that are not known, or not of that type';
  if (told.some(([name, part]) => part.length > (name === 'pgn' ? LONGEST_GAMES : LONGEST_TEXT))) return TOO_LONG;
  return SAYS[type] || told.length === Object.keys(parts).length ? '' : 'a part of it is missing';
}

// Once for each reason and second.
const refused = {};
function refuse(reason) {
  if (performance.now() < refused[reason]) return;
  refused[reason] = performance.now() + 1000;
  console.warn(`Rochade refuses a message: ${reason}.`);
}

// What is to be heard wakes the compiled page, and waits for it. Two things the early script can do by itself: `setTheme`, and
// `show` what is only looked at so far; it gives the answer, if it could. Games may be `tooLong`, which is to be told.
export function host(wake, setTheme, show, tooLong) {
  let [origin, hear, waiting, isReady, secondEnds, count] = [null, null, [], false, 0, 0];
  const send = (message, to) => parent.postMessage({ rochade: VERSION, ...message }, to);
  // Before the host has said who it is, it is told nothing.
  const post = (type, detail, id) => origin && send({ type, detail, id }, origin === 'null' ? '*' : origin);
  const tellHeight = () => {
    const { height } = document.documentElement.getBoundingClientRect();
    if (document.documentElement.dataset.size === 'flow') post('resize', { height: Math.ceil(height) });
  };
  // What is printed of the game, by the host, if it does that; then it is not printed here.
  let [prints, moves, meet] = [false, null, null];
  const met = new Promise((come) => { meet = come; });
  const tellMoves = () => prints && moves && post('moves', moves);
  const greet = (from, detail) => {
    if (origin) return;
    origin = from;
    prints = Object(detail).prints === true;
    meet(`${Object(detail).link || ''}`);
    if (prints) document.documentElement.dataset.prints = 'around';
    tellHeight();
    tellMoves();
    if (isReady) post('ready', {});
  };
  const handOver = (data) => hear(data.type, data.id, data.detail || {});
  // Whoever waits for an answer hears that none comes.
  const decline = (data, error, reason) => {
    if (isId(data?.id)) post('answer', { error }, data.id);
    return reason;
  };

  // Gives the reason if it is refused.
  function receive({ source, origin: from, data }) {
    if (source !== parent) return 'it is not from the page around';
    if (performance.now() > secondEnds) [secondEnds, count] = [performance.now() + 1000, 0];
    count += 1;
    if (count > MOST_A_SECOND) return from === origin ? decline(data, 'too-many', TOO_MANY) : TOO_MANY;
    if (data && data.rochade === VERSION && data.type === 'greet') return greet(from, data.detail);
    if (!origin || from !== origin) return 'it is not from the origin that has greeted';
    const reason = fault(Object(data));
    if (reason === TOO_LONG && !hear && data.detail.pgn) tooLong();
    if (reason) return decline(data, 'ill-formed', reason);
    if (data.detail?.pgn) data.detail.pgn = plain(data.detail.pgn);
    if (data.type === 'load') stopFollowing();
    if (data.type === 'theme') return setTheme(data.detail.theme);
    if (hear) return handOver(data);
    const answer = data.type === 'load' && show(data.detail, data.id !== undefined);
    if (answer) {
      // Of what was only shown, the rules need to hear the last.
      waiting = [{ ...data, id: undefined }];
      return data.id !== undefined && post('answer', answer, data.id);
    }
    if (waiting.push(data) > MOST_A_SECOND) return decline(waiting.pop(), 'too-many', TOO_MANY);
    wake();
  }

  if (parent !== window) {
    addEventListener('message', (event) => {
      const reason = receive(event);
      if (reason) refuse(reason);
    });
    new ResizeObserver(tellHeight).observe(document.documentElement);
    send({ type: 'hello' }, '*');
  }
  return {
    post,
    refuse,
    fetchGames,
    // Comes with the saved text that its greeting brings, if it does.
    met,
    // What is to be printed of the game from now on.
    printMoves(written) {
      moves = written;
      tellMoves();
    },
    // What its address asks for is to be seen.
    tellReady() {
      if (!isReady) post('ready', {});
      isReady = true;
    },
    // Tells the rules, if they are there, that the text of the games is another one.
    renew(pgn) {
      hear?.('renew', undefined, { pgn });
    },
    set hear(heard) {
      hear = heard;
      waiting.splice(0).forEach(handOver);
    },
  };
}
