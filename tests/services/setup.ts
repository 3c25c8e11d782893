/** Starts PostgreSQL and NATS for the tests that ask for them: once for a run, and not at all where no test does. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startNats } from '../../scripts/harness/services/nats.mjs';
import { startPostgres } from '../../scripts/harness/services/postgres.mjs';
import type { Service } from '../../scripts/harness/services/service.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test asks for a server. */
    services: string;
  }
}

const starters: Readonly<Record<string, () => Promise<Service>>> = {
  postgres: () => startPostgres(),
  nats: () => startNats(),
};

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Service>>();
  const secret = randomUUID();
  const door = createServer(async (request, response) => {
    const [, given, name = ''] = (request.url ?? '').split('/');
    const start = starters[name];
    if (given !== secret || !start) {
      response.writeHead(404).end();
      return;
    }
    const starting = started.get(name) ?? start();
    started.set(name, starting);
    const answer = await starting.then(
      ({ url }) => ({ url }),
      (error: unknown) => ({ why: error instanceof Error ? error.message : String(error) }),
    );
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  door.unref();
  project.provide('services', `http://127.0.0.1:${(door.address() as AddressInfo).port}/${secret}`);
  return async () => {
    door.close();
    for (const starting of started.values()) await (await starting.catch(() => undefined))?.close();
  };
}
