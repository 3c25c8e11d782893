import type { HouseText } from '../../../../contract/index.ts';
import { SET_POINTS } from '../../data.ts';
import { nameOf } from '../../turnables.ts';

const last = SET_POINTS.length - 1;

export const words = (): HouseText => ({
  groups: [
    {
      title: 'Points for a set of tokens',
      labels: Object.fromEntries(
        SET_POINTS.slice(1).map((_, i) => [nameOf(i + 1), i + 1 === last ? `${last} or more` : `${i + 1}`]),
      ),
    },
  ],
});
