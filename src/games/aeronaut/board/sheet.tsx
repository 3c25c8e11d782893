/** The card over the map. Big buttons, one tap each. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, Hidden, IconButton, motion } from '../../../toolkit/ui/index.ts';
import { otherEnd, tablesOf } from '../rules/tables.ts';
import { TypeMark } from './marks.tsx';
import row from './row.module.css';
import css from './sheet.module.css';
import type { SheetModel, SheetOption } from './sheet-model.ts';
import type { Table } from './table.ts';

interface SheetProps {
  readonly table: Table;
  readonly model: SheetModel;
  /** Opened by key, or with a screen reader: the first button takes the focus. */
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
      class={cx(css.card, motion.pop)}
      data-due={model.due ? '' : undefined}
      aria-label={model.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || model.due) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div class={css.head}>
        <p>
          <strong>{model.title}</strong>
          {model.note && <span>{model.note}</span>}
        </p>
        {!model.due && (
          <IconButton label={table.say.board.close} onClick={onClose}>
            <Icon name="close" size={20} />
          </IconButton>
        )}
      </div>
      {model.sections.map(({ heading, options }, i) => (
        <fieldset key={i} class={cx(row.row, css.options)}>
          {heading ? (
            <legend class={css.optionHead}>{heading}</legend>
          ) : (
            <Hidden as="legend">{model.title}</Hidden>
          )}
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
    <Button
      class={css.option}
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
    </Button>
  );
}

/** The cities that a path leads to, one after the other. */
function citiesOf({ view, seat }: Table, path: readonly number[]): number[] {
  const t = tablesOf(view.map!);
  let city = view.at[seat]!;
  return path.map((route) => (city = otherEnd(t, route, city)));
}
