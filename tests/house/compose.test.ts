/** The compose files start what they say, with settings that the server knows and files that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/places.mjs';
import { configOf } from '../../src/server/store/postgres/connection.ts';
import { all, settingsRead } from './settings.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly restart?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const inDeploy = (path: string): string => resolve(inRoot('deploy'), path);
const textOf = (file: string): string => readFileSync(inDeploy(file), 'utf8');

/** A value as compose gives it to a container. */
const filled = (value: string, env: Readonly<Record<string, string>>): string =>
  value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, usual = '') => env[name] ?? usual);

const kinds = [
  { file: 'compose.yaml', nodes: ['updraft'], others: ['proxy'] },
  { file: 'compose.cluster.yaml', nodes: ['node1', 'node2', 'node3'], others: ['nats', 'postgres', 'proxy'] },
];

afterEach(() => vi.unstubAllEnvs());

describe.each(kinds)('$file', ({ file, nodes, others }) => {
  const text = textOf(file);
  const { services, volumes } = parse(text) as Compose;
  const everyone = Object.entries(services);
  const ours = everyone.filter(([, { image }]) => image === 'updraft');

  test('starts these services, and starts them again', () => {
    expect(ours.map(([name]) => name)).toEqual(nodes);
    expect(Object.keys(services).sort()).toEqual([...nodes, ...others].sort());
    for (const [name, { restart }] of everyone) expect([name, restart]).toEqual([name, 'unless-stopped']);
  });

  test('a node may write its data and nothing else, and may do nothing that a program of its kind need not do', () => {
    for (const [, { read_only, cap_drop, security_opt, tmpfs = [], volumes: mounted = [] }] of ours) {
      expect({ read_only, cap_drop, security_opt }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect([...tmpfs, ...mounted.map((one) => one.split(':')[1])].sort()).toEqual(['/data', '/tmp']);
    }
  });

  test('every setting is one that its program reads', () => {
    // The library that speaks with PostgreSQL reads the password by itself.
    const known = [...settingsRead(), 'PGPASSWORD'];
    for (const [, { environment = {} }] of ours)
      expect(known).toEqual(expect.arrayContaining(Object.keys(environment)));
    const asked = all(textOf('Caddyfile'), /\{\$([A-Z]+)/g);
    expect(Object.keys(services.proxy!.environment!).sort()).toEqual(asked);
  });

  test('what the owner chooses stands in the command at the top', () => {
    const [command = ''] = /^#.* docker compose .*$/m.exec(text) ?? [];
    expect(command).toContain(`-f deploy/${file} `);
    expect(all(command, /\b([A-Z_]+)=/g)).toEqual(all(text, /\$\{([A-Z_]+)/g));
  });

  test('files, volumes and services that are named are there', () => {
    const named = everyone.flatMap(([, { volumes: mounted = [] }]) =>
      mounted.map((one) => one.split(':')[0]!),
    );
    for (const path of named.filter((one) => one.startsWith('.')))
      expect([path, existsSync(inDeploy(path))]).toEqual([path, true]);
    expect([...new Set(named.filter((one) => !one.startsWith('.')))].sort()).toEqual(
      Object.keys(volumes).sort(),
    );
    for (const [, { build, depends_on = [] }] of everyone) {
      if (build) expect(existsSync(resolve(inDeploy(build.context), build.dockerfile))).toBe(true);
      const before = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(before));
    }
  });

  test('addresses lead to its services: the proxy to every node, and nodes to what they share', () => {
    const [port] = all(readFileSync(inRoot('Containerfile'), 'utf8'), /^EXPOSE (\d+)$/gm);
    expect(services.proxy!.environment!.NODES).toBe(nodes.map((name) => `${name}:${port}`).join(' '));
    const shared = ours.flatMap(([, { environment = {} }]) =>
      [environment.DATABASE_URL, environment.NATS_URL].filter((url) => url !== undefined),
    );
    for (const url of shared) expect(others).toContain(new URL(url).hostname);
  });
});

test('a password of the cluster may have any signs in it', () => {
  const { services } = parse(textOf('compose.cluster.yaml')) as Compose;
  const PASSWORD = 'p@ss/w:rd #1?%41';
  const given = ({ environment = {} }: Service) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(value, { PASSWORD })]),
    );
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = given(services.postgres!);
  const { DATABASE_URL, PGPASSWORD } = given(services.node1!);
  vi.stubEnv('PGPASSWORD', PGPASSWORD);
  const { host, user, database, password } = new pg.Client(configOf(DATABASE_URL!));
  expect({ host, user, database, password }).toEqual({
    host: 'postgres',
    user: POSTGRES_USER,
    database: POSTGRES_DB,
    password: POSTGRES_PASSWORD,
  });
  expect(password).toBe(PASSWORD);
});
