/**
 * Which bundles need each loader of a game's entry, and whether it may use the UI library. The build and the boundaries go by
 * this list and by no name of a file. A loader that is not in it is a type error here, and refused by both.
 *
 * @typedef {'web' | 'server' | 'cli'} Bundle `web` is the pages and the workers beside them
 * @typedef {{ in: readonly Bundle[], draws?: true }} Loading
 */
export const loaders =
  /** @satisfies {Record<keyof import('../../src/contract/index.ts').GameEntry, Loading> & Record<string, Loading>} */ ({
    facts: { in: ['web', 'server', 'cli'] },
    rules: { in: ['web', 'server', 'cli'] },
    hints: { in: ['web', 'server', 'cli'] },
    reasons: { in: ['web'] },
    text: { in: ['web', 'server', 'cli'] },
    words: { in: ['web', 'cli'] },
    house: { in: ['web', 'cli'] },
    rulebook: { in: ['web', 'cli'] },
    aid: { in: ['web', 'cli'], draws: true },
    lessons: { in: ['web'] },
    cover: { in: ['web'], draws: true },
    board: { in: ['web'], draws: true },
    show: { in: ['web'], draws: true },
    pages: { in: ['web'], draws: true },
    sheets: { in: ['web', 'cli'], draws: true },
    refusals: { in: ['web', 'cli'] },
    terminal: { in: ['cli'] },
    commands: { in: ['cli'] },
    solve: { in: ['cli'] },
    lab: { in: ['web', 'cli'] },
    // For the laws, which run from the sources.
    pieces: { in: [] },
  });

/**
 * @param {string} name
 * @returns {Loading | undefined}
 */
export const loadingOf = (name) =>
  Object.hasOwn(loaders, name) ? loaders[/** @type {keyof typeof loaders} */ (name)] : undefined;

/** @param {string} name */
export const unknownLoader = (name) =>
  `there is no loader "${name}": scripts/lib/loaders.mjs says which bundles need each, and whether it draws.`;
