/** What the service worker does with a message that the browser's push service brought. */
import type { CDPSession, Page, Worker } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { guest } from './online.ts';
import { calm, offline } from './support.ts';

/** The browser's own name for our worker, once it is active: before, it gets no messages. */
async function registered(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return found;
}

const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    })),
  );

test('a message is shown once for each table, and a click opens the table', async () => {
  // The small Chromium shows no notifications.
  const ann = await guest('Ann', inject('baseUrl'), { ...calm, ...offline }, inject('wholeChromium'));
  const { page } = ann;
  const context = page.context();
  const origin = inject('baseUrl');
  try {
    await context.grantPermissions(['notifications'], { origin });
    await page.goto('/');
    const session = await context.newCDPSession(page);
    const registrationId = await registered(session);
    /**
     * The worker tells its pages when it has shown something. Only then are notifications looked at: a look that comes while one is being
     * shown makes Chromium forget it.
     */
    const deliver = async (told: object) => {
      const listening = await page.evaluateHandle(() => ({
        heard: new Promise<void>((resolve) =>
          navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true }),
        ),
      }));
      const data = JSON.stringify(told);
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await listening.evaluate(({ heard }) => heard);
    };
    await deliver({ title: 'Aloft: your turn', body: 'You have until Friday.', table: 'abc' });
    const [tag, data] = ['updraft/abc', '/t/abc'];
    expect(await shown(page)).toEqual([
      { title: 'Aloft: your turn', body: 'You have until Friday.', tag, data },
    ]);
    await deliver({ title: 'Aloft: still your turn', body: '', table: 'abc' });
    expect(await shown(page)).toMatchObject([{ title: 'Aloft: still your turn', tag }]);
    await deliver({ title: 'Aloft: your turn', body: '', table: 'def' });
    expect(await shown(page)).toHaveLength(2);
    // A worker may open a window only by a real click, which no program can make here: what it asks for is heard instead.
    const worker = context.serviceWorkers()[0] as Worker;
    const opened = await worker.evaluate(async () => {
      const scope = globalThis as unknown as ServiceWorkerGlobalScope;
      const [notification] = await scope.registration.getNotifications({ tag: 'updraft/abc' });
      const asked = new Promise<string>((resolve) => {
        scope.clients.openWindow = async (url) => {
          resolve(String(url));
          return null;
        };
      });
      scope.dispatchEvent(new NotificationEvent('notificationclick', { notification: notification! }));
      return asked;
    });
    expect(opened).toBe('/t/abc');
    await expect.poll(() => shown(page)).toMatchObject([{ tag: 'updraft/def' }]);
    expect(ann.complaints).toEqual([]);
  } finally {
    await ann.close();
  }
});
