// The later part of the compiled page (web/src/game_table/later.rs).
import later from 'rochade-later.wasm';

// An embedded page draws nothing without it.
let coming = document.documentElement.dataset.embed ? fetch(later) : null;
let wasAsked;

// Gives the answer to its request. Once more it is asked for past all that was kept, since what could not run may be a page of somebody else,
// or half of a file.
export async function fetchLater() {
  const asked = coming || fetch(later, { cache: wasAsked ? 'reload' : 'default' });
  [coming, wasAsked] = [null, true];
  const answer = await asked;
  if (!answer.ok) throw new Error(`${later}: ${answer.status}`);
  // Whatever the server takes it for, it is compiled while it comes.
  return new Response(answer.body, { headers: { 'content-type': 'application/wasm' } });
}
