/** The map as a list: cities, and at each its routes. Everything that can be done on the map can be done here. */

import { useRef, useState } from 'preact/hooks';
import { Button } from '../../../toolkit/ui/index.ts';
import { withNames } from '../map/named.ts';
import { otherEnd, tablesOf } from '../rules/tables.ts';
import { cityIsLit, onlyAtCity, pricesOf, routeIsLit } from './choices.ts';
import css from './gazetteer.module.css';
import { RouteMarks } from './marks.tsx';
import { cityName, ownerWords, routeKind, routeName, typeName } from './names.ts';
import { cityPlace, routePlace } from './places.ts';
import { claimParts, flightOption } from './sheet-model.ts';
import type { Table } from './table.ts';

interface GazetteerProps {
  readonly table: Table;
  /** Brings a city into sight on the map. */
  readonly onShow: (city: number) => void;
}

export function Gazetteer({ table, onShow }: GazetteerProps) {
  const { say, view } = table;
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (city: number, wanted: boolean): void => {
    const next = new Set(open);
    if (wanted) next.add(city);
    else next.delete(city);
    setOpen(next);
  };
  const goTo = (city: number): void => {
    const count = view.map!.cities.length;
    const to = Math.min(count - 1, Math.max(0, city));
    setCurrent(to);
    onShow(to);
    list.current?.querySelector<HTMLElement>(`[data-entry="${to}"] [aria-expanded]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step !== undefined) goTo(event.key === 'Home' || event.key === 'End' ? step : current + step);
    else if (event.key === 'ArrowRight') toggle(current, true);
    else if (event.key === 'ArrowLeft') {
      toggle(current, false);
      goTo(current);
    } else return;
    event.preventDefault();
  };
  return (
    <ul ref={list} class={css.gazetteer} aria-label={say.board.cities} onKeyDown={onKeyDown}>
      {view.map!.cities.map(({ id }, city) => (
        <CityEntry
          key={id}
          table={table}
          city={city}
          open={open.has(city)}
          tab={city === current ? 0 : -1}
          onToggle={() => {
            setCurrent(city);
            onShow(city);
            toggle(city, !open.has(city));
          }}
          onEnter={() => setCurrent(city)}
        />
      ))}
    </ul>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 0,
  End: Number.MAX_SAFE_INTEGER,
};

interface EntryProps {
  readonly table: Table;
  readonly city: number;
  readonly open: boolean;
  readonly tab: number;
  readonly onToggle: () => void;
  readonly onEnter: () => void;
}

function CityEntry({ table, city, open, tab, onToggle, onEnter }: EntryProps) {
  const { view, think, who, name, choices, mode } = table;
  const say = table.say.board;
  const { id, name: own, slots } = withNames(view.map!).cities[city]!;
  const t = tablesOf(view.map!);
  const free = view.slots[city]!;
  const inMind = () => think({ cities: [city], routes: [] });
  const here = view.at.flatMap((at, side) => (at === city ? [side] : []));
  const label = say.city(id, own, `${say.slots(free)}${say.here(here.map(who))}${canWords(table, city)}`);
  return (
    <li data-entry={city} onMouseEnter={inMind} onMouseLeave={() => think(undefined)}>
      <div class={css.placeHead}>
        <button
          type="button"
          class={css.entry}
          data-place={cityPlace(view, city)}
          data-can={cityIsLit(choices, mode, city) ? '' : undefined}
          aria-label={label}
          aria-expanded={open}
          tabIndex={tab}
          onClick={onToggle}
          onFocus={onEnter}
        >
          <b>{id}</b> {own}
          <span class={css.dots} aria-hidden="true">
            {'○'.repeat(free)}
            {'●'.repeat(Math.max(0, slots - free))}
          </span>
          {here.length > 0 && <small>{here.map(name).join(', ')}</small>}
        </button>
        <CityButton table={table} city={city} tab={tab} />
      </div>
      {open && (
        <ul class={css.ways}>
          {t.routesAt[city]!.map((route) => (
            <RouteEntry key={route} table={table} route={route} city={city} tab={tab} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** ", can fly over Nareth – Olvia for red, 2 routes to claim" */
function canWords(table: Table, city: number): string {
  const { say: words, view, choices, mode } = table;
  const say = words.board;
  const t = tablesOf(view.map!);
  const claims = t.routesAt[city]!.filter((route) => routeIsLit(choices, mode, route)).length;
  const more = claims > 0 ? say.canClaimHere(claims) : '';
  if (!cityIsLit(choices, mode, city)) return more;
  if (mode === 'teleport') return say.canTeleport;
  const ways = choices.flights.get(city);
  if (!ways) return say.canStart;
  const each = ways.flatMap(({ flights }) =>
    flights.map(({ path, type }) => ({
      over: path.map((route) => routeName(table, route)),
      gets: typeName(words, view, type),
    })),
  );
  return `${say.canFly(each)}${more}`;
}

/** What can be done at a city, as one button: at once, or by opening the card with the rest of the choice. */
function CityButton({ table, city, tab }: { table: Table; city: number; tab: number }) {
  const { view, choices, mode } = table;
  const say = table.say.board;
  if (!cityIsLit(choices, mode, city)) return null;
  const place = cityName(table, city);
  const ways = choices.flights.get(city);
  const only = onlyAtCity(choices, mode, city) !== undefined;
  const [text, label] =
    mode === 'teleport'
      ? [say.go.teleport, say.teleportTo(place)]
      : !ways
        ? [say.go.start, say.startIn(place)]
        : only
          ? [
              say.go.fly,
              flightOption(table, city, ways[0]!.flights[0]!, say.paid(ways[0]!.paid, table.who)).label,
            ]
          : [say.go.fly, say.flyChoose(place, typesIn(table, city))];
  return (
    <Button
      class={css.go}
      data-place={cityPlace(view, city)}
      data-can=""
      aria-label={label}
      title={label}
      tabIndex={tab}
      onClick={() => table.choose({ city })}
    >
      {text}
    </Button>
  );
}

const typesIn = ({ say, view, choices }: Table, city: number): string[] => [
  ...new Set(
    choices.flights.get(city)!.flatMap(({ flights }) => flights.map(({ type }) => typeName(say, view, type))),
  ),
];

interface RouteEntryProps {
  readonly table: Table;
  readonly route: number;
  readonly city: number;
  readonly tab: number;
}

function RouteEntry({ table, route, city, tab }: RouteEntryProps) {
  const { view, choices, mode, think, who } = table;
  const say = table.say.board;
  const t = tablesOf(view.map!);
  const to = cityName(table, otherEnd(t, route, city));
  const facts = say.route(to, routeKind(table.say, view, route), ownerWords(table.say, view, route, who));
  const inMind = () => think({ cities: [], routes: [route] });
  return (
    <li class={css.way} onMouseEnter={inMind}>
      <RouteMarks route={view.map!.routes[route]!} size={16} />
      <span class={css.facts}>{say.facts([facts, say.points(t.points[route]!)])}</span>
      {routeIsLit(choices, mode, route) && (
        <Button
          class={css.go}
          data-place={routePlace(view, route)}
          data-can=""
          aria-label={routeLabel(table, route)}
          title={routeLabel(table, route)}
          tabIndex={tab}
          onFocus={inMind}
          onClick={() => table.choose({ route })}
        >
          {mode === 'share' ? say.go.share : say.go.claim}
        </Button>
      )}
    </li>
  );
}

function routeLabel(table: Table, route: number): string {
  const { view, choices, mode } = table;
  const say = table.say.board;
  const t = tablesOf(view.map!);
  const prices = pricesOf(choices, mode, route);
  const types = prices.map(({ type }) => typeName(table.say, view, type));
  if (prices.length > 1) return say.claimChoose(mode, routeName(table, route), types);
  const { what, price, points } = claimParts(table, t, route, prices[0]!.type);
  return say.claim(mode, what, price, points);
}
