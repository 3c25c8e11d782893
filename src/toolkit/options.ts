/** Reads options against a game's schema: the page, the command line and the server all ask here. */
import type {
  GameFacts,
  OptionSpec,
  Options,
  OptionsSchema,
  OptionValue,
  Reading,
  WordedOption,
} from '../contract/index.ts';

type Range = { readonly values: readonly string[] } | { readonly from: number; readonly to: number };

export type OptionRefusal =
  | { readonly code: 'unknownOption'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'optionValue'; readonly name: string; readonly value: string; readonly takes: Range }
  | { readonly code: 'seatCount'; readonly min: number; readonly max: number; readonly seats: number };

export function defaultOptions(schema: OptionsSchema): Options {
  return Object.fromEntries(Object.entries(schema).map(([name, spec]) => [name, spec.default]));
}

/** Complete options from a few given ones (texts, as typed on a command line, or values), or what is wrong with them. */
export function readOptions(
  facts: Pick<GameFacts, 'options'>,
  given: Readonly<Record<string, unknown>>,
): Reading<Options, OptionRefusal> {
  const options: Record<string, OptionValue> = { ...defaultOptions(facts.options) };
  for (const [name, raw] of Object.entries(given)) {
    const spec = Object.hasOwn(facts.options, name) ? facts.options[name] : undefined;
    if (!spec) return { refused: { code: 'unknownOption', name, known: Object.keys(facts.options) } };
    const value = readOption(spec, raw);
    if (value === undefined) {
      return {
        refused: { code: 'optionValue', name, value: JSON.stringify(raw) ?? '', takes: rangeOf(spec) },
      };
    }
    options[name] = value;
  }
  return { value: options };
}

export function readSeats(facts: Pick<GameFacts, 'seats'>, seats: number): Reading<number, OptionRefusal> {
  const { min, max } = facts.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return { value: seats };
  return { refused: { code: 'seatCount', min, max, seats } };
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

/** `true` and `false`, the values of a choice, or the ends of a range. */
const rangeOf = (spec: OptionSpec): Range =>
  spec.type === 'number' && !spec.values
    ? { from: spec.min, to: spec.max }
    : { values: optionValues(spec).map(String) };

/** A value as forms and reports call it; a flag stays a flag. */
export function optionLabel(spec: WordedOption, value: OptionValue): string | boolean {
  if (typeof value === 'boolean') return value;
  if (spec.type === 'choice') return spec.values.find((one) => one.value === value)?.label ?? String(value);
  return (spec.type === 'number' ? spec.labels?.[Number(value)] : undefined) ?? String(value);
}
