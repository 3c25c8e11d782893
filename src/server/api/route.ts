/** Serves a route of the API as src/online describes it: checked, documented and typed by its schemas. */
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { TSchema } from 'typebox';
import {
  type AnswerOf,
  type AskOf,
  api,
  Refused,
  type Route,
  type RouteName,
  TableId,
} from '../../online/schemas/api.ts';
import type { Guard } from './guard.ts';
import { docWords } from './words.ts';

type Handler<R extends RouteName> = (
  ask: AskOf<R>,
  reply: FastifyReply,
  request: FastifyRequest,
) => Promise<AnswerOf<R> | FastifyReply>;

const json = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A value a line. */
const lines = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/x-ndjson': { schema } },
});

/** Serves one route. `within` limits how often it may be asked. */
export type Serve = <R extends RouteName>(
  route: R,
  handle: Handler<R>,
  within?: onRequestAsyncHookHandler,
) => void;

export const serving =
  (app: FastifyInstance, guard: Guard): Serve =>
  (route, handle, within) => {
    const described: Route = api[route];
    const {
      name,
      summary,
      description,
      body,
      answer,
      known = false,
      program = false,
      streams = false,
      always = false,
    } = described;
    const [method, url] = route.split(' ') as [string, string];
    const hasId = url.endsWith('/:id');
    app.route({
      method,
      url,
      // To ask for the head of a stream would open one.
      ...(streams ? { exposeHeadRoute: false } : {}),
      onRequest: [known && guard.known, program && guard.program, within].filter(
        (hook) => typeof hook === 'function',
      ),
      config: { needsStore: !always, ...(program ? guard.programs : {}) },
      schema: {
        operationId: name,
        summary,
        description,
        ...(body ? { body } : {}),
        ...(hasId ? { params: TableId } : {}),
        ...(known || program ? { security: [{ token: [] }] } : {}),
        response: {
          200: streams ? lines(docWords.answer, answer) : json(docWords.answer, answer),
          '4xx': json(docWords.refusalOf4xx, Refused),
          ...(always ? {} : { 503: json(docWords.refusalOf503, Refused) }),
        },
      },
      handler: (request, reply) =>
        handle((hasId ? request.params : request.body) as Parameters<typeof handle>[0], reply, request),
    });
  };
