/** The card over the map. Big buttons, one tap each. */
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { otherEnd, tablesOf } from '../rules/tables.ts';
import { TypeMark } from './marks.tsx';
import type { SheetModel, SheetOption } from './sheet-model.ts';
import type { Table } from './table.ts';
import { boardWords as say } from './words.ts';

interface SheetProps {
  readonly table: Table;
  readonly model: SheetModel;
  /** Opened by key, or by somebody who listens: the first button takes the focus. */
  readonly grab: boolean;
  readonly onClose: () => void;
}

export function Sheet({ table, model, grab, onClose }: SheetProps) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (grab) root.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, [grab, model.title]);
  return (
    <section
      ref={root}
      class={model.due ? 'aero-sheet-card is-due' : 'aero-sheet-card'}
      aria-label={model.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || model.due) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div class="aero-sheet-head">
        <p>
          <strong>{model.title}</strong>
          {model.note && <span>{model.note}</span>}
        </p>
        {!model.due && (
          <button
            type="button"
            class="icon-button"
            aria-label={say.close}
            title={say.close}
            onClick={onClose}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {model.sections.map(({ heading, options }, i) => (
        <fieldset key={i} class="aero-options">
          <legend class={heading ? 'aero-option-head' : 'visually-hidden'}>{heading ?? model.title}</legend>
          {options.map((option) => (
            <OptionButton key={option.move} table={table} option={option} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

function OptionButton({ table, option }: { table: Table; option: SheetOption }) {
  const { view, think } = table;
  const { move, label, text, type, path } = option;
  const inMind = path && (() => think({ routes: path, cities: citiesOf(table, path) }));
  const kind = type === undefined ? undefined : (view.map!.types[type] ?? 'gray');
  return (
    <button
      type="button"
      class="button aero-option"
      aria-label={label}
      title={label}
      onClick={() => table.offer(move)}
      {...(inMind && {
        onMouseEnter: inMind,
        onFocus: inMind,
        onMouseLeave: () => think(undefined),
        onBlur: () => think(undefined),
      })}
    >
      {kind && <TypeMark kind={kind} />}
      <span>{text}</span>
    </button>
  );
}

/** The cities that a path leads to, one after the other. */
function citiesOf({ view, seat }: Table, path: readonly number[]): number[] {
  const t = tablesOf(view.map!);
  let city = view.at[seat]!;
  return path.map((route) => (city = otherEnd(t, route, city)));
}
