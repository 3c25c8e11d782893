/** Says plainly that a table plays by house rules, and lists what differs. Nothing where it plays the standard game. */
import { useState } from 'preact/hooks';
import type { House } from '../../contract/index.ts';
import { Icon } from '../../toolkit/art/icons.tsx';
import { houseChanges } from '../../toolkit/house.ts';
import { cx, Note } from '../../toolkit/ui/index.ts';
import { useGame } from '../games.ts';
import { useHouseWords } from '../words/index.ts';
import css from './house.module.css';
import { useTurned } from './load.ts';

export interface HouseNoteProps {
  readonly game: string;
  readonly house: House | undefined;
  readonly version?: number;
  /** Do bots play? They are fitted to the standard numbers. */
  readonly bots?: boolean;
  /** Shows the list at once. */
  readonly open?: boolean;
  /** Stands above the rules, which tell the standard game. */
  readonly overRules?: boolean;
  readonly class?: string | undefined;
}

export function HouseNote({ house, ...props }: HouseNoteProps) {
  const entry = useGame(props.game);
  return house && entry ? <Changes {...props} house={house} entry={entry} /> : null;
}

interface ChangesProps extends Omit<HouseNoteProps, 'house'> {
  readonly house: House;
  readonly entry: NonNullable<ReturnType<typeof useGame>>;
}

function Changes({
  entry,
  house,
  version,
  bots,
  open: atOnce = false,
  overRules,
  class: more,
}: ChangesProps) {
  const say = useHouseWords();
  const [open, setOpen] = useState(atOnce);
  const turned = useTurned(entry, open, version);
  const changes = houseChanges(turned?.game ?? {}, turned?.text, house);
  return (
    <details
      class={cx(css.note, more)}
      data-house
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="sliders" size={18} /> <b>{say.title}</b>
        <span class={css.count}>{say.changed(Object.keys(house).length)}</span>
      </summary>
      {open && (
        <>
          <ul>
            {changes.map(({ name, label, value, standard }) => (
              <li key={name}>{say.change(label, value, standard)}</li>
            ))}
          </ul>
          {overRules && <Note>{say.rules}</Note>}
          {bots && <Note>{say.bots}</Note>}
        </>
      )}
    </details>
  );
}
