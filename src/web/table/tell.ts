/** Entries and turns in words, for the log, the prompt and whoever listens. */
import {
  type CHANCE,
  type Entry,
  type Game,
  type GameEvent,
  type Move,
  type NameOf,
  type Position,
  type Result,
  type Seat,
  SPECTATOR,
  type WhoOf,
  type Words,
} from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import { tableWords as say } from './words.ts';

export interface LogLine {
  /** How many entries stand with this one. */
  readonly n: number;
  readonly by: Seat | typeof CHANCE;
  readonly texts: readonly string[];
}

export interface Asked {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** How this reader knows the people at the table. */
export interface Teller {
  readonly name: NameOf;
  readonly who: WhoOf;
  readonly isYou: (seat: Seat) => boolean;
  readonly isBot: (seat: Seat) => boolean;
}

export interface Turn {
  readonly title: string;
  readonly detail: string;
  /** Must somebody at this screen choose? */
  readonly mine: boolean;
  readonly over: boolean;
  /** Whose turn it is. */
  readonly seats: readonly Seat[];
}

export function lineOf(
  n: number,
  { by }: Entry,
  events: readonly GameEvent[],
  words: Words<Position>,
  { name, who }: Teller,
): LogLine {
  const texts = events.flatMap((event) => words.say(event, name, who) ?? []);
  return { n, by, texts };
}

/** The position that these entries lead to; `visit` hears each of them with what it told. */
export function replay<S>(
  game: Game<S>,
  head: MatchHead,
  entries: readonly Entry[],
  visit?: (n: number, entry: Entry, events: readonly GameEvent[]) => void,
): S {
  const view = game.start(head.seats.length, head.options);
  for (const [i, entry] of entries.entries()) {
    const events: GameEvent[] = [];
    game.play(view, entry.by, entry.move, visit && ((event) => events.push(event)));
    visit?.(i + 1, entry, events);
  }
  return view;
}

/** The seat that waits for a choice of this viewer, or of somebody at this screen who needs no secret for it. */
export function askOf<S>(game: Game<S>, view: S, viewer: Seat, people: readonly Seat[]): Asked | undefined {
  const next = game.next(view);
  if (next.to !== 'act') return undefined;
  const mine = (seat: Seat): boolean => {
    const decider = game.decides(view, seat);
    if (!people.includes(decider)) return false;
    return decider === viewer || (viewer === SPECTATOR && (game.openly?.(view, seat) ?? false));
  };
  const seat = next.seats.find((one) => mine(one) && game.forced?.(view, one) === undefined);
  if (seat === undefined) return undefined;
  const moves: Move[] = [];
  const count = game.moves(view, seat, moves);
  return { seat, moves: moves.slice(0, count) };
}

export function turnWords(
  { game, words }: { readonly game: Game<Position>; readonly words: Words<Position> },
  view: Position,
  asked: Asked | undefined,
  teller: Teller,
): Turn {
  const next = game.next(view);
  if (next.to === 'over') {
    const result = game.result(view);
    return { ...endWords(result, teller), mine: false, over: true, seats: [] };
  }
  if (next.to !== 'act') return { title: say.drawing, detail: '', mine: false, over: false, seats: [] };
  if (asked) {
    const { title, detail } = words.ask(view, asked.seat);
    const who = teller.isYou(asked.seat) ? say.yourTurn : say.turnOf(teller.name(asked.seat));
    return { title: `${who}: ${lower(title)}`, detail, mine: true, over: false, seats: [asked.seat] };
  }
  const { seats } = next;
  const [first] = seats;
  if (seats.length > 1 || first === undefined)
    return { title: say.othersPlay(seats.length), detail: '', mine: false, over: false, seats };
  const { title } = words.ask(view, first);
  const who = teller.isYou(first) ? say.yourTurn : say.turnOf(teller.name(first));
  return {
    title: `${who}: ${lower(title)}`,
    detail: teller.isBot(first) ? say.thinking : '',
    mine: false,
    over: false,
    seats,
  };
}

const lower = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The end of a match that the others gave up. */
export function givenUpWords(winners: readonly Seat[], { name, isYou }: Teller): Turn {
  const [winner] = winners;
  const rest = { detail: say.givenUp, mine: false, over: true, seats: [] };
  if (winner === undefined) return { ...rest, title: say.nobodyWins };
  if (winners.length > 1) return { ...rest, title: say.shareWin(winners.map(name)) };
  return { ...rest, title: isYou(winner) ? say.youWin : say.wins(name(winner)) };
}

export function endWords(
  { winners, scores }: Result,
  { name, isYou }: Teller,
): { readonly title: string; readonly detail: string } {
  if (scores.length === 1) return { title: say.soloOver(scores[0]!), detail: say.soloDetail };
  const points = say.points(scores[winners[0]!] ?? 0);
  if (winners.length === 1) {
    const [winner] = winners;
    return { title: isYou(winner!) ? say.youWin : say.wins(name(winner!)), detail: points };
  }
  return { title: say.shareWin(winners.map(name)), detail: points };
}
