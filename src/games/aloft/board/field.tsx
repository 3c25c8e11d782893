/** The whole picture: scene, grid, pieces and tray, and everything that can be done to them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../contract/index.ts';
import { ArtSheet } from '../../../toolkit/art/index.ts';
import { ROWS, TRUCKS } from '../data.ts';
import { type AloftEvent, type AloftState, MOVE_SAFETY_TRUCK, spaceOf } from '../state.ts';
import { nearest, reachOf, within } from './aim.ts';
import { Cells, firstStop, TRUCK_ROW } from './cells.tsx';
import { type Choices, choicesOf, type Deed, has, onSky, onTray, onTruck, type Picked } from './choices.ts';
import { skyOf, trackOf, trayOf } from './look.ts';
import { Pieces } from './pieces.tsx';
import { Backdrop } from './scene.tsx';
import { Tray } from './tray.tsx';
import { useDrag } from './use-drag.ts';
import { useWalk } from './use-walk.ts';
import { boardWords as say } from './words.ts';

type Props = BoardProps<AloftState, number, AloftEvent>;

export function Field({ view, seat, moves, events, offer }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const legal = seat === undefined ? none : moves;
  const choices = choicesOf(view, legal);
  const [picked, setPicked] = usePicked(legal);
  const tray = trayOf(view);
  const walk = useWalk({
    root,
    start: firstStop(view, choices),
    startSlot: Math.max(
      tray.findIndex((balloon) => has(view.packed, balloon)),
      0,
    ),
    slots: tray.length,
  });
  const drag = useDrag({ root, view, choices, legal, offer });

  const act = (element: HTMLElement) => {
    const deed = deedAt(element, view, choices, picked);
    if (deed === undefined) return;
    if ('pick' in deed) return setPicked(deed.pick);
    setPicked(undefined);
    offer(deed.move);
  };

  const onClick = (event: MouseEvent) => {
    if (drag.justDropped() || root.current === null) return;
    const exact = (event.target as HTMLElement).closest<HTMLElement>('[data-act]');
    // A click without a place comes from a keyboard or a screen reader, and means exactly its target.
    const placed = event.detail > 0;
    const near = placed
      ? nearest(within(root.current, '[data-act]'), event.clientX, event.clientY, reachOf(event))
      : undefined;
    const aim = exact ?? near;
    if (aim) act(aim);
    else if (placed) setPicked(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && picked !== undefined) {
      event.stopPropagation();
      return setPicked(undefined);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return walk.onKeyDown(event);
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (cell === null) return; // the tray's buttons click themselves
    event.preventDefault();
    if (!event.repeat) act(cell);
  };

  // While a packed balloon is dragged, it shows where it may go as if it had been picked.
  const inHand = drag.balloon >= 0 && has(view.packed, drag.balloon) ? { balloon: drag.balloon } : undefined;
  // One listener for all cells: each is named and focused by itself.
  const listeners = {
    onClick,
    onKeyDown,
    onFocusIn: walk.onFocusIn,
    onFocusOut: walk.onFocusOut,
    ...drag.listeners,
  };
  return (
    <div class="aloft-board">
      <div ref={root} class="aloft-field" data-dragging={drag.balloon >= 0 || undefined} {...listeners}>
        <ArtSheet />
        <Backdrop />
        <Cells view={view} choices={choices} picked={picked} stop={walk.cell} drops={drag.drops} />
        <Tray view={view} choices={choices} picked={picked} stop={walk.slot} />
        <Pieces view={view} choices={choices} picked={inHand ?? picked} events={events} />
        <p class="aloft-heard" role="status">
          {heard(view, choices, picked)}
        </p>
      </div>
    </div>
  );
}

const none: readonly number[] = [];

/** A first choice is only good for the moves that it was made among. */
function usePicked(legal: readonly number[]) {
  const [picked, setPicked] = useState<Picked>();
  const key = legal.join(' ');
  useEffect(() => setPicked(undefined), [key]);
  return [picked, setPicked] as const;
}

function deedAt(element: HTMLElement, view: AloftState, choices: Choices, picked: Picked | undefined): Deed {
  const { at, slot } = element.dataset;
  if (slot !== undefined) return onTray(choices, trayOf(view)[Number(slot)]!, picked);
  const [row = 0, column = 0] = (at ?? '').split(' ').map(Number);
  if (row < ROWS) return onSky(choices, skyOf(view)[ROWS - 1 - row]![column]!);
  if (row === TRUCK_ROW) return onTruck(choices, trackOf(view)[column]!, picked);
  return choices.safety && column === view.safety ? { move: MOVE_SAFETY_TRUCK } : undefined;
}

function heard(view: AloftState, choices: Choices, picked: Picked | undefined): string {
  if (picked === undefined) return '';
  if (picked.balloon === undefined) return say.choseTruck(spaceOf(view, picked.truck));
  const trucks = Array.from({ length: TRUCKS }, (_, truck) => truck).filter((t) => has(choices.empty, t));
  return say.choseBalloon(
    picked.balloon,
    trucks.map((truck) => spaceOf(view, truck)),
  );
}
