// The panel of the games that are kept on this device: looked for, opened, deleted, exported (play.md, section 9).
import sheet from './kept.later.css';
import { writeAll } from './export.js';
import { dropExtra } from './extras.js';
import { download, escape, style } from './html.js';
import { all } from './list.js';
import { openPanel } from './panel.js';
import { refusal } from './refusal.js';
import { fill, words } from './words.js';

// So many are shown at once.
const PAGE = 50;

// Opens the panel.
export async function games(page) {
  const [text] = await Promise.all([words(page.language), style(sheet)]);
  let found = [];
  try {
    found = all(page.store);
  } catch (forbidden) { /* Then there are none. */ }
  const shelf = new Shelf(found, text, page);
  const panel = openPanel('games', text.games, `
    <div class="row"><input type="search" name="search" placeholder="${text.search}" aria-label="${text.search}">
    <button type="button" data-action="export-games"${found.length ? '' : ' disabled'}>${text.exportAll}</button></div>
    <p class="said" role="status"></p>
    <ol class="shelf" tabindex="0" autofocus aria-label="${text.games}"></ol>`, text.close);
  shelf.fill(panel);
}

class Shelf {
  constructor(games, text, page) {
    this.games = games;
    this.text = text;
    this.page = page;
    this.dates = new Intl.DateTimeFormat(page.language, { dateStyle: 'medium', timeStyle: 'short' });
    this.sought = '';
    this.shown = PAGE;
  }

  fill(panel) {
    this.panel = panel;
    this.list = panel.querySelector('ol');
    this.said = panel.querySelector('.said');
    panel.querySelector('[name=search]').addEventListener('input', ({ target }) => {
      this.sought = target.value;
      this.shown = PAGE;
      this.draw();
    });
    panel.addEventListener('click', ({ target }) => this.press(target.closest('button')));
    this.draw();
  }

  draw() {
    const { text } = this;
    const sought = this.sought.toLowerCase().split(/\s+/);
    const found = this.games.filter((game) => {
      // Dates take their time to be written, so they are written once.
      if (this.sought && !game.said) {
        game.said = `${this.players(game)} ${game.written} ${this.date(game)} ${game.result}`.toLowerCase();
      }
      return sought.every((word) => !word || game.said.includes(word));
    });
    const more = found.length - this.shown;
    this.list.innerHTML = found.slice(0, this.shown).map((game) => this.line(game)).join('')
      + (more > 0 ? `<li><button type="button" data-action="more-games">${fill(text.more, { count: `${more}` })}</button></li>` : '');
    const none = this.games.length ? text.noneFound : text.none;
    this.say(found.length ? '' : none);
  }

  line(game) {
    const { text } = this;
    const said = `<b>${escape(this.players(game))}</b><small>${this.date(game)}</small>`;
    const result = { '1/2-1/2': '½–½', '*': text.unfinished }[game.result] || game.result.replace('-', '–');
    const opener = game.saved
      ? `<button type="button" class="kept" data-action="open-game">${said}<span>${escape(result)}</span></button>`
      : `<button type="button" class="kept" data-action="download-damaged">${said}<span>${text.download}</span></button>`;
    const remover = game.place === 'open' ? ''
      : `<button type="button" data-action="delete-game" aria-label="${escape(fill(text.remove, { game: this.players(game) }))}">×</button>`;
    return `<li data-id="${escape(game.id)}">${opener}${remover}</li>`;
  }

  players(game) {
    const { text } = this;
    if (!game.saved) return text.unreadable;
    // Who has no name is called by the colour, where that says who it is.
    const colours = game.game === 'chess' ? [text.white, text.black] : [];
    return game.players.map((name, seat) => name || colours[seat]).filter(Boolean).join(' – ');
  }

  date(game) {
    const date = new Date(game.written);
    return Number.isNaN(date.getTime()) ? '' : this.dates.format(date);
  }

  press(button) {
    if (!button) return;
    const item = button.closest('li');
    const game = item && this.games.find(({ id }) => id === item.dataset.id);
    const acts = {
      'more-games': () => this.more(),
      'open-game': () => this.open(game),
      'delete-game': () => this.ask(item, game),
      'download-damaged': () => download(`${game.name}.txt`, game.value),
      'export-games': () => this.export(),
      confirm: () => this.remove(game),
      cancel: () => this.draw(),
    };
    const done = acts[button.dataset.action || button.dataset.answer];
    if (done) done();
  }

  more() {
    const before = this.shown;
    this.shown += PAGE;
    this.draw();
    this.list.children[before].querySelector('button').focus();
  }

  async open(game) {
    const { page: { store, open_saved: opened }, text } = this;
    if (!await store.choose(game.name)) {
      this.say(text.elsewhere);
      return;
    }
    const refused = opened(game.saved);
    if (refused) {
      store.unchoose();
      this.say(refusal(text, refused));
    } else {
      this.panel.close();
    }
  }

  // Asks in the line of the game. What stands where the first button was takes back, so that tapping twice deletes nothing.
  ask(item, game) {
    const { text } = this;
    item.dataset.prompt = 'delete-game';
    item.innerHTML = `<button type="button" class="warn" data-answer="confirm">${text.removeNow}</button>
      <span>${escape(this.players(game))}</span><button type="button" data-answer="cancel">${text.removeNot}</button>`;
    item.querySelector('[data-answer=cancel]').focus();
  }

  remove(game) {
    this.page.store.remove(game.place, game.name);
    dropExtra(game.name);
    this.games = this.games.filter((other) => other !== game);
    this.draw();
    this.list.focus();
  }

  async export() {
    const { text } = this;
    const games = this.games.filter((game) => game.saved);
    try {
      const { pgn, count } = await writeAll(games, (share) => this.say(fill(text.exporting, { percent: `${Math.round(100 * share)}` })));
      download('rochade.pgn', pgn);
      this.say(fill(text.exported, { count: count.toLocaleString(this.page.language) }));
    } catch (failed) {
      this.say(text.exportFailed);
    }
  }

  say(words) {
    this.said.textContent = words;
    if (words) this.said.dataset.notice = 'games';
    else delete this.said.dataset.notice;
  }
}
