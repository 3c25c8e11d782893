import { inRoot } from '../lib/places.mjs';
import { compress } from './compress.mjs';
import { readStamp, targets } from './fresh.mjs';
import { withLock } from './lock.mjs';
import { writeStamp } from './publish.mjs';

// Makes what browsers fetch as small as it gets, after a build that had no time for it.
await withLock(inRoot('dist', '.lock'), async () => {
  const { quick, ...stamp } = readStamp('web') ?? {};
  if (!quick) return;
  await compress(inRoot(targets.web.folder), { how: 'best' });
  writeStamp('web', /** @type {import('./fresh.mjs').Stamp} */ (stamp));
});
