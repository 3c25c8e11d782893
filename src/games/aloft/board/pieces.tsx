/** Trucks and balloons where they stand, and which of them glow. */

import * as field from '../../../families/airfield/field/index.ts';
import { hasBit as has } from '../../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, TRUCKS } from '../data.ts';
import { type AloftEvent, type AloftState, spaceOf } from '../state.ts';
import type { Choices } from './choices.ts';
import { slotsOf, trayOf, truckOf } from './look.ts';

type Props = field.PiecesProps<AloftState, Choices, AloftEvent>;

export function Pieces(props: Props) {
  const { view, choices, picked, events = [] } = props;
  const news = newsOf(events);
  const tray = trayOf(view);
  const slots = slotsOf(view);
  return (
    <field.Pieces slots={slots}>
      {Array.from({ length: TRUCKS }, (_, truck) => (
        <field.TruckPiece
          key={`truck${truck}`}
          kind="launch"
          space={spaceOf(view, truck)}
          lit={choices.roll === truck || (has(choices.empty, truck) && picked?.truck === undefined)}
          picked={picked?.truck === truck}
          news={news.get(`truck${truck}`)}
        />
      ))}
      <field.TruckPiece kind="safety" space={view.safety} lit={choices.safety} news={news.get('safety')} />
      <field.Balloons
        {...props}
        all={tray.map((balloon, slot) => ({
          balloon,
          name: BALLOONS[balloon]!,
          place: placeOf(view, balloon, slot, slots),
          canLeaveTray: has(choices.unpack, balloon),
          canElsewhere: has(choices.ascend, balloon) || isReady(view, choices, balloon),
        }))}
        news={news}
      />
    </field.Pieces>
  );
}

function placeOf(view: AloftState, balloon: Balloon, slot: number, slots: number): field.BalloonPlace {
  const cell = view.at[balloon]!;
  if (cell >= 0) return { state: 'flying', cell };
  const truck = truckOf(view, balloon);
  if (truck < 0) return { state: 'packed', slot, slots };
  return { state: has(view.inflated, truck) ? 'inflated' : 'unpacked', space: spaceOf(view, truck) };
}

/** The balloon stands on a truck, and something can be done to it there. */
function isReady(view: AloftState, choices: Choices, balloon: Balloon): boolean {
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
