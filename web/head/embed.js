// Sets what was chosen, and the language, for an embedded page (see page.js). What the user has chosen on this device counts only where the
// page keeps anything there.
import { applyChoices, chooseLanguage, keptChoices } from '../early/choices.js';
import { asked, askedChoices, keptUnder } from '../early/named.js';

applyChoices((keptUnder === null ? [] : keptChoices(keptUnder)).concat(askedChoices));
chooseLanguage(asked('lang'));
