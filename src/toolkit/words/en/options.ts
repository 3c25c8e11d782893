import type { RefusalWords } from '../../../contract/index.ts';
import type { HouseRefusal } from '../../house.ts';
import type { OptionRefusal } from '../../options.ts';
import type { Speech } from '../../speech.ts';

export const optionRefusals = (s: Speech): RefusalWords<OptionRefusal> => ({
  unknownOption: ({ name, known }) =>
    `This game has no option "${name}"; it has ${known.length > 0 ? s.list(known) : 'none'}.`,
  optionValue: ({ name, value, takes }) =>
    `Option "${name}" cannot be ${value}; it takes ${'values' in takes ? s.either(takes.values) : `a whole number from ${takes.from} to ${takes.to}`}.`,
  seatCount: ({ min, max, seats }) => `This game is for ${min}-${max} players, not ${seats}.`,
});

export const houseRefusals = (s: Speech): RefusalWords<HouseRefusal> => ({
  houseUnknown: ({ name, known }) =>
    known.length > 0
      ? `No number of this game that can be changed is called "${name}"; there are ${s.list(known)}.`
      : 'No number of this game can be changed.',
  houseUnused: ({ name }) =>
    `The number "${name}" is not used at a table with so many players and these options, so it stays as it is.`,
  houseValue: ({ name, value, min, max, step }) =>
    `The number "${name}" cannot be ${value}; it takes a whole number from ${min} to ${max}${step > 1 ? ` in steps of ${step}` : ''}.`,
});
