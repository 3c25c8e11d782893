/** Asks the server over HTTP. Whatever goes wrong becomes a sentence. */
import type { Reading, Refusal } from '../../contract/index.ts';
import type { AnswerOf, AskOf, Refused, RouteName } from '../../online/api.ts';
import { identity, renewIdentity } from './identity.ts';
import { wordServerRefusal } from './refused.ts';
import { sayTrouble } from './words/index.ts';

/** After this long a server that says nothing counts as out of reach. */
const patience = 15_000;

/** Asks a route. A server that does not know us any more is told who we are, and asked again. */
export async function call<R extends RouteName>(
  route: R,
  ...[given]: AskOf<R> extends undefined ? [] : [AskOf<R>]
): Promise<Reading<AnswerOf<R>, string>> {
  const token = identity.peek()?.token;
  const first = await send(route, given, token);
  if (first.status !== 401 || token === undefined) return first.reading;
  const why = identity.peek()?.token === token ? await renewIdentity(first.refusal, token) : undefined;
  if (why !== undefined) return { refused: why };
  return (await send(route, given, identity.peek()?.token)).reading;
}

/** Asks a route as the person of this token, and tells how it was answered. */
export async function ask<R extends RouteName>(
  route: R,
  given: AskOf<R>,
  token: string | undefined,
): Promise<{
  readonly status: number;
  readonly code?: string;
  readonly reading: Reading<AnswerOf<R>, string>;
}> {
  const { status, refusal, reading } = await send(route, given, token);
  return { status, reading, ...(refusal ? { code: refusal.code } : {}) };
}

interface Sent<T> {
  readonly status: number;
  readonly refusal?: Refusal;
  readonly reading: Reading<T, string>;
}

async function send<R extends RouteName>(
  route: R,
  given: object | undefined,
  token: string | undefined,
): Promise<Sent<AnswerOf<R>>> {
  const [method, url] = route.split(' ') as [string, string];
  const id = url.endsWith('/:id') && given && 'id' in given ? String(given.id) : undefined;
  const body = id === undefined && given ? JSON.stringify(given) : undefined;
  let response: Response;
  try {
    response = await fetch(url.replace(':id', encodeURIComponent(id ?? '')), {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body } : {}),
    });
  } catch {
    const say = await sayTrouble();
    return { status: 0, reading: { refused: navigator.onLine ? say.unreachable : say.offline } };
  }
  const { status } = response;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return { status, reading: { value: answer as AnswerOf<R> } };
  const { tooMuch, badAnswer } = await sayTrouble();
  const plain = status === 429 ? tooMuch : badAnswer;
  if (!isRefused(answer)) return { status, reading: { refused: plain } };
  const refused = await wordServerRefusal(answer.refusal, answer.error);
  return { status, refusal: answer.refusal, reading: { refused } };
}

/** A proxy in between may answer anything. */
const isRefused = (given: unknown): given is Refused =>
  typeof given === 'object' && given !== null && 'error' in given && typeof given.error === 'string';
