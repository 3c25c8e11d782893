/** A failure that people caused or can mend: it is told as one sentence, never as a stack trace. */
export class Sentence extends Error {}

/**
 * Ends the process with a sentence for a known failure, and with the trace for a bug of ours.
 * @param {unknown} error
 * @param {number} code
 */
export function endWith(error, code = 1) {
  if (error instanceof Sentence) console.error(error.message);
  else console.error(error);
  process.exit(code);
}
