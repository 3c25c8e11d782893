/** Which sentence says what: the sentences themselves are in words/. */
import type { Place, Words } from '../../contract/index.ts';
import { skySentences } from '../../families/airfield/describe.ts';
import { aboveOf, countBits, formation } from '../../families/airfield/formation.ts';
import { askHeld } from '../../families/airfield/held.ts';
import {
  BALLOONS,
  type Balloon,
  COLORS,
  COLUMNS,
  PAINT,
  SOLO_BALLOONS,
  SOLO_LEAST,
  SOLO_MOST,
  TRUCKS,
} from './data.ts';
import { colorScore, numberAt, soloScore, width } from './scoring.ts';
import { type AloftEvent, type AloftState, actionOf, isSolo, Step, spaceOf } from './state.ts';
import type { TableWords } from './words/index.ts';

const letters = (balloon: Balloon): string => BALLOONS[balloon]!;

function inHand({ ask }: TableWords, view: AloftState, held: Place) {
  return askHeld(view, BALLOONS, held, 'road', {
    tray: ask.unpacking,
    sky: ask.raising,
    truck(space) {
      const load = view.load.find((_, truck) => spaceOf(view, truck) === space) ?? -1;
      return load < 0 ? ask.loading(space) : ask.launching(letters(load));
    },
  });
}

export const wordsOf = (say: TableWords): Words<AloftState, number, AloftEvent> => ({
  ask(view, seat, held) {
    const asked = held === undefined ? undefined : inHand(say, view, held);
    if (asked) return asked;
    const lead = spaceOf(view, TRUCKS - 1);
    if (view.step === Step.TRUCK) return say.ask.truck(lead);
    const title = say.ask.advance;
    if (lead > COLUMNS) return { title, detail: say.ask.last };
    if (isSolo(view)) return { title, detail: say.ask.alone };
    const own = COLORS[view.colors[seat]!];
    return { title, detail: own === undefined ? say.ask.any : say.ask.own(own) };
  },

  drawing(view) {
    if (view.step === Step.REVEAL) return say.drawing.reveal;
    return isSolo(view) ? say.drawing.row : say.drawing.deal;
  },

  move(view, _seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'launchTruck':
        return say.move.launchTruck(spaceOf(view, 3 - (view.steps & 3)));
      case 'safetyTruck':
        return say.move.safetyTruck(view.safety + 1);
      case 'pass':
        return say.move.pass;
      case 'unpack':
        return say.move.unpack(letters(action.balloon), spaceOf(view, action.truck));
      case 'inflate':
      case 'launch':
        return say.move[action.kind](letters(view.load[action.truck]!), spaceOf(view, action.truck));
      case 'ascend':
        return say.move.ascend(letters(action.balloon), ...aboveOf(view.at[action.balloon]!));
    }
  },

  say(event, who) {
    switch (event.kind) {
      case 'dealt':
        return event.seats === 1 ? say.told.dealtRow : say.told.dealt;
      case 'truckMoved':
      case 'safetyMoved':
        return say.told[event.kind](who(event.seat), event.to);
      case 'unpacked':
      case 'inflated':
        return say.told[event.kind](who(event.seat), letters(event.balloon), event.space);
      case 'launched':
        return say.told.launched(who(event.seat), letters(event.balloon), event.column);
      case 'ascended':
        return say.told.ascended(who(event.seat), letters(event.balloon), event.column, event.altitude);
      case 'passed':
        return say.told.passed(who(event.seat));
      case 'revealed':
        return say.told.revealed(
          event.colors.map((color, seat) => ({
            who: who(seat),
            colors: say.field.color(COLORS[color] ?? ''),
          })),
        );
    }
  },

  points(view, seat) {
    const order = formation(view.at);
    if (isSolo(view)) return soloScore(order, view);
    const color = view.colors[seat] ?? -1;
    return color < 0 ? undefined : colorScore(view, order, color);
  },

  verdict(view, { scores, winners }, who) {
    const order = formation(view.at);
    if (isSolo(view)) {
      const grounded = SOLO_BALLOONS - order.length;
      return say.verdict.alone(scores[0]!, width(order, view), grounded, SOLO_LEAST, SOLO_MOST);
    }
    const [seat = 0] = winners;
    if (winners.length > 1) return say.verdict.tied(winners.map(who), scores[seat]!);
    const color = view.colors[seat]!;
    const rest = scores.filter((_, other) => other !== seat);
    const best = order.flatMap((balloon, i) =>
      PAINT[balloon]! & (1 << color) ? [{ letters: letters(balloon), number: numberAt(view, order, i) }] : [],
    );
    return say.verdict.won(
      who(seat),
      say.field.color(COLORS[color] ?? ''),
      scores[seat]! - Math.max(...rest),
      best.reverse().slice(0, 2),
    );
  },

  about(view, seat) {
    if (isSolo(view)) return say.about.alone(countBits(view.flying), countBits(view.packed));
    const color = COLORS[view.colors[seat] ?? -1];
    if (color === undefined) return say.about.secret;
    return view.step === Step.OVER ? say.about.shown(color) : say.about.own(color);
  },

  describe(view, viewer) {
    const own = COLORS[view.colors[viewer] ?? -1];
    const trucks = Array.from({ length: TRUCKS }, (_, truck) => ({
      space: spaceOf(view, truck),
      load: BALLOONS[view.load[truck]!],
      inflated: (view.inflated & (1 << truck)) !== 0,
    }));
    const order = isSolo(view) ? view.row : BALLOONS.map((_, i) => i);
    const packed = order.filter((b) => view.packed & (1 << b)).map(letters);
    return [
      ...(own === undefined ? [] : [say.describe.own(own)]),
      say.describe.trucks(trucks, view.safety),
      ...skySentences(view.at, BALLOONS, say.field),
      isSolo(view) ? say.describe.row(packed) : say.describe.packed(packed),
    ];
  },
});
