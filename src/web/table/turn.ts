/** Whose turn it is, who won, and every entry of the log, in words. */
import {
  type BoardModule,
  CHANCE,
  type Game,
  type Place,
  type Position,
  type Result,
  type Seat,
  type Trace,
  type Who,
  type WhoOf,
  type Words,
} from '../../contract/index.ts';
import { isPersons, type MatchHead } from '../../match/log.ts';
import type { Away } from '../../match/terms.ts';
import { signsOf } from '../../toolkit/signs.ts';
import type { TableWords } from '../words/index.ts';
import type { Asked, Step } from './following.ts';
import type { AwaySeats } from './notes.ts';

export interface LogLine {
  /** How many entries stand with this one. */
  readonly n: number;
  readonly by: Seat | typeof CHANCE;
  /** A bot moved for the player of the seat. */
  readonly bot?: true;
  readonly texts: readonly string[];
  /** What it leaves on the board. */
  readonly traces: readonly Trace[];
}

/** How this reader knows the players at the table. */
export interface Teller {
  /** "You", or the name. */
  readonly name: (seat: Seat) => string;
  readonly who: WhoOf;
  readonly isYou: (seat: Seat) => boolean;
  readonly isBot: (seat: Seat) => boolean;
  /** The bot that plays for a player. */
  readonly botFor: (seat: Seat) => Who;
}

export interface Turn {
  readonly title: string;
  readonly detail: string;
  /** Must a player at this screen choose? */
  readonly mine: boolean;
  readonly over: boolean;
  /** Whose turn it is. */
  readonly seats: readonly Seat[];
}

/** Where one person looks at the screen, that person is "you"; where several do, each has a name. */
export function tellerOf(
  seats: MatchHead['seats'],
  viewer: Seat,
  people: readonly Seat[],
  say: TableWords,
): Teller {
  const signs = signsOf(seats.map(({ name }) => name));
  const isYou = (seat: Seat) => people.length === 1 && seat === viewer;
  const you = say.name({ name: '', isYou: true, sign: 0 });
  const who: WhoOf = (seat) => ({
    name: seats[seat]?.name ?? (seat === seats.length ? say.automaton : say.noPlayer),
    isYou: isYou(seat),
    sign: signs[seat] ?? seat,
    ...(seats[seat]?.name === you && { unnamed: true }),
  });
  return {
    name: (seat) => say.name(who(seat)),
    who,
    isYou,
    isBot: (seat) => !seats[seat] || !isPersons(seats[seat]),
    botFor: (seat) => ({ ...who(seat), name: say.botOf(who(seat)), isYou: false }),
  };
}

/** What words an entry, and what names the marks that it leaves. */
export interface Telling {
  readonly words: Words<Position>;
  readonly board?: Pick<BoardModule<Position>, 'trace'>;
}

/** `only` is said of a player's move that was no choice; `bot`: a bot moved for a player. */
export function lineOf(
  { n, entry: { by }, events, choices, after }: Step<Position>,
  { words, board }: Telling,
  { who, isBot, botFor }: Teller,
  only: string,
  bot: boolean,
): LogLine {
  const mover: WhoOf = bot ? (seat) => (seat === by ? botFor(seat) : who(seat)) : who;
  const texts = events.flatMap((event) => words.say(event, mover) ?? []);
  const traces = board?.trace ? events.flatMap((event) => board.trace!(after, event) ?? []) : [];
  const isOnly = choices === 1 && by !== CHANCE && !bot && !isBot(by) && texts.length > 0;
  return { n, by, ...(bot ? { bot } : {}), texts: isOnly ? [...texts, only] : texts, traces };
}

const waiting = { detail: '', mine: false, over: false, seats: [] };
const ended = { mine: false, over: true, seats: [] };

export function turnOf(
  { game, words }: { readonly game: Game<Position>; readonly words: Words<Position> },
  view: Position,
  asked: Asked | undefined,
  { who, isBot, botFor }: Teller,
  say: TableWords,
  { held, away }: { readonly held?: Place | undefined; readonly away: AwaySeats },
): Turn {
  const next = game.next(view);
  if (next.to === 'over') return endOf(words, view, game.result(view), who, say);
  if (next.to !== 'act') return { ...waiting, title: words.drawing?.(view) ?? say.drawing[next.to] };
  if (asked) {
    const { seat } = asked;
    const { title, detail } = words.ask(view, seat, held);
    return { title: say.turnOf(who(seat), title), detail, mine: true, over: false, seats: [seat] };
  }
  const { seats } = next;
  const [first] = seats;
  if (seats.length > 1 || first === undefined)
    return { ...waiting, title: say.othersPlay(seats.length), seats };
  const decider = game.decides(view, first);
  const isPlayedFor = away[decider] !== undefined;
  const title = say.turnOf(isPlayedFor ? botFor(first) : who(first), words.ask(view, first).title);
  return { ...waiting, title, detail: isBot(first) || isPlayedFor ? say.thinking : '', seats };
}

/** A choice that has not reached the table. */
export const waitingTurn = (say: TableWords, move: string): Turn => ({
  ...waiting,
  title: say.waits,
  detail: say.waitsDetail(move),
});

/** A bot plays for the reader, who may take their seat back. */
export const playedForTurn = (say: TableWords, why: Away): Turn => ({
  ...waiting,
  title: say.playedFor,
  detail: why === 'host' ? say.playedForHost : say.playedForTime,
});

/** The end of a match that the others gave up. */
export function givenUpTurn(winners: readonly Seat[], who: WhoOf, say: TableWords): Turn {
  const title = winners.length === 0 ? say.noWinner : winTitle(winners, who, say);
  return { ...ended, title, detail: say.givenUp };
}

function endOf(words: Words<Position>, view: Position, result: Result, who: WhoOf, say: TableWords): Turn {
  const { winners, scores } = result;
  const verdict = words.verdict?.(view, result, who);
  if (scores.length === 1) return { ...ended, title: say.soloOver(scores[0]!), detail: verdict ?? '' };
  return {
    ...ended,
    title: winTitle(winners, who, say),
    detail: verdict ?? say.points(scores[winners[0]!] ?? 0),
  };
}

function winTitle(winners: readonly Seat[], who: WhoOf, say: TableWords): string {
  return winners.length === 1 ? say.wins(who(winners[0]!)) : say.shareWin(winners.map(who));
}
