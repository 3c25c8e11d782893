/** The document of this API, for programs and for people. */
import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle, type OpenApi } from './docs-page.ts';
import { docWords } from './words.ts';

export function serveDocs(api: FastifyInstance): void {
  const { openapi, docs } = docWords.routes;
  let page: string | undefined;

  api.get('/api/openapi.json', { schema: { operationId: 'openapi', ...openapi } }, async () => api.swagger());

  api.get('/api/docs', { schema: { operationId: 'docs', ...docs } }, async (_request, reply) => {
    page ??= docsPage(api.swagger() as unknown as OpenApi);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });

  api.get('/api/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(docsStyle),
  );
}
