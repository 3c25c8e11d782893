/**
 * Positions as text: `hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y; points 4 0 7; trips 5; turn 1 decide`.
 * Parts come in any order, and all but the hands may be left out: then everything stands as at the start of a game
 * of two. A hand is its letters, `?6` for six cards that are not known, or `-`. `history 1 0 2, 3 0 0` gives the
 * points of every trip that is over; `track classic`, `cap 4` and `target 30` are the options.
 */
import type { Reading } from '../../contract/index.ts';
import { CARDS, CLASSIC_TOP, DECK, DECK_SIZE, FACES, KINDS, MOST_TRIPS } from './data.ts';
import { countCards, handText } from './deal.ts';
import type { PositionRefusal } from './refusals.ts';
import { start } from './rules.ts';
import {
  type CloudState,
  diceAt,
  gainChar,
  gainOf,
  handOf,
  isAboard,
  isAlone,
  isHidden,
  nextAboard,
  pointsAt,
  Step,
} from './state.ts';

const STEPS = ['deal', 'alone', 'roll', 'decide', 'pay', 'draw', 'over'] as const;
const PARTS = [
  'hands',
  'track',
  'cap',
  'target',
  'cloud',
  'pilot',
  'jumped',
  'roll',
  'points',
  'trips',
  'history',
  'discard',
  'turn',
] as const;
type Part = (typeof PARTS)[number];
type Parts = Partial<Record<Part, string>>;
/** Why a part cannot be, or nothing where it can. */
type Refusal = PositionRefusal | undefined;

export function readPosition(text: string): Reading<CloudState, PositionRefusal> {
  const parts = split(text);
  if ('code' in parts) return { refused: parts };
  const hands = wordsOf(parts.hands ?? '?6 ?6').map((word) => word.toUpperCase());
  if (hands.length < 2 || hands.length > 6) return { refused: { code: 'hands' } };
  const s = start(hands.length, {
    track: parts.track ?? 'manual',
    diceCap: parts.cap ?? 0,
    target: parts.target ?? 50,
  });
  const refused =
    checkOptions(s, parts) ??
    readHands(s, hands) ??
    readDiscard(s, parts.discard) ??
    countDeck(s) ??
    readFlight(s, parts) ??
    readRoll(s, parts.roll) ??
    readScores(s, parts) ??
    readTurn(s, parts.turn);
  return refused === undefined ? { value: s } : { refused };
}

export function writePosition(s: CloudState): string {
  const hands = s.sizes.map((size, seat) =>
    isHidden(s, seat) ? `?${size}` : handText(handOf(s, seat)) || '-',
  );
  const trips = Array.from({ length: s.trips }, (_, trip) =>
    s.sizes.map((_, seat) => gainOf(s, trip, seat)).join(' '),
  );
  return [
    `hands ${hands.join(' ')}`,
    ...(s.classic ? ['track classic'] : []),
    ...(s.cap ? [`cap ${s.cap}`] : []),
    ...(s.target === 50 ? [] : [`target ${s.target}`]),
    `cloud ${s.level}`,
    `pilot ${s.pilot}`,
    `jumped ${s.jumped.join(' ')}`,
    ...(s.dice ? [`roll ${s.dice}`] : []),
    `points ${s.scores.join(' ')}`,
    ...(trips.length ? [`history ${trips.join(', ')}`] : []),
    ...(s.discard.some((count) => count > 0) ? [`discard ${handText(s.discard)}`] : []),
    `turn ${s.turn} ${STEPS[s.step]}`,
  ].join('; ');
}

function split(text: string): Parts | PositionRefusal {
  const parts: Parts = {};
  for (const clause of text.split(';')) {
    const [first = '', ...rest] = clause.trim().split(/\s+/);
    if (first === '') continue;
    const name = first.toLowerCase() as Part;
    if (!PARTS.includes(name)) return { code: 'clause', text: clause.trim().slice(0, 30) };
    if (parts[name] !== undefined) return { code: 'twice', text: name };
    parts[name] = rest.join(' ');
  }
  return parts;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whole numbers in a row; undefined where a word is none. */
function numbersOf(text: string): number[] | undefined {
  const words = wordsOf(text);
  return words.every((word) => /^\d{1,4}$/.test(word)) ? words.map(Number) : undefined;
}

/** One number from `low` to `high`; `usual` where the part is left out. */
function numberIn(text: string | undefined, usual: number, low: number, high: number): number | undefined {
  if (text === undefined) return usual;
  const [value, ...rest] = numbersOf(text) ?? [];
  return value !== undefined && rest.length === 0 && value >= low && value <= high ? value : undefined;
}

function checkOptions(s: CloudState, parts: Parts): Refusal {
  if (parts.track !== undefined && parts.track !== 'manual' && parts.track !== 'classic')
    return { code: 'track' };
  const target = numberIn(parts.target, 50, 20, 100);
  if (target === undefined) return { code: 'target' };
  s.target = target;
  const cap = numberIn(parts.cap, 0, 0, 4);
  if (cap !== 0 && cap !== 4) return { code: 'cap' };
  s.cap = cap;
  return undefined;
}

function readHands(s: CloudState, hands: readonly string[]): Refusal {
  for (const [seat, word] of hands.entries()) {
    const unknown = /^\?(\d{1,2})$/.exec(word)?.[1];
    const counts = countCards(word === '-' ? '' : word);
    if (unknown === undefined && counts === undefined) return { code: 'hands' };
    s.sizes[seat] = unknown === undefined ? sum(counts!) : Number(unknown);
    if (unknown === undefined) s.hands.splice(seat * KINDS, KINDS, ...counts!);
  }
  return undefined;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

function readDiscard(s: CloudState, text: string | undefined): Refusal {
  const counts = countCards(wordsOf(text?.toUpperCase() ?? '').join(''));
  if (counts === undefined) return { code: 'discard' };
  s.discard = counts;
  return undefined;
}

/** What is in no hand and not discarded is in the deck, which is unknown unless all hands are known. */
function countDeck(s: CloudState): Refusal {
  s.left = DECK_SIZE - sum(s.sizes) - sum(s.discard);
  if (s.left < 0) return { code: 'tooManyCards' };
  const known = s.sizes.every((_, seat) => !isHidden(s, seat));
  for (const [card, name] of CARDS.entries()) {
    let rest = DECK[card]! - s.discard[card]!;
    for (let seat = 0; seat < s.seats; seat++) rest -= Math.max(0, s.hands[seat * KINDS + card]!);
    if (rest < 0) return { code: 'tooMany', card: name, most: DECK[card]! };
    if (known) s.deck[card] = rest;
  }
  return undefined;
}

function readFlight(s: CloudState, parts: Parts): Refusal {
  const level = numberIn(parts.cloud, 1, 1, s.classic ? CLASSIC_TOP : 999);
  if (level === undefined) return { code: 'cloud' };
  const pilot = numberIn(parts.pilot, 0, 0, s.seats - 1);
  if (pilot === undefined) return { code: 'pilot', seats: s.seats };
  const jumped = parts.jumped === undefined ? s.jumped : numbersOf(parts.jumped);
  if (jumped?.length !== s.seats || jumped.some((cloud) => cloud > level))
    return { code: 'jumped', seats: s.seats };
  s.level = level;
  s.pilot = pilot;
  s.jumped = jumped;
  s.aboard = jumped.reduce((bits, cloud, seat) => (cloud > 0 ? bits : bits | (1 << seat)), 0);
  return undefined;
}

function readRoll(s: CloudState, text: string | undefined): Refusal {
  s.dice = wordsOf(text?.toUpperCase() ?? '').join('');
  const dice = diceAt(s, s.level);
  const good = s.dice === '' || (s.dice.length === dice && [...s.dice].every((face) => FACES.includes(face)));
  return good ? undefined : { code: 'roll', dice };
}

function readScores(s: CloudState, parts: Parts): Refusal {
  const trips = numberIn(parts.trips, 0, 0, MOST_TRIPS);
  if (trips === undefined) return { code: 'trips' };
  s.trips = trips;
  s.gains = gainChar(0).repeat(trips * s.seats);
  if (parts.history !== undefined) {
    const history = parts.history.split(',').map(numbersOf);
    if (history.length > MOST_TRIPS || history.some((gains) => gains?.length !== s.seats))
      return { code: 'history', seats: s.seats };
    s.trips = history.length;
    s.gains = history.flatMap((gains) => gains!.map(gainChar)).join('');
  }
  const scores = parts.points === undefined ? earned(s, parts.turn) : numbersOf(parts.points);
  if (scores?.length !== s.seats) return { code: 'points', seats: s.seats };
  s.scores = scores;
  return undefined;
}

/** What the trips that are over brought, and the jumps of the one under way. */
function earned(s: CloudState, turn: string | undefined): number[] {
  const done = /(draw|over)$/.test(turn ?? '');
  return s.jumped.map((cloud, seat) => {
    let points = done || cloud === 0 ? 0 : pointsAt(s, cloud);
    for (let trip = 0; trip < s.trips; trip++) points += gainOf(s, trip, seat);
    return points;
  });
}

function readTurn(s: CloudState, text: string | undefined): Refusal {
  const [seat, step] = text === undefined ? usualTurn(s) : wordsOf(text.toLowerCase());
  s.turn = Number(seat);
  s.step = STEPS.indexOf(step as (typeof STEPS)[number]);
  if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn >= s.seats || s.step < 0)
    return { code: 'turn', seats: s.seats };
  if (s.step === Step.DEAL) return sum(s.sizes) + sum(s.scores) > 0 ? { code: 'notStart' } : undefined;
  if (s.step === Step.DRAW) return undefined;
  if (s.step === Step.OVER)
    return s.trips < MOST_TRIPS && s.scores.every((score) => score < s.target)
      ? { code: 'notOver' }
      : undefined;
  return checkTrip(s);
}

/** The first who is asked: after a roll the next passenger, before it the pilot. */
function usualTurn(s: CloudState): readonly [string, string] {
  if (s.dice === '') return [String(s.pilot), isAlone(s) ? 'alone' : 'roll'];
  const seat = nextAboard(s);
  return [String(seat), seat === s.pilot ? 'pay' : 'decide'];
}

function checkTrip(s: CloudState): Refusal {
  const decides = s.step === Step.PASSENGERS;
  if (!isAboard(s, s.pilot) || !isAboard(s, s.turn) || (s.turn === s.pilot) === decides)
    return { code: 'notPilot' };
  const rolled = decides || s.step === Step.PAY;
  if (rolled && s.dice === '') return { code: 'needsRoll' };
  if (!rolled && s.dice !== '') return { code: 'rolledEarly' };
  return s.step === Step.ALONE && !isAlone(s) ? { code: 'notAlone' } : undefined;
}
