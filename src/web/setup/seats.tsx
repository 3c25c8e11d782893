/** How many seats, and who plays each. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BOT_IDS, USUAL_BOT } from '../../bots/ids.ts';
import type { GameMeta } from '../../contract/index.ts';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { signsOf } from '../../toolkit/signs.ts';
import { Button, Choices, Note, Spread, Switch, Tab } from '../../toolkit/ui/index.ts';
import { useBotWords, useSetupWords } from '../words/index.ts';
import { countsOf, freeName, levelOf, resize, type SeatChoice, withLevel } from './form.ts';
import type { FieldsProps } from './page.tsx';
import css from './seats.module.css';

/** Up to this many, the number is chosen from a row; above, it is typed. */
const row = 10;

/** Of more seats than this only the first one is shown, with a line about the others. */
const fold = 10;

export function SeatFields({ meta, form, onChange }: FieldsProps) {
  const say = useSetupWords();
  const bots = useBotWords();
  const put = (at: number, choice: SeatChoice) =>
    onChange({ ...form, seats: form.seats.map((seat, i) => (i === at ? choice : seat)) });
  const { length } = form.seats;
  const others = countsOf(form.seats.slice(1));
  return (
    <>
      <SeatCount
        meta={meta}
        count={length}
        onChange={(count) => onChange(resize(form, count, USUAL_BOT, say))}
      />
      <fieldset>
        <legend>{say.seats}</legend>
        <SeatRows
          count={length}
          summary={say.others(
            others.people,
            others.bots.map(([bot, count]) => [bots.title(bot), count]),
          )}
          row={(i) => (
            <SeatField
              key={i}
              n={i}
              seat={form.seats[i]!}
              others={form.seats}
              onChange={(choice) => put(i, choice)}
            />
          )}
        />
        {form.seats.length > 1 && (
          <Switch on={form.shuffle} onChange={(shuffle) => onChange({ ...form, shuffle })}>
            {say.shuffle} <Note as="span">{say.shuffleHelp}</Note>
          </Switch>
        )}
      </fieldset>
      <BotLevels form={form} onChange={onChange} />
    </>
  );
}

/** How strong the bots are, all of them at once, from the easiest to the strongest. */
function BotLevels({ form, onChange }: Pick<FieldsProps, 'form' | 'onChange'>) {
  const say = useSetupWords();
  const bots = useBotWords();
  const { bots: levels } = countsOf(form.seats);
  if (levels.length === 0) return null;
  const now = levelOf(form.seats);
  const count = levels.reduce((sum, [, each]) => sum + each, 0);
  return (
    <fieldset>
      <legend>{say.level(count)}</legend>
      <div class={css.levels}>
        {BOT_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="level"
              checked={now === id}
              onChange={() => onChange({ ...form, seats: withLevel(form.seats, id) })}
            />
            <span>
              <b>{bots.title(id)}</b> <Note as="span">{bots.about(id)}</Note>
            </span>
          </label>
        ))}
      </div>
      {now === undefined && <Note>{say.levelsDiffer}</Note>}
    </fieldset>
  );
}

interface SeatRowsProps {
  readonly count: number;
  /** What is said of the seats after the first where they are folded away. */
  readonly summary: string;
  readonly row: (seat: number) => ComponentChildren;
}

/** Every seat in a row of its own; a crowd is one line, and a list on request. */
export function SeatRows({ count, summary, row }: SeatRowsProps) {
  const say = useSetupWords();
  const [all, setAll] = useState(false);
  const crowd = count > fold;
  const shown = crowd && !all ? 1 : count;
  return (
    <>
      <ul class={css.seats}>{Array.from({ length: shown }, (_, i) => row(i))}</ul>
      {crowd && (
        <Spread as="p" class={css.others}>
          <span>{summary}</span>
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say.fewerSeats : say.everySeat(count)}
          </Button>
        </Spread>
      )}
    </>
  );
}

export interface SeatCountProps {
  readonly meta: GameMeta;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

export function SeatCount({ meta, count: now, onChange }: SeatCountProps) {
  const say = useSetupWords();
  const { min, max } = meta.seats;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <fieldset>
      <legend>{say.count}</legend>
      {counts.length <= row ? (
        <Choices>
          {counts.map((count) => (
            <Tab key={count} name="count" checked={now === count} onChange={() => onChange(count)}>
              {count}
            </Tab>
          ))}
        </Choices>
      ) : (
        <TypedCount min={min} max={max} now={now} onChange={onChange} />
      )}
    </fieldset>
  );
}

interface TypedCountProps {
  readonly min: number;
  readonly max: number;
  readonly now: number;
  readonly onChange: (count: number) => void;
}

/**
 * Every digit counts at once. If the form changed only when the field is left, it would change under the click that leaves
 * it, and the click would be lost.
 */
function TypedCount({ min, max, now, onChange }: TypedCountProps) {
  const say = useSetupWords();
  const [typed, setTyped] = useState(String(now));
  useEffect(() => setTyped(String(now)), [now]);
  return (
    <input
      type="number"
      aria-label={say.count}
      min={min}
      max={max}
      value={typed}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        const count = event.currentTarget.valueAsNumber;
        if (Number.isInteger(count) && count >= min && count <= max) onChange(count);
      }}
      onBlur={() => setTyped(String(now))}
    />
  );
}

interface SeatFieldProps {
  readonly n: number;
  readonly seat: SeatChoice;
  readonly others: readonly SeatChoice[];
  readonly onChange: (seat: SeatChoice) => void;
}

function SeatField({ n, seat, others, onChange }: SeatFieldProps) {
  const say = useSetupWords();
  const { name, player } = seat;
  const choose = (value: string) => {
    const next = value === 'person' ? 'person' : { bot: value };
    const rest = others.filter((_, i) => i !== n);
    // A person who becomes a bot gives up the name, and the other way round; another bot keeps it.
    const same = (next === 'person') === (player === 'person');
    onChange({ player: next, name: same ? name : freeName(rest, next, say) });
  };
  return (
    <li class={css.seat}>
      <SeatBadge
        who={{ name, sign: signsOf(others.map((one) => one.name))[n]!, unnamed: name === say.you }}
      />
      <input
        type="text"
        aria-label={say.name(n + 1)}
        value={name}
        maxLength={24}
        autocomplete="off"
        onInput={(event) => onChange({ player, name: event.currentTarget.value })}
      />
      <select
        aria-label={say.who(n + 1)}
        value={player === 'person' ? 'person' : player.bot}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="person">{say.person}</option>
        <BotOptions title={say.bot} />
      </select>
    </li>
  );
}

/** The bots as options of a select. */
export function BotOptions({ title }: { title: (bot: string) => string }) {
  const bots = useBotWords();
  return (
    <>
      {BOT_IDS.map((id) => (
        <option key={id} value={id}>
          {title(bots.title(id))}
        </option>
      ))}
    </>
  );
}
