import { skyWords } from '../../../../families/airfield/words/en/lab.ts';

export const words = () => ({
  title: 'Actions',
  actions: {
    launchTruck: 'launch truck moved',
    safetyTruck: 'safety truck moved',
    unpack: 'unpacked',
    inflate: 'inflated',
    launch: 'launched',
    ascend: 'lifted a balloon',
    pass: 'passed',
  },
  sky: skyWords,
});
