/** Everything that can be done to an airfield by mouse, finger and keys. One listener for all cells: each is named by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps, Place as PlaceName, Words } from '../../../contract/index.ts';
import { cellAt, ROWS, type SkyPosition } from '../formation.ts';
import { meant, within } from './aim.ts';
import {
  type Deed,
  type Grip,
  keyOf,
  onSky,
  type Picked,
  type Place,
  placeOf,
  type Rising,
  type Spot,
} from './deeds.ts';
import type { SpotRow } from './grid.tsx';
import { useDrag } from './use-drag.ts';
import { useWalk } from './use-walk.ts';
import type { Question } from './which.tsx';

type View = Pick<SkyPosition, 'at' | 'packed'>;
type Props<S> = Pick<BoardProps<S, number>, 'view' | 'seat' | 'offer' | 'onHold'>;

export interface FieldRules {
  /** The legal moves of the seat that acts here; none while others do. */
  readonly legal: readonly number[];
  /** The balloons in the order of the tray. */
  readonly tray: readonly number[];
  /** The rows of the grid, from the top, and the one in which balloons stand on trucks. */
  readonly spots: readonly SpotRow[];
  readonly bedRow: number;
  /** Where the keyboard comes in. */
  readonly start: Spot;
  /** Tells positions apart in which a piece stands elsewhere. */
  readonly print: string;
  readonly onTray: (balloon: number, picked: Picked | undefined) => Deed;
  readonly onGround: (spot: Spot, picked: Picked | undefined) => Deed;
  /** The trucks that may take a packed balloon. */
  readonly takers: (balloon: number) => readonly Drop[];
  /** The balloon that stands ready on a space, and the move that launches it. */
  readonly launchFrom: (space: number) => { readonly balloon: number; readonly move: number };
  readonly rising: Rising;
}

/** A truck's space, and the move that a balloon dropped there makes. */
export interface Drop {
  readonly space: number;
  readonly move: number;
}

const balloonAt = (at: readonly number[], { row, column }: Spot): number =>
  at.indexOf(cellAt(ROWS - 1 - row, column));

function deedAt(rules: FieldRules, { at }: View, place: Place, picked: Picked | undefined): Deed {
  if ('slot' in place) return rules.onTray(rules.tray[place.slot]!, picked);
  return place.row < ROWS ? onSky(rules.rising, balloonAt(at, place)) : rules.onGround(place, picked);
}

/** What can be taken in hand there. Only asked where a cell or slot says that it can be dragged. */
function gripAt(rules: FieldRules, { at }: View, place: Place): Grip {
  if ('slot' in place) {
    const balloon = rules.tray[place.slot]!;
    const drops = rules.takers(balloon).map(({ space, move }) => [keyOf(rules.bedRow, space), move] as const);
    return { balloon, drops: new Map(drops) };
  }
  const { row, column } = place;
  if (row === rules.bedRow) {
    const { balloon, move } = rules.launchFrom(column);
    return { balloon, drops: new Map([[keyOf(ROWS - 1, column), move]]) };
  }
  const balloon = balloonAt(at, place);
  return { balloon, drops: new Map([[keyOf(row - 1, column), rules.rising.first + balloon]]) };
}

export type FieldHandle = ReturnType<typeof useField>;

/** `nameOf` says a move, to ask which of two a tap meant. */
export function useField<S extends View>(
  { view, seat = 0, offer, onHold }: Props<S>,
  nameOf: Words<S, number>['move'],
  rules: FieldRules,
) {
  const { legal, tray, spots } = rules;
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = usePicked(legal);
  const picked = choice?.picked;
  const [question, setQuestion] = useState<Question>();
  const firstPacked = tray.findIndex((balloon) => (view.packed & (1 << balloon)) !== 0);
  const walk = useWalk({
    root,
    start: rules.start,
    widths: spots.map(({ places }) => places.length),
    slots: tray.length,
    startSlot: Math.max(firstPacked, 0),
  });
  const drag = useDrag({
    root,
    print: `${rules.print} ${legal.length}`,
    gripAt: (place) => gripAt(rules, view, place),
    offer,
  });

  const inHand = drag.place ?? choice?.place;
  useEffect(() => onHold?.(inHand), [inHand]);

  const deedOf = (element: HTMLElement): Deed => {
    const place = placeOf(element);
    return place && deedAt(rules, view, place, picked);
  };
  const act = (element: HTMLElement) => {
    const deed = deedOf(element);
    if (deed === undefined) return;
    if ('pick' in deed) return setChoice(deed.pick && { picked: deed.pick, place: element.dataset.place });
    setChoice(undefined);
    offer(deed.move);
  };
  const answerOf = (element: HTMLElement): string => {
    const deed = deedOf(element);
    return deed && 'move' in deed
      ? nameOf(view, seat, deed.move)
      : (element.getAttribute('aria-label') ?? '');
  };
  const ask = (among: readonly HTMLElement[], event: MouseEvent) => {
    const frame = root.current!.getBoundingClientRect();
    setQuestion({
      x: event.clientX - frame.left,
      y: event.clientY - frame.top,
      answers: among.map((element) => ({ name: answerOf(element), act: () => act(element) })),
    });
  };

  const onClick = (event: MouseEvent) => {
    if (drag.justDropped() || root.current === null) return;
    setQuestion(undefined);
    const exact = (event.target as HTMLElement).closest<HTMLElement>('[data-place]');
    // A click without a place comes from a keyboard or a screen reader, and means exactly its target.
    if (event.detail === 0) return exact ? act(exact) : undefined;
    const aims = meant(within(root.current, '[data-can]'), event);
    const [aim] = aims;
    if (aim === undefined) return setChoice(undefined);
    // What is done here was no try of what lies under the finger.
    if (aims.length > 1 || aim !== exact) event.stopPropagation();
    if (aims.length > 1) ask(aims.slice(0, 3), event);
    else act(aim);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && picked !== undefined) {
      event.stopPropagation();
      return setChoice(undefined);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return walk.onKeyDown(event);
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (cell === null) return; // the tray's buttons click themselves
    event.preventDefault();
    if (!event.repeat) act(cell);
  };

  return {
    root,
    spots,
    picked,
    // While a packed balloon is dragged, it shows where it may go as if it had been picked.
    shown:
      drag.balloon >= 0 && (view.packed & (1 << drag.balloon)) !== 0 ? { balloon: drag.balloon } : picked,
    dragging: drag.balloon >= 0,
    question,
    closeQuestion: () => setQuestion(undefined),
    drops: drag.drops,
    stop: walk.cell,
    slot: walk.slot,
    listeners: {
      onClick,
      onKeyDown,
      onFocusIn: walk.onFocusIn,
      onFocusOut: walk.onFocusOut,
      ...drag.listeners,
    },
  };
}

interface Choice {
  readonly picked: Picked;
  readonly place: PlaceName | undefined;
}

/** A first choice is only good for the moves that it was made among. */
function usePicked(legal: readonly number[]) {
  const [choice, setChoice] = useState<Choice>();
  const key = legal.join(' ');
  useEffect(() => setChoice(undefined), [key]);
  return [choice, setChoice] as const;
}
