/** Matches of files on paper: what is drawn is read back from the page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { type FlightState, legsOf } from '../../games/take-flight/state.ts';
import { importMatch } from '../../match/file.ts';
import { played } from '../../match/testing/played.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { updraft } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-print-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const entryOf = (id: string) => games.find(({ facts }) => facts.id === id)!;

async function printed(game: string, match: string, sheet: string): Promise<string> {
  const out = join(folder, `${game}-${sheet}.svg`);
  const args = ['print', game, '--match', match, '--only', sheet, '--out', out];
  expect(await updraft(games, args)).toMatchObject({ code: 0, err: '' });
  return readFileSync(out, 'utf8');
}

const all = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`data-${name}="([^"]+)"`, 'g'))].map(([, value]) => value!);

describe('updraft print --match', () => {
  it('draws the claims of a finished match on its map, those that are shared too', async () => {
    const path = join(import.meta.dirname, '../../../tests/fixtures/v1/aeronaut.json');
    const { result } = JSON.parse(readFileSync(path, 'utf8'));
    const claims = all(await printed('aeronaut', path, 'map'), 'claim').flatMap((claim) => {
      const [route, ...owners] = claim.split(' ');
      return owners.map((side) => `${route} ${side}`);
    });
    const wanted = result.detail.routes.map(([route, side]: [string, number]) => `${route} ${side}`);
    expect([...new Set(claims)].sort()).toEqual(wanted.sort());
  });

  it('writes what each pilot wrote on a sheet of their own', async () => {
    const entry = entryOf('take-flight');
    const file = await played(entry);
    const path = join(folder, 'flight.json');
    writeFileSync(path, JSON.stringify(file));
    const flown = importMatch(await rulesOf(entry), entry.facts, file);
    if ('refused' in flown) throw new Error(flown.refused.code);
    const { state, head } = flown.value.match;
    for (const seat of head.seats.keys()) {
      const legs = legsOf(state as unknown as FlightState, seat);
      expect(legs.length).toBeGreaterThan(0);
      const written = all(await printed('take-flight', path, `sheet-${seat + 1}`), 'written');
      expect(written.sort()).toEqual(legs.map(({ square, value }) => `${square} ${value}`).sort());
    }
  });

  it('says which game the file is of', async () => {
    const path = join(import.meta.dirname, '../../../tests/fixtures/v1/aeronaut.json');
    const out = join(folder, 'other.pdf');
    const { code, err } = await updraft(games, ['print', 'take-flight', '--match', path, '--out', out]);
    expect(code).toBe(2);
    expect(err).toContain('Aeronaut Odyssey');
  });
});
