/** The size that sites ask for when they show a link. */
export const PREVIEW = { width: 1200, height: 630 };

/**
 * A game's cover as a picture, drawn by the first page of the product in light colours.
 * @param {import('playwright-core').Page} page a page of the size of a preview
 * @param {string} game
 */
export async function drawCover(page, game) {
  await page.goto('/');
  const card = page.locator(`article[aria-labelledby="g-${game}"]`);
  await card.scrollIntoViewIfNeeded();
  const cover = card.locator('svg[viewBox="0 0 1440 900"]');
  await cover.waitFor();
  await page.evaluate(() => document.fonts.ready);
  await cover.evaluate((svg) => {
    // Above all else, and as large as the window.
    const whole = {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100vh',
      zIndex: '1',
      animation: 'none',
    };
    Object.assign(/** @type {SVGElement} */ (svg).style, whole);
    const others = [...document.body.children];
    document.body.append(svg);
    for (const element of others) /** @type {HTMLElement} */ (element).style.display = 'none';
  });
  return page.screenshot({ type: 'png' });
}
