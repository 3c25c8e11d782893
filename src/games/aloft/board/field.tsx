/** The whole picture, and everything that can be done to it. */
import type { BoardProps } from '../../../contract/index.ts';
import {
  Airfield,
  type Deed,
  type Drop,
  type Picked,
  type Spot,
  useField,
} from '../../../families/airfield/field/index.ts';
import { formation, hasBit as has } from '../../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, TRUCKS } from '../data.ts';
import { numberAt } from '../scoring.ts';
import {
  type AloftEvent,
  type AloftState,
  ASCEND,
  isSolo,
  LAUNCH,
  MOVE_SAFETY_TRUCK,
  Step,
  spaceOf,
  unpackMove,
} from '../state.ts';
import type { TableWords } from '../words/index.ts';
import { wordsOf } from '../words.ts';
import { type Choices, choicesOf, onTray, onTruck } from './choices.ts';
import css from './field.module.css';
import { cardOf, printOf, trackOf, trayOf } from './look.ts';
import { Pieces } from './pieces.tsx';
import { firstStop, rowsOf, SPOTS, TRUCK_ROW } from './rows.ts';
import { useSay } from './say.ts';
import { sunrise } from './scene.tsx';

type Props = BoardProps<AloftState, number, AloftEvent>;

export function Field(props: Props) {
  const { view, viewer, seat, moves, events } = props;
  const words = useSay();
  const say = words.board;
  const legal = seat === undefined ? none : moves;
  const choices = choicesOf(view, legal);
  const tray = trayOf(view);
  const field = useField(props, wordsOf(words).move, {
    legal,
    tray,
    spots: SPOTS,
    start: firstStop(view, choices),
    print: printOf(view),
    bedRow: TRUCK_ROW,
    onTray: (balloon, picked) => onTray(choices, balloon, picked),
    onGround: (spot, picked) => onGround(spot, view, choices, picked),
    takers: (balloon) => takers(view, choices, balloon),
    launchFrom: (space) => launchFrom(view, space),
    rising: { balloons: choices.ascend, first: ASCEND },
  });
  const { picked } = field;
  const slots = tray.map((balloon) => ({
    letters: BALLOONS[balloon]!,
    name: slotName(say, view, choices, balloon),
    lit: has(choices.unpack, balloon),
    picked: picked?.balloon === balloon,
  }));
  return (
    <Airfield
      scene={sunrise}
      class={css.aloft}
      field={field}
      say={say}
      rows={rowsOf(view, choices, picked, words)}
      tray={{ label: isSolo(view) ? say.row : say.tray, slots, card: cardOf(view, viewer, words) }}
      heard={heard(say, view, choices, picked)}
    >
      <Pieces
        view={view}
        choices={choices}
        picked={field.shown}
        events={events}
        {...(view.step === Step.OVER && !isSolo(view) && numbered(view))}
      />
    </Airfield>
  );
}

/** In scoring order, each with what it scores. */
function numbered(view: AloftState) {
  const order = formation(view.at);
  return { order, numbers: order.map((_, i) => numberAt(view, order, i)) };
}

const none: readonly number[] = [];

function slotName(say: TableWords['board'], view: AloftState, choices: Choices, balloon: Balloon): string {
  const name = say.slot(BALLOONS[balloon]!, has(view.packed, balloon));
  return isSolo(view) && has(choices.unpack, balloon) ? say.firstInRow(name) : name;
}

function onGround(
  { row, column }: Spot,
  view: AloftState,
  choices: Choices,
  picked: Picked | undefined,
): Deed {
  if (row === TRUCK_ROW) return onTruck(choices, trackOf(view)[column]!, picked);
  return choices.safety && column === view.safety ? { move: MOVE_SAFETY_TRUCK } : undefined;
}

function takers(view: AloftState, choices: Choices, balloon: Balloon): Drop[] {
  return emptyTrucks(choices).map((truck) => ({
    space: spaceOf(view, truck),
    move: unpackMove(truck, balloon),
  }));
}

function launchFrom(view: AloftState, space: number) {
  const truck = trackOf(view)[space]!;
  return { balloon: view.load[truck]!, move: LAUNCH + truck };
}

const emptyTrucks = (choices: Choices): number[] =>
  Array.from({ length: TRUCKS }, (_, truck) => truck).filter((truck) => has(choices.empty, truck));

function heard(
  say: TableWords['board'],
  view: AloftState,
  choices: Choices,
  picked: Picked | undefined,
): string {
  if (picked === undefined) return '';
  if (picked.balloon === undefined) return say.choseTruck(spaceOf(view, picked.truck));
  const spaces = emptyTrucks(choices).map((truck) => spaceOf(view, truck));
  return say.choseBalloon(BALLOONS[picked.balloon]!, spaces);
}
