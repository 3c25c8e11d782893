/** Reads options against a game's schema: the page, the command line and the server all ask here. */
import type {
  GameFacts,
  OptionSpec,
  Options,
  OptionsSchema,
  OptionValue,
  Reading,
} from '../contract/index.ts';

export function defaultOptions(schema: OptionsSchema): Options {
  return Object.fromEntries(Object.entries(schema).map(([name, spec]) => [name, spec.default]));
}

/** Complete options from a few given ones (texts, as typed on a command line, or values), or what is wrong with them. */
export function readOptions(facts: GameFacts, given: Readonly<Record<string, unknown>>): Reading<Options> {
  const options: Record<string, OptionValue> = { ...defaultOptions(facts.options) };
  for (const [name, raw] of Object.entries(given)) {
    const spec = Object.hasOwn(facts.options, name) ? facts.options[name] : undefined;
    if (!spec) return { refused: `This game has no option "${name}"${known(facts.options)}.` };
    const value = readOption(spec, raw);
    if (value === undefined) {
      return { refused: `Option "${name}" cannot be ${JSON.stringify(raw)}; it takes ${range(spec)}.` };
    }
    options[name] = value;
  }
  return { value: options };
}

export function readSeats(facts: GameFacts, seats: number): Reading<number> {
  const { min, max } = facts.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return { value: seats };
  return { refused: `This game is for ${min}-${max} players, not ${seats}.` };
}

/** Every value that an option can take, for forms and for the laws; long ranges by their ends and the default. */
export function optionValues(spec: OptionSpec): readonly OptionValue[] {
  if (spec.type === 'flag') return [false, true];
  if (spec.type === 'choice') return spec.values.map((choice) => choice.value);
  if (spec.values) return spec.values;
  if (spec.max - spec.min <= 12)
    return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
  return [...new Set([spec.min, spec.default, spec.max])];
}

function readOption(spec: OptionSpec, raw: unknown): OptionValue | undefined {
  if (spec.type === 'flag') {
    if (raw === true || raw === 'true') return true;
    return raw === false || raw === 'false' ? false : undefined;
  }
  if (spec.type === 'choice') return spec.values.find((choice) => choice.value === raw)?.value;
  const number = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  if (spec.values && !spec.values.includes(number)) return undefined;
  return number >= spec.min && number <= spec.max ? number : undefined;
}

function range(spec: OptionSpec): string {
  if (spec.type === 'flag') return 'true or false';
  if (spec.type === 'choice') return spec.values.map((choice) => choice.value).join(', ');
  return spec.values ? spec.values.join(', ') : `a whole number from ${spec.min} to ${spec.max}`;
}

function known(schema: OptionsSchema): string {
  const names = Object.keys(schema);
  return names.length ? `; it has ${names.join(', ')}` : '; it has none';
}
