// The style sheet gives a square a whole number of device pixels; zooming changes their size.
export function followPixels() {
  const setPixel = () => document.documentElement.style.setProperty('--pixel', `${1 / devicePixelRatio}px`);
  setPixel();
  addEventListener('resize', setPixel);
}
