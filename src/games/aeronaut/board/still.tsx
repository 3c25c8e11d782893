/** A position that is only looked at: a figure of the rulebook. */
import type { BoardProps } from '../../../contract/index.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { describe } from '../words/describe.ts';
import { Areas, Cells } from './areas.tsx';
import { Picture } from './chart.tsx';
import { whoAt } from './names.ts';
import { layoutOf } from './plan.ts';
import { useSay } from './say.ts';
import css from './still.module.css';

const nothing: readonly AeronautEvent[] = [];

export function Still({ view, viewer, who: whoOf }: BoardProps<AeronautState, string, AeronautEvent>) {
  const say = useSay();
  const { map } = view;
  if (map === null) return null;
  const layout = layoutOf(map);
  const who = whoAt(say, view, whoOf);
  return (
    <div class={css.still} role="img" aria-label={describe(say, view, viewer).join(' ')}>
      <Picture view={view} layout={layout} who={who} events={nothing} own={viewer} />
      {viewer >= 0 && (
        <div class={css.own}>
          <Cells view={view} side={viewer} />
        </div>
      )}
      <Areas view={view} viewer={viewer} who={who} />
    </div>
  );
}
