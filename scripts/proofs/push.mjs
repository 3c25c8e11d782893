import { existsSync } from 'node:fs';
import { loadSource } from '../build/source.mjs';
import { Firefox, until } from '../harness/firefox.mjs';
import { PushService } from '../harness/push-service.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { serveBuilt } from '../lib/serve.mjs';

/**
 * @typedef {typeof import('../../tests/online/client.ts')} Clients
 * @typedef {typeof import('../../src/server/outgoing/outgoing.ts')} Outgoings
 */

export const title = 'A message to a Firefox in which every page of ours is closed';

const program = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const game = 'aloft';

/** What the browser draws as a notification, where the system does not: a small window of its own. */
const noteScript = `
  for (const win of Services.wm.getEnumerator('alert:alert')) {
    const [heading, text] = ['alertTitleLabel', 'alertTextLabel'].map((id) => win.document.getElementById(id));
    if (heading && text) return [heading.value || heading.textContent, text.textContent];
  }
  return null;`;
const clickScript = `
  for (const win of Services.wm.getEnumerator('alert:alert')) {
    win.document.getElementById('alertBox').click();
    return true;
  }
  return false;`;
const tabsScript = `
  return [...Services.wm.getEnumerator('navigator:browser')].flatMap((win) =>
    win.gBrowser.tabs.map((tab) => tab.linkedBrowser.currentURI.spec));`;

/** Ben hosts a game by days and is the first to move; what he does is answered by the server, not by a page. */
async function openTable(/** @type {Clients} */ { Client, newPerson, newTable }, /** @type {string} */ url) {
  const person = await newPerson(url, 'Ben');
  const id = await newTable(url, person, {
    game,
    options: {},
    seats: ['you', 'open'],
    fixedSeats: true,
    pace: { kind: 'turns', hours: 72 },
    listed: false,
    watch: true,
    hints: true,
    standIn: 'greedy',
  });
  const ben = await new Client({ url, person }).connect();
  await ben.join(id, game);
  return { id, ben };
}

/** Ann sits down, and agrees to be told when she is asked: all of it with clicks. */
async function annAgrees(/** @type {Firefox} */ firefox, /** @type {string} */ page) {
  await firefox.goto(page);
  await firefox.fill('Your name', 'Ann');
  await firefox.clickOn('To the table');
  await firefox.clickOn('Sit down at seat 2');
  await firefox.clickOn('Yes');
}

export async function run() {
  if (!existsSync(program))
    throw new Sentence(
      'This proof needs Firefox: "apt-get install firefox-esr", or set FIREFOX_PATH to one.',
    );
  /** @type {Clients} */
  const clients = await loadSource('tests/online/client.ts');
  /** @type {Outgoings} */
  const { openOutgoing } = await loadSource('src/server/outgoing/outgoing.ts');
  const service = await PushService.open();
  // The guard as it is, and the push service of this proof: nothing that can be set opens it.
  const outgoing = openOutgoing({ alsoAllow: (address) => address === '127.0.0.1' });
  const serving = await serveBuilt({ port: 0, host: 'localhost', outgoing, logLevel: 'silent' });
  const url = `http://localhost:${serving.port}`;
  const firefox = await Firefox.start(program, {
    'dom.push.serverURL': service.socketUrl,
    'dom.push.testing.allowInsecureServerURL': true,
    'dom.push.enabled': true,
    'dom.push.connection.enabled': true,
    // As if Ann had answered the browser's own question with yes.
    'permissions.default.desktop-notification': 1,
    // Without a desktop the browser draws notifications itself.
    'alerts.useSystemBackend': false,
  });
  try {
    const { id, ben } = await openTable(clients, url);
    await annAgrees(firefox, `${url}/t/${id}`);
    await until('the browser has a channel', () => service.channels > 0);
    await until('the server knows the browser', () =>
      firefox.inPage('return !document.body.innerText.includes("Shall we tell you")'),
    );
    await ben.begin(id);
    await until('the match is on her page', () =>
      firefox.inPage(
        'return document.querySelector("ul[aria-label=Players], ol[aria-label=Players]") !== null',
      ),
    );
    await firefox.goto('about:blank');
    const followed = ben.followed.get(id);
    if (!followed) throw new Error('Ben does not follow the table');
    const left = Date.now();
    while (followed.owing.includes(0)) {
      const move = followed.forced(0) ?? followed.legal(0)[0];
      if (move === undefined) throw new Error('Ben has no move');
      await ben.must({ type: 'move', table: id, seat: 0, count: followed.count(0), move });
    }
    /** @type {[string, string]} */
    const [heading, sentence] = await until('the notification is there', () => firefox.inBrowser(noteScript));
    const seconds = Math.round((Date.now() - left) / 1000);
    const tabs = /** @type {string[]} */ (await firefox.inBrowser(tabsScript));
    await firefox.inBrowser(clickScript);
    const address = `${url}/t/${id}`;
    await until('the table is open', async () => (await firefox.inBrowser(tabsScript)).includes(address));
    const [tab] = (await firefox.ask('GetWindowHandles')).slice(-1);
    await firefox.ask('SwitchToWindow', { handle: tab });
    const pageTitle = await until('the page says that it is her turn', () =>
      firefox.inPage('return document.title.startsWith("●") && document.title'),
    );
    await ben.close();
    const [posted] = service.posted;
    const codes = service.acknowledged.map(({ code }) => code);
    const text = [
      `Firefox ${firefox.version} (headless, a fresh profile) took the push service of this proof for Mozilla’s: \`dom.push.serverURL\` leads to a WebSocket on ` +
        'this machine that speaks autopush’s protocol. Ann opened an invitation, said her name, sat down and clicked “Yes” in the question at the table; the browser registered ' +
        `${service.channels} channel there. The match began, and the page was closed: the tabs of the browser were then ${tabs.join(', ')}. Ben moved.`,
      `Our server posted ${service.posted.length} message of ${posted?.bytes} bytes (\`${posted?.headers['content-encoding']}\`, signed with VAPID, TTL ${posted?.headers.ttl} s). Firefox acknowledged with ` +
        `${codes.join(', ')} (100: decrypted and brought to the service worker). ${seconds} s after the move, most of which the server waits in case she comes back, Firefox’s own window of notifications read “${heading}” and “${sentence}”.`,
      `A click on it opened the table in a new tab (${address.replace(String(serving.port), '…').replace(id, '…')}), whose title was “${pageTitle}”.`,
    ].join('\n\n');
    const closed = !tabs.some((one) => one.startsWith(url));
    return { text, holds: closed && service.posted.length === 1 && codes.join() === '100' };
  } finally {
    await firefox.close();
    await serving.close();
    service.close();
  }
}
