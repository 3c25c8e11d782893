import { chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './programs.mjs';
import { humbleAccount, Service } from './service.mjs';

const wanted = /** @satisfies {import('./programs.mjs').Wanted} */ ({
  programs: ['nats-server'],
  // Not on the path of every account.
  places: () => ['/usr/sbin', '/usr/local/sbin'],
  package: 'nats-server',
});

/** A NATS server of its own on a free port of the loopback. */
export async function startNats() {
  const { folder: programs } = findPrograms(wanted);
  const folder = mkdtempSync(join(tmpdir(), 'updraft-nats-'));
  const account = humbleAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const spec = {
    command: join(programs, 'nats-server'),
    args: ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
    env: process.env,
    ready: 'Server is ready',
    signal: /** @type {const} */ ('SIGKILL'),
    folder,
  };
  return Service.start(spec, `nats://127.0.0.1:${port}`);
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
