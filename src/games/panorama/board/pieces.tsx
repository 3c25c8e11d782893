/** Trucks and balloons where they stand, and which of them glow. */
import * as field from '../../../families/airfield/field/index.ts';
import { hasBit as has } from '../../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, TRUCKS } from '../data.ts';
import { nextFree, type PanoramaEvent, type PanoramaState } from '../state.ts';
import type { Choices } from './choices.ts';
import { useConvoy } from './convoy.ts';
import css from './field.module.css';

type Props = field.PiecesProps<PanoramaState, Choices, PanoramaEvent>;

export function Pieces(props: Props) {
  const { view, choices, picked, events = [] } = props;
  const news = newsOf(events);
  const convoy = useConvoy(view.trucks);
  // With a balloon in hand, trucks are there to take it; with a truck chosen, it is the balloons' turn.
  const lit = picked === undefined ? choices.drive : picked.balloon === undefined ? 0 : choices.empty;
  return (
    <field.Pieces slots={BALLOONS.length}>
      {picked === undefined && choices.drive !== 0 && (
        <div class={css.goal} style={{ '--x': goalOf(view.trucks, choices.drive) - 1 }} />
      )}
      {convoy.map((space, truck) => (
        <field.TruckPiece
          key={`truck${truck}`}
          kind={truck === TRUCKS - 1 ? 'safety' : 'launch'}
          space={space}
          lit={has(lit, space)}
          picked={picked?.truck === space}
          news={news.get(`space${space}`)}
        />
      ))}
      <field.Balloons
        {...props}
        all={BALLOONS.map((name, balloon) => ({
          balloon,
          name,
          place: placeOf(view, balloon),
          canLeaveTray: has(choices.inflate, balloon),
          canElsewhere: has(choices.ascend, balloon) || isReady(view, choices, balloon),
        }))}
        news={news}
      />
    </field.Pieces>
  );
}

/** All trucks that may drive go to the same space: the one gap, or the next in front. */
const goalOf = (trucks: number, drive: number): number => nextFree(trucks, 31 - Math.clz32(drive));

function placeOf(view: PanoramaState, balloon: Balloon): field.BalloonPlace {
  const cell = view.at[balloon]!;
  if (cell >= 0) return { state: 'flying', cell };
  const space = view.load.indexOf(balloon);
  if (space < 0) return { state: 'packed', slot: balloon, slots: BALLOONS.length };
  return { state: 'inflated', space };
}

/** The balloon stands on a truck and may launch. */
function isReady(view: PanoramaState, choices: Choices, balloon: Balloon): boolean {
  const space = view.load.indexOf(balloon);
  return space >= 0 && has(choices.launch, space);
}

/** What has just happened to which piece. */
function newsOf(events: readonly PanoramaEvent[]): ReadonlyMap<string, string> {
  const news = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'truckMoved') news.set(`space${event.to}`, event.kind);
    else if ('balloon' in event) news.set(`balloon${event.balloon}`, event.kind);
  }
  return news;
}
