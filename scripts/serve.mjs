import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { buildApart, squeezeApart } from './build/apart.mjs';
import { isFresh } from './build/fresh.mjs';
import { stopWhenTold } from './lib/frugal.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { hasSources, inRoot } from './lib/places.mjs';
import { isTaken } from './lib/ports.mjs';
import { endWith, Sentence } from './lib/sentence.mjs';
import { serveBuilt } from './lib/serve.mjs';

/** @param {string | undefined} text */
function readPort(text, name = 'PORT') {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Sentence(`${name} must be a whole number from 0 to 65535, and "${text}" is not.`);
}

/** @param {string} text */
function readProxies(text) {
  const parts = text.split(',').map((part) => part.trim());
  const isNetwork = (/** @type {string} */ part) => isIP(part.replace(/\/\d{1,3}$/, '')) > 0;
  if (text === '' || /^\d$/.test(text) || parts.every(isNetwork)) return text;
  throw new Sentence(
    `TRUST_PROXY must be how many proxies stand before the server (1 to 9), or their addresses, as in 10.0.0.0/8,::1; "${text}" is neither.`,
  );
}

/** What can be guessed keeps no reader out. */
const LEAST_TOKEN = 16;

/**
 * Where the server is found from outside, and by which mail server it writes letters.
 * @param {NodeJS.ProcessEnv} env
 */
function alertSettings({ PUBLIC_URL, SMTP_URL, MAIL_FROM }) {
  const publicUrl = PUBLIC_URL?.replace(/\/+$/, '');
  if (publicUrl && !/^https?:\/\/[^/]+$/.test(publicUrl))
    throw new Sentence(`PUBLIC_URL must be like https://updraft.example, and "${PUBLIC_URL}" is not.`);
  if (!SMTP_URL) return publicUrl ? { publicUrl } : {};
  if (!/^smtps?:\/\/\S+$/.test(SMTP_URL))
    throw new Sentence('SMTP_URL must be like smtps://name:password@mail.example.');
  if (!publicUrl || !MAIL_FROM)
    throw new Sentence(
      'Letters need PUBLIC_URL, because they carry links, and MAIL_FROM, as in "Updraft <updraft@example.org>".',
    );
  return { publicUrl, mail: { url: SMTP_URL, from: MAIL_FROM } };
}

/**
 * A database that is no file, and how nodes that share it tell each other. Neither is ever shown: they hold passwords.
 * @param {NodeJS.ProcessEnv} env
 */
function databaseSettings({ DATABASE_URL, NATS_URL }) {
  if (DATABASE_URL && !/^postgres(ql)?:\/\/\S+$/.test(DATABASE_URL))
    throw new Sentence('DATABASE_URL must be like postgres://name:password@db.example/updraft.');
  if (NATS_URL && !/^(nats|tls):\/\/\S+$/.test(NATS_URL))
    throw new Sentence('NATS_URL must be like nats://name:password@nats.example:4222.');
  if (NATS_URL && !DATABASE_URL)
    throw new Sentence(
      'NATS_URL needs DATABASE_URL: servers that share no database have nothing to tell each other.',
    );
  return {
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(NATS_URL ? { natsUrl: NATS_URL } : {}),
  };
}

/**
 * Where tables are kept, whether a proxy stands before the server, and how much is written down.
 * @param {NodeJS.ProcessEnv} env
 */
function settings({ DATA_DIR, TRUST_PROXY, LOG_LEVEL, METRICS_PORT, METRICS_TOKEN }) {
  const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
  if (LOG_LEVEL && !levels.includes(LOG_LEVEL))
    throw new Sentence(`LOG_LEVEL must be ${levels.join(', ')}, and "${LOG_LEVEL}" is not.`);
  if (METRICS_TOKEN && METRICS_TOKEN.length < LEAST_TOKEN)
    throw new Sentence(
      `METRICS_TOKEN must have at least ${LEAST_TOKEN} characters, as in METRICS_TOKEN=$(openssl rand -hex 16) npm start.`,
    );
  return {
    metrics: {
      ...(METRICS_PORT ? { port: readPort(METRICS_PORT, 'METRICS_PORT') } : {}),
      ...(METRICS_TOKEN ? { token: METRICS_TOKEN } : {}),
    },
    dataDir: DATA_DIR || (hasSources() ? inRoot('data') : resolve('data')),
    trustProxy: readProxies(TRUST_PROXY ?? ''),
    ...(LOG_LEVEL ? { logLevel: LOG_LEVEL } : {}),
  };
}

/** @param {number} port */
function taken(port) {
  return new Sentence(
    `Port ${port} is taken by another program: stop it, or choose another port, as in PORT=3001 npm start.`,
  );
}

/**
 * @param {unknown} error
 * @param {number} port
 * @param {string} host
 */
function explain(error, port, host) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return taken(port);
  if (code === 'EACCES') {
    return new Sentence(
      `Port ${port} may not be used by this account: choose one above 1023, as in PORT=3001 npm start.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new Sentence(`HOST must be a name or address of this machine, and "${host}" is not.`);
  }
  return error;
}

try {
  const port = readPort(process.env.PORT);
  const host = process.env.HOST || 'localhost';
  if (host === 'localhost' && port > 0 && (await isTaken(port))) throw taken(port);
  const bundles = /** @type {const} */ (['web', 'server']);
  // What is built runs without the parts that only building needs.
  const stale = bundles.filter((target) => !isFresh(target));
  ensureInstalled({ parts: stale.length === 0 ? 'run' : 'build' });
  if (stale.length > 0) buildApart(stale);
  const serving = await serveBuilt({
    port,
    host,
    ...settings(process.env),
    ...databaseSettings(process.env),
    ...alertSettings(process.env),
  }).catch((error) => {
    throw explain(error, port, host);
  });
  stopWhenTold(() => void serving.close().then(() => process.exit(0), endWith));
  const shown = host.includes(':') ? `[${host}]` : host;
  squeezeApart();
  console.log(`Updraft is ready at http://${shown}:${serving.port}`);
  if (serving.metricsPort !== undefined)
    console.log(`Its metrics are at http://${shown}:${serving.metricsPort}/metrics`);
  if (serving.offline) console.error(`Only for games on one device: ${serving.offline}`);
} catch (error) {
  endWith(error);
}
