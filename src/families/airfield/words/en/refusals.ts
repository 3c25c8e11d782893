import type { RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AirfieldRefusal } from '../../refusals.ts';

export const airfieldRefusals = (s: Speech): RefusalWords<AirfieldRefusal> => ({
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn.',
  noSuchBalloon: (no) => `There is no balloon ${no.balloon} in this game.`,
  notPacked: (no) => `${no.balloon} is not packed any more.`,
  truckFull: ({ space }) => `The truck on ${space} carries a balloon already.`,
  truckEmpty: ({ space }) => `The truck on ${space} carries no balloon.`,
  pastTheEdge: 'A truck past the right edge has no column to launch into.',
  notFlying: (no) => `${no.balloon} is not flying yet.`,
  atTheTop: (no) => `${no.balloon} is at altitude 4, the highest there is.`,
  neighbour: ({ column, altitude }) =>
    `Column ${column}, altitude ${altitude} is beside, below or on another balloon: flying balloons may not be neighbours.`,
  noDraw: 'Nothing is dealt or shown now.',
  otherCards: 'These are not the colours that were dealt.',
  noPart: ({ text, parts }) => `“${text}” is no part of a position: write ${s.either(parts)}.`,
  twice: ({ part }) => `“${part}” stands in this position twice.`,
  used: (no) => `${no.balloon} can only be in one place.`,
  noPlace: ({ text }) => `“${text}” is no place in the sky: write “sky GR 1,3 PY 2,4”.`,
  notYet: ({ column }) => `No truck has reached column ${column} yet, so nothing flies there.`,
  neighbours: ({ pair }) => `${s.list(pair)} would be neighbours, and flying balloons never are.`,
  notStart: 'Before the deal everything stands at its start.',
});
