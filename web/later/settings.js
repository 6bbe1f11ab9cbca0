// The settings: attributes of the root element, kept as lines `name=value`. What is as it is at first is neither. Changes
// act at once; web/boot.js applies them before the first drawing.
import { openPanel } from './panel.js';
import { words } from './words.js';

const root = document.documentElement;
const KEPT = 'rochade.settings';

// Each setting with its choices: the value with its text, and the first is what holds where nothing is set.
function choices(text) {
  return {
    board: [['wood', text.boardWood], ['green', text.boardGreen], ['blue', text.boardBlue], ['grey', text.boardGrey]],
    pieces: [['staunton', text.piecesStaunton], ['mirrored', text.piecesMirrored]],
    coordinates: [['inside', text.coordinatesInside], ['outside', text.coordinatesOutside], ['off', text.off]],
    marks: [['colours', text.marksColours], ['shapes', text.marksShapes]],
    notation: [['long', text.notationLong], ['figurine', text.notationFigurine], ['en', 'English (KQRBN)'],
      ['de', 'Deutsch (KDTLS)'], ['nl', 'Nederlands (KDTLP)']],
    animation: [['system', text.asSystem], ['on', text.on], ['off', text.off]],
    sound: [['on'], ['off']],
    why: [['on'], ['off']],
    language: [['system', text.asSystem], ['de', 'Deutsch'], ['en', 'English'], ['nl', 'Nederlands']],
  };
}

// Opens the settings.
export async function act(_, { language, looks, settings_changed }) {
  const text = await words(language);
  const all = choices(text);
  const now = (name) => root.dataset[name] || all[name][0][0];

  const pictures = (name, label) => `<fieldset class="looks"><legend>${label}</legend>${all[name].map(([value, said]) =>
    `<label class="look"><input type="radio" name="${name}" value="${value}"${value === now(name) ? ' checked' : ''}>
      <span class="sample" data-${name}="${value}"><i></i><i></i></span>${said}</label>`).join('')}</fieldset>`;
  const list = (name, label) => `<label class="field"><span>${label}</span><select name="${name}">${all[name].map(([value, said]) =>
    `<option value="${value}"${value === now(name) ? ' selected' : ''}>${said}</option>`).join('')}</select></label>`;
  const toggle = (name, label) => `<label class="switch"><input type="checkbox" name="${name}"${
    now(name) === 'on' ? ' checked' : ''}>${label}</label>`;

  const content = pictures('board', text.board) + pictures('pieces', text.pieces)
    + list('coordinates', text.coordinates) + list('marks', text.marks) + list('notation', text.notation)
    + list('animation', text.animation) + list('language', text.language)
    + toggle('sound', text.sound) + toggle('why', text.why)
    + `<p class="notice" data-notice="settings" role="status"></p>`;

  const keep = () => {
    const lines = Object.keys(all).filter((name) => root.dataset[name]).map((name) => `${name}=${root.dataset[name]}`);
    try {
      if (lines.length) localStorage.setItem(KEPT, lines.join('\n'));
      else localStorage.removeItem(KEPT);
      return true;
    } catch (refused) {
      return false;
    }
  };

  await looks(); // The samples need the styles.
  const panel = openPanel('settings', text.settings, content, text.close);
  panel.addEventListener('change', ({ target: { name, type, value, checked } }) => {
    const wanted = type !== 'checkbox' ? value : checked ? 'on' : 'off';
    if (wanted === all[name][0][0]) delete root.dataset[name];
    else root.dataset[name] = wanted;
    const kept = keep();
    panel.querySelector('[data-notice]').textContent = kept ? '' : text.notKept;
    if (name === 'language' && kept) location.reload();
    settings_changed();
  });
}
