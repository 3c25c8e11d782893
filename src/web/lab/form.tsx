/** What can be chosen: who plays, how much, and what the game is compared with. */

import { BOT_IDS } from '../../bots/ids.ts';
import type { GameMeta, OptionValue } from '../../contract/index.ts';
import { Button, Field, Note, Stack, Switch } from '../../toolkit/ui/index.ts';
import { OptionFields } from '../setup/options.tsx';
import beside from '../shell/beside.module.css';
import { useBotWords, useLabWords } from '../words/index.ts';
import type { Change, Changeable, Form } from './asked.ts';
import css from './page.module.css';

const AMOUNTS = [50, 200, 1000, 5000, 20_000] as const;
/** More seats would play for hours on a phone. */
const MOST_PLAYERS = 8;
const MOST_CHANGES = 6;

interface FormProps {
  readonly meta: GameMeta;
  readonly form: Form;
  readonly known: readonly Changeable[];
  readonly onChange: (form: Form) => void;
}

export function LabForm({ meta, form, known, onChange }: FormProps) {
  const say = useLabWords();
  const bots = useBotWords();
  const change = (part: Partial<Form>) => onChange({ ...form, ...part });
  const { min, max } = meta.seats;
  const seats = Array.from({ length: Math.min(max, MOST_PLAYERS) - min + 1 }, (_, i) => min + i);
  const list = <V extends string | number>(
    id: string,
    label: string,
    values: readonly V[],
    value: V,
    pick: (value: V) => void,
    text: (value: V) => string = String,
  ) => (
    <Field>
      <label for={`lab-${id}`}>{label}</label>
      <select
        id={`lab-${id}`}
        value={String(value)}
        onChange={(event) => pick(values[event.currentTarget.selectedIndex]!)}
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {text(each)}
          </option>
        ))}
      </select>
    </Field>
  );
  return (
    <Stack as="form" class={beside.form} aria-label={say.form} onSubmit={(event) => event.preventDefault()}>
      {list('players', say.players, seats, form.players, (players) => change({ players }))}
      {list(
        'games',
        say.games,
        AMOUNTS,
        form.games,
        (games) => change({ games }),
        (n) => n.toLocaleString(document.documentElement.lang),
      )}
      {list('bots', say.bots, BOT_IDS, form.bot, (bot) => change({ bot }), bots.title)}
      <Field>
        <label for="lab-seed">{say.seed}</label>
        <input
          id="lab-seed"
          value={form.seed}
          maxLength={40}
          onChange={(event) => change({ seed: event.currentTarget.value.trim() || '1' })}
        />
        <Note as="span">{say.seedHelp}</Note>
      </Field>
      <OptionFields
        meta={meta}
        form={{ seats: [], shuffle: false, options: form.options, house: {} }}
        onChange={({ options }) => change({ options })}
      />
      <Changes known={known} changes={form.changes} onChange={(changes) => change({ changes })} />
      <Switch on={form.levels} onChange={(levels) => change({ levels })}>
        {say.levels}
      </Switch>
    </Stack>
  );
}

interface ChangesProps {
  readonly known: readonly Changeable[];
  readonly changes: readonly Change[];
  readonly onChange: (changes: readonly Change[]) => void;
}

function Changes({ known, changes, onChange }: ChangesProps) {
  const say = useLabWords();
  if (known.length === 0) return null;
  const free = known.filter(({ name }) => !changes.some((one) => one.name === name));
  const usual = (one: Changeable): Change => ({
    name: one.name,
    value:
      one.values[one.values.indexOf(one.now) + 1] ?? one.values.find((value) => value !== one.now) ?? one.now,
  });
  const put = (i: number, one: Change) => onChange(changes.map((old, at) => (at === i ? one : old)));
  const text = (one: Changeable, value: OptionValue): string => {
    const said = one.text(value);
    return said === true ? say.yes : said === false ? say.no : said;
  };
  return (
    <Stack as="fieldset">
      <legend>{say.versus}</legend>
      <Note>{say.versusAbout}</Note>
      {changes.map((one, i) => {
        const found = known.find(({ name }) => name === one.name);
        if (!found) return null;
        const names = known.filter(
          ({ name }) => name === one.name || free.some((other) => other.name === name),
        );
        return (
          <div class={css.change} key={one.name}>
            <select
              aria-label={say.change(i + 1)}
              value={one.name}
              onChange={(event) => put(i, usual(names[event.currentTarget.selectedIndex]!))}
            >
              {names.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
            <select
              aria-label={say.value(i + 1)}
              value={String(one.value)}
              onChange={(event) =>
                put(i, { ...one, value: found.values[event.currentTarget.selectedIndex]! })
              }
            >
              {found.values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {value === found.now ? say.standard(text(found, value)) : text(found, value)}
                </option>
              ))}
            </select>
            <Button
              aria-label={say.removeChange(i + 1)}
              onClick={() => onChange(changes.filter((_, at) => at !== i))}
            >
              ×
            </Button>
          </div>
        );
      })}
      {changes.length < MOST_CHANGES && free.length > 0 && (
        <Button onClick={() => onChange([...changes, usual(free[0]!)])}>{say.addChange}</Button>
      )}
    </Stack>
  );
}
