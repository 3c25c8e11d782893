import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { systemClock } from '../../match/timer.ts';
import { LIVE, type TablePlan } from '../../online/table.ts';
import { openServer, type ServerSetup, type TestServer } from '../testing/server.ts';

const { id: GAME } = games[0]!.facts;
const { title, tagline } = await games[0]!.text('en');
let server: TestServer;

const open = async (setup: Partial<ServerSetup> = {}): Promise<void> => {
  server = await openServer({ games, ...setup });
  // Tests serve pages from the folder of their data.
  writeFileSync(join(server.folder, 'index.html'), '<html><head><title>Updraft</title></head></html>');
  mkdirSync(join(server.folder, 'covers'));
  writeFileSync(join(server.folder, 'covers', `${GAME}.png`), 'a picture');
};
beforeEach(() => open());
afterEach(() => server.close());

const plan: TablePlan = {
  game: GAME,
  options: {},
  seats: ['you', 'open'],
  fixedSeats: true,
  pace: LIVE,
  listed: false,
  watch: true,
  hints: true,
  standIn: 'greedy',
};

/** What a crawler reads at an address. */
async function read(path: string): Promise<{ text: string; tags: Record<string, string> }> {
  const answer = await server.ask('GET', path, undefined, undefined, { accept: 'text/html' });
  expect(answer.status).toBe(200);
  const text = String(answer.body.text);
  const found = text.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g);
  return { text, tags: Object.fromEntries([...found].map(([, name, content]) => [name, content])) };
}

const tableOf = async (name: string): Promise<string> => {
  const { token } = await server.newPerson(name);
  return String((await server.ask('POST', '/api/tables', plan, token)).body.id);
};

test('a link to a table tells game, host, free seats and pace, with the cover of its game', async () => {
  const id = await tableOf('Ann');
  const { tags } = await read(`/t/${id}`);
  expect(tags).toMatchObject({
    'og:title': `Ann invites you to ${title}`,
    'og:url': `${server.url}/t/${id}`,
    'og:image': `${server.url}/covers/${GAME}.png`,
    'twitter:card': 'summary_large_image',
  });
  for (const part of ['1 of 2 seats free.', '15 minutes each', '15 seconds more'])
    expect(tags['og:description']).toContain(part);
  expect((await server.ask('GET', `/covers/${GAME}.png`)).headers.get('content-type')).toBe('image/png');
});

test('a name ends no tag', async () => {
  const { text } = await read(`/t/${await tableOf('"><b>x&\'')}`);
  expect(text).not.toContain('<b>');
  expect(text).toContain('content="&#34;&#62;&#60;b&#62;x&#38;&#39; invites you');
});

test('only the host is named, and of a match under way no player', async () => {
  let later = 0;
  await server.close();
  await open({ clock: { ...systemClock, now: () => Date.now() + later } });
  const ann = await server.newPerson('Ann');
  const body = { ...plan, seats: ['you', { bot: 'greedy' }], seal: '0'.repeat(64) };
  const id = String((await server.ask('POST', '/api/tables', body, ann.token)).body.id);
  expect((await read(`/t/${id}`)).tags['og:description']).toContain('All seats are taken.');
  const talk = await server.connect(ann.token);
  talk.say({ type: 'join', table: id, re: 1 });
  talk.say({ type: 'start', table: id, re: 2 });
  await talk.hears('done', ({ re }) => re === 2);
  expect((await read(`/t/${id}`)).tags['og:title'], 'what was found is good for a while').toContain('Ann');
  later = 10_000;
  const { text, tags } = await read(`/t/${id}`);
  expect(tags).toMatchObject({
    'og:title': `A game of ${title}`,
    'og:description': 'This game is under way.',
  });
  expect(text).not.toContain('Ann');
  talk.close();
});

test('a game, an unknown page and an unknown table', async () => {
  for (const path of [`/games/${GAME}`, `/games/${GAME}/rules`])
    expect((await read(path)).tags).toMatchObject({
      'og:title': `${title}: play it in your browser`,
      'og:description': tagline.replaceAll("'", '&#39;'),
    });
  for (const path of ['/online', '/t/nothing', '/games/nothing', '/t/a/b'])
    expect((await read(path)).text).not.toContain('og:');
});

test('links that lead nowhere take no room from those of tables', async () => {
  await server.close();
  await open({ limits: { previewsOfAddress: { perSecond: 1, burst: 1000 } } });
  const id = await tableOf('Ann');
  for (let n = 0; n < 510; n++) await server.ask('GET', `/t/made-up-${n}`);
  expect((await read(`/t/${id}`)).tags['og:title']).toContain('Ann');
});

test('what one address asks for is limited, and what was found is good for a while', async () => {
  await server.close();
  await open({
    limits: { previewsOfAddress: { perSecond: 0.001, burst: 2 } },
    alerts: { publicUrl: 'https://updraft.example' },
  });
  const ids = [await tableOf('Ann'), await tableOf('Ben'), await tableOf('Cem')];
  const described = [];
  for (const id of [...ids, ids[0]]) described.push((await read(`/t/${id}`)).tags['og:image']);
  const picture = `https://updraft.example/covers/${GAME}.png`;
  expect(described).toEqual([picture, picture, undefined, picture]);
});
