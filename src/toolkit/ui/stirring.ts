/**
 * Calls once, with the first sign of a player: a touch, a press, a key. Until then nothing is fetched that only an answer to the player
 * needs; after it, that is there before the player asks. A pointer that moves is no sign: it does where a page changes under it.
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

const signs = ['pointerdown', 'keydown'] as const;
