/**
 * What each loader of a game's entry is for. This list decides what goes into which bundle and what may use the UI library;
 * names of files decide nothing. A loader that is not in it is a type error here, and refused by the build and the boundaries.
 *
 * - `light`: facts that are there with the list
 * - `think`: what workers need as well as pages; draws nothing
 * - `tell`: what only pages and terminals need; draws nothing
 * - `draw`: what only pages need, and the only place for the UI library
 * @typedef {'light' | 'think' | 'tell' | 'draw'} Purpose
 */
export const loaders =
  /** @satisfies {Record<keyof import('../../src/contract/index.ts').GameEntry, Purpose> & Record<string, Purpose>} */ ({
    meta: 'light',
    facts: 'light',
    rules: 'think',
    hints: 'think',
    reasons: 'think',
    text: 'tell',
    words: 'tell',
    terminal: 'tell',
    commands: 'tell',
    solve: 'tell',
    pieces: 'tell',
    cover: 'draw',
    board: 'draw',
    rulebook: 'draw',
    pages: 'draw',
  });

/**
 * @param {string} name
 * @returns {Purpose | undefined}
 */
export const purposeOf = (name) =>
  Object.hasOwn(loaders, name) ? loaders[/** @type {keyof typeof loaders} */ (name)] : undefined;

/** @param {string} name */
export const unknownLoader = (name) =>
  `there is no loader "${name}": scripts/lib/loaders.mjs says what each is for, and which bundles it goes into.`;
