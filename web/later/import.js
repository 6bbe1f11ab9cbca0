// The panel that games are imported with: pasted, from a file, or dropped (play.md, section 9).
import sheet from './desk.later.css';
import { work } from './desk_work.js';
import { faultText } from './fault.js';
import { escape, style } from './html.js';
import { shelve, show } from './incoming.js';
import { openPanel } from './panel.js';
import { mayReplace } from './replace.js';
import { fill } from './words.js';

// Opens the panel; what is dropped is read at once.
export async function openImport(page, text, dropped) {
  await style(sheet);
  document.querySelectorAll('dialog.import').forEach((old) => old.close());
  const panel = openPanel('import', text.importTitle, `<p>${text.importHow}</p>
    <textarea name="import" rows="7" spellcheck="false" autocapitalize="off" autocomplete="off" autofocus
      aria-label="${text.importText}" placeholder="${text.importText}"></textarea>
    <label class="from-file"><span>${text.importFile}</span><input type="file" name="import-file"
      accept=".pgn,.fen,.epd,.txt,application/vnd.chess-pgn,application/x-chess-pgn,text/plain"></label>
    <div class="reading" hidden><progress max="1" value="0" aria-label="${text.reading}"></progress>
      <button type="button" data-action="cancel-import">${text.cancel}</button></div>
    <p class="said" role="status"></p><ol class="faults" tabindex="0" hidden></ol>`, text.close);
  const desk = new Import(panel, page, text);
  if (dropped) desk.read(dropped);
}

class Import {
  constructor(panel, page, text) {
    Object.assign(this, { panel, page, text });
    const find = (selector) => panel.querySelector(selector);
    this.field = find('textarea');
    this.file = find('input');
    this.reading = find('.reading');
    this.said = find('.said');
    this.faults = find('.faults');
    const footer = find('footer');
    footer.querySelector('button').className = '';
    footer.insertAdjacentHTML('beforeend', `<button type="button" class="main" data-answer="confirm">${text.importConfirm}</button>`);
    this.confirm = footer.lastChild;
    this.confirm.addEventListener('click', () => this.start());
    // What was given last counts.
    this.field.addEventListener('input', () => { this.file.value = ''; });
    this.file.addEventListener('change', () => { this.field.value = ''; });
    find('[data-action=cancel-import]').addEventListener('click', () => this.stop());
    panel.addEventListener('close', () => this.stop());
  }

  start() {
    const { file, field, text } = this;
    const source = file.files[0] || field.value;
    if (source) this.read(source);
    else this.say(text.importNothing);
  }

  // Reads a file or a text, and puts what is found where it belongs.
  async read(source) {
    this.stop();
    const { text } = this;
    const games = [];
    const faults = [];
    let faulty = 0;
    let full = false;
    this.list([]);
    this.busy(0);
    this.say(text.reading);
    this.work = work({ read: source }, (answer) => {
      answer.games.forEach((game) => games.push(game));
      answer.faults.forEach((fault) => faults.push(fault));
      ({ faulty, full } = answer);
      this.busy(answer.progress);
    });
    let whole;
    try {
      whole = await this.work.done;
    } catch (failed) {
      this.free();
      this.say(text.importFailed);
      return;
    }
    this.free();
    if (!whole) {
      this.say(text.importCancelled);
      return;
    }
    this.list(faults, faulty);
    await this.take(games, faulty, full);
  }

  // Puts the games on the board and into the list. Says what became of them: beside the board, or here if there is more to see.
  async take(games, faulty, full) {
    const { page, text } = this;
    let said = text.importNone;
    if (games.length === 1) said = await this.open(games[0]);
    if (games.length > 1) {
      const { kept, names, whole } = await shelve(games, page.store);
      const opened = await mayReplace(page);
      if (opened) await show(page, games[0], names[0]);
      const counts = { kept: this.number(kept), count: this.number(games.length) };
      const told = kept < games.length ? text.importStorageFull : opened ? text.importedAll : text.importedToList;
      said = fill(told, counts) + (whole ? '' : ` ${text.importBare}`) + (full ? ` ${text.importTooMany}` : '');
    }
    if (!said) return;
    if (faulty || !games.length) {
      this.say(faulty ? `${games.length ? `${said} ` : ''}${fill(text.importFaulty, { count: this.number(faulty) })}` : said);
    } else {
      this.panel.close();
      page.tell(said);
    }
  }

  // Puts the only game on the board, unless the players want to keep theirs.
  async open(game) {
    const { page, text } = this;
    if (!await mayReplace(page)) return '';
    const whole = await show(page, game);
    const [white, black] = game.players;
    const names = { white: white || text.white, black: black || text.black };
    const told = fill(game.cut ? text.importedCut : text.imported, names);
    return whole ? told : `${told} ${text.importBare}`;
  }

  stop() {
    if (this.work) this.work.stop();
  }

  busy(progress) {
    this.reading.hidden = false;
    this.confirm.disabled = true;
    this.reading.firstElementChild.value = progress;
  }

  free() {
    this.work = undefined;
    this.reading.hidden = true;
    this.confirm.disabled = false;
  }

  number(count) {
    return count.toLocaleString(this.page.language);
  }

  say(words) {
    this.said.dataset.notice = 'import';
    this.said.textContent = words;
  }

  // Lists why games could not be read.
  list(faults, faulty = 0) {
    const { text } = this;
    const more = faulty - faults.length;
    this.faults.hidden = !faults.length;
    this.faults.innerHTML = faults.map(({ line, column, word, detail }) => `<li data-fault="${line}:${column}">
      <b>${fill(text.faultPlace, { line, column })}</b> ${escape(fill(faultText(text, word), { text: detail }))}</li>`).join('')
      + (more > 0 ? `<li>${fill(text.faultMore, { count: this.number(more) })}</li>` : '');
  }
}
