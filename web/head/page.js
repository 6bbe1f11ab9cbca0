// Sets what was chosen, and the language, while the head is read: browsers tell a screen reader in which language a part is when it comes,
// and never again.
import { applyChoices, chooseLanguage, keptChoices } from '../early/choices.js';

const asked = new URLSearchParams(location.search);
const isKiosk = asked.get('kiosk') === '1';
applyChoices(keptChoices('', isKiosk ? ['visitors.settings', 'settings'] : undefined));
// The address of a tablet for everybody keeps its language for the next visitors, though these have chosen another.
chooseLanguage((isKiosk && document.documentElement.dataset.language) || asked.get('lang'));
