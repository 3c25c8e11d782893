/** What can be looked up in the middle of a game: the aid, tips on every place, and coaching for a first game. */
import type { Aid, Place, Seat, Section, Tip } from '../../contract/index.ts';
import { FieldSign } from '../../families/airfield/art/sign.tsx';
import { hasBit as has } from '../../families/airfield/formation.ts';
import { partsOf } from '../../families/airfield/places.ts';
import { fieldTip } from '../../families/airfield/tips.ts';
import { list, signs, text } from '../../toolkit/rulebook.ts';
import { choicesOf } from './board/choices.ts';
import { BALLOONS, COLORS, LAST_SPACE, LAST_STEP, PAINT, TRUCKS } from './data.ts';
import { moves } from './rules.ts';
import { type AloftState, isSolo, Step } from './state.ts';
import { type AloftNumbers, tune } from './turnables.ts';
import { readOf, truckOn } from './why.ts';
import type { AidWords } from './words/index.ts';

export const aidOf = (say: AidWords): Aid<AloftState> => ({
  sections: (house = {}) => sections(say, tune(house)),
  Sign: ({ name }) => <FieldSign name={name} paint="R" />,
  tip: (view, viewer, place) => tipAt(say, view, viewer, place),
  coach: (view, seat, held) => coach(say, view, seat, held),
});

function sections({ turn, scoring, end, legend }: AidWords, numbers: AloftNumbers): readonly Section[] {
  return [
    { id: 'turn', title: turn.title, blocks: [{ steps: turn.steps }, list(...turn.list)] },
    { id: 'scoring', title: scoring.title, blocks: [list(...scoring.list(numbers))] },
    signs(legend),
    { id: 'end', title: end.title, blocks: [text(end.text)] },
  ];
}

function tipAt(say: AidWords, view: AloftState, viewer: Seat, place: Place): Tip | undefined {
  const [kind, name = ''] = partsOf(place);
  const at = Number(name);
  const { own } = say;
  switch (kind) {
    case 'road':
      return roadTip(say, view, at);
    case 'edge':
      return own.lastSpace;
    case 'lane':
      return at === view.safety ? own.safety(at, LAST_STEP - view.steps) : own.lane;
    case 'tray':
      return trayTip(say, view, name);
    case 'own': {
      const color = COLORS[view.colors[viewer] ?? -1];
      return color === undefined ? say.tips.cardDown : say.tips.card([color]);
    }
    default: {
      const tip = fieldTip(view, place, readOf(view), say.tips);
      const extra = tip && (view.tuned?.[kind as 'altitude' | 'column'] ?? [])[at - 1];
      return extra ? { ...tip, text: `${tip.text} ${own.extra(extra)}` } : tip;
    }
  }
}

/** The launch truck that moves next. */
const nextToRoll = (view: AloftState): number => TRUCKS - 1 - (view.steps & 3);

function roadTip({ own }: AidWords, view: AloftState, space: number): Tip {
  const truck = truckOn(view, space);
  if (truck < 0) return space === LAST_SPACE ? own.lastSpace : own.road(space);
  const rolls = truck === nextToRoll(view);
  return own.truck(space, BALLOONS[view.load[truck]!], has(view.inflated, truck), rolls);
}

function trayTip({ tips, own }: AidWords, view: AloftState, letters: string): Tip {
  if (!has(view.packed, BALLOONS.indexOf(letters))) return tips.gone(letters);
  return tips.packed(letters, isSolo(view) ? own.notFirst : own.packedSteps);
}

function coach({ coach: say }: AidWords, view: AloftState, seat: Seat, held: Place | undefined): string {
  const legal: number[] = [];
  legal.length = moves(view, seat, legal);
  const choices = choicesOf(view, legal);
  const color = view.colors[seat] ?? -1;
  const isOwn = (balloon: number): boolean =>
    color >= 0 && balloon >= 0 && (PAINT[balloon]! & (1 << color)) !== 0;
  if (view.step === Step.TRUCK) {
    if (choices.roll < 0) return say.onlySafety;
    return choices.safety ? coachTrucks(say, view, isOwn) : say.onlyLaunch;
  }
  if (isSolo(view)) return say.alone;
  const [kind, name = ''] = held === undefined ? [] : partsOf(held);
  if (kind === 'tray') return isOwn(BALLOONS.indexOf(name)) ? say.holdOwn : say.holdOther;
  if (kind === 'road') return say.holdTruck;
  const onTrucks = (bits: number) => view.load.find((load, truck) => has(bits, truck) && isOwn(load));
  const launch = onTrucks(choices.launch);
  if (launch !== undefined) return say.launch(BALLOONS[launch]!);
  const inflate = onTrucks(choices.inflate);
  if (inflate !== undefined) return say.inflate(BALLOONS[inflate]!);
  const raise = BALLOONS.findIndex((_, balloon) => has(choices.ascend, balloon) && isOwn(balloon));
  if (raise >= 0) return say.raise(BALLOONS[raise]!);
  const unpack = BALLOONS.some((_, balloon) => has(choices.unpack, balloon) && isOwn(balloon));
  return unpack ? say.unpack : say.neutral;
}

/** So few steps before the end it is the end that decides. */
const NEAR_END = 6;

/** Both kinds of trucks may move: what tells them apart in this position. */
function coachTrucks(say: AidWords['coach'], view: AloftState, isOwn: (balloon: number) => boolean): string {
  const left = LAST_STEP - view.steps;
  if (left <= NEAR_END) return say.nearEnd(left);
  const load = view.load[nextToRoll(view)]!;
  if (isOwn(load)) return say.carries(BALLOONS[load]!);
  // The general word once for each truck; after that it is known.
  return view.steps < TRUCKS ? say.both : say.later;
}
