import { expect, test } from 'vitest';
import { Conflict } from '../store/store.ts';
import type { Answer } from '../table-service.ts';
import { Ledger } from './ledger.ts';
import type { PendingChange } from './pending-change.ts';
import type { TableRecord } from './record.ts';

interface Storing {
  readonly resolve: () => void;
  readonly reject: (why: Error) => void;
}

/** A ledger whose store answers when the test says so; what happens is noted in order. */
function opened() {
  const notes: string[] = [];
  const stores: Storing[] = [];
  const ledger = new Ledger({
    store(change) {
      notes.push(`store ${(change.record as unknown as { work: string }).work}`);
      return new Promise((resolve, reject) => stores.push({ resolve, reject }));
    },
    afterwards: () => notes.push('show'),
    catchUp: async () => void notes.push('catch up'),
    failed: (error) => notes.push(`failed: ${(error as Error).message}`),
  });
  const write =
    (work: string, answer: Answer = {}) =>
    (change: PendingChange): Answer => {
      const before = (change.record as { work?: string } | undefined)?.work;
      if (!answer.refused)
        change.record = { work: before ? `${before}+${work}` : work } as unknown as TableRecord;
      return answer;
    };
  const note =
    (name: string) =>
    ({ refused }: Answer) =>
      void notes.push(`${name}: ${refused?.code ?? 'done'}`);
  return { ledger, notes, stores, write, note };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what arrives in one turn is stored together, and only then shown and acknowledged', async () => {
  const { ledger, notes, stores, write, note } = opened();
  void ledger.answer(write('a')).then(note('a'));
  void ledger.answer(write('b')).then(note('b'));
  await settled();
  expect(notes).toEqual(['store a+b']);
  stores[0]!.resolve();
  await settled();
  expect(notes).toEqual(['store a+b', 'show', 'a: done', 'b: done']);
});

test('what arrives meanwhile waits, and a refusal is told at once', async () => {
  const { ledger, notes, stores, write, note } = opened();
  void ledger.answer(write('a')).then(note('a'));
  void ledger.answer(write('x', { refused: { code: 'noTable' } })).then(note('x'));
  await settled();
  void ledger.answer(write('b')).then(note('b'));
  await settled();
  expect(notes).toEqual(['store a', 'x: noTable']);
  stores[0]!.resolve();
  await settled();
  expect(notes.slice(2)).toEqual(['show', 'store b', 'a: done']);
});

test('work that must be alone shares its change with none before or after it', async () => {
  const { ledger, notes, stores, write } = opened();
  ledger.ask(write('a'));
  void ledger.answerAlone(write('b'));
  ledger.ask(write('c'));
  for (let i = 0; i < 3; i++) {
    await settled();
    stores[i]!.resolve();
  }
  await settled();
  expect(notes).toEqual(['store a', 'show', 'store b', 'show', 'store c', 'show']);
});

test('it is idle when nothing waits and nothing is being stored', async () => {
  const { ledger, stores, write } = opened();
  expect(ledger.isIdle).toBe(true);
  ledger.ask(write('a'));
  expect(ledger.isIdle).toBe(false);
  await settled();
  // Nothing waits any more, but a is not on the disk.
  expect(ledger.isIdle).toBe(false);
  stores[0]!.resolve();
  await settled();
  expect(ledger.isIdle).toBe(true);
});

test('where storing fails, all that wait are refused, and so is what comes later', async () => {
  const { ledger, notes, stores, write, note } = opened();
  void ledger.answer(write('a')).then(note('a'));
  await settled();
  void ledger.answer(write('b')).then(note('b'));
  stores[0]!.reject(new Error('the disk is full'));
  await settled();
  expect(notes).toEqual(['store a', 'failed: the disk is full', 'a: trouble', 'b: trouble']);
  expect(ledger.isClosed).toBe(true);
  void ledger.answer(write('c')).then(note('c'));
  await settled();
  expect(notes.slice(4)).toEqual(['c: trouble']);
});

test('where another node was first it catches up, and works out anew what was asked for', async () => {
  const { ledger, notes, stores, write, note } = opened();
  void ledger.answer(write('a')).then(note('a'));
  ledger.ask(write('b'));
  await settled();
  void ledger.answer(write('c')).then(note('c'));
  stores[0]!.reject(new Conflict());
  await settled();
  // Work that no caller waits for is not tried again by the ledger: the caller that asked for it does.
  expect(notes).toEqual(['store a+b', 'catch up', 'store a+c']);
  stores[1]!.resolve();
  await settled();
  expect(notes.slice(3)).toEqual(['show', 'a: done', 'c: done']);
});

test('where other nodes are first again and again it is refused, and the table goes on', async () => {
  const { ledger, notes, stores, write, note } = opened();
  void ledger.answer(write('a')).then(note('a'));
  for (let tries = 0; tries < 9; tries++) {
    await settled();
    stores[tries]?.reject(new Conflict());
  }
  await settled();
  expect(notes.at(-1)).toBe('a: trouble');
  expect(stores.length).toBe(5);
  void ledger.answer(write('b')).then(note('b'));
  await settled();
  stores[5]!.resolve();
  await settled();
  expect(notes.at(-1)).toBe('b: done');
});
