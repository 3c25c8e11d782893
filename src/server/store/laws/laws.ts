/** What every store must do, whatever database stands behind it. Each law is given an empty place and throws where it is broken. */
import type { StoreLaw } from './checks.ts';
import { ofHousekeeping } from './of-housekeeping.ts';
import { ofTables } from './of-tables.ts';
import { ofWriters } from './of-writers.ts';

export const laws = { ...ofTables, ...ofHousekeeping, ...ofWriters } satisfies Record<string, StoreLaw>;
