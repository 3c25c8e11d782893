/** Numbers as every language writes them here: with a real minus. */

/** "+2", "0", "−3": numbers that are added have a sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
/** "2", "−3" */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** What stands on a token of the tail. */
export const face = (token: string): string => (token === '<>' ? '↔' : token === '-1' ? '−1' : token);
