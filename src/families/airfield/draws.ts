/** After the deal nothing is drawn on an airfield. */
import type { Reading } from '../../contract/index.ts';
import type { AirfieldRefusal } from './refusals.ts';

export const noDraws = {
  chance: (): never => {
    throw new Error('nothing is drawn after the deal');
  },
  readChance: (): Reading<number, AirfieldRefusal> => ({ refused: { code: 'noDraw' } }),
};
