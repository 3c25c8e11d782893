export * from './board.ts';
export * from './entry.ts';
export * from './game.ts';
export * from './hints.ts';
export * from './meta.ts';
export * from './rulebook.ts';
export * from './terminal.ts';
export * from './words.ts';
