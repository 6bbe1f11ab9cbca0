// Why a saved text is no game, in words; `word` is what the page answered (web/src/later.rs).
export function refusal(text, word) {
  const reasons = {
    foreign: text.refusedForeign,
    newer: text.refusedNewer,
    long: text.refusedLong,
    name: text.refusedName,
    clock: text.refusedClock,
    seats: text.refusedSeats,
    position: text.refusedPosition,
    nonsense: text.refusedNonsense,
  };
  return reasons[word] || text.refusedDamaged;
}
