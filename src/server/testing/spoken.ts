/** For tests: whatever the server says must fit the schemas of src/online, and have no field that they do not name. */
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { Refused } from '../../online/api.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { api, Refused as RefusedSchema, type RouteName } from '../../online/schemas/api.ts';
import { toClient } from '../../online/schemas/messages.ts';
import { refusalSentences } from '../../online/words/index.ts';

const sentenceOf = (await refusalSentences('en')).refuse;

/** What was checked so far, so that a test can tell what was never said. */
export const spoken = { messages: new Set<string>(), routes: new Set<string>() };

const compile = (schema: TSchema): Validator =>
  Compile(
    JSON.parse(JSON.stringify(schema), (_key, part) =>
      part?.type === 'object' && part.properties ? { additionalProperties: false, ...part } : part,
    ),
  );

const messages = new Map(Object.entries(toClient).map(([type, schema]) => [type, compile(schema)]));
const refused = compile(RefusedSchema);
const routes = (Object.keys(api) as RouteName[]).map((route) => ({
  route,
  asked: new RegExp(`^${route.replace(':id', '[^/]+')}$`),
  answer: compile(api[route].answer),
}));

export function checkMessage(text: string): ToClient {
  const message = JSON.parse(text) as ToClient;
  const validator = messages.get(message.type);
  if (!validator) throw new Error(`no message of this type is in the schemas: ${text}`);
  must(validator, message, `the message ${message.type}`);
  if ('refusal' in message) sameInWords(message.refusal, message.why);
  spoken.messages.add(message.type);
  return message;
}

export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const asked = `${method} ${path.split('?', 1)[0]}`;
  const found = routes.find((each) => each.asked.test(asked));
  if (status >= 400) {
    must(refused, body, `the refusal of ${asked}`);
    const { refusal, error } = body as Refused;
    sameInWords(refusal, error);
  }
  if (status < 400 && found) {
    must(found.answer, body, `the answer to ${asked}`);
    spoken.routes.add(found.route);
  }
}

/** The sentence beside a code says what the code says. */
function sameInWords(refusal: ServerRefusal, sentence: string): void {
  if (sentenceOf(refusal) !== sentence || sentence === refusal.code)
    throw new Error(`the code ${refusal.code} of the schemas does not say "${sentence}"`);
}

function must(validator: Validator, value: unknown, what: string): void {
  if (validator.Check(value)) return;
  const [first] = validator.Errors(value);
  throw new Error(`${what} does not fit its schema at "${first?.instancePath}": ${first?.message}`);
}
