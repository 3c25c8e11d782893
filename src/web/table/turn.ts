/** Whose turn it is, who won, and every entry of the log, in words. */
import type {
  CHANCE,
  Entry,
  Game,
  GameEvent,
  Position,
  Result,
  Seat,
  WhoOf,
  Words,
} from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { TableWords } from '../words/index.ts';
import type { Asked } from './following.ts';

export interface LogLine {
  /** How many entries stand with this one. */
  readonly n: number;
  readonly by: Seat | typeof CHANCE;
  readonly texts: readonly string[];
}

/** How this reader knows the players at the table. */
export interface Teller {
  /** "You", or the name. */
  readonly name: (seat: Seat) => string;
  readonly who: WhoOf;
  readonly isYou: (seat: Seat) => boolean;
  readonly isBot: (seat: Seat) => boolean;
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
  const isYou = (seat: Seat) => people.length === 1 && seat === viewer;
  const who: WhoOf = (seat) => ({
    name: seats[seat]?.name ?? (seat === seats.length ? say.automaton : say.nobody),
    isYou: isYou(seat),
  });
  return {
    name: (seat) => say.name(who(seat)),
    who,
    isYou,
    isBot: (seat) => seats[seat]?.player !== 'person',
  };
}

export function lineOf(
  n: number,
  { by }: Entry,
  events: readonly GameEvent[],
  words: Words<Position>,
  { who }: Teller,
): LogLine {
  const texts = events.flatMap((event) => words.say(event, who) ?? []);
  return { n, by, texts };
}

const waiting = { detail: '', mine: false, over: false, seats: [] };
const ended = { mine: false, over: true, seats: [] };

export function turnOf(
  { game, words }: { readonly game: Game<Position>; readonly words: Words<Position> },
  view: Position,
  asked: Asked | undefined,
  { who, isBot }: Teller,
  say: TableWords,
): Turn {
  const next = game.next(view);
  if (next.to === 'over') return endOf(game.result(view), who, say);
  if (next.to !== 'act') return { ...waiting, title: say.drawing };
  if (asked) {
    const { seat } = asked;
    const { title, detail } = words.ask(view, seat);
    return { title: say.turnOf(who(seat), title), detail, mine: true, over: false, seats: [seat] };
  }
  const { seats } = next;
  const [first] = seats;
  if (seats.length > 1 || first === undefined)
    return { ...waiting, title: say.othersPlay(seats.length), seats };
  const title = say.turnOf(who(first), words.ask(view, first).title);
  return { ...waiting, title, detail: isBot(first) ? say.thinking : '', seats };
}

/** The end of a match that the others gave up. */
export function givenUpTurn(winners: readonly Seat[], who: WhoOf, say: TableWords): Turn {
  const title = winners.length === 0 ? say.nobodyWins : winTitle(winners, who, say);
  return { ...ended, title, detail: say.givenUp };
}

function endOf({ winners, scores }: Result, who: WhoOf, say: TableWords): Turn {
  if (scores.length === 1) return { ...ended, title: say.soloOver(scores[0]!), detail: say.soloDetail };
  return { ...ended, title: winTitle(winners, who, say), detail: say.points(scores[winners[0]!] ?? 0) };
}

function winTitle(winners: readonly Seat[], who: WhoOf, say: TableWords): string {
  return winners.length === 1 ? say.wins(who(winners[0]!)) : say.shareWin(winners.map(who));
}
