/** Seeded scripts: who sits at a table, and what its players do, right and wrong. */
import type { Game, GameEntry, Move, Position, Seat } from '../../src/contract/index.ts';
import type { Offer, PlayerEvent } from '../../src/match/events.ts';
import type { MatchHead } from '../../src/match/log.ts';
import { newHead } from '../../src/match/match.ts';
import type { TableMachine } from '../../src/match/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';

export type Action = PlayerEvent | { readonly type: 'wait'; readonly ms: number };

export interface Playable {
  readonly entry: GameEntry;
  readonly game: Game<Position>;
}

/** Which hosts can play it: a terminal has one player, a screen has no clocks and no resigning. */
export type Kind = 'one player' | 'one screen' | 'online';

export interface Setting {
  readonly kind: Kind;
  readonly playable: Playable;
  readonly head: MatchHead;
  readonly secret: string;
  readonly people: readonly Seat[];
  readonly rng: FastRng;
}

const MOST_SEATS = 4;
const KINDS: readonly Kind[] = ['one player', 'one player', 'one screen', 'online'];

export function settingOf(seed: string, playables: readonly Playable[]): Setting {
  const rng = new FastRng(seed);
  const playable = playables[rng.below(playables.length)]!;
  const { facts } = playable.entry;
  const kind = KINDS[rng.below(KINDS.length)]!;
  const least = Math.max(facts.seats.min, kind === 'one player' ? 1 : 2);
  const seats = least + rng.below(Math.min(MOST_SEATS, facts.seats.max) - least + 1);
  const others = kind === 'one player' ? 0 : 1 + rng.below(seats - 1);
  const people = [...Array(seats).keys()];
  while (people.length > others + 1) people.splice(rng.below(people.length), 1);
  const secret = Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');
  const head = newHead({
    id: seed,
    game: facts.id,
    version: facts.version,
    options: defaultOptions(facts.options),
    seats: Array.from({ length: seats }, (_, seat) =>
      people.includes(seat)
        ? { name: `P${seat}`, player: 'person', salt: `${seat}` }
        : { name: `B${seat}`, player: { bot: 'random' } },
    ),
    secret,
    created: new Date(0).toISOString(),
    fixedSeats: true,
  });
  return { kind, playable, head, secret, people, rng };
}

/** The same move for the same view, whichever host asks. */
export function botMove(game: Game<Position>, view: Position, seat: Seat): Move {
  const legal = legalMoves(game, view, seat);
  return legal[new FastRng(`${JSON.stringify(view)} ${seat}`).below(legal.length)]!;
}

function legalMoves(game: Game<Position>, state: Position, seat: Seat): Move[] {
  const moves: Move[] = [];
  moves.length = game.moves(state, seat, moves);
  return moves;
}

/** Thinks of something that a player does now. */
export class Improviser {
  readonly #setting: Setting;
  readonly #machine: TableMachine;
  readonly #player: () => Seat | undefined;
  readonly #last = new Map<Seat, Extract<PlayerEvent, { type: 'move' }>>();

  constructor(setting: Setting, machine: TableMachine, player: () => Seat | undefined) {
    this.#setting = setting;
    this.#machine = machine;
    this.#player = player;
  }

  next(): Action {
    const { rng, kind } = this.#setting;
    const { offer } = this.#machine;
    if (offer && rng.below(4) > 0) return this.#answer(offer);
    const dice = rng.below(100);
    if (kind === 'online' && dice < 12) return this.#leaveOrWait();
    if (dice < 22) return this.#undo();
    if (dice < 45) return this.#wrong();
    return this.#right();
  }

  /** A player who has to choose; around one screen, the one who has it. */
  get #asked(): { readonly seat: Seat; readonly by: Seat } {
    const { choices, match } = this.#machine;
    const { people, rng } = this.#setting;
    const player = this.#player();
    const own = player === undefined ? choices : choices.filter((seat) => match.decider(seat) === player);
    const seat = own[rng.below(Math.max(1, own.length))];
    return seat === undefined ? { seat: people[0]!, by: people[0]! } : { seat, by: match.decider(seat) };
  }

  #right(): Action {
    const { seat, by } = this.#asked;
    const { match } = this.#machine;
    const legal = legalMoves(match.game, match.state, seat);
    const move = legal[this.#setting.rng.below(Math.max(1, legal.length))] ?? 'none';
    const event = { type: 'move', by, seat, count: match.count(seat), move } as const;
    this.#last.set(by, event);
    return event;
  }

  #wrong(): Action {
    const { rng, head, kind, people } = this.#setting;
    const { seat, by } = this.#asked;
    const count = this.#machine.match.count(seat);
    const right = this.#machine.match;
    const [move = 'none'] = legalMoves(right.game, right.state, seat);
    const last = this.#last.get(by);
    const event = { type: 'move', by, seat, count, move } as const;
    switch (rng.below(6)) {
      case 0:
        return { ...event, move: rng.below(2) ? 'nonsense' : 1e9 };
      case 1:
        return { ...event, count: count + 1 };
      case 2:
        return this.#atSeat(event, rng.below(head.seats.length));
      case 3:
        return last ?? event;
      case 4:
        return last ? { ...last, move: 'another' } : event;
      default:
        return kind === 'online' ? { ...event, by: people[rng.below(people.length)]! } : event;
    }
  }

  /** Around one screen, a seat that needs no secret is played by its own player. */
  #atSeat(event: Extract<PlayerEvent, { type: 'move' }>, seat: Seat): Action {
    const { kind, people } = this.#setting;
    const { match } = this.#machine;
    const by = match.decider(seat);
    const isOwn = kind === 'one screen' && people.includes(by) && match.game.openly?.(match.state, seat);
    return { ...event, seat, by: isOwn ? by : event.by };
  }

  /** The player whose choice was the last: around one screen that one is taken back. */
  #undo(): Action {
    const { people, rng } = this.#setting;
    const { match } = this.#machine;
    const to = match.undoTo((seat) => people.includes(seat));
    const last = people.find((one) => to !== undefined && match.undoTo((seat) => seat === one) === to);
    return { type: 'undo', by: last ?? people[rng.below(people.length)]! };
  }

  #answer({ waits }: Offer): Action {
    const { rng, people } = this.#setting;
    const by = rng.below(8) > 0 ? waits[0]! : people[0]!;
    return { type: 'answer', by, yes: rng.below(3) > 0 };
  }

  #leaveOrWait(): Action {
    const { rng, people } = this.#setting;
    const by = people[rng.below(people.length)]!;
    switch (rng.below(8)) {
      case 0:
        return { type: 'resign', by };
      case 1:
      case 2:
        return { type: 'return', by };
      default:
        return { type: 'wait', ms: [1, 900, 30_000, 400_000][rng.below(4)]! };
    }
  }
}
