import type { HouseText } from '../../../../contract/index.ts';
import { NO_EXTRA, names } from '../../turnables.ts';

const labels = (list: readonly number[], name: (i: number) => string, label: string) =>
  Object.fromEntries(list.map((_, i) => [name(i), `${label} ${i + 1}`]));

export const words = (): HouseText => ({
  groups: [
    {
      title: 'Extra points at the end',
      help: 'Added to the number of each balloon that flies there.',
      labels: {
        ...labels(NO_EXTRA.altitude, names.altitude, 'altitude'),
        ...labels(NO_EXTRA.column, names.column, 'column'),
      },
    },
    { title: 'Penalty', labels: { grounded: 'for a balloon that never took off' } },
  ],
});
