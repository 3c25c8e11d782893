/** Draws the picture that sites show beside a link to each game: `src/games/<id>/cover.png`. */
import { readdirSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { launchChromium } from './harness/browser.mjs';
import { findChromium } from './harness/chromium.mjs';
import { drawCover, PREVIEW } from './harness/covers.mjs';
import { inRoot } from './lib/places.mjs';
import { endWith } from './lib/sentence.mjs';
import { serveBuilt } from './lib/serve.mjs';

try {
  await ensureBuilt(['web', 'server']);
  const serving = await serveBuilt({ port: 0, host: 'localhost', logLevel: 'silent' });
  const baseURL = `http://localhost:${serving.port}`;
  const look = /** @type {const} */ ({ viewport: PREVIEW, colorScheme: 'light' });
  const { context, close } = await launchChromium(findChromium(), { baseURL, ...look });
  const page = await context.newPage();
  const folders = readdirSync(inRoot('src', 'games'), { withFileTypes: true });
  for (const game of folders.filter((one) => one.isDirectory()).map(({ name }) => name)) {
    const picture = await drawCover(page, game);
    writeFileSync(inRoot('src', 'games', game, 'cover.png'), picture);
    console.log(`${game}: ${Math.round(picture.length / 1000)} kB`);
  }
  await close();
  await serving.close();
} catch (error) {
  endWith(error);
}
