/** Follows a transcript line by line and checks everything it says against the rules. */

import {
  CHANCE,
  type Game,
  type GameEvent,
  type GameFacts,
  type House,
  type Json,
  type JsonObject,
  type Move,
  type Next,
  type Position,
  type Reading,
  type Result,
  type Rng,
} from '../contract/index.ts';
import { type HouseTable, readHouse } from '../toolkit/house.ts';
import { isObject, sameJson } from '../toolkit/json.ts';
import { readOptions, readSeats } from '../toolkit/options.ts';
import { byGame, type GameRefusal } from '../toolkit/refuser.ts';
import type { DueNext, LineValue, MatchRefusal, TranscriptRefusal } from './refusals.ts';
import { legalTexts, type TranscriptHead } from './transcript.ts';

export interface Rules<S = Position> {
  readonly facts: GameFacts;
  readonly game: Game<S>;
}

/** Hears what happens while a transcript is followed. */
export interface TranscriptListener<S = Position> {
  start?(rules: Rules<S>, head: TranscriptHead): void;
  event?(event: GameEvent): void;
  end?(result: Result, moves: number): void;
}

type Why = MatchRefusal | GameRefusal;

export type Followed =
  | { readonly games: number; readonly moves: number }
  | { readonly line: number; readonly why: Why };

/** Follows any number of games, one after another. Blank lines count as lines and say nothing. */
export async function followTranscript(
  lines: Iterable<string> | AsyncIterable<string>,
  find: (id: string) => Promise<Rules | undefined>,
  listener: TranscriptListener = {},
): Promise<Followed> {
  const follower = new Follower(listener);
  let line = 0;
  for await (const text of lines) {
    line++;
    if (text.trim() === '') continue;
    const read = readLine(text);
    if ('refused' in read) return { line, why: read.refused };
    const { value } = read;
    const why =
      value.t === 'start' ? follower.start(value, await rulesOf(value, find)) : follower.follow(value);
    if (why) return { line, why };
  }
  const why = follower.stop();
  return why ? { line: line + 1, why } : { games: follower.games, moves: follower.moves };
}

const KEYS = {
  start: ['t', 'game', 'players', 'options', 'house', 'seed', 'setup'],
  chance: undefined, // the game says which
  move: ['t', 'seat', 'legal', 'move'],
  end: ['t', 'scores', 'winners', 'detail'],
} as const;
type Line = JsonObject & { readonly t: keyof typeof KEYS };

function readLine(text: string): Reading<Line, Why> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: { code: 'lineNotJson' } };
  }
  if (!isObject(value)) return { refused: { code: 'lineNotObject' } };
  if (!isLine(value)) return { refused: { code: 'lineKind', t: value.t ?? null } };
  const known: readonly string[] | undefined = KEYS[value.t];
  const strange = known && Object.keys(value).find((key) => !known.includes(key));
  return strange === undefined
    ? { value }
    : { refused: { code: 'strangeKey', key: strange, t: value.t, known: known ?? [] } };
}

const isLine = (value: JsonObject): value is Line =>
  typeof value.t === 'string' && Object.hasOwn(KEYS, value.t);

async function rulesOf(
  line: Line,
  find: (id: string) => Promise<Rules | undefined>,
): Promise<Reading<Rules, Why>> {
  if (typeof line.game !== 'string') return { refused: wrongType('game', line.game, 'gameName') };
  const rules = await find(line.game);
  return rules ? { value: rules } : { refused: { code: 'unknownGame', game: line.game } };
}

/** One game after another; every method answers what is wrong, or nothing. */
class Follower {
  readonly #listener: TranscriptListener;
  #play: Playing | undefined;
  games = 0;
  moves = 0;

  constructor(listener: TranscriptListener) {
    this.#listener = listener;
  }

  start(line: Line, rules: Reading<Rules, Why>): Why | undefined {
    if (this.#play) return { code: 'stillPlaying' };
    if ('refused' in rules) return rules.refused;
    const head = readHead(rules.value, line);
    if ('refused' in head) return head.refused;
    this.#listener.start?.(rules.value, head.value);
    const play = new Playing(rules.value.game, head.value, (event) => this.#listener.event?.(event));
    this.#play = play;
    return play.deal(line.setup);
  }

  follow(line: Line): Why | undefined {
    const play = this.#play;
    if (!play) return { code: 'noStart' };
    if (line.t === 'chance') return play.chance(line);
    if (line.t === 'move') return play.move(line);
    const ended = play.end(line);
    if ('refused' in ended) return ended.refused;
    this.games++;
    this.moves += play.moves;
    this.#play = undefined;
    this.#listener.end?.(ended.value, play.moves);
    return undefined;
  }

  stop(): Why | undefined {
    if (this.#play) return { code: 'stops', due: dueNext(this.#play.next()) };
    return this.games === 0 ? { code: 'empty' } : undefined;
  }
}

function readHead({ facts, game }: Rules, line: Line): Reading<TranscriptHead, Why> {
  const { players, options, seed } = line;
  if (typeof players !== 'number') return { refused: wrongType('players', players, 'number') };
  const seats = readSeats(facts, players);
  if ('refused' in seats) return seats;
  if (typeof seed !== 'string') return { refused: wrongType('seed', seed, 'text') };
  if (!isObject(options)) return { refused: wrongType('options', options, 'options') };
  const read = readOptions(facts, options);
  if ('refused' in read) return read;
  for (const [name, right] of Object.entries(read.value)) {
    if (!Object.hasOwn(options, name)) return { refused: { code: 'lacksOption', name } };
    if (options[name] !== right)
      return { refused: { code: 'optionType', name, value: options[name] ?? null, right } };
  }
  const house = readTuned(game, { seats: players, options: read.value }, line.house);
  if ('refused' in house) return house;
  return {
    value: {
      ...{ game: facts.id, players, options: read.value, seed },
      ...(house.value ? { house: house.value } : {}),
    },
  };
}

/** Only what differs from the standard is written, and as numbers. */
function readTuned(
  game: Game<Position>,
  table: HouseTable,
  given: Json | undefined,
): Reading<House | undefined, Why> {
  if (given === undefined) return { value: undefined };
  if (!isObject(given)) return { refused: wrongType('house', given, 'object') };
  const house = readHouse(game, table, given);
  if ('refused' in house) return house;
  const strange = Object.keys(given).find((name) => given[name] !== house.value?.[name]);
  return strange === undefined ? house : { refused: { code: 'houseStandard', name: strange } };
}

/** What is turned over at a reveal stands in the position already. */
const noRandomness: Rng = {
  below() {
    throw new Error('a reveal draws no random number');
  },
};

/** A game under way. */
class Playing {
  readonly #game: Game<Position>;
  readonly #state: Position;
  readonly #tell: (event: GameEvent) => void;
  moves = 0;

  constructor(game: Game<Position>, head: TranscriptHead, tell: (event: GameEvent) => void) {
    this.#game = game;
    this.#state = game.start(head.players, head.options, head.house);
    this.#tell = tell;
  }

  next(): Next {
    return this.#game.next(this.#state);
  }

  deal(setup: Json | undefined): Why | undefined {
    if (!isObject(setup)) return wrongType('setup', setup, 'object');
    const opening = this.#game.transcript.opening(this.#state, setup);
    if ('refused' in opening) return byGame(opening.refused);
    for (const draw of opening.value) {
      if (this.next().to !== 'deal') return { code: 'setupLong' };
      this.#game.play(this.#state, CHANCE, draw, this.#tell);
    }
    if (this.next().to === 'deal') return { code: 'setupShort' };
    const right = this.#game.transcript.setup(this.#state);
    if (!sameJson(setup, right)) return { code: 'setupUnlike', right };
    this.#reveal();
    return undefined;
  }

  chance(line: Line): Why | undefined {
    const next = this.next();
    if (next.to !== 'draw') return { code: 'noDrawDue', due: dueNext(next) };
    const { t: _t, ...fields } = line;
    const draw = this.#game.transcript.readChance(this.#state, fields);
    if ('refused' in draw) return byGame(draw.refused);
    const right = this.#game.transcript.chance(this.#state, draw.value);
    if (!sameJson(fields, right)) return { code: 'chanceUnlike', right: { t: 'chance', ...right } };
    this.#make(CHANCE, draw.value);
    return undefined;
  }

  move({ seat, legal, move }: Line): Why | undefined {
    const next = this.next();
    if (next.to !== 'act') return { code: 'noMoveDue', due: dueNext(next) };
    if (typeof seat !== 'number') return wrongType('seat', seat, 'seat');
    if (!next.seats.includes(seat)) return { code: 'otherSeat', seat, seats: next.seats };
    if (typeof move !== 'string') return wrongType('move', move, 'move');
    const read = this.#game.read(this.#state, seat, move);
    if ('refused' in read) return { code: 'illegal', move, why: byGame(read.refused) };
    const wrong = legal === undefined ? undefined : this.#legalDiffers(seat, legal);
    if (wrong) return wrong;
    this.#make(seat, read.value);
    this.moves++;
    return undefined;
  }

  end(line: Line): Reading<Result, Why> {
    const next = this.next();
    if (next.to !== 'over') return { refused: { code: 'notOver', due: dueNext(next) } };
    const result = this.#game.result(this.#state);
    for (const key of ['scores', 'winners', 'detail'] as const) {
      if (!sameJson(line[key], result[key]))
        return { refused: { code: 'resultDiffers', key, got: line[key] ?? null, right: result[key] } };
    }
    return { value: result };
  }

  #make(by: number, move: Move): void {
    this.#game.play(this.#state, by, move, this.#tell);
    this.#reveal();
  }

  /** Transcripts leave reveals out. */
  #reveal(): void {
    while (this.next().to === 'reveal')
      this.#game.play(this.#state, CHANCE, this.#game.draw(this.#state, noRandomness), this.#tell);
  }

  /** Lists of legal moves are compared as sets: another program may list them in another order. */
  #legalDiffers(seat: number, legal: Json): Why | undefined {
    if (!Array.isArray(legal) || legal.some((text) => typeof text !== 'string'))
      return wrongType('legal', legal, 'moves');
    const told = new Set<string>(legal);
    const right = new Set(legalTexts(this.#game, this.#state, seat));
    const missing = [...right].filter((text) => !told.has(text));
    const extra = [...told].filter((text) => !right.has(text));
    const twice = told.size === legal.length ? [] : legal.filter((text, i) => legal.indexOf(text) !== i);
    return missing.length + extra.length + twice.length > 0
      ? { code: 'legalDiffers', missing, extra, twice }
      : undefined;
  }
}

const wrongType = (key: string, value: Json | undefined, right: LineValue): TranscriptRefusal => ({
  code: 'wrongType',
  key,
  value: value ?? null,
  right,
});

function dueNext(next: Next): DueNext {
  if (next.to === 'act') return { to: 'act', seats: next.seats };
  return { to: next.to === 'over' ? 'end' : 'draw' };
}
