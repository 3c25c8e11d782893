/** One machine for all hosts: the same scripts drive the browser's worker, the server's table and the terminal, and their effects are equal. */
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { commonPart, everything } from './heard.ts';
import { browser, machineAlone, server, type TestHost, terminal } from './hosts.ts';
import { type Action, Improviser, type Kind, type Setting, settingOf } from './script.ts';

const SCRIPTS = 1000;
const ACTIONS = 24;

const playables = await Promise.all(games.map(async (entry) => ({ entry, game: await rulesOf(entry) })));

/** The first host improvises, the others do the same. */
const hostsOf: Record<Kind, readonly ((setting: Setting) => Promise<TestHost>)[]> = {
  'one player': [machineAlone, terminal, browser, server],
  'one screen': [browser, machineAlone, server],
  online: [machineAlone, server],
};

const codes = new Set<string>();
const types = new Set<string>();

async function improvise(setting: Setting, host: TestHost): Promise<Action[]> {
  const machine = host.heard.machine!;
  const improviser = new Improviser(setting, machine, () => host.player?.());
  const actions: Action[] = [];
  while (actions.length < ACTIONS && !(machine.isOver && actions.length > 3)) {
    const action = improviser.next();
    actions.push(action);
    await host.do(action);
  }
  for (const effect of host.heard.effects) {
    types.add(effect.type);
    if (effect.type === 'refused') codes.add(effect.refusal.code);
  }
  return actions;
}

async function playScript(seed: string): Promise<void> {
  const setting = settingOf(seed, playables);
  const [first, ...others] = hostsOf[setting.kind];
  const one = await first!(setting);
  const actions = await improvise(setting, one);
  const { isOver, match } = one.heard.machine!;
  let alone = one;
  for (const open of [first!, ...others]) {
    const what = `${seed}, ${setting.head.game}, ${setting.kind}, ${open.name}`;
    const host = open === first ? one : await open(setting);
    if (host !== one) for (const action of actions) await host.do(action);
    if (open === machineAlone) alone = host;
    expect(commonPart(host.heard), what).toEqual(commonPart(one.heard));
    if (open === server) expect(everything(host.heard), what).toEqual(everything(alone.heard));
    // Once it is over, the browser and the server hide nothing any more.
    const known =
      isOver && (open === browser || open === server) ? match.state : match.view(setting.people[0]!);
    expect(JSON.stringify(host.view()), what).toBe(JSON.stringify(known));
  }
}

const PARTS = 10;

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  `${SCRIPTS / PARTS} scripts do the same at every host: part %i`,
  async (part) => {
    for (let n = part; n < SCRIPTS; n += PARTS) await playScript(`script ${n}`);
  },
);

test('the scripts have tried everything that a table can be asked and can answer', () => {
  expect([...types].sort()).toEqual(
    ['append', 'away', 'back', 'offer', 'offerEnded', 'over', 'refused', 'think', 'undone', 'wake'].sort(),
  );
  expect([...codes].sort()).toEqual(
    [
      'away',
      'noOffer',
      'noUndo',
      'notAway',
      'notLegal',
      'notYourSeat',
      'notYourTurn',
      'offered',
      'over',
      'resigned',
      'tooEarly',
      'tooLate',
    ].sort(),
  );
});
