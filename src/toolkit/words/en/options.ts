import type { RefusalWords } from '../../../contract/index.ts';
import type { OptionRefusal } from '../../options.ts';
import type { Speech } from '../../speech.ts';

export const optionRefusals = (s: Speech): RefusalWords<OptionRefusal> => ({
  unknownOption: ({ name, known }) =>
    `This game has no option "${name}"; it has ${known.length > 0 ? s.list(known) : 'none'}.`,
  optionValue: ({ name, value, takes }) =>
    `Option "${name}" cannot be ${value}; it takes ${'values' in takes ? s.either(takes.values) : `a whole number from ${takes.from} to ${takes.to}`}.`,
  seatCount: ({ min, max, seats }) => `This game is for ${min}-${max} players, not ${seats}.`,
});
