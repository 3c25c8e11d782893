/** After each file of tests: the browsers that its players shared are closed, so that a file leaves nothing to the next one. */
import { afterAll } from 'vitest';
import { closeShared } from '../../scripts/harness/browser.mjs';

afterAll(closeShared);
