/** The card over the map, with big buttons, one tap each; and what stands beside the pointer. */

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { Button, cx, Hidden, IconButton, motion } from '../../../toolkit/ui/index.ts';
import type { Point } from '../map/geometry.ts';
import { otherEnd, tablesOf } from '../rules/tables.ts';
import map from './map.module.css';
import { TypeMark } from './marks.tsx';
import type { Target } from './plan.ts';
import row from './row.module.css';
import css from './sheet.module.css';
import { peekOf, type SheetModel, type SheetOption, sheetOf } from './sheet-model.ts';
import type { Table } from './table.ts';

interface SheetProps {
  readonly table: Table;
  /** Opened by key, or with a screen reader: the first button takes the focus. */
  readonly grab: boolean;
  readonly onClose: () => void;
}

export function Sheet(props: SheetProps) {
  const model = sheetOf(props.table);
  return model ? <Card {...props} model={model} /> : null;
}

function Card({ table, model, grab, onClose }: SheetProps & { readonly model: SheetModel }) {
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
  const { move, place, label, text, type, path, target } = option;
  const inMind = path && (() => think({ routes: path, cities: citiesOf(table, path) }));
  const kind = type === undefined ? undefined : (view.map!.types[type] ?? 'gray');
  return (
    <Button
      class={css.option}
      data-place={place}
      data-can=""
      aria-label={label}
      title={label}
      onClick={() => (target ? touch(table, target) : table.offer(move))}
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

/** The answer to "which one?": a route shows its price first, a city is flown to at once where there is one way. */
const touch = (table: Table, target: Target): void =>
  'route' in target ? table.pick(target) : table.choose(target);

/** The cities that a path leads to, one after the other. */
function citiesOf({ view, seat }: Table, path: readonly number[]): number[] {
  const t = tablesOf(view.map!);
  let city = view.at[seat]!;
  return path.map((route) => (city = otherEnd(t, route, city)));
}

interface PeekProps {
  readonly table: Table;
  readonly target: Target;
  readonly px: Point;
}

export function Peek({ table, target, px }: PeekProps) {
  const [title, ...lines] = peekOf(table, target);
  return (
    <div
      class={map.peek}
      aria-hidden="true"
      style={{ '--x': `${Math.round(px.x)}px`, '--y': `${Math.round(px.y)}px` }}
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
