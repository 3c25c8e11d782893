import { describe } from 'vitest';
import { placeIn, serviceUrl } from '../../../../tests/services/services.ts';
import { PostgresStore } from '../postgres/postgres.ts';
import { storeLaws } from './index.ts';

const url = await serviceUrl('postgres');
describe.skipIf(url === undefined)('a store in PostgreSQL keeps', () =>
  // A schema for each law: the store makes it where it is missing.
  storeLaws((place) => new PostgresStore(placeIn(url!, place.toLowerCase()))),
);
