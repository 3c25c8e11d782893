/** All of the rules: what deals maps, and what reads and refuses texts. */
import { readMap } from '../maker/check.ts';
import { makeMap, makeSecrets } from '../maker/make.ts';
import { editionsOf } from './game.ts';
import { whyNot } from './why-not.ts';

export const reader = { readMap, whyNot };
export const editions = editionsOf({ maker: { makeMap, makeSecrets }, reader });
export const aeronaut = editions[2];
