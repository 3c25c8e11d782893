/** Every message of the socket, in both directions. docs/protocol.md has a table that is made of these. */
import Type, { type TProperties, type TSchema } from 'typebox';
import { MOST, VACATION_DAYS } from '../table.ts';
import { Entry, LogEntry, MatchHead, StandingNote } from './match.ts';
import {
  exact,
  flag,
  MOST_COUNT,
  move,
  type Of,
  oneOf,
  person,
  Refusal,
  seat,
  seatOrNone,
  seats,
  serverId,
  tableId as table,
  text,
  who,
  whole,
} from './parts.ts';
import { ChatLine, LobbyQuery, SeatGift, SeatInfo, salt, seal, TableInfo, TableLine } from './table.ts';

const number = whole(Number.MAX_SAFE_INTEGER, 'a number of your own, which the answer repeats');
const re = Type.Optional(number);

/** What a client has already. */
export const Have = Type.Object(
  { log: whole(MOST_COUNT), standing: whole(MOST_COUNT) },
  { ...exact, description: 'how many entries you have: {"log": 12, "standing": 10}' },
);

const asks = <const T extends string, P extends TProperties>(type: T, description: string, fields: P) =>
  Type.Object({ type: Type.Literal(type), ...fields, re }, { ...exact, description });
const asksAt = <const T extends string, P extends TProperties>(type: T, description: string, fields: P) =>
  asks(type, description, { table, ...fields });

/** What a client may send. */
export const toServer = {
  hello: asks('hello', 'always the first message; the token is the signed identity of this device', {
    protocol: whole(MOST_COUNT),
    token: text(100),
  }),
  lobby: asks('lobby', 'follows a page of the lobby, of the tables that fit, or no longer', {
    on: flag('true or false'),
    ...LobbyQuery.properties,
  }),
  join: asksAt('join', 'follows a table; `have` says what the client knows of it', {
    have: Type.Optional(Have),
    onlooker: Type.Optional(
      flag(
        'true for a screen that all look at: it sees only what spectators may, even where a player opened it',
      ),
    ),
  }),
  leave: asksAt('leave', 'follows it no longer', {}),
  sit: asksAt(
    'sit',
    'takes a free seat before the start, any where `seat` is left out, or seals one’s own anew with another salt; later, with the join code of the table in `code`, takes the seat of a bot',
    { seat: Type.Optional(seat), seal, code: Type.Optional(text(40, 'the join code of the table')) },
  ),
  stand: asksAt('stand', 'gets up, before the start', {}),
  seat: asksAt(
    'seat',
    'before the start the host frees a seat, also that of a player, or gives it to a bot',
    {
      seat,
      to: SeatGift,
    },
  ),
  invite: asksAt(
    'invite',
    'keeps a free seat for a person with whom one has finished a match, and tells them',
    {
      who: person,
    },
  ),
  summon: asksAt('summon', 'keeps a free seat for the bot account of this name, and asks it to play', {
    name: text(200, 'the name of a bot account'),
  }),
  host: asksAt('host', 'the host makes the player of a seat the host', { seat }),
  cancel: asksAt('cancel', 'the host gives the table up, before the start', {}),
  code: asksAt('code', 'the host asks for a join code, or wants it to be good no longer', {
    on: flag('true or false'),
  }),
  nudge: asksAt('nudge', 'the host of a live table asks all players to move who take long', {}),
  relieve: asksAt(
    'relieve',
    'a bot plays for those who were asked to move and did not; where each round has its time, this round for all who owe a move and are not here, or have owed it for a third of the round, 5 seconds at most; where there are days for a turn, for those who are not here and have less than half of their time left',
    {},
  ),
  give: asksAt(
    'give',
    'the host asks all players to give the seat of an absent one to a person who has offered to play, or with whom the host has finished a match; without `who` it is asked no longer',
    { seat, who: Type.Optional(person) },
  ),
  consent: asksAt('consent', 'agrees to that, as a player or as this person, or does not', {
    yes: flag('true or false'),
  }),
  hand: asksAt('hand', 'a spectator offers to play for an absent player, or no longer', {
    up: flag('true or false'),
  }),
  start: asksAt(
    'start',
    'begins, when no seat is free and every player has sealed a salt; the host may say that free seats go to bots, or vanish; said again while salts are waited for, the host of a live table begins without those who have not come, 5 seconds after it was said first at the earliest',
    { free: Type.Optional(oneOf(['bots', 'gone'], '"bots" or "gone"')) },
  ),
  reveal: asksAt('reveal', 'shows the salt that one’s seat has sealed, after the start', { salt }),
  move: asksAt('move', 'makes a move; `count` is how many moves of this seat stand before it', {
    seat,
    count: whole(MOST_COUNT),
    move,
  }),
  undo: asksAt(
    'undo',
    'asks the other players to take back one’s last choice; 200 times in a match at most',
    {},
  ),
  answer: asksAt('answer', 'agrees to that, or does not', { yes: flag('true or false') }),
  withdraw: asksAt('withdraw', 'asks no longer to take back one’s choice', {}),
  resign: asksAt('resign', 'gives up', {}),
  return: asksAt('return', 'takes one’s seat back from the bot that played when time ran out', {}),
  vacation: asksAt(
    'vacation',
    'takes days off where there are days for a turn, or so many more: meanwhile one’s clock stands; with 0 it ends now',
    { days: whole(VACATION_DAYS) },
  ),
  chat: asksAt('chat', 'says something at the table', { text: text(MOST.chat) }),
  rematch: asksAt(
    'rematch',
    'asks the players of a finished match to play again, or agrees: `done` names in `to` the table that keeps a seat for each; with `"yes": false` one would rather not',
    { yes: Type.Optional(flag('true or false')) },
  ),
};

const tick = Type.Tuple([seat, Type.Number(), oneOf01()], {
  description: '[seat, milliseconds left, 1 if it runs]',
});
function oneOf01() {
  return Type.Union([Type.Literal(0), Type.Literal(1)]);
}
const clock = Type.Array(tick);
const log = whole(MOST_COUNT, 'how long the log is, with what was taken back');

const says = <const T extends string, P extends TProperties>(type: T, description: string, fields: P) =>
  Type.Object({ type: Type.Literal(type), ...fields }, { description });
const saysAt = <const T extends string, P extends TProperties>(type: T, description: string, fields: P) =>
  says(type, description, { table, ...fields });

/** What the server sends. */
export const toClient = {
  welcome: says('welcome', 'answers `hello`; `token` replaces an old one, where it is there', {
    who,
    name: Type.String(),
    server: serverId,
    token: Type.Optional(Type.String()),
  }),
  done: says('done', 'done, and durable where it changes a table', { re: number, to: Type.Optional(table) }),
  refused: says('refused', 'refused, in English and as a code with its values; nothing has changed', {
    re,
    why: Type.String(),
    refusal: Refusal,
  }),
  lobby: says('lobby', 'a page of the tables that are listed now and fit, and how many there are in all', {
    tables: Type.Array(TableLine),
    page: whole(MOST_COUNT),
    total: whole(MOST_COUNT),
  }),
  listed: says('listed', 'a table is new in the lobby, or has changed', { table: TableLine }),
  unlisted: says('unlisted', 'a table has left the lobby', { id: table }),
  table: says('table', 'who sits where and what was agreed; `you` is one’s own seat, or -1', {
    table: TableInfo,
    you: seatOrNone,
  }),
  seat: saysAt(
    'seat',
    'one seat has changed: its player came, left, or is played for by a bot; where a table has many seats also who sits there, told to those who sit elsewhere',
    {
      seat,
      info: SeatInfo,
    },
  ),
  joined: saysAt(
    'joined',
    'the match as this viewer may see it, without the first `from` entries; with `over`, nothing is hidden any more',
    {
      head: MatchHead,
      viewer: seatOrNone,
      from: whole(MOST_COUNT),
      entries: Type.Array(Entry),
      log,
      clock,
      notes: Type.Optional(Type.Array(StandingNote)),
      over: Type.Optional(Type.Object({ secret: Type.String(), log: Type.Array(LogEntry) })),
    },
  ),
  entries: saysAt('entries', 'what happened, as this viewer may see it; `n` entries stand with these', {
    n: whole(MOST_COUNT),
    log,
    clock,
    entries: Type.Array(Entry),
  }),
  noted: saysAt('noted', 'what happened besides moves: a bot plays for a player, or the player is back', {
    note: StandingNote,
  }),
  undone: saysAt('undone', 'only the first `length` entries still stand', {
    length: whole(MOST_COUNT),
    log,
    clock,
  }),
  offer: saysAt(
    'offer',
    'the seat `by` asks to go back to `length` entries; the seats in `waits` have not answered',
    {
      by: seat,
      length: whole(MOST_COUNT),
      waits: seats,
    },
  ),
  'no-offer': saysAt('no-offer', 'how it ended that the seat `by` asked for this', {
    by: seat,
    why: oneOf(['accepted', 'refused', 'late', 'withdrawn'], 'how it ended'),
  }),
  'not-given': saysAt('not-given', 'the seat that was to be given to this person stays as it is', {
    seat,
    name: Type.String(),
    why: oneOf(
      ['refused', 'late', 'withdrawn', 'back', 'full'],
      'not all agreed, they did not in time, the host asks no longer, its player is back, or this person has no room for another match',
    ),
  }),
  hands: saysAt('hands', 'told to the host: the spectators who offer to play for an absent player', {
    people: Type.Array(Type.Object({ who, name: Type.String() })),
  }),
  replaced: saysAt('replaced', 'one’s seat has another player now, as all agreed', {
    by: Type.String({ description: 'the name of that player' }),
  }),
  since: saysAt('since', 'when this player looked last, only the first `n` entries stood', {
    n: whole(MOST_COUNT),
  }),
  chat: saysAt('chat', 'lines of the chat', { lines: Type.Array(ChatLine) }),
  watching: saysAt('watching', 'how many spectators watch; before the start with names of some', {
    count: whole(MOST_COUNT),
    names: Type.Optional(Type.Array(Type.String())),
  }),
  cancelled: saysAt('cancelled', 'the host gave the table up: it is no more', {}),
  nudged: saysAt('nudged', 'the host asks the players of these seats to move', { seats }),
  rematch: saysAt(
    'rematch',
    'the seat `by` (-1: the host, who has none) asks all to play again at the table `to`',
    {
      to: table,
      by: seatOrNone,
    },
  ),
  again: saysAt('again', 'the table cannot go on here for now: join again in a moment', {
    why: Type.String(),
    refusal: Refusal,
  }),
  closing: says('closing', 'the server stops; another one will answer soon', {}),
};

type Message<Schemas extends Record<string, TSchema>> = {
  [T in keyof Schemas]: Of<Schemas[T]>;
}[keyof Schemas];
export type ToServer = Message<typeof toServer>;
export type ToClient = Message<typeof toClient>;
export type JoinedTable = Of<typeof toClient.joined>;
export type Have = Of<typeof Have>;
/** A seat's clock. */
export type Tick = Of<typeof tick>;
