/** For tests: whatever the server says must fit the schemas of src/online, and have no field that they do not name. */
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { ToClient } from '../../online/protocol.ts';
import { api, Refused, type RouteName } from '../../online/schemas/api.ts';
import { toClient } from '../../online/schemas/messages.ts';

/** What was checked so far, so that a test can tell what was never said. */
export const spoken = { messages: new Set<string>(), routes: new Set<string>() };

const compile = (schema: TSchema): Validator =>
  Compile(
    JSON.parse(JSON.stringify(schema), (_key, part) =>
      part?.type === 'object' && part.properties ? { additionalProperties: false, ...part } : part,
    ),
  );

const messages = new Map(Object.entries(toClient).map(([type, schema]) => [type, compile(schema)]));
const refused = compile(Refused);
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
  spoken.messages.add(message.type);
  return message;
}

export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const asked = `${method} ${path.split('?', 1)[0]}`;
  const found = routes.find((each) => each.asked.test(asked));
  if (status >= 400) must(refused, body, `the refusal of ${asked}`);
  else if (found) {
    must(found.answer, body, `the answer to ${asked}`);
    spoken.routes.add(found.route);
  }
}

function must(validator: Validator, value: unknown, what: string): void {
  if (validator.Check(value)) return;
  const [first] = validator.Errors(value);
  throw new Error(`${what} does not fit its schema at "${first?.instancePath}": ${first?.message}`);
}
