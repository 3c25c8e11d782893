/** The whole picture, and everything that can be done to it. */
import type { BoardProps } from '../../../contract/index.ts';
import { Airfield, type Picked, useField } from '../../../families/airfield/field/index.ts';
import { formation, hasBit as has } from '../../../families/airfield/formation.ts';
import { morning } from '../../../toolkit/art/morning.tsx';
import { cx } from '../../../toolkit/ui/index.ts';
import { BALLOONS, SPACES } from '../data.ts';
import { ASCEND, inflateMove, LAUNCH, type PanoramaEvent, type PanoramaState, Step } from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { wordsOf } from '../words.ts';
import { type Choices, choicesOf, onBed, onTray, onTruck } from './choices.ts';
import css from './field.module.css';
import { Pieces } from './pieces.tsx';
import { BED_ROW, firstStop, rowsOf, SPOTS } from './rows.ts';
import { useSay } from './say.ts';
import { Shelf } from './shelf.tsx';
import { takenIn, useTokenFlight } from './use-flight.ts';

type Props = BoardProps<PanoramaState, number, PanoramaEvent>;

export function Field(props: Props) {
  const { view, viewer, seat, moves, events, who } = props;
  const words = useSay();
  const say = words.board;
  const legal = seat === undefined ? none : moves;
  const choices = choicesOf(legal);
  const field = useField(props, wordsOf(words).move, {
    legal,
    tray: TRAY,
    spots: SPOTS,
    start: firstStop(view, choices),
    print: printOf(view),
    bedRow: BED_ROW,
    onTray: (balloon, picked) => onTray(choices, balloon, picked),
    onGround: ({ row, column }, picked) =>
      row === BED_ROW ? onBed(choices, column, picked) : onTruck(choices, column, picked),
    takers: (balloon) => emptyTrucks(choices).map((space) => ({ space, move: inflateMove(space, balloon) })),
    launchFrom: (space) => ({ balloon: view.load[space]!, move: LAUNCH + space }),
    rising: { balloons: choices.ascend, first: ASCEND },
  });
  const { picked } = field;
  useTokenFlight(field.root, events);
  const slots = TRAY.map((balloon) => ({
    letters: BALLOONS[balloon]!,
    name: say.slot(BALLOONS[balloon]!, has(view.packed, balloon)),
    lit: has(choices.inflate, balloon),
    picked: picked?.balloon === balloon,
  }));
  return (
    <Airfield
      {...lookOf(view)}
      field={field}
      say={say}
      rows={rowsOf(view, choices, picked, words)}
      tray={{ label: say.tray, slots }}
      heard={heard(say, choices, picked)}
    >
      <Pieces
        view={view}
        choices={choices}
        picked={field.shown}
        events={events}
        {...(view.step === Step.OVER && { order: formation(view.at) })}
      />
      <Shelf view={view} who={who} viewer={viewer} news={takenIn(events).map(({ pile }) => pile)} />
    </Airfield>
  );
}

const none: readonly number[] = [];
const TRAY: readonly number[] = BALLOONS.map((_, balloon) => balloon);

/** On a phone, more than three collections need a second row. */
export const lookOf = ({ seats }: PanoramaState) => ({
  scene: morning,
  class: cx(css.panorama, seats > 3 && css.twoShelves),
});

const printOf = (view: PanoramaState): string =>
  [view.trucks, view.packed, view.turn, view.step, ...view.load, ...view.at].join(' ');

const emptyTrucks = (choices: Choices): number[] =>
  Array.from({ length: SPACES }, (_, i) => i + 1).filter((space) => has(choices.empty, space));

function heard(say: TableWords['board'], choices: Choices, picked: Picked | undefined): string {
  if (picked === undefined) return '';
  return picked.balloon === undefined
    ? say.choseTruck(picked.truck)
    : say.choseBalloon(BALLOONS[picked.balloon]!, emptyTrucks(choices));
}
