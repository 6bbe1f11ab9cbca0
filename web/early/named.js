// What the address of an embedded page names (contract.md, section 10), and where it keeps what is chosen.
export const named = new URLSearchParams(location.search);

// What stands under a name; nothing, if nothing does.
export const asked = (name) => (named.get(name) || '').trim();
export const isOn = (name) => /^(1|true|yes|on)$/.test(asked(name));
// All of it, by lines like `board=green`.
export const askedChoices = [...named].map((pair) => pair.join('='));

// What stands before the keys of what is kept: nothing in a page of this origin, and in others theirs, so that none is told what was left
// elsewhere. Nothing is kept (`null`) unless that is asked for, nor where nobody says which page it is.
const [around] = /^https?:..[^/]+/.exec(location.ancestorOrigins?.[0] || document.referrer) || [];
const apart = around && around !== location.origin ? `rochade.at ${around} ` : null;
const kept = () => (parent === window || frameElement ? '' : apart);
export const keptUnder = isOn('keep') ? kept() : null;
