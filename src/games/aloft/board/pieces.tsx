/**
 * Balloons and trucks, each one element that stays the same wherever it goes: its place is a few custom properties,
 * and the style sheet moves it there.
 */
import { useMemo } from 'preact/hooks';
import {
  Balloon as BalloonArt,
  type BalloonState,
  LegalRing,
  type PaintId,
  SpecialBalloon,
  type SpecialShape,
  Token,
  Truck,
} from '../../../toolkit/art/index.ts';
import { BALLOONS, type Balloon, TRUCKS } from '../data.ts';
import { type AloftEvent, type AloftState, columnOf, rowOf, spaceOf } from '../state.ts';
import { type Choices, has, type Picked } from './choices.ts';
import { trayOf, truckOf } from './look.ts';
import { slotsPerRow, trayStyle } from './tray.tsx';

interface PiecesProps {
  readonly view: AloftState;
  readonly choices: Choices;
  readonly picked?: Picked | undefined;
  readonly events?: readonly AloftEvent[];
  /** The balloons in scoring order, at the end. */
  readonly order?: readonly Balloon[];
}

export function Pieces({ view, choices, picked, events = [], order }: PiecesProps) {
  const news = newsOf(events);
  const perRow = slotsPerRow(view);
  return (
    <div class="aloft-pieces" aria-hidden="true" style={trayStyle(view)}>
      {Array.from({ length: TRUCKS }, (_, truck) => (
        <LaunchTruck
          key={`truck${truck}`}
          space={spaceOf(view, truck)}
          lit={choices.roll === truck || (has(choices.empty, truck) && picked?.truck === undefined)}
          picked={picked?.truck === truck}
          news={news.get(`truck${truck}`)}
        />
      ))}
      <SafetyTruck space={view.safety} lit={choices.safety} news={news.get('safety')} />
      {trayOf(view).map((balloon, slot) => (
        <BalloonPiece
          key={balloon}
          view={view}
          balloon={balloon}
          slot={slot}
          perRow={perRow}
          look={{
            lit: isLit(view, choices, picked, balloon),
            picked: picked?.balloon === balloon,
            news: news.get(`balloon${balloon}`),
            token: order?.includes(balloon) ? order.indexOf(balloon) + 1 : undefined,
          }}
        />
      ))}
    </div>
  );
}

/** Once one thing is picked, only what goes with it glows; the rest can still be done. */
function isLit(view: AloftState, choices: Choices, picked: Picked | undefined, balloon: Balloon): boolean {
  if (picked?.balloon !== undefined) return false;
  if (has(choices.unpack, balloon)) return true;
  if (picked !== undefined) return false;
  if (has(choices.ascend, balloon)) return true;
  const truck = truckOf(view, balloon);
  return truck >= 0 && has(choices.launch | choices.inflate, truck);
}

/** What has just happened to which piece. */
function newsOf(events: readonly AloftEvent[]): ReadonlyMap<string, string> {
  const news = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'truckMoved') news.set(`truck${event.truck}`, event.kind);
    else if (event.kind === 'safetyMoved') news.set('safety', event.kind);
    else if ('balloon' in event) news.set(`balloon${event.balloon}`, event.kind);
  }
  return news;
}

interface PieceLook {
  readonly lit: boolean;
  readonly picked: boolean;
  /** Something has just happened to it: "inflated", "launched", … */
  readonly news?: string | undefined;
  /** The number on it at the end. */
  readonly token?: number | undefined;
}

function BalloonPiece({
  view,
  balloon,
  slot,
  look,
  perRow,
}: {
  view: AloftState;
  balloon: Balloon;
  slot: number;
  look: PieceLook;
  perRow: number;
}) {
  const cell = view.at[balloon]!;
  const truck = truckOf(view, balloon);
  const state: BalloonState =
    cell >= 0 ? 'flying' : truck < 0 ? 'packed' : has(view.inflated, truck) ? 'inflated' : 'unpacked';
  const place =
    cell >= 0
      ? { '--x': columnOf(cell) - 1, '--y': 3 - rowOf(cell) }
      : truck >= 0
        ? { '--x': spaceOf(view, truck) - 1 }
        : { '--i': slot, '--j': slot % perRow, '--k': Math.floor(slot / perRow) };
  return (
    <div
      class={`aloft-piece aloft-balloon is-${state}`}
      data-balloon={balloon}
      data-lit={look.lit || undefined}
      data-picked={look.picked || undefined}
      data-news={look.news}
      style={{ ...place, '--beat': (balloon * 5) % 13 }}
    >
      <BalloonDrawing balloon={balloon} state={state} lit={look.lit || look.picked} />
      {look.token !== undefined && <TokenOn value={look.token} />}
    </div>
  );
}

/** Standing on a truck it is the same drawing as in the sky, so that a launch changes nothing but its place. */
function BalloonDrawing({ balloon, state, lit }: { balloon: Balloon; state: BalloonState; lit: boolean }) {
  return useMemo(() => {
    const name = BALLOONS[balloon]!;
    const shape = name.startsWith('X') ? (Number(name[1]) as SpecialShape) : undefined;
    const drawn = state === 'inflated' ? 'flying' : state;
    const y = state === 'unpacked' ? 69 : 0;
    const art = { x: 0, y, width: 100, state: drawn, label: name } as const;
    return (
      <svg key={drawn} class="aloft-art" viewBox="-50 -75 100 150" aria-hidden="true" focusable="false">
        {lit && <BalloonRing state={state} shape={shape} />}
        {shape === undefined ? (
          <BalloonArt colors={[name[0] as PaintId, name[1] as PaintId]} {...art} />
        ) : (
          <SpecialBalloon shape={shape} {...art} />
        )}
      </svg>
    );
  }, [balloon, state, lit]);
}

function BalloonRing({ state, shape }: { state: BalloonState; shape: SpecialShape | undefined }) {
  if (state === 'packed') return <LegalRing x={0} y={1} width={104} height={94} radius={26} />;
  if (state === 'unpacked') return <LegalRing x={0} y={48} width={112} height={60} radius={22} />;
  return <LegalRing x={0} y={0} width={100} shape={shape ?? 'balloon'} />;
}

function TokenOn({ value }: { value: number }) {
  return (
    <svg
      class="aloft-art aloft-token"
      viewBox="-50 -75 100 150"
      style={{ '--n': value }}
      aria-hidden="true"
      focusable="false"
    >
      <Token value={value} x={2} y={-84} size={54} />
    </svg>
  );
}

interface TruckPieceProps {
  readonly space: number;
  readonly lit: boolean;
  readonly picked?: boolean;
  readonly news: string | undefined;
}

function LaunchTruck({ space, lit, picked, news }: TruckPieceProps) {
  return (
    <div
      class="aloft-piece aloft-truck"
      data-news={news}
      data-picked={picked || undefined}
      style={{ '--x': space - 1 }}
    >
      <TruckDrawing kind="launch" lit={lit || picked === true} />
    </div>
  );
}

function SafetyTruck({ space, lit, news }: TruckPieceProps) {
  return (
    <div class="aloft-piece aloft-truck is-safety" data-news={news} style={{ '--x': space - 1 }}>
      <TruckDrawing kind="safety" lit={lit} />
    </div>
  );
}

function TruckDrawing({ kind, lit }: { kind: 'launch' | 'safety'; lit: boolean }) {
  return useMemo(
    () => (
      <svg class="aloft-art" viewBox="-52 -56 104 62" aria-hidden="true" focusable="false">
        {lit && <LegalRing x={0} y={-24} width={108} height={64} radius={18} />}
        <Truck kind={kind} x={0} y={0} width={100} />
      </svg>
    ),
    [kind, lit],
  );
}
