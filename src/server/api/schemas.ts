/** The form of what the API takes and gives. Descriptions say what would be right, for refusals and for the page about the API. */
import Type from 'typebox';
import { MOST_SEATS } from '../../contract/index.ts';
import { MOST, PACE_LIMITS } from '../../online/table.ts';

const exact = { additionalProperties: false } as const;

const text = (description: string, maxLength: number) => Type.String({ maxLength, description });
const flag = (description: string) => Type.Boolean({ description });
const whole = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });
const time = (description: string) =>
  Type.Integer({ description: `${description}, in milliseconds since 1970` });
const oneOf = (values: string[], description: string) => Type.Enum(values, { description });

const who = Type.String({ description: 'whose it is: 22 letters, digits, - and _' });
const id = Type.String({ description: 'the id of a table' });
/** Longer than any name, so that the refusal can be about names. */
const typedName = text(`a name of 1 to ${MOST.name} characters`, 200);

export const NameGiven = Type.Object({ name: typedName }, exact);
export const CodeTyped = Type.Object({ code: text('a code like ABCD-2345', 40) }, exact);
export const TableId = Type.Object({
  id: Type.String({ pattern: `^[\\w-]{1,${MOST.id}}$`, description: 'the id of a table' }),
});

const Pace = Type.Union(
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
  ],
  {
    description:
      `{"kind": "live", "minutes": 15, "seconds": 15} with at most ${PACE_LIMITS.minutes} minutes and ${PACE_LIMITS.seconds} seconds, ` +
      `or {"kind": "turns", "hours": 72} with at most ${PACE_LIMITS.hours}`,
  },
);

const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z][\\w-]{0,39}$' }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 100 })]),
  { description: 'the options of the game by their names, as in {"round": 2}; what is left out is as usual' },
);

const botId = Type.String({ pattern: '^[a-z-]{1,24}$', description: 'a bot, as in "greedy"' });
const SeatPlan = Type.Union([Type.Literal('you'), Type.Literal('open'), Type.Object({ bot: botId }, exact)]);

export const Plan = Type.Object(
  {
    game: text('the id of a game, as GET /api/games tells it', 40),
    options: Options,
    seats: Type.Array(SeatPlan, {
      minItems: 1,
      maxItems: MOST_SEATS,
      description: `a list of 1 to ${MOST_SEATS}, each "you", "open" or a bot, as in {"bot": "greedy"}`,
    }),
    fixedSeats: flag('true to keep the order of the seats, false to draw it at the start'),
    pace: Pace,
    listed: flag('true to show the table in the lobby, false to give only its link away'),
    watch: flag('true to let people without a seat look on, else false'),
    hints: flag('true to let players ask for a good move, else false'),
    standIn: Type.String({
      ...botId,
      description: 'the bot that plays for whoever runs out of time or resigns',
    }),
    salt: text(`what you add to the draws: at most ${MOST.salt} characters`, MOST.salt),
  },
  exact,
);

const State = oneOf(['open', 'playing', 'over'], 'where it stands');
const SeatKind = oneOf(['open', 'person', 'bot'], 'who has it');
const Ended = Type.Object(
  {
    how: oneOf(['played', 'resigned'], 'how it ended'),
    winners: Type.Array(Type.Integer()),
    scores: Type.Optional(Type.Array(Type.Number())),
    at: time('when it ended'),
  },
  { description: 'only of a match that is over' },
);

const ofBoth = {
  id,
  game: Type.String(),
  state: State,
  pace: Pace,
  listed: Type.Boolean(),
  watch: Type.Boolean(),
  options: Options,
  created: time('when it was set up'),
  ended: Type.Optional(Ended),
};

export const Table = Type.Object({
  ...ofBoth,
  version: Type.Integer({ description: 'the version of the rules' }),
  seats: Type.Array(
    Type.Object({
      kind: SeatKind,
      name: Type.String(),
      who: Type.Optional(who),
      bot: Type.Optional(Type.String()),
      here: Type.Optional(flag('is this person at the table now?')),
      away: Type.Optional(oneOf(['time', 'resigned'], 'why a bot plays for this person')),
    }),
  ),
  hints: Type.Boolean(),
  standIn: Type.String(),
  host: who,
  commitment: Type.String({ description: 'the hash of the secret that all draws come from' }),
  rematch: Type.Optional(id),
});

export const Tables = Type.Object({
  tables: Type.Array(
    Type.Object({
      ...ofBoth,
      seats: Type.Array(Type.Object({ kind: SeatKind, name: Type.String() })),
      updated: time('when it last changed'),
      you: Type.Optional(Type.Integer({ description: 'your seat; only in your own list' })),
      yourTurn: Type.Optional(Type.Boolean()),
    }),
  ),
});

export const Me = Type.Object({ who, name: Type.String() });
export const IdentityGiven = Type.Object({
  who,
  name: Type.String(),
  token: Type.String({ description: 'whoever has it is this person: keep it on the device' }),
});
export const CodeGiven = Type.Object({
  code: Type.String({ description: 'as in ABCD-2345, good for one use' }),
  until: time('until when it is good'),
});
export const TableGiven = Type.Object({ id });
export const Match = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'the file that `npx updraft verify` and the page of a match read',
  },
);
export const Games = Type.Array(
  Type.Object({ id: Type.String(), title: Type.String() }, { additionalProperties: true }),
);
export const Refusal = Type.Object({
  error: Type.String({ description: 'what is wrong, and what would be right' }),
});
