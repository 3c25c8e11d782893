/** All of the rules: what deals maps, and what reads and refuses texts. */
import { makeMap, makeSecrets } from '../maker/make.ts';
import { editionsOf } from './game.ts';
import { guess } from './guess.ts';
import { openingOf, readDraw } from './read-draws.ts';
import { whyNot } from './why-not.ts';

export const reader = { openingOf, readDraw, whyNot };
export const editions = editionsOf({ maker: { makeMap, makeSecrets, guess }, reader });
export const aeronaut = editions[2];
