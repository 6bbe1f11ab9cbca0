// What the element says itself, where there is no frame that could.
const TEXTS = {
  de: 'Hier fehlt das Brett: Das Skript von Rochade wurde verlegt oder zusammengefasst und findet seinen Ordner nicht. Im Kopf der Seite nennt ihn <link rel="rochade" href="/rochade/rochade.js">, für dieses Brett allein src="/rochade/embed.html".',
  en: 'The board is missing here: Rochade’s script was moved or merged and does not find its folder. In the head of the page, <link rel="rochade" href="/rochade/rochade.js"> names it, and for this board alone src="/rochade/embed.html".',
  nl: 'Hier ontbreekt het bord: het script van Rochade is verplaatst of samengevoegd en vindt zijn map niet. In de kop van de pagina noemt <link rel="rochade" href="/rochade/rochade.js"> die, en alleen voor dit bord src="/rochade/embed.html".',
};

// The language that the element has, or the visitor wants, as a tag.
export function spoken(language) {
  const isKnown = (tag) => TEXTS[`${tag}`.slice(0, 2).toLowerCase()];
  return [language, ...(navigator.languages || [])].find(isKnown) || 'en';
}

export const lost = (language) => TEXTS[spoken(language).slice(0, 2).toLowerCase()];
