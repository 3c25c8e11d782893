/** The rules for whoever hosts a match: with what deals a map. */
import { makeMap, makeSecrets } from './maker/make.ts';
import { bringMaker } from './workshop.ts';

bringMaker({ makeMap, makeSecrets });

export { aeronaut } from './follow.ts';
