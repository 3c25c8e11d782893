/** The whole sheet, alive: sky, wind, wings, tail and dashboard, and everything that can be done to them. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Move } from '../../../contract/index.ts';
import { SkyScene } from '../../../toolkit/art/index.ts';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { heldText } from '../places.ts';
import { standings } from '../scoring.ts';
import { type Spent, tablesNamed } from '../sheet/index.ts';
import type { FlightEvent, FlightState } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { type Choice, choicesOf, isOpen, toggled } from './choices.ts';
import { Dashboard } from './dashboard.tsx';
import css from './field.module.css';
import { useSay } from './say.ts';
import { drafting } from './scene.tsx';
import { Sky } from './sky.tsx';
import { Tail } from './tail.tsx';
import { useKeys } from './use-keys.ts';
import { Wind } from './wind.tsx';
import { Wings } from './wings.tsx';

type Props = BoardProps<FlightState, Move, FlightEvent>;

export function Field({ view, viewer, seat, moves, who, offer, onHold }: Props) {
  const { board: say } = useSay();
  const root = useRef<HTMLDivElement>(null);
  const t = tablesNamed(view.sheet);
  const own = seat ?? (viewer >= 0 ? viewer : standings(view)[0]!);
  const legal = useMemo(() => new Set<unknown>(seat === undefined ? [] : moves), [seat, moves]);
  const [laid, setLaid] = useLaid(`${seat} ${view.round} ${view.filled[own]}`);
  const choices = useMemo(
    () => (seat === undefined ? none : choicesOf(view, seat, legal, laid)),
    [view, seat, legal, laid],
  );
  const aim = useAim(choices);
  const aimed = choices.find(({ square }) => square === aim.square);
  // A mouse that only passes over a square holds nothing.
  const held = heldText(t, {
    square: aim.picked === aimed?.square ? aimed?.square : undefined,
    spent: seat === undefined ? 0 : laid,
  });
  useEffect(() => onHold?.(held), [held, onHold]);
  const keys = useKeys({ root, squares: t.squares, tokens: t.tokens.length, start: choices[0]?.square });

  const write = (choice: Choice | undefined) => {
    if (choice === undefined) return;
    aim.clear();
    offer(choice.move);
  };

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-square],[data-token],[data-fly]');
    if (button === null) return;
    const { square, token, fly } = button.dataset;
    if (fly !== undefined) write(aimed);
    else if (token !== undefined) {
      if (seat !== undefined && isOpen(t, view.tail[own]!, Number(token)))
        setLaid(toggled(t, laid, Number(token)));
    } else {
      const choice = choices.find((each) => each.square === Number(square));
      // A finger cannot hover: its first tap shows where a square leads, its second flies there.
      if (aim.isTouch() && aim.picked !== choice?.square) aim.pick(choice?.square);
      else write(choice);
    }
  };

  const flight = { view, seat: own, choices };
  const listeners = { onClick, ...aim.listeners, onKeyDown: keys.onKeyDown };
  return (
    <div ref={root} class={css.field} data-live {...listeners}>
      <SkyScene scene={drafting} class={css.backdrop} />
      <div class={css.sheet}>
        <Sky {...flight} who={who} aimed={aimed} />
        <Wind {...flight} t={t} aimed={aimed} picked={aimed !== undefined && aim.picked === aimed.square} />
        <Wings {...flight} t={t} aimed={aim.square} stop={keys.square} />
        <div class={css.foot}>
          <Tail t={t} tail={view.tail[own]!} laid={laid} live={seat !== undefined} stop={keys.token} />
          <Dashboard t={t} sum={aimed?.flight.sum} />
        </div>
      </div>
      <Hidden as="p" role="status">
        {laid === 0 ? '' : heard(say, choices)}
      </Hidden>
    </div>
  );
}

const none: readonly Choice[] = [];

/** Tokens laid out are good for one choice: they go back when the round or the pilot changes. */
function useLaid(key: string) {
  const [laid, setLaid] = useState<{ key: string; spent: Spent }>({ key, spent: 0 });
  const spent = laid.key === key ? laid.spent : 0;
  return [spent, (next: Spent) => setLaid({ key, spent: next })] as const;
}

/** The square under the mouse, under the focus, or chosen by a finger. */
function useAim(choices: readonly Choice[]) {
  const [hovered, setHovered] = useState<number>();
  const [picked, setPicked] = useState<number>();
  const pointer = useRef('');
  const key = choices.map(({ square }) => square).join(' ');
  useEffect(() => setPicked(undefined), [key]);
  const squareAt = (target: EventTarget | null): number | undefined => {
    const found = (target as Element | null)?.closest<HTMLElement>('[data-square]');
    return found ? Number(found.dataset.square) : undefined;
  };
  return {
    square: hovered ?? picked,
    picked,
    pick: setPicked,
    isTouch: () => pointer.current === 'touch',
    clear() {
      setHovered(undefined);
      setPicked(undefined);
    },
    listeners: {
      onPointerDown(event: PointerEvent) {
        pointer.current = event.pointerType;
      },
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'mouse') setHovered(squareAt(event.target));
      },
      onPointerLeave: () => setHovered(undefined),
      onFocusIn(event: FocusEvent) {
        if (pointer.current === '') setHovered(squareAt(event.target));
      },
      onFocusOut(event: FocusEvent) {
        if (squareAt(event.relatedTarget) === undefined) setHovered(undefined);
      },
      onKeyDownCapture() {
        // Keys have no pointer: what they press means itself.
        pointer.current = '';
      },
    },
  };
}

/** What the laid tokens make of the innermost squares, for people who listen. */
function heard(say: TableWords['board'], choices: readonly Choice[]): string {
  const inner = choices.filter((choice) => choice.inner);
  return inner.length === 0 ? '' : say.heard(inner[0]!.flight.value, inner);
}
