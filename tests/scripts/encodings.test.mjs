// Files are read as the terminal reads them (crates/cli/src/encoding.rs).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { decode } from '../../web/early/decode.js';

const files = JSON.parse(readFileSync(new URL('encodings.json', import.meta.url)));

test('files are read as the terminal reads them', () => {
  for (const { bytes, text } of files) assert.equal(decode(Uint8Array.from(bytes).buffer), text);
});
