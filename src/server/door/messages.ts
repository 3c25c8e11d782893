/** The form of every message a socket may send: nothing more, nothing longer, nothing deeper. What it means is the hall's business. */
import Type, { type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { MOST_SEATS } from '../../contract/index.ts';
import type { ToServer } from '../../online/protocol.ts';
import { MOST } from '../../online/table.ts';
import { explain } from '../explain.ts';
import { words } from '../words.ts';

const MOST_COUNT = 1_000_000;
const MOST_MOVE = 2000;

const whole = (maximum: number) =>
  Type.Integer({ minimum: 0, maximum, description: `a whole number from 0 to ${maximum}` });
const text = (maxLength: number) =>
  Type.String({ maxLength, description: `a text of at most ${maxLength} characters` });
const yesNo = Type.Boolean({ description: 'true or false' });
const id = Type.String({ pattern: `^[\\w-]{1,${MOST.id}}$`, description: 'the id of a table' });
const botId = Type.String({ pattern: '^[a-z-]{1,24}$' });
const seat = whole(MOST_SEATS - 1);

const re = Type.Optional(whole(Number.MAX_SAFE_INTEGER));
const asked = { re };
const atTable = { re, table: id };

const exact = { additionalProperties: false } as const;

const fields = {
  hello: { ...asked, protocol: whole(MOST_COUNT), token: text(100) },
  lobby: { ...asked, on: yesNo },
  join: {
    ...atTable,
    have: Type.Optional(
      Type.Object(
        { log: whole(MOST_COUNT), standing: whole(MOST_COUNT) },
        { ...exact, description: 'how many entries you have: {"log": 12, "standing": 10}' },
      ),
    ),
  },
  leave: atTable,
  sit: { ...atTable, seat, salt: text(MOST.salt) },
  stand: atTable,
  seat: {
    ...atTable,
    seat,
    to: Type.Union([Type.Literal('open'), Type.Object({ bot: botId }, exact)], {
      description: '"open" or a bot, as in {"bot": "greedy"}',
    }),
  },
  start: atTable,
  move: {
    ...atTable,
    seat,
    count: whole(MOST_COUNT),
    move: Type.Union(
      [
        Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
        Type.String({ maxLength: MOST_MOVE }),
      ],
      { description: `a whole number or a text of at most ${MOST_MOVE} characters` },
    ),
  },
  undo: atTable,
  answer: { ...atTable, yes: yesNo },
  resign: atTable,
  return: atTable,
  chat: { ...atTable, text: text(MOST.chat) },
  rematch: atTable,
} satisfies Record<ToServer['type'], Record<string, TSchema>>;

interface Form {
  readonly schema: TSchema;
  readonly validator: Validator;
}

const types = Object.keys(fields);
const forms = new Map<string, Form>(
  Object.entries(fields).map(([type, rest]) => {
    const schema = Type.Object({ type: Type.Literal(type), ...rest }, exact);
    return [type, { schema, validator: Compile(schema) }];
  }),
);

export type ReadMessage =
  | { readonly value: ToServer }
  | { readonly refused: string; readonly kind: 'json' | 'type' | 'form'; readonly re?: number };

/** A message that has the form of one, or a sentence that says what is wrong with it. */
export function readMessage(raw: string): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(raw);
  } catch {
    return { refused: words.noJson, kind: 'json' };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return { refused: words.noJson, kind: 'json' };
  const { type } = message as { type?: unknown };
  const form = typeof type === 'string' ? forms.get(type) : undefined;
  if (form?.validator.Check(message)) return { value: message as ToServer };
  const { re: number } = message as { re?: unknown };
  const answered = Number.isSafeInteger(number) && (number as number) >= 0 ? { re: number as number } : {};
  if (typeof type !== 'string') return { refused: words.noType(types), kind: 'type', ...answered };
  if (!form) return { refused: words.noSuchMessage(type.slice(0, 24), types), kind: 'type', ...answered };
  const why = explain(words.message(type), form.schema, form.validator.Errors(message));
  return { refused: why, kind: 'form', ...answered };
}
