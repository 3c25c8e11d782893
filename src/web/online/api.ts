/** Asks the server over HTTP. Whatever goes wrong becomes a sentence. */
import type { Reading } from '../../contract/index.ts';
import { identity } from './identity.ts';
import { onlineWords as say } from './words.ts';

/** After this long a server that says nothing counts as out of reach. */
const patience = 15_000;

export async function call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reading<T>> {
  const token = identity.peek()?.token;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    return { refused: navigator.onLine ? say.unreachable : say.offline };
  }
  const given: unknown = await response.json().catch(() => undefined);
  if (response.ok && given !== undefined) return { value: given as T };
  return { refused: refusalIn(given) ?? (response.status === 429 ? say.tooMuch : say.badAnswer) };
}

function refusalIn(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || !('error' in given)) return undefined;
  return typeof given.error === 'string' && given.error ? given.error : undefined;
}
