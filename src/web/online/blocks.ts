/** Whom the player of this device blocks, as the server tells it. Asked for only where it matters. */
import { computed, signal } from '@preact/signals';
import type { Reading } from '../../contract/index.ts';
import type { BlockedGiven } from '../../online/api.ts';
import { call } from './api.ts';
import { identity } from './identity.ts';

type People = readonly BlockedGiven[];
const known = signal<{ readonly of: string; readonly people: People } | undefined>(undefined);

/** Undefined until the server has told it to this player. */
export const blocks = computed(() =>
  known.value !== undefined && known.value.of === identity.value?.who ? known.value.people : undefined,
);

export const isBlocked = (who: string | undefined): boolean =>
  blocks.value?.some((one) => one.who === who) ?? false;

async function keep(
  asked: Promise<Reading<{ readonly people: People }, string>>,
): Promise<Reading<People, string>> {
  const given = await asked;
  if ('refused' in given) return given;
  const { people } = given.value;
  // Asking may have made this device a new player.
  const of = identity.peek()?.who;
  if (of !== undefined) known.value = { of, people };
  return { value: people };
}

export const loadBlocks = () => keep(call('GET /api/me/blocks'));
export const block = (who: string) => keep(call('POST /api/me/blocks', { who }));
export const unblock = (who: string) => keep(call('DELETE /api/me/blocks/:id', { id: who }));
