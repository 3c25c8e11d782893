import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerRefusal } from '../online/refusals.ts';
import { bodyOf, sentenceOf } from './refusals.ts';

/** A year: the name of such a file carries a hash of its content. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** Serves the client: its files as they were built, and its one page at every address that the client may know. */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const hashed = path.includes(`${sep}assets${sep}`);
      response.setHeader('cache-control', hashed ? forGood : askAgain);
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler(answerUnknown);
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/')) return refuse(reply, 404, { code: 'noSuchAddress' });
  if (!reads) {
    reply.header('allow', 'GET, HEAD');
    return refuse(reply, 405, { code: 'onlyReading' });
  }
  if (path.startsWith('/assets/') || hasExtension(path)) {
    return reply
      .code(404)
      .header('cache-control', askAgain)
      .type('text/plain; charset=utf-8')
      .send(sentenceOf({ code: 'noSuchFile' }));
  }
  if (!wantsPage(request)) return refuse(reply, 404, { code: 'noSuchAddress' });
  // The client knows its own addresses, and has its own page for the others.
  return reply.sendFile('index.html');
}

function refuse(reply: FastifyReply, status: number, refusal: ServerRefusal): FastifyReply {
  return reply.code(status).header('cache-control', askAgain).send(bodyOf(refusal));
}

function hasExtension(path: string): boolean {
  return /\.[^/]*$/.test(path);
}

function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || accept.includes('*/*');
}
