import pg from 'pg';
import { describe } from 'vitest';
import { newPlace, serviceUrl } from '../../../../tests/services/services.ts';
import { PostgresBus } from '../postgres.ts';
import { busLaws } from './index.ts';

const url = await serviceUrl('postgres');

/** Does something on a connection of its own. */
async function ask(place: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

describe.skipIf(url === undefined)('a bus in PostgreSQL keeps', () =>
  busLaws(async () => {
    const place = await newPlace(url!);
    const name = /place_\w+/.exec(place)![0];
    return {
      open: () => PostgresBus.open(`${place}&application_name=${name}`),
      cut: () =>
        ask(place, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
          name,
        ]),
      inject: (text) =>
        ask(
          place,
          `SELECT pg_notify('updraft_' || left(encode(sha256(convert_to(current_schema(), 'UTF8')), 'hex'), 24), $1)`,
          [text],
        ),
    };
  }),
);
