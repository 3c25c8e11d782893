/** Which sentence says what: the sentences themselves are in words/. */
import type { Place, Words } from '../../contract/index.ts';
import { skySentences } from '../../families/airfield/describe.ts';
import { aboveOf, formation } from '../../families/airfield/formation.ts';
import { askHeld } from '../../families/airfield/held.ts';
import { BALLOONS, type Balloon, cardsEach, SPACES, TOKEN_KINDS } from './data.ts';
import { achievements, formationScore, setsOf } from './scoring.ts';
import { actionOf, nextFree, type PanoramaEvent, type PanoramaState, Step, safetySpace } from './state.ts';
import type { TableWords } from './words/index.ts';

const letters = (balloon: Balloon): string => BALLOONS[balloon]!;

function inHand({ ask, brings }: TableWords, view: PanoramaState, held: Place) {
  return askHeld(view, BALLOONS, held, 'bed', {
    tray: ask.inflating,
    sky: ask.raising,
    truck(space) {
      const load = view.load[space] ?? -1;
      return load < 0 ? ask.loading(space) : ask.launching(letters(load), brings(load));
    },
  });
}

export const wordsOf = (say: TableWords): Words<PanoramaState, number, PanoramaEvent> => ({
  ask(view, seat, held) {
    const asked = held === undefined ? undefined : inHand(say, view, held);
    if (asked) return asked;
    const own = view.colors[seat]!;
    const sets = setsOf(view).slice(1);
    return { title: say.ask.title, detail: own === 0 ? say.ask.any(sets) : say.ask.own(own, sets) };
  },

  drawing: ({ step }) => (step === Step.REVEAL ? say.drawing.reveal : say.drawing.deal),

  move(view, _seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'truck': {
        const to = nextFree(view.trucks, action.space);
        return action.space === safetySpace(view) ? say.move.safety(to) : say.move.truck(action.space, to);
      }
      case 'inflate':
        return say.move.inflate(letters(action.balloon), action.space);
      case 'launch': {
        const balloon = view.load[action.space]!;
        return say.move.launch(letters(balloon), action.space, say.brings(balloon));
      }
      case 'ascend':
        return say.move.ascend(letters(action.balloon), ...aboveOf(view.at[action.balloon]!));
    }
  },

  say(event, who) {
    switch (event.kind) {
      case 'dealt':
        return say.told.dealt(event.cards);
      case 'truckMoved':
        return event.safety
          ? say.told.safetyMoved(who(event.seat), event.to)
          : say.told.truckMoved(who(event.seat), event.from, event.to);
      case 'inflated':
        return say.told.inflated(who(event.seat), letters(event.balloon), event.space);
      case 'launched':
        return say.told.launched(
          who(event.seat),
          letters(event.balloon),
          event.column,
          say.brings(event.balloon),
        );
      case 'ascended':
        return say.told.ascended(who(event.seat), letters(event.balloon), event.column, event.altitude);
      case 'revealed':
        return say.told.revealed(
          event.colors.map((set, seat) => ({ who: who(seat), colors: say.colors(set) })),
        );
    }
  },

  points(view, seat) {
    const own = view.colors[seat] ?? 0;
    if (own === 0) return undefined;
    return achievements(view, seat, own).points + formationScore(formation(view.at), own);
  },

  verdict(view, { scores, winners }, who) {
    const [seat = 0] = winners;
    if (winners.length > 1) return say.verdict.tied(winners.map(who), scores[seat]!);
    const own = view.colors[seat]!;
    const order = formation(view.at);
    const rest = scores.filter((_, other) => other !== seat);
    const won = say.verdict.won(who(seat), say.colors(own), scores[seat]! - Math.max(...rest), []);
    const { points } = achievements(view, seat, own);
    return `${won} ${say.verdict.parts(points, formationScore(order, own))}`;
  },

  about(view, seat) {
    const own = view.colors[seat] ?? 0;
    const each = cardsEach(view.seats);
    if (own === 0) return say.about.secret(each);
    return view.step === Step.OVER ? say.about.shown(own, each) : say.about.own(own, each);
  },

  describe(view, viewer, who) {
    const own = view.colors[viewer] ?? 0;
    const spaces = Array.from({ length: SPACES }, (_, i) => i + 1).filter((at) => view.trucks & (1 << at));
    const safety = safetySpace(view);
    return [
      ...(own === 0 ? [] : [say.describe.own(own, cardsEach(view.seats))]),
      say.describe.trucks(
        spaces.map((space) => ({ space, load: BALLOONS[view.load[space]!], safety: space === safety })),
      ),
      ...skySentences(view.at, BALLOONS, say.field),
      say.describe.packed(BALLOONS.filter((_, b) => view.packed & (1 << b))),
      ...Array.from({ length: view.seats }, (_, seat) =>
        say.describe.tokens(
          who?.(seat),
          seat,
          view.tokens.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS),
        ),
      ),
    ];
  },
});
