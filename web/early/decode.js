// What encoding a file is in.

const MARKS = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

// The text of a file, as the terminal reads it (crates/cli/src/encoding.rs): in UTF-16, if a mark at its beginning says so; in UTF-8, if
// at least half of its sequences that are not ASCII are such; or else in windows-1252, which is the Latin-1 of PGN's standard and more.
export function decode(bytes) {
  const marked = MARKS[new Uint8Array(bytes.slice(0, 2))];
  if (marked) return new TextDecoder(marked).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const odd = text.replace(/[\0-\x7f]+/g, '');
  // A character of two units counts once.
  const good = odd.replace(/[\ufffd\udc00-\udfff]/g, '').length;
  const bad = odd.replace(/[^\ufffd]/g, '').length;
  return good < bad ? new TextDecoder('windows-1252').decode(bytes) : text;
}
