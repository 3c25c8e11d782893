/** Cloud 9, as the contract wants it. */
import type { Game, JsonObject, Move, Next, Reading, Rng } from '../../contract/index.ts';
import { ACT, DEAL, DRAW, OVER } from '../../toolkit/next.ts';
import { alone } from '../../toolkit/reading.ts';
import { CARDS, FACES, KINDS } from './data.ts';
import { chooseCard, drawDeal, drawDice } from './deal.ts';
import { chanceLine, read, readChanceLine, readDeal, write } from './notation.ts';
import type { CloudRefusal } from './refusals.ts';
import { forced, moves, pick, play, start } from './rules.ts';
import { result } from './scoring.ts';
import { type CloudEvent, type CloudState, cardDraw, diceAt, HIDDEN_CARD, handOf, Step } from './state.ts';
import { turnables } from './turnables.ts';
import { copy, guess, hide, view } from './view.ts';

function next(s: CloudState): Next {
  switch (s.step) {
    case Step.DEAL:
      return DEAL;
    case Step.ROLL:
    case Step.DRAW:
      return DRAW;
    case Step.OVER:
      return OVER;
    default:
      return ACT[s.turn]!;
  }
}

function draw(s: CloudState, rng: Rng): Move {
  if (s.step === Step.DEAL) return drawDeal(s, rng);
  if (s.step === Step.ROLL) return drawDice(diceAt(s, s.level), rng);
  // A view does not know the deck.
  return s.deck[0]! < 0 ? HIDDEN_CARD : cardDraw(chooseCard(s.deck, s.left, rng));
}

/** More dice than these have too many outcomes to list. */
const MOST_LISTED_DICE = 4;

function odds(s: CloudState, visit: (draw: Move, weight: number) => void): boolean {
  if (s.step === Step.ROLL) return diceOdds(diceAt(s, s.level), visit);
  if (s.step !== Step.DRAW || s.deck[0]! < 0) return false;
  for (let card = 0; card < KINDS; card++) if (s.deck[card]! > 0) visit(cardDraw(card), s.deck[card]!);
  return true;
}

function diceOdds(count: number, visit: (draw: Move, weight: number) => void): boolean {
  if (count > MOST_LISTED_DICE) return false;
  const roll = (dice: string, weight: number): void => {
    if (dice.length === count) visit(dice, weight);
    // The last face stands for both blanks.
    else for (let face = 0; face < KINDS; face++) roll(dice + FACES[face]!, face === 4 ? weight * 2 : weight);
  };
  roll('', 1);
  return true;
}

function setup(s: CloudState): JsonObject {
  return {
    hands: Array.from({ length: s.seats }, (_, seat) =>
      handOf(s, seat).flatMap((count, card) => Array.from({ length: count }, () => CARDS[card]!)),
    ),
  };
}

function opening(s: CloudState, given: JsonObject): Reading<readonly Move[], CloudRefusal> {
  const { hands } = given;
  if (!Array.isArray(hands)) return { refused: { code: 'deal', seats: s.seats } };
  const cards = hands.map((hand) => (Array.isArray(hand) ? hand.map(String) : ['?']));
  return alone(readDeal(s, cards));
}

export const cloudNine: Game<CloudState, Move, CloudEvent> = {
  turnables,
  start,
  next,
  draw,
  odds,
  moves,
  pick,
  forced,
  play,
  result,
  copy,
  view,
  hide,
  guess,
  decides: (_state, seat) => seat,
  // A passenger trusts the pilot or not; a pilot needs to see the hand.
  openly: (s) => s.step === Step.PASSENGERS,
  write,
  read,
  transcript: { setup, opening, chance: chanceLine, readChance: readChanceLine },
};
