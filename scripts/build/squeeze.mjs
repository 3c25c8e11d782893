import { inRoot } from '../lib/places.mjs';
import { compressRest } from './compress.mjs';
import { withLock } from './lock.mjs';

await withLock(inRoot('dist', '.lock'), compressRest);
