/** What can be looked up in the middle of a game: the aid, tips on every place, and coaching for a first game. */
import type { Aid, Move, Seat, Section } from '../../contract/index.ts';
import { type PaintId, Token } from '../../toolkit/art/index.ts';
import { list, signs, text } from '../../toolkit/rulebook.ts';
import { Card } from './board/cards.tsx';
import { Die } from './board/dice.tsx';
import { Head } from './board/figure.tsx';
import { chanceToPay, ownChance } from './chances.ts';
import { CARDS, type CardName, WILD } from './data.ts';
import { isBlankRoll, needOf, payments } from './pay.ts';
import {
  type CloudState,
  diceAt,
  isAboard,
  isHidden,
  isPayment,
  nextAboard,
  ownHand,
  PAY,
  PAY_ALL,
  pilotMayLeave,
  pointsAt,
  Step,
} from './state.ts';
import { type CloudNumbers, tune } from './turnables.ts';
import type { AidWords } from './words/index.ts';

export const aid = (say: AidWords): Aid<CloudState> => ({
  sections: (house = {}) => sections(say, tune(house, true)),
  Sign,
  tip: (view, viewer, place, who) => {
    const [kind = '', ...rest] = place.split('-');
    const which = rest.join('-');
    const seat = Number(which);
    const { tips } = say;
    switch (kind) {
      case 'cloud':
        return tips.cloud(seat, pointsAt(view, seat), diceAt(view, seat), seat === view.level);
      case 'balloon':
        return tips.balloon(view.level, view.sizes.filter((_, one) => isAboard(view, one)).length);
      case 'pilot':
        return tips.pilot(who(view.pilot), view.sizes[view.pilot]!);
      case 'rider':
        return seat === view.pilot
          ? tips.pilot(who(seat), view.sizes[seat]!)
          : tips.rider(who(seat), view.sizes[seat]!);
      case 'jumper':
        return tips.jumper(who(seat), view.jumped[seat]!, pointsAt(view, view.jumped[seat]!));
      case 'seat':
        return tips.seat(who(seat), view.sizes[seat]!, view.scores[seat]!, view.jumped[seat]! > 0);
      case 'deck':
        return tips.deck(view.left, view.discard);
      case 'hand':
        return cardTip(say, view, viewer, which);
      case 'dice':
        return view.dice
          ? tips.dice(needOf(view.dice), isBlankRoll(view.dice))
          : tips.toRoll(diceAt(view, view.level));
      case 'die':
        return view.dice[seat] ? tips.die(view.dice[seat]) : tips.toRoll(diceAt(view, view.level));
      case 'odds':
        return tips.odds(oddsOf(view, viewer));
      case 'jump':
        return tips.now(pointsAt(view, view.level));
      case 'next':
        return tips.next(pointsAt(view, view.level + 1));
      case 'standings':
        return tips.standings;
      case 'choice':
        return choiceTip(say, view, which);
      default:
        return undefined;
    }
  },
  coach: (view, seat) => coach(say, view, seat),
});

function cardTip({ tips }: AidWords, view: CloudState, viewer: Seat, which: string) {
  const hand = ownHand(view, viewer);
  if (!hand) return undefined;
  if (which === 'umbrella') return tips.umbrella(hand[WILD]!, view.classic === 1);
  const card = CARDS.indexOf(which as CardName);
  return tips.card(card, hand[card]!, needOf(view.dice)[card] ?? 0);
}

function choiceTip({ tips }: AidWords, view: CloudState, which: string) {
  if (which === 'stay') return tips.stay;
  if (which === 'jump') return tips.jump(pointsAt(view, view.level));
  if (which === 'fail') return tips.fail;
  return which === 'pay' || which === 'pay-all' ? tips.pay : tips.swap;
}

function oddsOf(view: CloudState, viewer: Seat): number | undefined {
  if (view.step === Step.ALONE) return ownChance(view, viewer, view.level);
  return view.dice && isHidden(view, view.pilot) ? chanceToPay(view) : undefined;
}

function coach({ coach: say }: AidWords, view: CloudState, seat: Seat): string {
  const here = pointsAt(view, view.level);
  if (view.step === Step.ALONE) return say.alone(ownChance(view, seat, view.level) ?? 0, here);
  if (view.step === Step.PAY) return coachPilot(say, view, here);
  const above = pointsAt(view, view.level + 1);
  const chance = isBlankRoll(view.dice) ? 1 : chanceToPay(view);
  // What a stay wins, times its chance, against what is safe now.
  const bet = chance * above - here;
  const own = nextAboard(view) === seat ? ownChance(view, seat, view.level + 1) : undefined;
  const then = own === undefined ? '' : say.nextPilot(own);
  if (chance === 1) return say.sure(view.level + 1) + then;
  if (bet > 0.3) return say.trust(chance) + then;
  return (bet < -0.3 ? say.doubt(chance, here) : say.even(chance, here, above)) + then;
}

const scratch: Move[] = [];

function coachPilot(say: AidWords['coach'], view: CloudState, here: number): string {
  const legal = (scratch as number[]).slice(0, payments(view, scratch as number[]));
  if (pilotMayLeave(view)) return say.mayLeave(here);
  if (legal.includes(PAY)) return say.mustPay;
  if (legal.includes(PAY_ALL)) return say.whole;
  return legal.some(isPayment) ? say.umbrella(here) : say.cannot;
}

function sections(say: AidWords, { points, dice }: CloudNumbers): Section[] {
  return [
    { id: 'trip', title: say.trip.title, blocks: [{ steps: say.trip.steps }] },
    { id: 'paying', title: say.paying.title, blocks: [list(...say.paying.list)] },
    signs(say.signs),
    { id: 'scoring', title: say.scoring.title, blocks: [list(...say.scoring.list)] },
    { id: 'end', title: say.end.title, blocks: [text(say.end.text)] },
    {
      id: 'nine-clouds',
      title: say.classic.title,
      blocks: [
        {
          table: {
            head: [say.classic.cloud, ...points.map((_, i) => `${i + 1}`)],
            rows: [
              [say.classic.points, ...points.map(String)],
              [say.classic.dice, ...dice.map(String), say.classic.none],
            ],
          },
        },
        list(...say.classic.list(points.at(-1)!)),
      ],
    },
  ];
}

const SHOWN: PaintId = 'G';

function Sign({ name }: { readonly name: string }) {
  switch (name) {
    case 'card':
      return <Card card={CARDS.indexOf(SHOWN as CardName)} />;
    case 'umbrella':
      return <Card card={WILD} />;
    case 'die':
      return <Die face={SHOWN} />;
    case 'blank':
      return <Die face="-" />;
    case 'gain':
      return <Token value="+3" size={32} />;
    default:
      return (
        <svg viewBox="-13 -13 26 26" width="32" height="32" aria-hidden="true" focusable="false">
          <Head sign={0} pilot />
        </svg>
      );
  }
}
