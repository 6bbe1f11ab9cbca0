// The games that an author has given: the desk's worker says how many there are, and what can't be read.
import { say } from './words.js';

const find = (selector) => document.querySelector(selector);
let working;

// Reads games, says what was found, offers them to be chosen, and tells how many there are. `startWorker` starts the worker.
export async function read(text, startWorker) {
  working?.terminate();
  offer([]);
  blame([], 0);
  const is = find('[data-notice=import]');
  is.textContent = '';
  if (!text.trim()) return 0;
  is.textContent = say('reading');
  try {
    const { games, faults, faulty, cut } = await answerOf(text, startWorker);
    is.textContent = games.length ? say('found', { count: games.length }) : say('none');
    offer(games);
    blame(faults, faulty + cut);
    return games.length;
  } catch (failed) {
    is.textContent = say('failed');
    return 0;
  }
}

// All that the worker answers. Where another text is to be read first, nothing ever comes.
function answerOf(text, startWorker) {
  return new Promise((done, failed) => {
    const read = { games: [], faults: [], faulty: 0, cut: 0 };
    working = startWorker();
    working.onerror = failed;
    working.onmessage = ({ data }) => {
      if (data.failed) return failed(data.failed);
      read.games.push(...data.games);
      read.faults.push(...data.faults);
      [read.faulty, read.cut] = [data.faulty, data.cut];
      if (data.done) done(read);
    };
    working.postMessage({ file: new Blob([text]), laws: '' });
  });
}

function offer(games) {
  const list = find('select[name=number]');
  list.length = 1;
  games.forEach(({ players: [white, black] }, index) => {
    const names = { number: index + 1, white: white || say('white'), black: black || say('black') };
    list.add(new Option(say('one', names), index + 1));
  });
}

function blame(faults, count) {
  const list = find('.faults');
  list.replaceChildren(...faults.map(({ line, column, word, detail }) => {
    const [item, place] = [document.createElement('li'), document.createElement('b')];
    item.dataset.fault = `${line}:${column}`;
    place.textContent = say('place', { line, column });
    item.append(place, ' ', say(`fault-${word}`, { text: detail }) || say('fault-position'));
    return item;
  }));
  if (count > faults.length) list.append(Object.assign(document.createElement('li'), { textContent: say('more', { count: count - faults.length }) }));
}
