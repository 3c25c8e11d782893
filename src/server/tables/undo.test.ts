import { describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { usualLimits } from '../limits.ts';
import { begun, Person, playOn, startAgain, tables, tick, useTables } from '../testing/tables.ts';

useTables();

describe('taking back', () => {
  test('happens when all players agree', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const stood = mover.entries.length;
    await playOn(table, [mover], 1);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(other.heard.at(-1)).toMatchObject({ type: 'offer', by: mover.you, waits: [other.you] });
    expect(await tables.receive(mover, { type: 'answer', table, yes: true })).toEqual({
      refused: { code: 'noOffer' },
    });
    expect(await tables.receive(other, { type: 'answer', table, yes: true })).toEqual({});
    await tick();
    expect(mover.entries.length).toBe(stood);
    expect(other.entries.length).toBe(stood);
    await playOn(table, [a, b]);
    expect(a.info?.state).toBe('over');
  });
  test('does not happen when the player who asked has resigned', async () => {
    const { table, a, b } = await begun({ seats: ['you', 'open', { bot: 'greedy' }] });
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(await tables.receive(mover, { type: 'resign', table })).toEqual({});
    expect(other.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'late' });
    expect(await tables.receive(other, { type: 'answer', table, yes: true })).toEqual({
      refused: { code: 'noOffer' },
    });
  });
  test('does not happen when a player declines', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    const stands = mover.entries.length;
    await tables.receive(mover, { type: 'undo', table });
    await tables.receive(other, { type: 'answer', table, yes: false });
    expect(mover.heard.at(-1)).toMatchObject({ type: 'no-offer', why: 'refused' });
    expect(mover.entries.length).toBe(stands);
  });
});

test('so many choices are taken back in a match, and no more: its log has an end', async () => {
  await startAgain({ limits: { ...usualLimits, undosOfMatch: 2 } });
  const { table, a, b } = await begun({ seats: ['you', 'open', { bot: 'greedy' }] });
  // The other player has no say any more: what is asked for happens at once.
  expect(await tables.receive(b, { type: 'resign', table })).toEqual({});
  const undo = { type: 'undo', table } as const;
  for (let n = 0; n < 2; n++) {
    await expect.poll(async () => (await a.choice()) !== undefined).toBe(true);
    await playOn(table, [a], 1);
    expect(await tables.receive(a, undo)).toEqual({});
  }
  await playOn(table, [a], 1);
  expect(await tables.receive(a, undo)).toEqual({ refused: { code: 'manyUndos', most: 2 } });
});

describe('an undo that waits', () => {
  test('waits for a player who is away, however long: a table that was forgotten still has it', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const stood = mover.entries.length;
    await playOn(table, [mover], 1);
    tables.gone(other);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(mover.heard).toContainEqual(expect.objectContaining({ type: 'offer', waits: [other.you] }));
    expect(mover.entries.length).toBe(stood + 1);
    await startAgain();
    await tables.resume();
    const back = new Person(other.who);
    await tables.receive(back, { type: 'join', table });
    expect(back.heard).toContainEqual(
      expect.objectContaining({ type: 'offer', by: mover.you, length: stood, waits: [other.you] }),
    );
    expect(await tables.receive(back, { type: 'answer', table, yes: true })).toEqual({});
    await expect.poll(() => back.entries.length).toBe(stood);
    expect(back.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'accepted' });
  });
  test('is not granted because time ran out for the player who is asked', async () => {
    const clock = new VirtualClock();
    await startAgain({ clock, bots: { choose: () => new Promise(() => {}), close: async () => {} } });
    const { table, a, b } = await begun({ pace: { kind: 'live', minutes: 0, seconds: 5 } });
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    const stands = mover.entries.length;
    while (!mover.info!.seats[other.you]!.away) {
      expect(clock.ring()).toBe(true);
      await tick();
    }
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(mover.heard.at(-1)).toMatchObject({ type: 'offer', waits: [other.you] });
    expect(mover.entries.length).toBe(stands);
    expect(await tables.receive(other, { type: 'answer', table, yes: false })).toEqual({});
    expect(mover.heard.at(-1)).toEqual({ type: 'no-offer', table, by: mover.you, why: 'refused' });
  });
  test('can be withdrawn by the player who asked, and by no other', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    await tables.receive(mover, { type: 'undo', table });
    const refused = { refused: { code: 'noOwnOffer' } };
    expect(await tables.receive(other, { type: 'withdraw', table })).toEqual(refused);
    expect(await tables.receive(mover, { type: 'withdraw', table })).toEqual({});
    for (const person of [mover, other])
      expect(person.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'withdrawn' });
    expect(await tables.receive(mover, { type: 'withdraw', table })).toEqual(refused);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
  });
});

describe('time and absence', () => {
  const short = { pace: { kind: 'live', minutes: 0, seconds: 5 } } as const;
  test('a seat that runs out of time is played by a bot until its owner is back', async () => {
    const clock = new VirtualClock();
    await startAgain({ clock });
    const { table, a, b } = await begun(short);
    const mover = (await a.choice()) ? a : b;
    const seat = mover.you;
    const count = mover.entries.length;
    const begins = clock.now();
    while (!mover.info!.seats[seat]!.away) {
      expect(clock.ring()).toBe(true);
      await tick();
    }
    expect(mover.info!.seats[seat]!.away).toBe('time');
    expect(clock.now() - begins).toBe(5000);
    await expect.poll(() => mover.entries.length).toBeGreaterThan(count);
    expect(await tables.receive(mover, { type: 'return', table })).toEqual({});
    expect(mover.info!.seats[seat]!.away).toBeUndefined();
    const noted = mover.heard.flatMap((message) => (message.type === 'noted' ? [message.note] : []));
    expect(noted).toMatchObject([
      { seat, what: 'time', n: count },
      { seat, what: 'back' },
    ]);
    expect(noted[1]!.n).toBeGreaterThan(count);
    // A player who comes later is told the same.
    const later = new Person(mover.who);
    await tables.receive(later, { type: 'join', table });
    expect(later.joined?.notes).toEqual(noted);
    await playOn(table, [a, b]);
    expect(a.info?.state).toBe('over');
    expect(a.joined?.notes?.slice(0, 2)).toEqual(noted);
    const file = await tables.file(table);
    expect('value' in file && file.value.notes?.slice(0, 2)).toMatchObject([
      { seat, what: 'time' },
      { seat, what: 'back' },
    ]);
  });
  test('a player who resigns loses to the player who is left', async () => {
    const { table, a, b } = await begun();
    expect(await tables.receive(a, { type: 'resign', table })).toEqual({});
    expect(b.info?.ended).toMatchObject({ how: 'resigned', winners: [b.you] });
    expect(b.joined?.over?.secret).toHaveLength(64);
    expect(b.joined?.notes).toMatchObject([{ seat: a.you, what: 'resigned' }]);
    expect('value' in (await tables.file(table))).toBe(true);
  });
  test('among several a bot plays on for the player who resigns', async () => {
    const { table, a, b } = await begun({ seats: ['you', 'open', { bot: 'random' }] });
    expect(await tables.receive(a, { type: 'resign', table })).toEqual({});
    expect(await tables.receive(a, { type: 'return', table })).toEqual({ refused: { code: 'resigned' } });
    await playOn(table, [b]);
    expect(b.info?.ended?.how).toBe('played');
  });
});
