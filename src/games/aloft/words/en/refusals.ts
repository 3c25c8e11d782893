import type { RefusalWords } from '../../../../contract/index.ts';
import { airfieldRefusals } from '../../../../families/airfield/words/en/refusals.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AloftRefusal } from '../../refusals.ts';

/** The rule that forbids it, or what to write instead. */
export const words = (s: Speech): RefusalWords<AloftRefusal> => ({
  ...airfieldRefusals(s),
  unknown: ({ text }) => `“${text}” is no move; write T, S, U GR 3, I 3, L 3, A GR or -.`,
  truckFirst: 'A balloon is flying, so a truck moves first: T or S.',
  advanceNow: 'No truck moves now: advance a balloon.',
  lastTruckPasses: 'The last launch truck may not pass the safety truck: move the safety truck.',
  safetyPasses: 'The safety truck may not pass the lead truck: move a launch truck.',
  mustAdvance: 'A balloon can be advanced, so the step may not be skipped.',
  noTruck: ({ space }) => `No launch truck stands on ${space}.`,
  alreadyInflated: ({ space }) => `The balloon on ${space} is inflated already: launch it.`,
  notInflated: ({ space }) => `The balloon on ${space} must be inflated before it can launch.`,
  notFirst: ({ balloon }) => `Alone, only the first balloon left in the row may be unpacked: ${balloon}.`,
  corner: ({ column, altitude }) =>
    `At column ${column}, altitude ${altitude} it would touch the corner of a balloon that shares a colour.`,
  deal: ({ seats }) => `A deal names ${seats} different colours of G P R W Y, one for each seat.`,
  row: 'The row names the twelve balloons GP GR GW GY PR PW PY RW RY WY X1 X2, each once.',

  players: 'A position has 1 to 5 players: write “players 3”.',
  trucks: ({ text }) =>
    `Trucks never stand at ${text}: four together, or two groups with one empty column between them, up to space 13.`,
  safety: ({ last, lead }) =>
    `The safety truck stands from the last launch truck to the lead: from ${last} to ${lead}.`,
  load: ({ text }) => `“${text}” puts nothing on a truck: write “on 3 GR, 5 PW inflated”.`,
  corners: ({ pair }) => `${s.list(pair)} share a colour, and alone such balloons never touch at a corner.`,
  order: ({ balloon }) => `Alone, ${balloon} cannot leave the row before those that stand in front of it.`,
  colors: ({ seats }) =>
    `Colours are ${seats} different letters of G P R W Y, or ? where one is not known: “colours R ? G”.`,
  soloColors: 'Alone there are no colours, and only alone is there a row.',
  turn: ({ seats }) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, truck, advance, reveal or over, as in “turn 0 truck”.`,
  noFlight: 'A truck moves only when a balloon flies at the start of the turn.',
  lastStep: 'With the lead truck past the edge, the step is advance, reveal or over.',
  tooEarly: 'The game is over only when the lead truck is past the edge.',
});
