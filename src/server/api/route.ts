/** What every route of the API tells about itself. */
import type { onRequestAsyncHookHandler, RouteShorthandOptions } from 'fastify';
import type { TSchema } from 'typebox';
import { words } from '../words.ts';
import { Refusal } from './schemas.ts';

interface Asks {
  readonly body?: TSchema;
  readonly params?: TSchema;
  /** Lets only those pass who say who they are. */
  readonly known?: onRequestAsyncHookHandler;
  /** What is asked besides: how often, for example. */
  readonly within?: onRequestAsyncHookHandler;
  /** Works without the database. */
  readonly always?: boolean;
}

export function describeRoute(
  name: keyof typeof words.routes,
  answer: TSchema,
  { body, params, known, within, always = false }: Asks = {},
): RouteShorthandOptions {
  const { summary, description } = words.routes[name];
  return {
    onRequest: [known, within].filter((hook) => hook !== undefined),
    config: { needsStore: !always },
    schema: {
      operationId: name,
      summary,
      description,
      ...(body ? { body } : {}),
      ...(params ? { params } : {}),
      ...(known ? { security: [{ token: [] }] } : {}),
      response: {
        200: { description: words.answer, content: { 'application/json': { schema: answer } } },
        '4xx': { description: words.refusalOf4xx, content: { 'application/json': { schema: Refusal } } },
        ...(!always
          ? { 503: { description: words.refusalOf503, content: { 'application/json': { schema: Refusal } } } }
          : {}),
      },
    },
  };
}
