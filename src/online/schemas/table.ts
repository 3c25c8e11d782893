/** A table: as it is planned, as the lobby lists it, as its players and spectators see it. */
import Type from 'typebox';
import { MOST_SEATS } from '../../contract/index.ts';
import { CODE_LENGTH, CODE_LETTERS, PACE_LIMITS, VACATION_DAYS } from '../table.ts';
import {
  botId,
  exact,
  flag,
  House,
  type Of,
  Options,
  oneOf,
  seat,
  seatOrNone,
  seats,
  tableId,
  text,
  time,
  who,
  whole,
} from './parts.ts';

const MOST_PAGE = 10_000;

export const Pace = Type.Union(
  [
    Type.Object(
      {
        kind: Type.Literal('live'),
        minutes: whole(PACE_LIMITS.minutes, 'minutes for the whole game'),
        seconds: whole(PACE_LIMITS.seconds, 'seconds more with every move'),
      },
      exact,
    ),
    Type.Object(
      { kind: Type.Literal('turns'), hours: whole(PACE_LIMITS.hours, 'hours for every turn') },
      exact,
    ),
    Type.Object(
      {
        kind: Type.Literal('round'),
        seconds: whole(PACE_LIMITS.round, 'seconds for every round'),
      },
      exact,
    ),
  ],
  {
    description:
      `{"kind": "live", "minutes": 15, "seconds": 15} with at most ${PACE_LIMITS.minutes} minutes and ${PACE_LIMITS.seconds} seconds, ` +
      `or {"kind": "round", "seconds": 30} with ${PACE_LIMITS.leastRound} to ${PACE_LIMITS.round}, ` +
      `or {"kind": "turns", "hours": 72} with at most ${PACE_LIMITS.hours}`,
  },
);

/** What is agreed when a table is set up, and stays. */
const agreed = {
  game: text(40, 'the id of a game, as GET /api/games tells it'),
  options: Options,
  house: Type.Optional(House),
  pace: Pace,
  listed: flag('true to show the table in the lobby, false to give only its link away'),
  watch: flag('true to let spectators watch, else false'),
};
const agreedAtTable = {
  ...agreed,
  hints: flag('true to let players ask for a good move, else false'),
  standIn: Type.String({
    ...botId,
    description: 'the bot that plays for a player who runs out of time or resigns',
  }),
};

const GivenSeat = [Type.Literal('open'), Type.Object({ bot: botId }, exact)] as const;
/** To whom the host may give a seat. */
export const SeatGift = Type.Union([...GivenSeat], {
  description: '"open" or a bot, as in {"bot": "greedy"}',
});
/** A seat before the start: the host's own, free, or a bot's. */
export const SeatPlan = Type.Union([Type.Literal('you'), ...GivenSeat]);
export type SeatPlan = Of<typeof SeatPlan>;

const joinCode = Type.String({
  description: `the join code: ${CODE_LENGTH} letters of ${CODE_LETTERS}`,
});
const digits = { pattern: '^[0-9a-f]{64}$' };
export const salt = Type.String({
  ...digits,
  description: 'what you sealed: 32 random bytes, in 64 hexadecimal digits (0-9, a-f)',
});
export const seal = Type.String({
  ...digits,
  description:
    'the SHA-256 of the 32 bytes of your salt, in 64 hexadecimal digits; the salt stays with you until `reveal`',
});
const fixedSeats = flag('true to keep the order of the seats, false to draw it at the start');

export const TablePlan = Type.Object(
  {
    ...agreedAtTable,
    seats: Type.Array(SeatPlan, {
      minItems: 1,
      maxItems: MOST_SEATS,
      description: `a list of 1 to ${MOST_SEATS}, each "you", "open" or a bot, as in {"bot": "greedy"}`,
    }),
    fixedSeats,
    seal: Type.Optional(seal),
  },
  exact,
);
export type TablePlan = Of<typeof TablePlan>;

export const TableState = oneOf(['open', 'playing', 'over'], 'where it stands');
export type TableState = Of<typeof TableState>;
export const Away = oneOf(
  ['time', 'host', 'resigned', 'round'],
  'why a bot plays for this player; "round" is for this round only',
);
export const Ended = Type.Object(
  {
    how: oneOf(['played', 'resigned'], 'how it ended'),
    winners: seats,
    scores: Type.Optional(Type.Array(Type.Number())),
    at: time('when it ended'),
  },
  { description: 'only of a match that is over' },
);

const seatShown = {
  kind: oneOf(
    ['open', 'person', 'bot', 'asked'],
    'who has it; an "asked" seat is kept for a player who was asked to play',
  ),
  name: Type.String({ description: 'empty where the seat is free' }),
};
export const SeatInfo = Type.Object({
  ...seatShown,
  who: Type.Optional(who),
  bot: Type.Optional(Type.String()),
  here: Type.Optional(flag('is this player at the table now?')),
  away: Type.Optional(Away),
  vacation: Type.Optional(
    Type.Object(
      {
        left: whole(VACATION_DAYS, 'days that this player has left'),
        until: Type.Optional(time('when their last vacation ends, or has ended')),
      },
      { description: 'only of a match that is played by days' },
    ),
  ),
  seal: Type.Optional(Type.String({ description: 'the hash of the salt of this player' })),
  shown: Type.Optional(flag('has this player shown the salt since the start?')),
});
export type SeatInfo = Of<typeof SeatInfo>;

const standing = {
  state: TableState,
  created: time('when it was set up'),
  ended: Type.Optional(Ended),
};

export const Giving = Type.Object(
  {
    seat,
    who,
    name: Type.String({ description: 'of the person who would have the seat' }),
    agreed: flag('has this person agreed?'),
    waits: Type.Array(seat, { description: 'the seats of players who have not agreed yet' }),
    until: time('when it is asked no longer'),
    from: Type.Optional(time('not before this time, where no other player has to agree')),
  },
  { description: 'only while the host asks to give the seat of an absent player to this person' },
);
export type Giving = Of<typeof Giving>;

/** What the server keeps of a table and tells all who see it. */
export const TableFacts = Type.Object({
  ...agreedAtTable,
  ...standing,
  version: Type.Integer({ description: 'the version of the rules' }),
  host: who,
  commitment: Type.String({ description: 'the hash of the secret that all draws come from' }),
  fixedSeats,
  revealing: Type.Optional(
    Type.Object(
      { until: time('when it is dealt at the latest') },
      { description: 'only of a match that has begun and waits for salts' },
    ),
  ),
  giving: Type.Optional(Giving),
  rematch: Type.Optional(tableId),
  rematchBy: Type.Optional(seatOrNone),
  code: Type.Optional(joinCode),
});
export type TableFacts = Of<typeof TableFacts>;
/** What a list tells of it. */
export const LineFacts = Type.Object({ ...agreed, ...standing });

/** Why a match cannot go on here. */
export const Stopped = Type.Object(
  {
    code: Type.Literal('noRules', {
      description: 'the rules that it began with are not part of this server any more',
    }),
    game: Type.String(),
    version: Type.Integer(),
  },
  { description: 'only of a table that can be looked at and not played' },
);

export const TableInfo = Type.Object({
  id: tableId,
  ...TableFacts.properties,
  seats: Type.Array(SeatInfo),
  stopped: Type.Optional(Stopped),
});
export type TableInfo = Of<typeof TableInfo>;

export const TableLine = Type.Object({
  id: tableId,
  ...LineFacts.properties,
  seats: Type.Array(Type.Object(seatShown)),
  updated: time('when it last changed'),
  you: Type.Optional(Type.Integer({ description: 'your seat; only in your own list' })),
  yourTurn: Type.Optional(Type.Boolean()),
  turns: Type.Optional(
    Type.Array(Type.Integer(), { description: 'the seats of those who owe a choice; only in your own list' }),
  ),
  until: Type.Optional(time('when the time of the next of them is up; yours where it is your turn')),
  news: Type.Optional(
    Type.Integer({ description: 'how much has happened since you looked last; only in your own list' }),
  ),
  resting: Type.Optional(
    Type.Array(Type.Integer(), { description: 'seats whose players are on vacation; only in your own list' }),
  ),
  resigned: Type.Optional(Type.Boolean({ description: 'have you given up?' })),
});
export type TableLine = Of<typeof TableLine>;

export const ChatLine = Type.Object({
  n: Type.Integer({ description: 'its number at this table' }),
  who,
  name: Type.String(),
  seat: seatOrNone,
  text: Type.String(),
  at: time('when it was said'),
});
export type ChatLine = Of<typeof ChatLine>;

/** Which tables of the lobby are asked for. */
export const LobbyQuery = Type.Object(
  {
    game: Type.Optional(text(40, 'the id of a game; all games where it is left out')),
    pace: Type.Optional(oneOf(['live', 'turns'], '"live" or "turns"; both where it is left out')),
    free: Type.Optional(whole(MOST_SEATS, 'at least so many free seats')),
    page: Type.Optional(whole(MOST_PAGE, 'which page, from 0 on')),
  },
  exact,
);
export type LobbyQuery = Of<typeof LobbyQuery>;
