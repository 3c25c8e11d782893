/** Reads house rules against a game's turnables: the page, the command line, files and the server all ask here. */
import type { Game, House, HouseText, Options, Reading, Turnable, Turnables } from '../contract/index.ts';

export type HouseRefusal =
  | { readonly code: 'houseUnknown'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'houseUnused'; readonly name: string }
  | {
      readonly code: 'houseValue';
      readonly name: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
    };

/** Where house rules are to hold. */
export interface HouseTable {
  readonly seats: number;
  readonly options: Options;
}

/** Something with turnables: the rules of a version. */
type Turned = Pick<Game<never>, 'turnables'>;

/**
 * The numbers among `given` (texts, as typed on a command line, or values) that differ from the standard, or what is wrong with them. A
 * number that is the standard's is no house rule, and without any the value is undefined.
 */
export function readHouse(
  game: Turned,
  { seats, options }: HouseTable,
  given: Readonly<Record<string, unknown>>,
): Reading<House | undefined, HouseRefusal> {
  const turnables = game.turnables ?? {};
  const changed = new Map<string, number>();
  for (const [name, raw] of Object.entries(given)) {
    const turnable = Object.hasOwn(turnables, name) ? turnables[name] : undefined;
    if (!turnable) return { refused: { code: 'houseUnknown', name, known: Object.keys(turnables) } };
    const value = readNumber(turnable, raw);
    if (value === undefined) {
      const { min, max, step = 1 } = turnable;
      return {
        refused: { code: 'houseValue', name, value: JSON.stringify(raw) ?? '', min, max, step },
      };
    }
    if (value === turnable.standard) continue;
    if (turnable.applies?.(seats, options) === false) return { refused: { code: 'houseUnused', name } };
    changed.set(name, value);
  }
  if (changed.size === 0) return { value: undefined };
  const ordered = Object.keys(turnables).filter((name) => changed.has(name));
  return { value: Object.fromEntries(ordered.map((name) => [name, changed.get(name)!])) };
}

function readNumber({ min, max, step = 1 }: Turnable, raw: unknown): number | undefined {
  const number = typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  return number >= min && number <= max && (number - min) % step === 0 ? number : undefined;
}

/** The turnables that a table uses. */
export function turnablesAt(game: Turned, { seats, options }: HouseTable): Turnables {
  const used = Object.entries(game.turnables ?? {}).filter(
    ([, { applies }]) => applies?.(seats, options) !== false,
  );
  return Object.fromEntries(used);
}

/** A list of the standard with the house's numbers in it; `name` says how each place is called, or nothing where it cannot be turned. */
export const fillList = (
  standard: readonly number[],
  house: House,
  name: (i: number) => string,
): readonly number[] => standard.map((value, i) => (Object.hasOwn(house, name(i)) ? house[name(i)]! : value));

/** A list's turnables, one for each place that `range` answers a range for. */
export function turnList(
  standard: readonly number[],
  name: (i: number) => string,
  range: (value: number, i: number) => Omit<Turnable, 'standard'> | undefined,
): Turnables {
  const turned = standard.flatMap((value, i): [string, Turnable][] => {
    const ends = range(value, i);
    return ends ? [[name(i), { standard: value, ...ends }]] : [];
  });
  return Object.fromEntries(turned);
}

/** A changed number as it is shown: what it is called, what it is and what the standard has. */
export interface HouseChange {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  /** Left out where this program's rules no longer know the number. */
  readonly standard?: number;
}

export function houseChanges(game: Turned, text: HouseText | undefined, house: House = {}): HouseChange[] {
  return Object.entries(house).map(([name, value]) => {
    const standard = game.turnables?.[name]?.standard;
    return { name, label: houseLabel(text, name), value, ...(standard === undefined ? {} : { standard }) };
  });
}

/** What a number is called: "Points for a set: of 3"; its name, where the text has none. */
export function houseLabel(text: HouseText | undefined, name: string): string {
  const group = text?.groups.find(({ labels }) => Object.hasOwn(labels, name));
  return group ? `${group.title}: ${group.labels[name]}` : name;
}
