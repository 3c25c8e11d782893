/** House rules in the form of a new table: folded, because most tables play the standard game. */
import { useId, useState } from 'preact/hooks';
import type { Options } from '../../contract/index.ts';
import { turnablesAt } from '../../toolkit/house.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { arrange, Button, cx, Note, Stack } from '../../toolkit/ui/index.ts';
import { useHouseWords, useShellWords } from '../words/index.ts';
import css from './house.module.css';
import { type TypedHouse, useTurned } from './load.ts';

export interface HouseFieldsProps {
  readonly entry: LocalizedGame;
  readonly seats: number;
  readonly options: Options;
  readonly typed: TypedHouse;
  readonly onChange: (typed: TypedHouse) => void;
  /** Do bots play, or may they? */
  readonly bots: boolean;
}

export function HouseFields({ entry, seats, options, typed, onChange, bots }: HouseFieldsProps) {
  const say = useHouseWords();
  const changed = Object.keys(typed).length;
  const [open, setOpen] = useState(changed > 0);
  if (!entry.entry.house) return null;
  return (
    <details class={css.house} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say.title}
        {changed > 0 && <span class={css.count}>{say.changed(changed)}</span>}
      </summary>
      {open && (
        <Stack>
          <Note>{say.help}</Note>
          <Numbers entry={entry} seats={seats} options={options} typed={typed} onChange={onChange} />
          {changed > 0 && (
            <>
              {bots && <Note>{say.bots}</Note>}
              <Note>{say.apart}</Note>
              <p>
                <Button onClick={() => onChange({})}>{say.reset}</Button>
              </p>
            </>
          )}
        </Stack>
      )}
    </details>
  );
}

function Numbers({ entry, seats, options, typed, onChange }: Omit<HouseFieldsProps, 'bots'>) {
  const shell = useShellWords();
  const say = useHouseWords();
  const id = useId();
  const turned = useTurned(entry, true);
  if (!turned?.text) return <Note>{shell.loading}</Note>;
  const used = turnablesAt(turned.game, { seats, options });
  const put = (name: string, text: string) => {
    const { [name]: _before, ...rest } = typed;
    onChange(text.trim() === String(used[name]!.standard) ? rest : { ...rest, [name]: text });
  };
  return (
    <>
      {turned.text.groups.map(({ title, help, labels }, g) => {
        const names = Object.keys(labels).filter((name) => Object.hasOwn(used, name));
        return (
          names.length > 0 && (
            <fieldset key={g} class={css.group}>
              <legend>{title}</legend>
              {help && <Note>{help}</Note>}
              <div class={cx(arrange.tiles, css.numbers)}>
                {names.map((name) => {
                  const { standard, min, max, step = 1 } = used[name]!;
                  return (
                    <div key={name} class={css.number} data-changed={name in typed || undefined}>
                      <label for={`${id}-${name}`}>{labels[name]}</label>
                      <input
                        id={`${id}-${name}`}
                        name={`house-${name}`}
                        type="number"
                        inputMode="numeric"
                        {...{ min, max, step }}
                        value={typed[name] ?? standard}
                        aria-describedby={`${id}-${name}-range`}
                        onInput={(event) => put(name, event.currentTarget.value)}
                      />
                      <small id={`${id}-${name}-range`}>
                        {name in typed ? say.instead(standard) : say.range(min, max)}
                      </small>
                    </div>
                  );
                })}
              </div>
            </fieldset>
          )
        );
      })}
    </>
  );
}
