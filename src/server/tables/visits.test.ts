/** Callers of a table that is read again while they come and go. */
import { expect, test } from 'vitest';
import { around, Person } from '../testing/tables.ts';
import { Audience } from './audience.ts';
import type { AnyTable } from './requests.ts';
import { Visits } from './visits.ts';

function newTable(admits: boolean) {
  const audience = new Audience();
  const table = {
    id: 't',
    audience,
    isClosed: false,
    record: { state: 'open', seats: [] },
    info: { seats: [] },
    seatOf: () => -1,
    stored: { state: 'open' },
    async join(caller: Person) {
      if (admits) audience.add(caller, -1);
      return {};
    },
    leave: (caller: Person) => void audience.remove(caller),
  };
  return table;
}

function newVisits() {
  const noted: string[][] = [];
  const store = { manners: { blocksOf: async () => [] }, chat: async () => [] };
  const deps = around({ store: store as never });
  const visits = new Visits(deps, { note: (_id, { here }) => void noted.push([...here]) });
  return { visits, noted };
}

const asTable = (table: ReturnType<typeof newTable>) => table as unknown as AnyTable;

test('a socket whose table was read again says nothing about the table’s players when it closes', async () => {
  const { visits, noted } = newVisits();
  const [late, now] = [new Person('bob'), new Person('bob')];
  const [before, after] = [newTable(true), newTable(true)];
  await visits.join(late, asTable(before));
  before.isClosed = true;
  await visits.join(now, asTable(after));
  visits.gone(late);
  expect(noted).toEqual([['bob'], ['bob']]);
  visits.gone(now);
  expect(noted.at(-1)).toEqual([]);
});

test('a client that joins in the moment in which a table is read again asks once more', async () => {
  const { visits } = newVisits();
  const table = newTable(false);
  table.isClosed = true;
  expect(await visits.join(new Person('bob'), asTable(table))).toEqual({ refused: { code: 'trouble' } });
});
