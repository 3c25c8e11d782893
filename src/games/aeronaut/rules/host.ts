/** The rules for the host of a match: it deals maps, and reads nothing from text. */
import { makeMap, makeSecrets } from '../maker/make.ts';
import { editionsOf } from './game.ts';
import { guess } from './guess.ts';
import { NO_READER } from './parts.ts';

export const editions = editionsOf({ maker: { makeMap, makeSecrets, guess }, reader: NO_READER });
