/** How many seats, and who plays each. */
import { BOT_IDS, USUAL_BOT } from '../../bots/ids.ts';
import type { GameMeta } from '../../contract/index.ts';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { Choices, Note, part, Switch } from '../../toolkit/ui/index.ts';
import { useBotWords, useSetupWords } from '../words/index.ts';
import { freeName, resize, type SeatChoice } from './form.ts';
import type { FieldsProps } from './page.tsx';
import css from './seats.module.css';

/** Up to this many, the number is chosen from a row; above, it is typed. */
const row = 10;

export function SeatFields({ meta, form, onChange }: FieldsProps) {
  const say = useSetupWords();
  const put = (at: number, choice: SeatChoice) =>
    onChange({ ...form, seats: form.seats.map((seat, i) => (i === at ? choice : seat)) });
  const { length } = form.seats;
  return (
    <>
      <SeatCount
        meta={meta}
        count={length}
        onChange={(count) => onChange(resize(form, count, USUAL_BOT, say))}
      />
      <fieldset>
        <legend>{say.seats}</legend>
        <SeatList>
          {form.seats.map((seat, i) => (
            <SeatField key={i} n={i} seat={seat} others={form.seats} onChange={(choice) => put(i, choice)} />
          ))}
        </SeatList>
        {form.seats.length > 1 && (
          <Switch on={form.shuffle} onChange={(shuffle) => onChange({ ...form, shuffle })}>
            {say.shuffle} <Note as="span">{say.shuffleHelp}</Note>
          </Switch>
        )}
      </fieldset>
    </>
  );
}

export const SeatList = part('ul', css.seats);

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
            <label key={count}>
              <input type="radio" name="count" checked={now === count} onChange={() => onChange(count)} />
              {count}
            </label>
          ))}
        </Choices>
      ) : (
        <input
          type="number"
          aria-label={say.count}
          min={min}
          max={max}
          value={now}
          onChange={(event) => {
            const count = Math.round(event.currentTarget.valueAsNumber);
            onChange(Number.isFinite(count) ? Math.max(min, Math.min(max, count)) : min);
          }}
        />
      )}
    </fieldset>
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
      <SeatBadge seat={n} name={name || '?'} />
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
