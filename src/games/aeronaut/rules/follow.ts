/** The rules for a page that follows a match: nothing is dealt, and nothing is read from text. */
import { editionsOf } from './game.ts';
import { NO_MAKER, NO_READER } from './parts.ts';

export const editions = editionsOf({ maker: NO_MAKER, reader: NO_READER });
