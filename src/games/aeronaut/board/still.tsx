/** A position that nobody plays: in the rulebook. */
import type { BoardProps } from '../../../contract/index.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { words } from '../words/words.ts';
import { Areas, Cells } from './areas.tsx';
import { Picture } from './chart.tsx';
import { namesAt } from './names.ts';
import { layoutOf } from './plan.ts';
import css from './still.module.css';

const nothing: readonly AeronautEvent[] = [];

export function Still({ view, viewer, name }: BoardProps<AeronautState, string, AeronautEvent>) {
  const { map } = view;
  if (map === null) return null;
  const layout = layoutOf(map);
  const names = namesAt(view, name);
  return (
    <div class={css.still} role="img" aria-label={words.describe(view, viewer).join(' ')}>
      <Picture view={view} layout={layout} name={names} events={nothing} own={viewer} />
      {viewer >= 0 && (
        <div class={css.own}>
          <Cells view={view} side={viewer} />
        </div>
      )}
      <Areas view={view} viewer={viewer} name={names} />
    </div>
  );
}
