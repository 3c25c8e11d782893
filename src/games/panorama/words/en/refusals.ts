import type { RefusalWords } from '../../../../contract/index.ts';
import { airfieldRefusals } from '../../../../families/airfield/words/en/refusals.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { PanoramaRefusal } from '../../refusals.ts';
import { kinds } from './kinds.ts';

/** The rule that forbids it, or what to write instead. */
export const words = (s: Speech): RefusalWords<PanoramaRefusal> => ({
  ...airfieldRefusals(s),
  unknown: ({ text }) => `“${text}” is no move; write T 4, I GR 3, L 3 or A GR.`,
  passesSafety: 'The safety truck must stay in front: no launch truck may pass it.',
  gapTooWide:
    'At most one space between the last and the lead truck may be empty: another truck must close up first.',
  endOfTrack: 'The safety truck is at the end of the track.',
  noTruck: ({ space }) => `No truck stands on ${space}.`,
  deal: ({ seats, each }) =>
    `A deal names ${each > 1 ? 'two colours' : 'one colour'} of B G P R W Y for each of ${seats} seats, every colour at most once.`,

  players: 'A position has 2 to 6 players: write “players 4”.',
  trucks: ({ text }) =>
    `Trucks never stand at ${text}: five different spaces from 1 to 13, with at most one empty between the first and the last.`,
  load: ({ text }) => `“${text}” puts nothing on a truck: write “on 3 GR, 5 PW”.`,
  tokens: ({ seats }) =>
    `Tokens are ${seats} words, one for each seat, of letters B G P R W Y, * (multicoloured) and s (safety), or - for none: “tokens GGR* ss”.`,
  tokenCount: ({ kind, brought, held }) =>
    `The balloons and the safety truck have brought ${s.plural(brought, { one: `# ${kinds(s).kind(kind)} token`, other: `# ${kinds(s).kind(kind)} tokens` })}, and ${held} are held.`,
  colors: ({ seats, each }) =>
    `Colours are ${seats} words of ${each > 1 ? 'two letters' : 'one letter'} of B G P R W Y, each letter at most once, or ? where they are not known.`,
  turn: ({ seats }) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, play, reveal or over, as in “turn 0 play”.`,
  ended: 'All balloons fly or no truck can move any more, so the step is reveal or over.',
  tooEarly: 'The game is over only when all balloons fly or no truck can move any more.',
});
