/** The whole table: the chart, lists beside it, one's own cells below. */

import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, Place } from '../../../contract/index.ts';
import { SkyScene } from '../../../toolkit/art/sky.tsx';
import { Button, cx, Hidden, whenStirring } from '../../../toolkit/ui/index.ts';
import { lazily } from '../../../toolkit/ui/later.tsx';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { Areas } from './areas.tsx';
import { choicesOf, cityIsLit, type Mode, onlyAtCity, onlyAtRoute, routeIsLit } from './choices.ts';
import { Dock } from './dock.tsx';
import css from './field.module.css';
import { MapView, ZoomButtons } from './map.tsx';
import { whoAt } from './names.ts';
import { citiesAt, heldPlace } from './places.ts';
import type { Target } from './plan.ts';
import row from './row.module.css';
import { useSay } from './say.ts';
import { golden } from './scene.tsx';
import type { Pick, Table, Thought } from './table.ts';
import type { Camera } from './use-camera.ts';

type Props = BoardProps<AeronautState, string, AeronautEvent>;

const none: readonly string[] = [];

export function Field(props: Props) {
  const say = useSay();
  return (
    <div class={css.board}>
      <SkyScene scene={golden} class={css.sky} />
      {props.view.map === null ? <p class={css.waiting}>{say.board.drawing}</p> : <Play {...props} />}
    </div>
  );
}

const Gazetteer = lazily(async () => (await import('./gazetteer.tsx')).Gazetteer);
const Trajectories = lazily(async () => (await import('./trajectories.tsx')).Trajectories);

const fetchSheet = () => import('./sheet.tsx');
/** Neither the first city nor a look at the map needs it. */
const Sheet = lazily(async () => (await fetchSheet()).Sheet);

type Drawer = 'gazetteer' | 'trajectories' | 'pages';

function Play(props: Props) {
  const { view, viewer, seat, events, onHold, point = none } = props;
  const root = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [show, setShow] = useState<number>();
  const { table, thought, grab, close } = useTable(props, root);
  const { say, who } = table;
  const held = seat === undefined ? undefined : heldBy(table);
  useEffect(() => onHold?.(held), [held]);
  const [drawer, setDrawer] = useDrawer(root, view, point);
  useEffect(() => whenStirring(() => void fetchSheet().catch(() => {})), []);
  return (
    <div ref={root} class={css.field} data-table>
      <div class={css.top}>
        <Areas view={view} viewer={viewer} who={who} events={events} />
        <Tabs
          table={table}
          drawer={drawer}
          onOpen={(next) => setDrawer(next === drawer ? undefined : next)}
        />
        <ZoomButtons say={say.board} camera={camera} />
      </div>
      <div class={css.stage}>
        <MapView
          key={viewKey(view)}
          table={table}
          events={events}
          thought={thought}
          show={show}
          pointed={citiesAt(view, point)}
          handle={camera}
        />
        {isAsking(table) && <Sheet table={table} grab={grab} onClose={close} />}
      </div>
      {drawer && (
        <section id="aero-drawer" class={css.drawer} aria-label={say.board[drawer]}>
          {drawer === 'gazetteer' && <Gazetteer table={table} onShow={setShow} />}
          {drawer === 'trajectories' && <Trajectories table={table} />}
          {drawer === 'pages' && <Areas view={view} viewer={viewer} who={who} events={events} />}
        </section>
      )}
      <Dock table={table} events={events} />
    </div>
  );
}

/** What is tapped so far and what can be done with it, for all parts of the board. */
function useTable(
  { view, viewer, seat, moves, who: whoOf, offer }: Props,
  root: RefObject<HTMLElement | null>,
) {
  const say = useSay();
  const who = whoAt(say, view, whoOf);
  const legal = seat === undefined ? none : moves;
  const key = `${seat} ${legal.join(' ')}`;
  const choices = useMemo(() => choicesOf(view, seat ?? -1, legal), [key]);
  const [{ picked, mode, grab }, setAsk] = useAsk(key);
  const [thought, think] = useState<Thought>();
  const opener = useRef<HTMLElement | null>(null);

  const close = (): void => {
    setAsk({ picked: undefined, mode: 'turn', grab: false });
    think(undefined);
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    opener.current = null;
  };
  const pick = (next: Pick | undefined): void => {
    const active = document.activeElement;
    // A key or a listener opened it from a button: the rest of the choice is read from there, and comes back there.
    const byButton =
      active instanceof HTMLElement && active.matches('button') && root.current?.contains(active);
    opener.current = byButton ? active : null;
    if (next === undefined) close();
    else setAsk({ picked: next, mode, grab: Boolean(byButton) });
  };
  const make = (move: string): void => {
    keepFocus(root.current);
    think(undefined);
    offer(move);
  };
  const choose = (target: Target): void => {
    const only =
      'city' in target ? onlyAtCity(choices, mode, target.city) : onlyAtRoute(choices, mode, target.route);
    if (only !== undefined) make(only);
    else pick(target);
  };
  const table: Table = {
    view,
    viewer,
    seat: seat ?? -1,
    say,
    who,
    name: (side) => say.name(who(side)),
    choices,
    mode,
    picked,
    pick,
    setMode: (next) => setAsk({ picked: undefined, mode: next, grab: false }),
    offer: make,
    choose,
    think,
  };
  return { table, thought, grab, close };
}

/** Is something tapped, or due, that the sheet is about? */
const isAsking = ({ choices, picked, mode }: Table): boolean =>
  picked !== undefined || mode !== 'turn' || choices.types.length > 0 || choices.swaps.length > 0;

/** What is tapped, for as long as something can be done with it: what is only looked at is not held. */
function heldBy({ view, choices, picked, mode }: Table): string | undefined {
  const usable =
    picked === undefined ||
    'deed' in picked ||
    'which' in picked ||
    ('city' in picked ? cityIsLit(choices, mode, picked.city) : routeIsLit(choices, mode, picked.route));
  return usable ? heldPlace(view, picked, mode) : undefined;
}

/** The open drawer: the player's choice, or the one in which a place lies that is pointed at. */
function useDrawer(root: RefObject<HTMLElement | null>, view: AeronautState, point: readonly Place[]) {
  const [drawer, setDrawer] = useState<Drawer | undefined>(() => firstDrawer(view));
  const pointed = useRef<Drawer | undefined>(undefined);
  useEffect(() => {
    const needed = root.current ? drawerOf(root.current, point) : undefined;
    if (needed) setDrawer(needed);
    // What was opened to be seen does not stay in the way.
    else if (pointed.current) setDrawer((now) => (now === pointed.current ? firstDrawer(view) : now));
    pointed.current = needed;
  }, [point.join(' ')]);
  return [drawer, setDrawer] as const;
}

/** A new map is a new picture. */
const viewKey = ({ map }: AeronautState): string => map!.routes.map(({ a, b }) => `${a}-${b}`).join(' ');

const hasPairs = (view: AeronautState): boolean =>
  (view.map!.trajectories ?? []).length > 0 || view.secret.some((each) => each !== null);

/** Where there is room, trajectories lie open beside the map. */
const firstDrawer = (view: AeronautState): Drawer | undefined =>
  hasPairs(view) && matchMedia('(min-width: 1200px)').matches ? 'trajectories' : undefined;

/** The drawer in which a place lies that is not seen otherwise. */
function drawerOf(root: HTMLElement, places: readonly Place[]): Drawer | undefined {
  if (places.some((place) => /^(?:trajectory-|secret$)/.test(place))) return 'trajectories';
  const isUnseen = (place: Place): boolean =>
    ![...root.querySelectorAll(`[data-place="${place}"]`)].some((one) => one.checkVisibility());
  return places.some((place) => /^(?:area|cell)-/.test(place) && isUnseen(place)) ? 'pages' : undefined;
}

interface TabsProps {
  readonly table: Table;
  readonly drawer: Drawer | undefined;
  readonly onOpen: (drawer: Drawer) => void;
}

function Tabs({ table, drawer, onOpen }: TabsProps) {
  const all: readonly Drawer[] = [
    'gazetteer',
    ...(hasPairs(table.view) ? (['trajectories'] as const) : []),
    'pages',
  ];
  return (
    <fieldset class={cx(row.row, css.tabs)}>
      <Hidden as="legend">{table.say.board.drawers}</Hidden>
      {all.map((one) => (
        <Button
          key={one}
          class={css.tab}
          data-pages={one === 'pages' ? '' : undefined}
          data-can={one === 'gazetteer' && drawer !== one && table.seat >= 0 ? '' : undefined}
          aria-expanded={drawer === one}
          aria-controls={drawer === one ? 'aero-drawer' : undefined}
          onClick={() => onOpen(one)}
        >
          {table.say.board[one]}
        </Button>
      ))}
    </fieldset>
  );
}

interface Ask {
  readonly picked: Pick | undefined;
  readonly mode: Mode;
  readonly grab: boolean;
}
const nothing: Ask = { picked: undefined, mode: 'turn', grab: false };

/** What is half chosen is good only for the moves among which it was chosen. */
function useAsk(key: string) {
  const [ask, setAsk] = useState<Ask & { readonly key: string }>({ ...nothing, key });
  useEffect(() => {
    // A choice that follows from a key is answered by key.
    const grab = document.activeElement?.matches('[data-entry] *, [data-table]') ?? false;
    setAsk({ ...nothing, grab, key });
  }, [key]);
  return [ask.key === key ? ask : nothing, (next: Ask) => setAsk({ ...next, key })] as const;
}

/** The button goes with its choice: the keyboard waits nearby for the next one. */
function keepFocus(root: HTMLElement | null): void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !root?.contains(active)) return;
  const entry = active.closest('[data-entry]')?.querySelector<HTMLElement>('[aria-expanded]');
  if (entry) entry.focus({ preventScroll: true });
  else if (active.matches('button'))
    (
      root.querySelector<HTMLElement>('[data-entry] [aria-expanded][tabindex="0"]') ??
      root.querySelector<HTMLElement>('[data-map]')
    )?.focus({ preventScroll: true });
}
