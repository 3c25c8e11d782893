/** Laws of what is unusual: strange texts, large batches, long logs, and several nodes that write and read the same at the same time. */
import type { MatchFile } from '../../../match/file.ts';
import type { ChatLine } from '../../../online/table.ts';
import { Conflict, type Store } from '../store.ts';
import { add, line, moved, record, rewrite, type StoreLaw, same, sorted } from './checks.ts';

/** What a database may not like: the character 0, signs for private use, and much of it. */
const STRANGE = [
  'nul \0 in it',
  '\ue000 and \ue0000 and \ue0001 for private use',
  'quotes \' " ` \\ \\u0000 %s $1 ?',
  'lines \r\n\t\u2028 and \u001b[31m',
  '🎈 e\u0301 \u202e ☁',
  'long '.repeat(20_000),
].join('|');
/** Half of a pair is no text, but JSON has a way to write it. */
const HALVES = `${STRANGE}|half \ud83d of a pair|\udc00 the other half`;

const textsAreKeptAsTheyAre: StoreLaw = async (store, open) => {
  const value = record({ options: { sky: HALVES } });
  await store.create('t', value, STRANGE, 1);
  await store.change(add('t', 0, [HALVES, 7]));
  const file = { format: 'updraft-match', id: HALVES } as MatchFile;
  await store.change({ id: 't', file, at: 2 });
  await store.addChat('t', { ...line(STRANGE), name: STRANGE });
  await store.createIdentity({ who: 'w', name: STRANGE }, 1);
  const other = open();
  const read = await other.read('t');
  same(sorted(read?.record), sorted(value), 'a record has another text than was written');
  same(read?.secret, STRANGE, 'a secret has another text than was written');
  same(await moved(other, 't'), [HALVES, 7], 'an entry has another text than was written');
  same((await other.file('t'))?.id, HALVES, 'a file has another text than was written');
  const [said] = await other.chat('t', 1);
  same([said?.text, said?.name], [STRANGE, STRANGE], 'a line of chat has another text than was said');
  same((await other.identity('w'))?.name, STRANGE, 'a person has another name than was given');
};

const TABLES = 100;

const manyWritesOfOneTurnAreMade: StoreLaw = async (store, open) => {
  const names = Array.from({ length: TABLES }, (_, n) => `table ${n}`);
  await Promise.all([
    ...names.map((id) => store.create(id, record(), '', 1)),
    ...names.flatMap((id) => [0, 1, 2, 3].map((n) => store.change(add(id, n, [n])))),
    ...names.map((id) =>
      store.change({ id, record: { value: record({ state: 'playing' }), rev: 0 }, at: 2 }),
    ),
    ...names.map((id) => store.addChat(id, line(id))),
  ]);
  const other = open();
  same((await other.inState('playing', TABLES * 2)).length, TABLES, 'a table of a large turn is missing');
  for (const id of names) same(await moved(other, id), [0, 1, 2, 3], 'an entry of a large turn is missing');
};

const longLogsAreReadWhole: StoreLaw = async (store, open) => {
  const length = 12_000;
  const part = 600;
  await store.create('t', record(), '', 1);
  for (let n = 0; n < length; n += part)
    await store.change(
      add(
        't',
        n,
        Array.from({ length: part }, (_, i) => n + i),
      ),
    );
  const other = open();
  const all = await moved(other, 't');
  same(all?.length, length, 'a long log has another length');
  same(
    all?.every((move, n) => move === n),
    true,
    'a long log is in another order',
  );
  const tail = (await other.logFrom('t', length - 2)).map(({ entry }) => 'move' in entry && entry.move);
  same(tail, [length - 2, length - 1], 'the end of a long log is another one');
};

/** Each table is taken in another order by each handle, so that a database that locks has to think. */
const handlesWriteManyTablesAtOnce: StoreLaw = async (store, open) => {
  const names = Array.from({ length: 30 }, (_, n) => `t${n}`);
  const handles = [store, open()];
  for (const id of names) await store.create(id, record(), '', 1);
  const won = new Map<string, string[]>(names.map((id) => [id, []]));
  for (let n = 0; n < 4; n++) {
    const tries = handles.flatMap((handle, h) =>
      (h === 0 ? names : names.toReversed()).map(async (id) => {
        const move = `${n} by ${h}`;
        await handle
          .change({ ...add(id, n, [move]), record: { value: record({ host: move }), rev: n } })
          .then(
            () => won.get(id)!.push(move),
            (error: unknown) =>
              same(error instanceof Conflict, true, `a loser among many is not told so: ${error}`),
          );
      }),
    );
    await Promise.all(tries);
  }
  for (const [id, moves] of won) {
    same(moves.length, 4, 'of two handles that write many tables, not exactly one wins each');
    const { record: kept } = (await store.read(id))!;
    same(
      [await moved(store, id), kept.host],
      [moves, moves.at(-1)],
      'a table has a log of one and a record of the other',
    );
  }
};

/** One node ends a match while another adds a move to it. */
const ofARecordAndAnEntryOneWins: StoreLaw = async (store, open) => {
  const other = open();
  for (let n = 0; n < 20; n++) {
    const id = `t${n}`;
    await store.create(id, record(), '', 1);
    const from = { rev: 0, log: 0 };
    const settled = await Promise.allSettled([
      store.change({ ...rewrite(id, 0, record({ state: 'over' }), 2), from }),
      other.change({ ...add(id, 0, ['a']), from }),
    ]);
    const won = settled.map(({ status }) => status === 'fulfilled');
    same(
      won.filter(Boolean).length,
      1,
      'a record and an entry were written, neither by a writer who knew the other',
    );
    const stored = await store.read(id);
    same([stored?.rev === 1, stored?.log.length === 1], won, 'what was written is not what was confirmed');
  }
};

const handlesChatAtOnce: StoreLaw = async (store, open) => {
  const handles = [store, open()];
  await store.create('t', record(), '', 1);
  const said: ChatLine[] = [];
  // Again and again, so that neither is always the first.
  for (let n = 0; n < 15; n++)
    said.push(
      ...(await Promise.all(handles.map((handle, h) => handle.addChat('t', line(`line ${n} by ${h}`))))),
    );
  const numbers = said.map(({ n }) => n).sort((a, b) => a - b);
  same(numbers, [...numbers.keys()], 'lines of two handles have one number, or numbers have gaps');
  same((await store.chat('t', 99)).length, 30, 'a line of two handles is missing');
};

const aTableIsReadAtOneMoment: StoreLaw = async (store, open) => {
  const other = open();
  await store.create('t', record({ created: 0 }), '', 1);
  let isWriting = true;
  const writing = (async () => {
    for (let n = 0; n < 60; n++)
      await store.change({ ...add('t', n, [n]), record: { value: record({ created: n + 1 }), rev: n } });
  })().finally(() => {
    isWriting = false;
  });
  while (isWriting) await isWhole(other);
  await writing;
  await isWhole(other);
};

async function isWhole(store: Store): Promise<void> {
  const { record: kept, rev, log } = (await store.read('t'))!;
  same(
    [kept.created, rev],
    [log.length, log.length],
    'a table is read with a record and a log of two moments',
  );
  // A store that answers at once must let the writer have its turn.
  await new Promise((resolve) => setImmediate(resolve));
}

export const ofScale = {
  textsAreKeptAsTheyAre,
  manyWritesOfOneTurnAreMade,
  longLogsAreReadWhole,
  handlesWriteManyTablesAtOnce,
  handlesChatAtOnce,
  ofARecordAndAnEntryOneWins,
  aTableIsReadAtOneMoment,
};
