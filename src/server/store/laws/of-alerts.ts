/** Laws of what alerts keep: a call is told once, to one person, however many nodes and restarts there are. */
import type { Call, Device } from '../../alerts/store.ts';
import { record, type StoreLaw, same, sorted } from './checks.ts';

const call = (who: string, change: Partial<Call> = {}): Call => ({
  who,
  table: 'a',
  kind: 'turn',
  turn: 1,
  live: false,
  first: 10,
  half: 50,
  tenth: 90,
  until: 100,
  ...change,
});
const device = (id: string, who: string): Device => ({
  id,
  who,
  endpoint: `https://push.example/${id}`,
  p256dh: 'key',
  auth: 'secret',
  label: 'A browser "here"',
  at: 1,
});

const callsAreToldOnce: StoreLaw = async (store, open) => {
  const { alerts } = store;
  await store.create('a', record({ state: 'playing' }), '', 1);
  await alerts.setCalls('a', [call('ann'), call('bob', { first: 5 })], []);
  await alerts.setCalls('none', [call('ann', { table: 'none' })], []);
  const who = async (now: number, limit = 9) =>
    (await alerts.dueCalls(now, limit)).map((one) => `${one.who} ${one.told}`);
  same(await who(4), [], 'a call is due before its time');
  same(await who(10), ['bob 0', 'ann 0'], 'calls are not due in the order of their times');
  same(await who(10, 1), ['bob 0'], 'more calls are due than were asked for');
  same(
    sorted(await alerts.callsOf('ann')),
    sorted([{ ...call('ann'), told: 0 }]),
    'a call is not what was written',
  );
  const [ann] = await alerts.callsOf('ann');
  same(await alerts.tell(ann!, 1), true, 'a call cannot be told');
  same(await open().alerts.tell(ann!, 1), false, 'a call is told twice');
  same(await who(40), ['bob 0'], 'a call that was told is due');
  same(await who(50), ['bob 0', 'ann 1'], 'a call is not due again at half');
  await alerts.setCalls('a', [call('ann', { until: 120, tenth: 110 }), call('bob', { first: 5 })], ['bob']);
  same(await who(40), [], 'a call of the same turn forgets how far it was told, or a look is not noted');
  await alerts.setCalls('a', [call('ann', { turn: 2 })], []);
  same(await who(40), ['ann 0'], 'a call of another turn is not told, or one that is gone is');
};

const callsWaitAndAreSeen: StoreLaw = async (store) => {
  const { alerts } = store;
  await store.create('a', record({ state: 'playing' }), '', 1);
  await alerts.setCalls('a', [call('ann'), call('bob')], []);
  const due = async (now: number) => (await alerts.dueCalls(now, 9)).map((one) => one.who).sort();
  const [ann] = await alerts.callsOf('ann');
  await alerts.hold(ann!, 30);
  same(await due(29), ['bob'], 'a call that is held is due');
  same(await due(30), ['ann', 'bob'], 'a call is held for too long');
  await alerts.see('bob', 'a');
  same(await due(30), ['ann'], 'a call that was seen is due');
  await alerts.look('ann', 'a', 3);
  await alerts.look('ann', 'a', 7);
  await alerts.look('bob', 'a', 1);
  same([...(await alerts.looks('ann'))], [['a', 7]], 'the last look is not remembered');
};

const waysAreKeptForEachPerson: StoreLaw = async (store) => {
  const { alerts } = store;
  await store.create('a', record(), '', 1);
  await alerts.addDevice(device('1', 'ann'));
  await alerts.addDevice(device('2', 'ann'));
  await alerts.addDevice(device('2', 'bob'));
  same(sorted(await alerts.devices('ann')), sorted([device('1', 'ann')]), 'a device has two people');
  same(sorted(await alerts.devices('bob')), sorted([device('2', 'bob')]), 'a device is not what was written');
  await alerts.dropDevice('1');
  same(await alerts.devices('ann'), [], 'a device that was removed is there');
  const settings = {
    zone: 'Asia/Kolkata',
    language: 'en',
    mail: { address: 'a@b.example', state: 'asked' },
  } as const;
  await alerts.setSettings('ann', settings);
  same(sorted(await alerts.settings('ann')), sorted(settings), 'settings are not what was written');
  const hook = { url: 'https://hook.example', failures: 2 };
  await alerts.setHook('a', hook);
  await alerts.setHook('none', hook);
  same(sorted(await alerts.hook('a')), sorted(hook), 'a webhook is not what was written');
  same(await alerts.hook('none'), undefined, 'a table that is not there has a webhook');
  await alerts.setHook('a', undefined);
  same(await alerts.hook('a'), undefined, 'a webhook that was removed is there');
};

const aPersonIsForgotten: StoreLaw = async (store, open) => {
  const { alerts } = store;
  await store.create('a', record({ state: 'playing' }), '', 1);
  for (const who of ['ann', 'bob']) {
    await alerts.addDevice(device(who, who));
    await alerts.setSettings(who, { zone: 'UTC', language: 'en' });
    await alerts.look(who, 'a', 1);
  }
  await alerts.setCalls('a', [call('ann'), call('bob')], []);
  await alerts.forget('ann');
  const left = async (who: string) => [
    (await alerts.devices(who)).length,
    (await alerts.callsOf(who)).length,
    (await alerts.looks(who)).size,
    (await alerts.settings(who))?.zone,
  ];
  same(await left('ann'), [0, 0, 0, undefined], 'something of a forgotten person is left');
  same(await left('bob'), [1, 1, 1, 'UTC'], 'another person is forgotten');
  same(await alerts.once('keys', 'first'), 'first', 'a fact is not what was made');
  same(await open().alerts.once('keys', 'second'), 'first', 'a fact is made twice');
};

export const ofAlerts = {
  callsAreToldOnce,
  callsWaitAndAreSeen,
  waysAreKeptForEachPerson,
  aPersonIsForgotten,
};
