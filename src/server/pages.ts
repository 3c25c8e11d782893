import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerRefusal } from '../online/refusals.ts';
import type { Previews } from './previews/previews.ts';
import { bodyOf, sentenceOf } from './refusals.ts';

/** A year: the name of such a file carries a hash of its content. */
const forGood = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** What pages are made of besides the built client. */
export interface Doorway {
  readonly webRoot: string;
  readonly previews: Previews;
  /** Where pages are for those who come from outside; as they were asked for, where it is left out. */
  readonly publicUrl?: string | undefined;
  addressOf(request: FastifyRequest['raw']): string;
}

/** Serves the client: its files as they were built, and its one page at every address that the client may know. */
export async function servePages(app: FastifyInstance, doorway: Doorway): Promise<void> {
  const { webRoot } = doorway;
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
  app.setNotFoundHandler((request, reply) => answerUnknown(doorway, request, reply));
}

async function answerUnknown(
  doorway: Doorway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
  const page = await withPreview(doorway, path, request);
  if (page === undefined) return reply.sendFile('index.html');
  return reply.header('cache-control', askAgain).type('text/html; charset=utf-8').send(page);
}

/** The page with what sites show beside a link to it; undefined where there is nothing to show. */
async function withPreview(
  { previews, webRoot, publicUrl, addressOf }: Doorway,
  path: string,
  { protocol, host, raw }: FastifyRequest,
): Promise<string | undefined> {
  const tags = await previews.tags(path, publicUrl ?? `${protocol}://${host}`, addressOf(raw));
  if (tags === '') return undefined;
  const page = await readFile(join(webRoot, 'index.html'), 'utf8');
  return page.replace('</head>', () => `  ${tags}\n  </head>`);
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
