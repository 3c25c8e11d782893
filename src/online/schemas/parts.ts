/**
 * Parts of several schemas. A description says what would be right: refusals, the API's document and docs/protocol.md repeat it.
 * What a client sends is `exact`. What the server sends may gain fields, so its schemas are open; tests check it as if they were exact.
 */
import Type, { type Static, type TSchema } from 'typebox';
import { MOST_SEATS } from '../../contract/index.ts';
import type { ServerRefusal } from '../refusals.ts';
import { MOST } from '../table.ts';

/** The type of a schema. What was received is never changed. */
export type Of<Schema extends TSchema> = Frozen<Static<Schema>>;
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export const exact = { additionalProperties: false } as const;
export const MOST_COUNT = 1_000_000;
const MOST_MOVE = 2000;

export const whole = (maximum: number, description = `a whole number from 0 to ${maximum}`) =>
  Type.Integer({ minimum: 0, maximum, description });
export const text = (maxLength: number, description = `a text of at most ${maxLength} characters`) =>
  Type.String({ maxLength, description });
export const flag = (description: string) => Type.Boolean({ description });
export const time = (description: string) =>
  Type.Integer({ description: `${description}, in milliseconds since 1970` });
export const oneOf = <const Values extends string[]>(values: [...Values], description: string) =>
  Type.Enum(values, { description });

export const tableId = Type.String({ pattern: `^[\\w-]{1,${MOST.id}}$`, description: 'the id of a table' });
export const botId = Type.String({ pattern: '^[a-z-]{1,24}$', description: 'a bot, as in "greedy"' });
export const who = Type.String({ description: 'whose it is: 22 letters, digits, - and _' });
/** Of another person, in what a client asks for. */
export const person = Type.String({
  pattern: '^[\\w-]{1,40}$',
  description: 'the id of a person, as tables tell it',
});
export const serverId = Type.String({ description: 'which server this is: 22 letters, digits, - and _' });
export const seat = whole(MOST_SEATS - 1);
export const seats = Type.Array(seat);
/** -1 is chance where it says who acted, and a spectator where it says who is looking. */
export const seatOrNone = Type.Integer({
  minimum: -1,
  maximum: MOST_SEATS - 1,
  description: 'a seat, or -1',
});

export const move = Type.Union(
  [
    Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    Type.String({ maxLength: MOST_MOVE }),
  ],
  { description: `a whole number or a text of at most ${MOST_MOVE} characters` },
);

export const Refusal = Type.Unsafe<ServerRefusal>(
  Type.Object(
    { code: Type.String() },
    { additionalProperties: true, description: 'the same as a code, with its values' },
  ),
);

/** More names than any game has numbers. */
const MOST_TUNED = 120;
export const House = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,39}$' }),
  Type.Integer({ minimum: -999, maximum: 999 }),
  {
    maxProperties: MOST_TUNED,
    description:
      'house rules: the numbers of the game that differ from its standard, by their names, as in {"set3": 7}; left out where there are none',
  },
);

export const Options = Type.Record(
  Type.String({ pattern: '^[A-Za-z][\\w-]{0,39}$' }),
  Type.Union([Type.Boolean(), Type.Number(), Type.String({ maxLength: 100 })]),
  { description: 'the options of the game by their names, as in {"round": 2}; what is left out is as usual' },
);
