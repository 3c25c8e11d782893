/** What every route of the API tells about itself. */
import type { onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { words } from '../words.ts';
import { Refusal } from './schemas.ts';

interface Asks {
  readonly body?: TSchema;
  readonly params?: TSchema;
  /** Whoever asks who somebody is asks for a token. */
  readonly onRequest?: onRequestAsyncHookHandler | onRequestAsyncHookHandler[];
  readonly config?: { readonly needsStore?: boolean; readonly rateLimit?: object };
}

export function describeRoute(
  name: keyof typeof words.routes,
  answer: TSchema,
  { body, params, onRequest, config }: Asks = {},
): RouteShorthandOptions {
  const { summary, description } = words.routes[name];
  const needsStore = Boolean(onRequest ?? config?.needsStore ?? config?.rateLimit);
  return {
    ...(onRequest ? { onRequest } : {}),
    config: { ...config, needsStore },
    schema: {
      operationId: name,
      summary,
      description,
      ...(body ? { body } : {}),
      ...(params ? { params } : {}),
      ...(onRequest ? { security: [{ token: [] }] } : {}),
      response: {
        200: { description: words.answer, content: { 'application/json': { schema: answer } } },
        '4xx': { description: words.refusalOf4xx, content: { 'application/json': { schema: Refusal } } },
        ...(needsStore
          ? { 503: { description: words.refusalOf503, content: { 'application/json': { schema: Refusal } } } }
          : {}),
      },
    },
  };
}
