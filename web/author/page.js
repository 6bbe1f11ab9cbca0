// The authors' page: what is chosen in its form goes to the compiled page, which knows what that is in an address and in HTML.
import { decode } from '../early/decode.js';
import { read } from './games.js';
import { preview } from './preview.js';
import { say } from './words.js';

const find = (selector) => document.querySelector(selector);
// What follows while somebody is still writing waits this number of milliseconds.
const PAUSE = 250;
// Words of `data-for` that say more than where what is on the board comes from.
const CASES = ['chess', 'draughts', 'four', 'three', 'two', 'many', 'several', 'ply', 'solving'];

// `page` is the compiled page.
export function begin(page) {
  const [main, form] = [find('main'), find('.choices')];
  const { source, game, games, fen, setup, solution, tried, start, interactive, elsewhere } = form.elements;
  const [parts, base] = [[...form.elements.ui], new URL('.', location)];
  // Whether somebody has chosen what can be done, and what is shown; else they are as usual.
  let chosen = {};
  // `link` is the game in which a solution is played on the preview, with these `moves`.
  let [several, timer, reading, link, moves] = [false, 0, 0, '', ''];

  // What is chosen, as names with their values.
  function choices() {
    const pairs = [...new FormData(form)].filter(([name, value]) => typeof value === 'string'
      && name !== 'ui' && (name !== 'interactive' || chosen.interactive));
    if (chosen.ui) pairs.push(['ui', parts.filter(({ checked }) => checked).map(({ value }) => value).join()]);
    return pairs;
  }

  // Shows what is asked for only with what else is chosen. What is hidden is not chosen.
  function unfold() {
    if (source.value === 'puzzle' && /^(four|three)$/.test(game.value)) game.value = 'chess';
    const isForMany = /^(usual|position)$/.test(source.value) && /^(four|three)$/.test(game.value);
    const here = [source.value, game.value, isForMany ? 'many' : 'two', several && 'several', start.value, tried.checked || 'solving'];
    document.querySelectorAll('[data-for]').forEach((part) => {
      const words = part.dataset.for.split(' ');
      const sources = words.filter((word) => !CASES.includes(word));
      part.hidden = !sources.includes(source.value) || !words.every((word) => sources.includes(word) || here.includes(word));
      part.querySelectorAll('input, select, textarea').forEach((control) => { control.disabled = part.hidden; });
    });
    find('.faults').hidden = source.value !== 'games' || !find('.faults').children.length;
  }

  // `isThere` says that the preview shows already what has changed.
  function update(isThere) {
    clearTimeout(timer);
    unfold();
    const [address, byMessage, element, frame, block, way, ui, width, height, ...solved] = page.author_lines(elsewhere.checked ? base.href : base.pathname, say('board'), choices().flat());
    interactive.value = way;
    parts.forEach((part) => { part.checked = ui.split(',').includes(part.value); });
    [form.elements.width.placeholder, form.elements.height.placeholder] = [width, height];
    Object.entries({ element, frame, block }).forEach(([name, text]) => write(name, text));
    find('[data-notice=too-long]').hidden = Boolean(frame);
    document.querySelectorAll('[data-notice=copy]').forEach((said) => { said.textContent = ''; });
    [link, moves] = solved;
    find('[data-notice=solution]').textContent = say(`fault-${solved[2]}`, { text: solved[3] });
    preview(address, byMessage, link, [width, height], isThere, solve);
  }

  // Takes the moves of a game as the solution, but for those that are taken back.
  function solve(played, back) {
    const text = page.author_solution(played, back);
    if (text === moves && !back) return;
    solution.value = text;
    update(!back);
  }

  // Writes lines into their field; the block is there only with games, the frame only with an address that is short enough.
  function write(name, text) {
    const field = find(`[name=lines-${name}]`);
    if (field.value !== text) field.value = text;
    [field, find(`[data-action=copy-${name}]`)].forEach((part) => { part.hidden = !text; });
    if (name === 'block') field.closest('article').hidden = !text;
  }

  async function readGames() {
    several = false;
    several = await read(games.value, page.author_desk) > 1;
    update();
  }

  function changed({ target: { name } }) {
    if (/^(source|interactive)$/.test(name)) chosen = { interactive: name === 'interactive' };
    if (name === 'ui') chosen.ui = true;
    if (name === 'game') [fen.value, solution.value] = ['', ''];
  }

  async function take(file) {
    if (!file) return;
    [source.value, chosen] = ['games', {}];
    games.value = decode(await file.arrayBuffer());
    update();
    readGames();
  }

  form.onsubmit = (event) => event.preventDefault();
  main.oninput = (event) => {
    if (event.target === games) {
      clearTimeout(reading);
      reading = setTimeout(readGames, PAUSE);
    }
    changed(event);
    clearTimeout(timer);
    timer = setTimeout(update, event.target.matches('select, :checked, [type=checkbox]') ? 0 : PAUSE);
  };
  main.onchange = ({ target }) => (target.type === 'file' ? take(target.files[0]) : update());
  setup.onclick = () => page.author_editor(fen.value, (position) => {
    if (position) [fen.value, solution.value] = [position, ''];
    update();
    setup.focus();
  });
  find('.solving').onclick = ({ target }) => target.type === 'button' && solve(link, +target.value);
  addEventListener('dragover', (event) => event.dataTransfer.types.includes('Files') && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
  find('.lines').onclick = ({ target }) => target.dataset.action && copy(target.closest('article'));
  find('#about-file').textContent = find('#about-file').textContent.replace('{site}', base.href);
  document.title = say('title');
  page.author_brought(location.hash.slice(1)).then((brought) => {
    for (let at = 0; at < brought.length; at += 2) form.querySelector(brought[at]).value = brought[at + 1];
    readGames();
  });
}

// Copies lines. They are selected, for where the browser leaves it to the user.
async function copy(article) {
  const [field, said] = ['textarea', '[data-notice=copy]'].map((part) => article.querySelector(part));
  field.focus({ preventScroll: true });
  field.select();
  const copied = navigator.clipboard?.writeText(field.value).then(() => 'copied', () => ''); // Without a secure connection there is none.
  said.textContent = say(await copied || 'by-hand');
}
