/**
 * Calls once, with the first sign of a player: a mouse that moves, a touch, a key. Until then nothing is fetched that only an answer to
 * the player needs; after it, that is there before the player asks.
 */
export function whenStirring(call: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, heard, true);
  };
  const heard = () => {
    stop();
    call();
  };
  for (const sign of signs) addEventListener(sign, heard, true);
  return stop;
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
