/** Reads a message of a socket: nothing more, longer or deeper than its schema allows. What it means is for the table service. */
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { ToServer } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { toServer } from '../../online/schemas/messages.ts';
import { explain } from '../explain.ts';

interface Form {
  readonly schema: TSchema;
  readonly validator: Validator;
}

const types = Object.keys(toServer);
const forms = new Map<string, Form>(
  Object.entries(toServer).map(([type, schema]) => [type, { schema, validator: Compile(schema) }]),
);

export type ReadMessage =
  | { readonly value: ToServer }
  | { readonly refused: ServerRefusal; readonly kind: 'json' | 'type' | 'form'; readonly re?: number };

/** A message that fits its schema, or what is wrong with it. */
export function readMessage(raw: string): ReadMessage {
  let message: unknown;
  try {
    message = JSON.parse(raw);
  } catch {
    return { refused: { code: 'notObject' }, kind: 'json' };
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return { refused: { code: 'notObject' }, kind: 'json' };
  const { type } = message as { type?: unknown };
  const form = typeof type === 'string' ? forms.get(type) : undefined;
  if (form?.validator.Check(message)) return { value: message as ToServer };
  const { re: number } = message as { re?: unknown };
  const answered = Number.isSafeInteger(number) && (number as number) >= 0 ? { re: number as number } : {};
  if (typeof type !== 'string')
    return { refused: { code: 'noType', known: types }, kind: 'type', ...answered };
  if (!form)
    return {
      refused: { code: 'unknownMessage', type: type.slice(0, 24), known: types },
      kind: 'type',
      ...answered,
    };
  const refused = explain({ message: type }, form.schema, form.validator.Errors(message));
  return { refused, kind: 'form', ...answered };
}
