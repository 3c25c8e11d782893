/** After the deal nothing is drawn on an airfield. */
import type { Reading, Seat } from '../../contract/index.ts';
import type { AirfieldRefusal } from './refusals.ts';

const noDraws = {
  chance: (): never => {
    throw new Error('nothing is drawn after the deal');
  },
  readChance: (): Reading<number, AirfieldRefusal> => ({ refused: { code: 'noDraw' } }),
};

/** What is alike in games on an airfield: each seat decides for itself, and transcripts tell of the deal alone. */
export const onAirfield = <V extends object, T extends object>(views: V, dealt: T) => ({
  ...views,
  decides: (_state: unknown, seat: Seat): Seat => seat,
  transcript: { ...dealt, ...noDraws },
});
