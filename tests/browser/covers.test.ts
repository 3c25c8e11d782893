/** The pictures beside links are those that `npm run covers` would draw now. */
import { expect } from 'vitest';
import { drawCover, PREVIEW } from '../../scripts/harness/covers.mjs';
import { games } from '../../src/games/index.ts';
import { visitTest } from './support.ts';

/** Of 255, for a channel on average: edges of letters and lines differ from one machine to the next. */
const ALIKE = 3;

visitTest(
  'a link to a game shows its cover as it is drawn now',
  { viewport: PREVIEW, colorScheme: 'light' },
  async ({ page }) => {
    for (const { facts } of games) {
      const now = (await drawCover(page, facts.id)).toString('base64');
      const difference = await page.evaluate(
        async ([shown, drawn]) => {
          const pixels = async (src: string) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
            canvas.drawImage(image, 0, 0);
            return canvas.getImageData(0, 0, image.width, image.height).data;
          };
          const [a, b] = [await pixels(shown), await pixels(drawn)];
          if (a.length !== b.length) return Number.POSITIVE_INFINITY;
          return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
        },
        [`/covers/${facts.id}.png`, `data:image/png;base64,${now}`] as const,
      );
      expect(difference, `${facts.id}: run npm run covers`).toBeLessThan(ALIKE);
    }
  },
);
