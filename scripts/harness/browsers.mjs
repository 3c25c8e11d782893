/** Finds the browsers that tests need, installs what is missing where it may, and says which there are. */
import { endWith } from '../lib/sentence.mjs';
import { findChromium, findShell } from './chromium.mjs';
import { findEngines } from './engines.mjs';

try {
  const chromium = findChromium();
  const { firefox, webkit } = findEngines();
  console.log([findShell(chromium), firefox, webkit?.browser].filter(Boolean).join('\n'));
} catch (error) {
  endWith(error);
}
