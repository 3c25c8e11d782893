import { describe, expect, it } from 'vitest';
import { cream, paintIds, paints, seatColors } from './index.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('paints', () => {
  it('are told apart by a letter and a mark, not by colour alone', () => {
    expect(new Set(paintIds.map((id) => paints[id].letter)).size).toBe(6);
    expect(new Set(paintIds.map((id) => paints[id].mark)).size).toBe(6);
  });

  it('carry marks that stand out from them', () => {
    for (const id of paintIds) expect(contrast(paints[id].on, paints[id].hex), id).toBeGreaterThan(3);
  });
});

it('a seat’s initial meets AA on its badge', () => {
  for (const color of seatColors) expect(contrast(color, cream), color).toBeGreaterThan(4.5);
});
