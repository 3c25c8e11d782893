/** Posts the news of a table to an address that its host has given: Discord's form, which others read too. */
import type { Outgoing, Posted } from '../../outgoing/outgoing.ts';
import type { AlertStore, Hook } from '../store.ts';

/** After so many failures in a row an address is given up. */
const MOST_FAILURES = 5;
const REDIRECTS = 3;

export async function postHook(
  outgoing: Outgoing,
  store: AlertStore,
  { table, hook, content }: { readonly table: string; readonly hook: Hook; readonly content: string },
): Promise<Posted> {
  const answer = await outgoing.post(hook.url, {
    // Names of players call no one: a name may be "@everyone".
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
    headers: { 'content-type': 'application/json', 'user-agent': 'Updraft' },
    redirects: REDIRECTS,
  });
  const works = answer.failed === undefined && answer.status < 400;
  const isGone = answer.failed === undefined && [401, 403, 404, 410].includes(answer.status);
  if (works && hook.failures > 0) await store.setHook(table, { ...hook, failures: 0 });
  if (!works) {
    const failures = hook.failures + 1;
    await store.setHook(table, isGone || failures >= MOST_FAILURES ? undefined : { ...hook, failures });
  }
  return answer;
}

/** Signs that Discord would read as something else than text. */
export const plain = (text: string): string => text.replace(/[\\`*_~|<>[\]()#@]/g, '\\$&');
