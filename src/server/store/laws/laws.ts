/** What every store must do, whatever database stands behind it. Each law is given an empty place and throws where it is broken. */
import type { StoreLaw } from './checks.ts';
import { ofAlerts } from './of-alerts.ts';
import { ofHousekeeping } from './of-housekeeping.ts';
import { ofLeases } from './of-leases.ts';
import { ofManners } from './of-manners.ts';
import { ofPeople } from './of-people.ts';
import { ofPrograms } from './of-programs.ts';
import { ofScale } from './of-scale.ts';
import { ofTables } from './of-tables.ts';
import { ofWriters } from './of-writers.ts';

export const laws = {
  ...ofTables,
  ...ofHousekeeping,
  ...ofPeople,
  ...ofAlerts,
  ...ofManners,
  ...ofPrograms,
  ...ofLeases,
  ...ofWriters,
  ...ofScale,
} satisfies Record<string, StoreLaw>;
