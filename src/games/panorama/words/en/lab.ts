import { color } from '../../../../families/airfield/words/en/airfield.ts';
import { skyWords } from '../../../../families/airfield/words/en/lab.ts';

export const words = () => ({
  title: 'Actions',
  actions: { truck: 'truck moved', inflate: 'inflated', launch: 'launched', ascend: 'lifted a balloon' },
  tokens: 'Tokens in the end',
  token: (letter: string) => `${color(letter)} tokens`,
  multi: 'multicoloured tokens',
  safety: 'safety tokens',
  sky: skyWords,
});
