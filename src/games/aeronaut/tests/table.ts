/** Helpers for the tests of this game: positions and moves in notation. */
import { refuser } from '../../../toolkit/refuser.ts';
import { speechOf } from '../../../toolkit/speech.ts';
import { aeronaut, reader } from '../rules/everything.ts';
import { readPosition } from '../rules/position.ts';
import { type AeronautEvent, type AeronautState, SPENT, TYPE } from '../rules/state.ts';
import { words as refusals } from '../words/en/refusals.ts';
import { words } from '../words/en/table.ts';
import { words as tools } from '../words/en/tools.ts';

const english = speechOf('en');
export const tableWords = words(english);
export const toolWords = tools(english);
export const refuse = refuser(refusals(english));

export function at(text: string): AeronautState {
  const reading = readPosition(text, reader);
  if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
  return reading.value;
}

export function toAct(s: AeronautState): number {
  const next = aeronaut.next(s);
  return next.to === 'act' ? next.seats[0]! : -1;
}

/** Makes moves, each by the side that is to act: `play(s, 'M r3 red', '+green')`. Answers what happened. */
export function play(s: AeronautState, ...texts: readonly string[]): AeronautEvent[] {
  const events: AeronautEvent[] = [];
  for (const text of texts) {
    const reading = aeronaut.read(s, toAct(s), text);
    if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
    aeronaut.play(s, toAct(s), reading.value, (event) => events.push(event));
  }
  return events;
}

export function legal(s: AeronautState, side = toAct(s)): string[] {
  const out: string[] = [];
  out.length = aeronaut.moves(s, side, out);
  return out;
}

export function why(s: AeronautState, text: string, side = toAct(s)) {
  const reading = aeronaut.read(s, side, text);
  return 'refused' in reading ? reading.refused : undefined;
}

/** An area as text: `red -blue`, crossed out with a dash. */
export const area = (s: AeronautState, side: number): string =>
  s.areas[side]!.map((cell) =>
    cell < 0 ? '?' : `${cell & SPENT ? '-' : ''}${s.map!.types[cell & TYPE]!}`,
  ).join(' ');

export const phase = (s: AeronautState): string => aeronaut.next(s).to;
