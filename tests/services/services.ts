/** What tests that need a real PostgreSQL or NATS import: asks for one, which runs until all tests are over. */
import pg from 'pg';
import { inject } from 'vitest';
import type { Service } from '../../scripts/harness/services/service.mjs';
import { notTested } from './not-tested.ts';

/**
 * Its address; undefined where it cannot be had, which is said, and is a failure where CI is set: there everything has to be tested.
 * A test file skips what needs it: `describe.skipIf(url === undefined)`.
 */
export async function serviceUrl(name: 'postgres' | 'nats'): Promise<string | undefined> {
  const answer = await fetch(`${inject('services')}/${name}`);
  const { url, why } = (await answer.json()) as { readonly url?: string; readonly why?: string };
  if (url !== undefined) return url;
  notTested(name, why);
  return undefined;
}

let made = 0;

/** An empty place in that PostgreSQL: a schema of its own, and the address that leads to it. */
export async function newPlace(url: string): Promise<string> {
  const name = `place_${process.pid}_${Date.now()}_${made++}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return placeIn(url, name);
}

export function placeIn(url: string, schema: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

/** A server of its own, which the test may halt and start again; undefined where it cannot be had, which is said as above. */
export async function ownService(name: string, start: () => Promise<Service>): Promise<Service | undefined> {
  try {
    return await start();
  } catch (error) {
    notTested(name, (error as Error).message);
    return undefined;
  }
}
