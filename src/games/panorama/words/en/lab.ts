import { color } from '../../../../families/airfield/words/en/airfield.ts';
import { skyWords } from '../../../../families/airfield/words/en/lab.ts';
import type { LabText } from '../../lab.ts';

export const words = (): LabText => ({
  title: 'Actions',
  actions: { truck: 'truck moved', inflate: 'inflated', launch: 'launched', ascend: 'lifted a balloon' },
  tokens: 'Tokens in the end',
  token: (letter) => `${color(letter)} tokens`,
  multi: 'multicoloured tokens',
  safety: 'safety tokens',
  sky: skyWords,
});
