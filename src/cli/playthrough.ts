/** A few whole games of one game in readable lines: whatever changes in its rules shows up as a difference here. */

import { playOut, quickKinds } from '../bots/index.ts';
import {
  CHANCE,
  type Entry,
  type Game,
  type GameMeta,
  type Options,
  type OptionValue,
  type Position,
  SPECTATOR,
  type Terminal,
  type Words,
} from '../contract/index.ts';
import { legalTexts } from '../match/transcript.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { defaultOptions, optionValues } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';
import { SOURCE_LANGUAGE, speechOf } from '../toolkit/speech.ts';
import { wrap } from './layout.ts';
import { plain } from './paint.ts';
import { words } from './words/en/commands.ts';

const WIDTH = 110;
/** The board is drawn after so many moves. */
const BOARD_EVERY = 16;
/** A longer game is told by its beginning, its end and a digest of everything. */
const MOST_LINES = { first: 240, last: 100 } as const;

/** The whole file. */
const say = words(speechOf(SOURCE_LANGUAGE)).playthroughs;

/** A playthrough is a file of the project, in English. */
export async function playthrough(entry: LocalizedGame): Promise<string> {
  const { meta } = entry;
  const lines = say.head(meta);
  for (const { seats, options } of tables(meta)) {
    const teller = new Teller(await entry.rules(), await entry.words(), await entry.terminal());
    const title = say.section(seats, JSON.stringify(options), seedOf(seats));
    lines.push(
      '',
      title,
      '='.repeat(title.length),
      ...teller.tell(seats, options, await log(entry, seats, options)),
    );
  }
  return `${lines.join('\n')}\n`;
}

const seedOf = (seats: number): string => `playthrough/${seats}`;

/** The fewest, the usual and the most seats; and once with every option changed, where there are any. */
function tables(meta: GameMeta): { seats: number; options: Options }[] {
  const usual = defaultOptions(meta.options);
  const counts = [...new Set([meta.seats.min, meta.usualSeats, meta.seats.max])];
  const changed: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(meta.options))
    changed[name] = optionValues(spec).find((value) => value !== spec.default) ?? spec.default;
  return [
    ...counts.map((seats) => ({ seats, options: usual })),
    ...(Object.keys(changed).length > 0 ? [{ seats: meta.usualSeats, options: changed }] : []),
  ];
}

/** A game in which every kind of bot has a seat: random moves find corners, better ones find ends. */
async function log(entry: LocalizedGame, seats: number, options: Options): Promise<Entry[]> {
  const [game, hints] = await Promise.all([entry.rules(), entry.hints()]);
  const bots = Array.from({ length: seats }, (_, seat) =>
    quickKinds[seat % quickKinds.length]!.make(game, hints),
  );
  const entries: Entry[] = [];
  playOut(game, game.start(seats, options), bots, new FastRng(seedOf(seats)), (step) => entries.push(step));
  return entries;
}

class Teller {
  readonly #game: Game<Position>;
  readonly #words: Words<Position>;
  readonly #terminal: Terminal<Position>;

  constructor(game: Game<Position>, words: Words<Position>, terminal: Terminal<Position>) {
    this.#game = game;
    this.#words = words;
    this.#terminal = terminal;
  }

  tell(seats: number, options: Options, entries: readonly Entry[]): string[] {
    const state = this.#game.start(seats, options);
    let moves = 0;
    const steps = entries.map((entry) => {
      const lines = entry.by === CHANCE ? this.#chance(state, entry) : this.#move(state, entry, ++moves);
      this.#game.play(state, entry.by, entry.move);
      if (entry.by !== CHANCE && moves % BOARD_EVERY === 0) lines.push(...this.#board(state));
      return lines;
    });
    return [...shorten(steps), ...this.#board(state), ...this.#result(state)];
  }

  #chance(state: Position, { move }: Entry): string[] {
    return [say.chance(this.#game.write(state, CHANCE, move))];
  }

  #move(state: Position, { by, move }: Entry, n: number): string[] {
    const legal = legalTexts(this.#game, state, by);
    const view = this.#game.view(state, this.#game.decides(state, by));
    return [
      ...wrap(say.turn(n, by, legal.length, legal.join(', ')), WIDTH, '   '),
      say.move(this.#game.write(state, by, move), this.#words.move(view, by, move)),
    ];
  }

  #board(state: Position): string[] {
    const board = this.#terminal.draw(this.#game.view(state, SPECTATOR), SPECTATOR, plain);
    return ['', ...board.map((line) => `      ${line}`.trimEnd()), ''];
  }

  #result(state: Position): string[] {
    const { scores, winners, detail } = this.#game.result(state);
    return [
      say.result(scores.join(' '), winners.join(' ')),
      ...wrap(say.detail(JSON.stringify(detail).replaceAll('],', '], ')), WIDTH, '   '),
    ];
  }
}

function shorten(steps: readonly (readonly string[])[]): string[] {
  const total = steps.reduce((sum, lines) => sum + lines.length, 0);
  if (total <= MOST_LINES.first + MOST_LINES.last) return steps.flat();
  const first = fitting(steps, MOST_LINES.first);
  const last = fitting([...steps].reverse(), MOST_LINES.last);
  return [
    ...steps.slice(0, first).flat(),
    say.leftOut(steps.length - first - last, digest(steps.flat().join('\n'))),
    ...steps.slice(steps.length - last).flat(),
  ];
}

/** How many steps from the start fit into so many lines. */
function fitting(steps: readonly (readonly string[])[], most: number): number {
  let lines = 0;
  const over = steps.findIndex((step) => {
    lines += step.length;
    return lines > most;
  });
  return over < 0 ? steps.length : over;
}

/** FNV-1a, enough to notice a difference. */
function digest(text: string): string {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
