/** What lies on printed pages is what the games are made of. */
import { describe, expect, test } from 'vitest';
import * as aloft from '../../src/games/aloft/data.ts';
import { CARDS, DECK } from '../../src/games/cloud-nine/data.ts';
import { games } from '../../src/games/index.ts';
import * as panorama from '../../src/games/panorama/data.ts';
import { outlineAt } from '../../src/games/take-flight/board/shapes.ts';
import { dealtFrom } from '../../src/match/dealt.ts';
import type { Page } from '../../src/print/index.ts';
import { inLanguage } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { type Grey, greysOf, pagesFor, pdfOf, printed, usePaper } from './printing.ts';

usePaper();

const ids = printed.map(({ facts }) => facts.id);

/** How often each part is drawn. */
function drawnParts(pages: readonly Page[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { copies, isBack, draw } of pages)
    if (!isBack)
      for (const [, part] of draw().matchAll(/data-part="([^"]+)"/g))
        counts[part!] = (counts[part!] ?? 0) + copies;
  return counts;
}

const each = (names: readonly string[], prefix: string, count = 1) =>
  Object.fromEntries(names.map((name) => [`${prefix}-${name}`, count]));

describe('as many parts as the game has', () => {
  test('aloft', async () => {
    const pages = await pagesFor('aloft', { boards: 'a3' });
    expect(drawnParts(pages)).toMatchObject({
      ...each(aloft.BALLOONS, 'balloon'),
      ...each(aloft.COLORS, 'color'),
      'truck-launch': aloft.TRUCKS,
      'truck-safety': 1,
      number: aloft.BALLOONS.length,
    });
    const [board] = pages.filter(({ sheets }) => sheets.includes('board'));
    expect(board!.draw().match(/data-cell/g)).toHaveLength(12 * 4);
  });

  test('panorama', async () => {
    const counts = drawnParts(await pagesFor('panorama'));
    const [multi, safety] = panorama.TOKEN_SUPPLY.slice(panorama.COLORS.length);
    expect(counts).toMatchObject({
      ...each(panorama.BALLOONS, 'balloon'),
      ...each(panorama.COLORS, 'color'),
      ...each(panorama.COLORS, 'token', panorama.TOKEN_SUPPLY[0]),
      'token-multi': multi,
      'token-safety': safety,
      'truck-launch': panorama.TRUCKS - 1,
      'truck-safety': 1,
    });
  });

  test.each(['poker', 'mini'] as const)('cloud-nine, %s', async (cards) => {
    for (const paper of ['a4', 'letter'] as const) {
      const counts = drawnParts(await pagesFor('cloud-nine', { cards, paper }));
      const wanted = Object.fromEntries(CARDS.map((card, i) => [`card-${card}`, DECK[i]]));
      expect(counts).toMatchObject({ ...wanted, balloon: 1, passenger: 4 });
    }
  });

  test('take-flight: a sheet a pilot', async () => {
    for (const players of [1, 4, 99])
      for (const perPage of [1, 2] as const)
        expect(drawnParts(await pagesFor('take-flight', { players, perPage })).sheet).toBe(players);
  });

  test.each(ids)('%s: the list of parts counts what is drawn', async (id) => {
    const pages = await pagesFor(id, { boards: 'a3' });
    const told: Record<string, number> = {};
    for (const { parts, copies } of pages)
      for (const [part, count] of Object.entries(parts)) told[part] = (told[part] ?? 0) + count * copies;
    for (const [part, count] of Object.entries(drawnParts(pages))) expect(told[part], part).toBe(count);
  });
});

const ATTRIBUTE = (name: string) => new RegExp(`data-${name}="([^"]+)"`, 'g');
const all = (text: string, name: string) => [...text.matchAll(ATTRIBUTE(name))].map(([, value]) => value!);

async function optionsOf(id: string) {
  const game = await inLanguage(games.find(({ facts }) => facts.id === id)!, 'en');
  return defaultOptions(game.meta.options);
}

test.each(['1', 'gale', '42'])('aeronaut: the map printed from seed %s is the map played', async (seed) => {
  const entry = await inLanguage(games.find(({ facts }) => facts.id === 'aeronaut')!, 'en');
  const options = { ...defaultOptions(entry.meta.options), bonuses: true };
  const { map } = dealtFrom(await entry.rules(), 4, options, seed) as unknown as PlayedMap;
  const pages = await pagesFor('aeronaut', { seed, options, boards: 'a3' });
  const svg = pages.find(({ sheets }) => sheets.includes('map'))!.draw();
  expect(all(svg, 'city')).toEqual(map.cities.map(({ id }) => String(id)));
  expect(all(svg, 'route')).toEqual(map.routes.map(({ id }) => id));
  expect(all(svg, 'ends')).toEqual(map.routes.map(({ a, b }) => `${a} ${b}`));
  const bonuses = map.routes.flatMap(({ bonus = [] }) => bonus.filter((one) => one !== null));
  expect(bonuses.length).toBeGreaterThan(0);
  expect(all(svg, 'bonus')).toEqual(bonuses);
});

interface PlayedMap {
  readonly map: {
    readonly cities: readonly { readonly id: number }[];
    readonly routes: readonly {
      readonly id: string;
      readonly a: number;
      readonly b: number;
      readonly bonus?: readonly (string | null)[];
    }[];
  };
}

interface Place {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the pieces of a page lie: their outlines are drawn in their order. */
function placesOn(page: Page): Place[] {
  const svg = page.draw();
  const parts = [...svg.matchAll(/data-part="([^"]+)" transform/g)].map(([, part]) => part!);
  const boxes = [...svg.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+Z/g)].map((found) =>
    found.slice(1, 5).map(Number),
  );
  return parts.map((part, i) => {
    const [x, y, w, h] = boxes[i]!;
    return { part, x: x!, y: y!, w: w!, h: h! };
  });
}

describe('backs lie on their fronts to half a millimetre', () => {
  for (const id of ids)
    for (const paper of ['a4', 'letter'] as const)
      test(`${id}, ${paper}`, async () => {
        const pages = await pagesFor(id, { paper, marks: false });
        for (const [i, back] of pages.entries()) {
          if (!back.isBack || back.sheets.includes('rules')) continue;
          const fronts = placesOn(pages[i - 1]!);
          const backs = [
            ...back
              .draw()
              .matchAll(/data-part="back" transform="translate\(([\d.]+) ([\d.]+)\)( rotate\(-90\))?"/g),
          ];
          expect(backs.length).toBeGreaterThan(0);
          for (const [n, [, x, y, turned]] of backs.entries()) {
            const front = fronts[n]!;
            const top = turned ? Number(y) - front.h : Number(y);
            expect(Math.abs(back.size.w - Number(x) - front.w - front.x), back.name).toBeLessThan(0.5);
            expect(Math.abs(top - front.y), back.name).toBeLessThan(0.5);
          }
        }
      });
});

/** Where each symbol of a sheet to write on is drawn alone, with its size: groups only move and scale. */
function symbolsOn(page: Page): Place[] {
  const found: Place[] = [];
  const groups = [{ x: 0, y: 0, scale: 1 }];
  for (const [, closing, tag, attributes] of page.draw().matchAll(/<(\/?)(\w+)((?:"[^"]*"|[^">])*)>/g)) {
    const { x, y, scale } = groups.at(-1)!;
    if (tag === 'g' && closing) groups.pop();
    else if (tag === 'g') {
      const [, right = 0, down = 0] = /translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(attributes!) ?? [];
      const [, by = 1] = /scale\(([-\d.]+)\)/.exec(attributes!) ?? [];
      groups.push({ x: x + scale * Number(right), y: y + scale * Number(down), scale: scale * Number(by) });
    }
    const name = SYMBOLS.find((symbol) => attributes!.includes(`d="${outlineAt(symbol, 0, 0)}"`));
    if (name === undefined) continue;
    const size = SYMBOL * scale;
    const part = `${size < SMALL ? 'box' : 'symbol'}-${name}`;
    found.push({ part, x: x - size / 2, y: y - size / 2, w: size, h: size });
  }
  return found;
}

const SYMBOLS = ['heart', 'square', 'star', 'hourglass'];
/** Across, in the unit of its outline. */
const SYMBOL = 26;
/** Those over the boxes of the score are smaller, in millimetres. */
const SMALL = 5;

/** A piece, with its mean taken out and its spread made 1: what is left is its pattern. */
function patternOf(grey: Grey, { x, y, w, h }: Place): number[] {
  const count = 48;
  const values = Array.from({ length: count * count }, (_, n) => {
    const across = x + w * (0.12 + (0.76 * (n % count)) / count);
    const down = y + h * (0.12 + (0.76 * Math.floor(n / count)) / count);
    return grey.at(Math.round(across * grey.scale), Math.round(down * grey.scale));
  });
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.hypot(...values.map((value) => value - mean)) || 1;
  return values.map((value) => (value - mean) / spread);
}

const alike = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, n) => sum + value * other[n]!, 0);

/** Letters would tell parts apart that look alike. */
const withoutLetters = (page: Page): Page => {
  const svg = page.draw().replace(/<text[\s\S]*?<\/text>/g, '');
  return { ...page, copies: 1, draw: () => svg };
};

test.each([
  ['aloft', { color: 5, balloon: aloft.BALLOONS.length, truck: 2 }],
  ['panorama', { color: 6, token: 8, balloon: panorama.BALLOONS.length, truck: 2 }],
  ['cloud-nine', { card: 5 }],
  ['aeronaut', { balloon: 8 }],
  ['take-flight', { symbol: 4, box: 4 }],
] as const)('%s in black and white: every pair of colours differs by its pattern', async (id, wanted) => {
  const kindOf = (part: string): string => part.split('-')[0]!;
  const options = { ...(await optionsOf(id)), ...(id === 'aeronaut' && { types: 8 }) };
  const made = await pagesFor(id, { ink: 'mono', backs: false, marks: false, options });
  const pages = made
    .filter(({ parts }) => Object.keys(parts).some((part) => part === 'sheet' || kindOf(part) in wanted))
    .map(withoutLetters);
  const greys = greysOf(await pdfOf(`${id}-mono`, pages), 200);
  const patterns = new Map<string, number[]>();
  for (const [i, page] of pages.entries())
    for (const place of [...placesOn(page), ...symbolsOn(page)]) {
      if (!(kindOf(place.part) in wanted)) continue;
      const pattern = patternOf(greys[i]!, place);
      const before = patterns.get(place.part);
      // What is drawn twice looks alike: otherwise the measure would tell everything apart.
      if (before) expect(alike(before, pattern), place.part).toBeGreaterThan(0.9);
      else patterns.set(place.part, pattern);
    }
  for (const [kind, count] of Object.entries(wanted)) {
    const found = [...patterns].filter(([part]) => kindOf(part) === kind);
    expect(found.length, kind).toBe(count);
    for (const [i, [a, one]] of found.entries())
      for (const [b, other] of found.slice(i + 1))
        expect(alike(one, other), `${a} and ${b}`).toBeLessThan(0.9);
  }
});
