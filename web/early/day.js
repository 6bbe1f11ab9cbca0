// A day of a game as the user writes it; of a date that is not wholly known, what is.
export function day(date, language) {
  const time = /^\d{4}(\.\d\d){2}$/.test(date) ? Date.parse(date.replaceAll('.', '-')) : NaN;
  if (!Number.isNaN(time)) return new Date(time).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const [known] = date.split('?', 1);
  return known === date ? date : (/^[^]*\d/.exec(known) || [''])[0];
}
