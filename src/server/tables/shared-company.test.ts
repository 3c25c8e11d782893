/** Two nodes share who is here, what is said, which tables are listed, and what a person may have. */
import { describe, expect, test } from 'vitest';
import { usualLimits, WRONG_CODE } from '../limits.ts';
import { begunAt, memory, must, type Node, newNode, passBy, settle, useNodes } from '../testing/nodes.ts';
import { ada, plan, sealFor } from '../testing/tables.ts';
import { LEASE_LIFE, LEASE_RENEWED } from './leases.ts';
import { BELIEVED, FORGOTTEN_EVERY, MOVING, SAID_EVERY } from './presence.ts';

useNodes();

async function openedAt(node: Node, over: Parameters<typeof plan>[0] = {}): Promise<string> {
  const made = await node.tables.create(ada, plan(over), 'here');
  if (!('value' in made)) throw new Error(JSON.stringify(made.refused));
  await settle();
  return made.value;
}
const listed = ({ tables }: Node) => tables.lobby().tables.map(({ id }) => id);

describe('who is here', () => {
  test('is told at all nodes: players and spectators who come and go', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    expect(a.info?.seats.map(({ here }) => here)).toEqual([true, true]);
    expect(b.info?.seats.map(({ here }) => here)).toEqual([true, true]);
    b.gone();
    await settle();
    expect(a.info?.seats[b.you]?.here).toBe(false);
    const eve = two.person('eve');
    must(await eve.ask({ type: 'join', table }));
    await settle();
    const watching = () => a.heard.filter(({ type }) => type === 'watching').at(-1);
    expect(watching()).toMatchObject({ count: 1 });
    expect(eve.info?.seats[a.you]?.here).toBe(true);
    eve.gone();
    await settle();
    expect(watching()).toMatchObject({ count: 0 });
  });

  test('is true for a moment after a node has died, in which its clients come back, and no longer than its lease and that', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { a, b } = await begunAt([one, two]);
    await passBy(3 * BELIEVED);
    expect(a.info?.seats[b.you]?.here).toBe(true);
    await two.kill();
    await passBy(MOVING);
    expect(a.info?.seats[b.you]?.here).toBe(true);
    await passBy(LEASE_LIFE + 2 * LEASE_RENEWED + FORGOTTEN_EVERY);
    expect(a.info?.seats[b.you]?.here).toBe(false);
  });

  test('is true for a while where a node of the version before, which has no lease of its name, has died', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const publish = two.bus.publish.bind(two.bus);
    two.bus.publish = (topic, text) => publish(topic, text.replace('"leased":true,', ''));
    const { a, b } = await begunAt([one, two]);
    await passBy(3 * BELIEVED);
    expect(a.info?.seats[b.you]?.here).toBe(true);
    await two.kill();
    await passBy(BELIEVED - SAID_EVERY);
    expect(a.info?.seats[b.you]?.here).toBe(true);
    await passBy(SAID_EVERY + FORGOTTEN_EVERY);
    expect(a.info?.seats[b.you]?.here).toBe(false);
  });

  test('stays true where nodes do not hear each other for a while, and both have their leases', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { a, b } = await begunAt([one, two]);
    two.bus.publish = () => {};
    await passBy(BELIEVED - SAID_EVERY - 1000);
    expect(a.info?.seats[b.you]?.here).toBe(true);
  });

  test('is asked for by a node that starts', async () => {
    const one = newNode('one');
    const table = await openedAt(one);
    must(await one.person('ada').ask({ type: 'join', table }));
    const two = newNode('two');
    await two.tables.resume();
    await settle();
    const bob = two.person('bob');
    must(await bob.ask({ type: 'join', table }));
    expect(bob.info?.seats[0]?.here).toBe(true);
  });

  test('decides who is the host: a host at another node is not gone', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { a, b } = await begunAt([one, two]);
    await passBy(20 * 60_000);
    expect(b.info?.host).toBe('ada');
    a.gone();
    await passBy(20 * 60_000);
    expect(b.info?.host).toBe('bob');
  });
});

describe('chat', () => {
  const lines = (person: { heard: readonly { type: string }[] }) =>
    person.heard.flatMap((message) =>
      message.type === 'chat' ? (message as unknown as { lines: { n: number; text: string }[] }).lines : [],
    );

  test('is read at all nodes, and a line that was missed comes with the next', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    must(await a.ask({ type: 'chat', table, text: 'hello' }));
    await settle();
    expect(lines(b).map(({ text }) => text)).toEqual(['hello']);
    const publish = one.bus.publish.bind(one.bus);
    one.bus.publish = () => {};
    must(await a.ask({ type: 'chat', table, text: 'lost' }));
    one.bus.publish = publish;
    must(await a.ask({ type: 'chat', table, text: 'found' }));
    must(await b.ask({ type: 'chat', table, text: 'me too' }));
    await settle();
    for (const person of [a, b]) {
      const read = new Map(lines(person).map(({ n, text }) => [n, text]));
      expect([...read].sort(([n], [m]) => n - m).map(([, text]) => text)).toEqual([
        'hello',
        'lost',
        'found',
        'me too',
      ]);
    }
  });

  test('of spectators is not read by players of a match under way', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    const eve = two.person('eve');
    const joe = one.person('joe');
    for (const person of [eve, joe]) must(await person.ask({ type: 'join', table }));
    must(await eve.ask({ type: 'chat', table, text: 'she has two blue ones' }));
    await settle();
    expect([a, b, eve, joe].map((person) => lines(person).length)).toEqual([0, 0, 1, 1]);
  });
});

test('a nudge is heard at all nodes', async () => {
  const [one, two] = [newNode('one'), newNode('two')];
  const { table, a, b } = await begunAt([one, two]);
  if (await a.choice()) must(await a.ask({ type: 'move', table, ...(await a.choice())! }));
  await settle();
  if (!(await b.choice())) return expect.fail('it is not the turn of the other player');
  must(await a.ask({ type: 'nudge', table }));
  await settle();
  expect(b.heard.filter(({ type }) => type === 'nudged').length).toBe(1);
});

describe('the lobby', () => {
  test('lists what was set up at another node, and shows it while its host is there', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const table = await openedAt(one);
    const a = one.person('ada');
    must(await a.ask({ type: 'join', table }));
    await settle();
    expect([listed(one), listed(two)]).toEqual([[table], [table]]);
    await passBy(10 * 60_000);
    expect([listed(one), listed(two)]).toEqual([[table], [table]]);
    a.gone();
    await passBy(60_000);
    expect([listed(one), listed(two)]).toEqual([[], []]);
    must(await one.person('ada').ask({ type: 'join', table }));
    await passBy(1000);
    expect([listed(one), listed(two)]).toEqual([[table], [table]]);
  });

  test('loses a table that its host gives up, and clients that look at it at other nodes are told', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const table = await openedAt(one);
    const [a, b] = [one.person('ada'), two.person('bob')];
    for (const person of [a, b]) must(await person.ask({ type: 'join', table }));
    must(await a.ask({ type: 'cancel', table }));
    await settle();
    expect(b.kinds()).toContain('cancelled');
    await passBy(1000);
    expect([listed(one), listed(two)]).toEqual([[], []]);
  });

  test('loses a table whose end was not heard of as soon as a client looks at it', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a } = await begunAt([one, one], { listed: true });
    await passBy(1000);
    expect(listed(two)).toEqual([table]);
    one.bus.changed = () => {};
    must(await a.ask({ type: 'resign', table }));
    await passBy(1000);
    expect([listed(one), listed(two)]).toEqual([[], [table]]);
    must(await two.person('eve').ask({ type: 'join', table }));
    await passBy(1000);
    expect(listed(two)).toEqual([]);
  });
});

describe('limits', () => {
  test('of tables that wait hold at all nodes together', async () => {
    const limits = { ...usualLimits, quotaOfPerson: { ...usualLimits.quotaOfPerson, open: 2 } };
    const [one, two] = [newNode('one', { limits }), newNode('two', { limits })];
    await openedAt(one);
    await openedAt(two);
    for (const { tables } of [one, two])
      expect(await tables.create(ada, plan(), 'here')).toMatchObject({ refused: { code: 'quota' } });
  });

  test('of lines a day hold at all nodes together', async () => {
    const chatOfPerson = { perSecond: 0, burst: 3 };
    const limits = { ...usualLimits, chatOfPerson };
    const [one, two] = [newNode('one', { limits }), newNode('two', { limits })];
    const table = await openedAt(one);
    const pages = [one.person('ada'), two.person('ada')];
    for (const page of pages) must(await page.ask({ type: 'join', table }));
    const said = [];
    for (let n = 0; n < 6; n++) {
      said.push((await pages[n % 2]!.ask({ type: 'chat', table, text: `line ${n}` })).refused?.code);
      await settle();
    }
    expect(said).toEqual([undefined, undefined, undefined, 'portion', 'portion', 'portion']);
  });

  test('of guesses at join codes hold at all nodes together, and a right code costs little at all of them', async () => {
    const joinsOfAddress = { perSecond: 0, burst: 3 * WRONG_CODE };
    const limits = { ...usualLimits, joinsOfAddress };
    const [one, two] = [newNode('one', { limits }), newNode('two', { limits })];
    const table = await openedAt(one);
    const a = one.person('ada');
    must(await a.ask({ type: 'join', table }));
    must(await a.ask({ type: 'code', table, on: true }));
    const code = memory.tables.get(table)!.record.code!;
    const tried = async (typed: string) => {
      const answers = [];
      for (const node of [one, two, one, two]) {
        const found = await node.tables.withCode(typed, 'there');
        answers.push('value' in found ? 'found' : found.refused.code);
        await settle();
      }
      return answers;
    };
    expect(await tried(code)).toEqual(['found', 'found', 'found', 'found']);
    const wrong = code === 'BBBBB' ? 'CCCCC' : code.replace(/./g, code.startsWith('B') ? 'C' : 'B');
    expect(await tried(wrong)).toEqual(['wrongJoinCode', 'wrongJoinCode', 'tooMany', 'tooMany']);
  });
});

test('a player is called otherwise at all nodes, and a rematch is told at all', async () => {
  const [one, two] = [newNode('one'), newNode('two')];
  const { table, a, b } = await begunAt([one, two]);
  await one.tables.renamed({ who: 'bob', name: 'Robert' });
  await settle();
  for (const person of [a, b]) expect(person.info?.seats[b.you]?.name).toBe('Robert');
  must(await a.ask({ type: 'resign', table }));
  await settle();
  expect(b.info?.state).toBe('over');
  const { to } = await b.ask({ type: 'rematch', table });
  await settle();
  expect(a.heard.find(({ type }) => type === 'rematch')).toMatchObject({ to });
  must(await a.ask({ type: 'join', table: to! }));
  must(await a.ask({ type: 'sit', table: to!, seal: sealFor('ada') }));
  await settle();
  expect(
    memory.tables.get(to!)?.record.seats.some((seat) => seat.kind === 'person' && seat.who === 'ada'),
  ).toBe(true);
});
