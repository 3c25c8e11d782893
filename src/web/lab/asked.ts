/** What the form of the lab stands for: a plan. */
import type {
  Game,
  GameFacts,
  GameMeta,
  House,
  HouseText,
  Options,
  OptionValue,
  Position,
} from '../../contract/index.ts';
import { armsOf, USUAL_LEVELS } from '../../lab/arms.ts';
import type { Plan } from '../../lab/plan.ts';
import { houseLabel, turnablesAt } from '../../toolkit/house.ts';
import { optionLabel, optionValues } from '../../toolkit/options.ts';

/** One thing that the other setting has otherwise. */
export interface Change {
  readonly name: string;
  readonly value: OptionValue;
}

export interface Form {
  readonly players: number;
  readonly games: number;
  readonly bot: string;
  readonly seed: string;
  readonly levels: boolean;
  readonly options: Options;
  readonly changes: readonly Change[];
}

/** Something that can be changed, with its values; `now` is what the game as it is set has. */
export interface Changeable {
  readonly name: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
  readonly now: OptionValue;
  /** A value in words. */
  readonly text: (value: OptionValue) => string | boolean;
  readonly kind: 'option' | 'house';
}

/** A list of values that is not too long for a page; the standard is always in it. */
const MOST_VALUES = 60;

export function changeables(
  meta: GameMeta,
  game: Game<Position>,
  text: HouseText | undefined,
  { players, options }: Pick<Form, 'players' | 'options'>,
): Changeable[] {
  const asOption = Object.entries(meta.options).map(
    ([name, spec]): Changeable => ({
      name,
      label: spec.label,
      values: optionValues(spec),
      now: options[name] ?? spec.default,
      text: (value) => optionLabel(spec, value),
      kind: 'option',
    }),
  );
  const numbers = Object.entries(turnablesAt(game, { seats: players, options })).map(
    ([name, { standard, min, max, step = 1 }]): Changeable => {
      const all = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step);
      const values =
        all.length > MOST_VALUES
          ? all.filter((_, i) => i % Math.ceil(all.length / MOST_VALUES) === 0 || all[i] === standard)
          : all;
      return { name, label: houseLabel(text, name), values, now: standard, text: String, kind: 'house' };
    },
  );
  return [...asOption, ...numbers];
}

/** The other setting; undefined where nothing is changed. */
function versusOf(form: Form, known: readonly Changeable[]): { options: Options; house?: House } | undefined {
  const options: Record<string, OptionValue> = { ...form.options };
  const house: Record<string, number> = {};
  let changed = false;
  for (const { name, value } of form.changes) {
    const found = known.find((one) => one.name === name);
    if (!found || found.now === value) continue;
    changed = true;
    if (found.kind === 'option') options[name] = value;
    else house[name] = Number(value);
  }
  if (!changed) return undefined;
  return { options, ...(Object.keys(house).length > 0 ? { house } : {}) };
}

export function planOf(form: Form, facts: GameFacts, known: readonly Changeable[], program: string): Plan {
  const versus = versusOf(form, known);
  const asked = {
    players: [form.players],
    options: form.options,
    versus: versus ? [versus] : [],
    bots: [form.bot],
    levels: form.levels ? USUAL_LEVELS : [],
  };
  return {
    format: 1,
    program,
    game: facts.id,
    version: facts.version,
    seed: form.seed,
    first: 0,
    games: form.games,
    iterations: ITERATIONS,
    moves: false,
    arms: armsOf(asked, facts),
  };
}

/** As the command line has it: the same seed then gives the same games. */
const ITERATIONS = 400;
