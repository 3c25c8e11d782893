/** Bot accounts, and the Bot API by which programs play with people: docs/bots.md. */
import Type, { type TProperties } from 'typebox';
import {
  exact,
  flag,
  MOST_COUNT,
  type Of,
  Options,
  oneOf,
  person,
  seat,
  tableId as table,
  text,
  time,
  who,
  whole,
} from './parts.ts';
import { Ended, Pace } from './table.ts';

const BotListed = Type.Object({ who, name: Type.String(), at: time('since when') });
const Bots = Type.Object({
  bots: Type.Array(BotListed, { description: 'the oldest first' }),
  most: whole(MOST_COUNT, 'so many may one person have'),
});
const BotMade = Type.Object({
  who,
  name: Type.String(),
  token: Type.String({ description: 'shown once: the bot sends it with every request' }),
});
/** Asked at a table, and done. */
const atTable = { body: Type.Object({ table }, exact), answer: Type.Object({}), program: true } as const;

const house = Type.Record(Type.String(), Type.Number(), {
  description: 'numbers of house rules that differ from the game as it is',
});
const game = Type.String({ description: 'the id of the game' });
const version = Type.Integer({ description: 'the version of its rules' });
const says = <const T extends string, P extends TProperties>(t: T, description: string, fields: P) =>
  Type.Object({ t: Type.Literal(t), ...fields }, { description });
const match = { table, game, version, options: Options, house, players: whole(MOST_COUNT), seat };
const { how, winners, scores } = Ended.properties;

/** Every line of the stream. */
export const botEvents = {
  hello: says('hello', 'the stream is open; every table of the bot follows', {
    api: Type.Literal(1),
    who,
    name: Type.String(),
  }),
  ping: says('ping', 'so that both sides know that the other is there', {}),
  invited: says('invited', 'a seat is kept for the bot: it accepts or declines', {
    ...match,
    pace: Pace,
    by: Type.String({ description: 'the name of the host, where the host has a seat; else empty' }),
  }),
  started: says('started', 'a match at which the bot has a seat is dealt, or goes on', {
    ...match,
    pace: Pace,
    names: Type.Array(Type.String(), { description: 'by seat' }),
  }),
  turn: says('turn', 'the bot owes a choice', {
    table,
    game,
    seat,
    count: whole(MOST_COUNT, 'how many moves of this seat stand: the move that answers repeats it'),
    view: Type.Unknown({ description: 'the position as the bot may know it' }),
    legal: Type.Array(Type.String(), { description: 'every legal move in notation' }),
    clock: Type.Object({ ms: Type.Optional(Type.Number({ description: 'milliseconds left' })) }),
  }),
  away: says('away', 'a stand-in plays for the bot until it returns', {
    table,
    why: oneOf(['time', 'host', 'resigned', 'round'], 'why'),
  }),
  over: says('over', 'the match is over', { table, how, scores, winners }),
  gone: says('gone', 'the bot has no seat at this table any more, or the table is no more', { table }),
  closing: says('closing', 'the stream ends: connect again in a moment, unless the reason says otherwise', {
    why: oneOf(['stopping', 'replaced', 'revoked', 'banned'], 'why'),
  }),
};
export type BotEvent = { [T in keyof typeof botEvents]: Of<(typeof botEvents)[T]> }[keyof typeof botEvents];

export const programsApi = {
  'GET /api/me/bots': {
    name: 'myBots',
    summary: 'My bots',
    description: 'The bot accounts of this person.',
    answer: Bots,
    known: true,
  },
  'POST /api/me/bots': {
    name: 'newBot',
    summary: 'Make a bot account',
    description:
      'For a program that plays through the Bot API. Its name is like no other bot\u2019s on this server.',
    body: Type.Object({ name: text(200, 'a name of 1 to 24 characters') }, exact),
    answer: BotMade,
    known: true,
  },
  'POST /api/me/bots/token': {
    name: 'newBotToken',
    summary: 'A new token',
    description: 'The old one is good no more, and a stream that was opened with it ends.',
    body: Type.Object({ who: person }, exact),
    answer: BotMade,
    known: true,
  },
  'DELETE /api/me/bots/:id': {
    name: 'dropBot',
    summary: 'Give a bot account up',
    description: 'Its token is good no more; stand-ins play its matches to their end.',
    answer: Bots,
    known: true,
  },
  'GET /api/bot/v1/stream': {
    name: 'botStream',
    summary: 'What happens to a bot',
    description:
      'A line of JSON for each event (application/x-ndjson). First every table of the bot as it stands, with every turn that it owes; then what happens. One stream a bot: a new one ends the one before.',
    answer: Type.Union(Object.values(botEvents)),
    program: true,
    streams: true,
  },
  'POST /api/bot/v1/accept': {
    name: 'botAccept',
    summary: 'Take the seat that is kept',
    description: 'Said twice it changes nothing.',
    ...atTable,
  },
  'POST /api/bot/v1/decline': {
    name: 'botDecline',
    summary: 'Decline',
    description: 'The seat that is kept is free again.',
    ...atTable,
  },
  'POST /api/bot/v1/move': {
    name: 'botMove',
    summary: 'Move',
    description:
      'In notation, with the count of the turn. The same move sent again changes nothing, and says so.',
    body: Type.Object({ table, seat, count: whole(MOST_COUNT), move: text(2000) }, exact),
    answer: Type.Object({ repeated: Type.Optional(flag('was it made before?')) }),
    program: true,
  },
  'POST /api/bot/v1/resign': {
    name: 'botResign',
    summary: 'Give up',
    description: 'A stand-in plays on.',
    ...atTable,
  },
  'POST /api/bot/v1/return': {
    name: 'botReturn',
    summary: 'Take one\u2019s seat back',
    description: 'From the stand-in that plays since time ran out.',
    ...atTable,
  },
} as const;
export type Bots = Of<typeof Bots>;
export type BotListed = Of<typeof BotListed>;
export type BotMade = Of<typeof BotMade>;
