// What a clock shows as a game begins (crates/table/src/clock says the rest): the time of the first period.
const [MOVES, TIME] = ['[1-9]\\d{0,2}/', '[1-9]\\d{0,2}s?([+bd]\\d{1,3})?'];
const CONTROL = new RegExp(`^(${MOVES}${TIME}:){0,7}(${MOVES})?${TIME}$`);

const two = (number) => `${number}`.padStart(2, '0');

// Nothing, where only the rules know it: what can't be read is told by them, and so are less than a minute's tenths.
export function firstTime(control) {
  if (!CONTROL.test(control)) return '';
  const [, number, inSeconds] = /^(?:\d+\/)?(\d+)(s?)/.exec(control);
  const seconds = number * (inSeconds ? 1 : 60);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (seconds < 60) return '';
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
