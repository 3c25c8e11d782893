/**
 * What not everybody needs who plays by the rules: the map maker, for whoever deals; the checks of maps and the reasons why a
 * text is no move, for whoever reads what somebody wrote. A page that follows a match needs neither, its host only the first.
 * See follow.ts, host.ts and game.ts.
 */
import type { readMap } from './maker/check.ts';
import type { makeMap, makeSecrets } from './maker/make.ts';
import type { whyNot } from './why-not.ts';

interface Maker {
  readonly makeMap: typeof makeMap;
  readonly makeSecrets: typeof makeSecrets;
}
interface Reader {
  readonly readMap: typeof readMap;
  readonly whyNot: typeof whyNot;
}

let maker: Maker | undefined;
let reader: Reader | undefined;

export function bringMaker(it: Maker): void {
  maker = it;
}
export function bringReader(it: Reader): void {
  reader = it;
}

const missing = (): Error => new Error('this needs more of the rules than were loaded');

export function theMaker(): Maker {
  if (!maker) throw missing();
  return maker;
}
export function theReader(): Reader {
  if (!reader) throw missing();
  return reader;
}
