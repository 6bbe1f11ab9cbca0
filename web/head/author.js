// Sets the language of the authors' page (see page.js): what the user has chosen for Rochade, or what its address asks for.
import { applyChoices, chooseLanguage, keptChoices } from '../early/choices.js';

const asked = new URLSearchParams(location.search).get('lang');
applyChoices([asked ? `language=${asked}` : keptChoices().find((line) => line.startsWith('language='))]);
chooseLanguage();
