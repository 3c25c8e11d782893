/** A position that nobody plays: in the rulebook. */
import type { BoardProps } from '../../../contract/index.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { words } from '../words/words.ts';
import { Areas, Cells } from './areas.tsx';
import { Cities, Names, Paper, Spaces, viewBoxOf } from './chart.tsx';
import { Patterns } from './marks.tsx';
import { namesAt } from './names.ts';
import { Claims, Slots, Travellers } from './pieces.tsx';
import { layoutOf } from './plan.ts';

const nothing: readonly AeronautEvent[] = [];

export function Still({ view, viewer, name }: BoardProps<AeronautState, string, AeronautEvent>) {
  const { map } = view;
  if (map === null) return null;
  const layout = layoutOf(map);
  const names = namesAt(view, name);
  const shared = { view, layout, name: names, events: nothing };
  return (
    <div class="aero-still" role="img" aria-label={words.describe(view, viewer).join(' ')}>
      <svg class="aero-picture" viewBox={viewBoxOf(layout)} aria-hidden="true" focusable="false">
        <Patterns map={map} />
        <Paper layout={layout} />
        <Spaces map={map} layout={layout} />
        <Claims {...shared} />
        <Cities layout={layout} />
        <Slots view={view} layout={layout} />
        <Names layout={layout} />
        <Travellers {...shared} own={viewer} />
      </svg>
      {viewer >= 0 && (
        <div class="aero-own">
          <Cells view={view} side={viewer} />
        </div>
      )}
      <Areas view={view} viewer={viewer} name={names} />
    </div>
  );
}
