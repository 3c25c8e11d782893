/** The rules for the host of a match: it deals maps, and reads nothing from text. */
import { makeMap, makeSecrets } from '../maker/make.ts';
import { gameOf } from './game.ts';
import { NO_READER } from './parts.ts';

export const aeronaut = gameOf({ maker: { makeMap, makeSecrets }, reader: NO_READER });
