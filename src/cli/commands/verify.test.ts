import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { newSecret } from '../../match/fair.ts';
import type { MatchFile } from '../../match/file.ts';
import { SEALED } from '../../match/log.ts';
import { played } from '../../match/testing/played.ts';
import { writeText } from '../../match/text.ts';
import { updraft } from '../in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-verify-'));

const verify = (input: string, ...args: string[]) => updraft(games, ['verify', ...args], input);

const drawsIn = ({ entries }: MatchFile): number => entries.filter((entry) => 'chance' in entry).length;

describe('updraft verify', () => {
  it.each(games.map((entry) => [entry.facts.id, entry] as const))(
    'makes every draw of %s again',
    async (_, entry) => {
      const file = await played(entry);
      const path = join(folder, `${entry.facts.id}.json`);
      writeFileSync(path, JSON.stringify(file));
      const { code, out, err } = await verify('', path);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const draws = drawsIn(file);
      expect(draws).toBeGreaterThan(0);
      expect(out).toMatch(/^The match fits itself, but salts were not sealed, [^.]* could not choose: /);
      expect(out).toContain(draws === 1 ? 'the only draw' : `all ${draws.toLocaleString('en-US')} draws`);
    },
  );

  it('says of sealed salts what the file proves, and what only the browser of a player can tell', async () => {
    const file = await played(games[0]!, undefined, SEALED);
    const { code, out, err } = await verify(JSON.stringify(file), '-');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [fits, scheme] = out.split('\n');
    expect(fits).toMatch(
      /^The match fits itself, and its salts their seals: the secret fits its commitment, /,
    );
    expect(scheme).toContain(
      `Scheme 2: checked are the secret and its commitment, ${file.seats.length} salts`,
    );
    expect(scheme).toContain('The file alone does not prove that the draws were not chosen');
    expect(scheme).toContain('only the browser of a player can tell');
    expect(out).not.toMatch(/\bfair\b/i);
    const { salt: _withheld, ...late } = file.seats[1]!;
    const without = { ...file, seats: file.seats.with(1, late) };
    expect(await verify(JSON.stringify(without), '-'), 'draws were made with this salt').toMatchObject({
      code: 1,
      err: expect.stringContaining('Not fair: '),
    });
  });

  it('reads text and standard input, and answers as JSON', async () => {
    const file = await played(games[0]!);
    const { code, out } = await verify(writeText(file), '-', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      game: file.game,
      id: 'm1',
      entries: file.entries.length,
      fair: true,
      draws: drawsIn(file),
      order: file.order !== undefined,
      scheme: '1',
      salts: file.seats.length,
      left: [],
    });
  });

  it('names the first draw that differs, with exit code 1', async () => {
    // Another match's draws, in turn, until one of them is legal here and no longer fits.
    const files = await Promise.all(games.map((entry) => played(entry)));
    const file = files.toSorted((a, b) => drawsIn(b) - drawsIn(a))[0]!;
    const at = file.entries.findLastIndex((each) => 'chance' in each);
    const { chance } = file.entries[at] as { chance: string };
    const others = file.entries.flatMap((each) => ('chance' in each && each.chance !== chance ? [each] : []));
    const spoiled = others.map((other) => JSON.stringify({ ...file, entries: file.entries.with(at, other) }));
    const answers = await Promise.all(spoiled.map((text) => verify(text, '-', '--json')));
    const no = answers.find(({ code }) => code === 1);
    expect(no?.err).toMatch(new RegExp(`^Not fair: Entry ${at + 1} says “`));
    expect(JSON.parse(no!.out)).toMatchObject({ fair: false, entry: at + 1 });
    for (const { code } of answers) expect(code).not.toBe(0);
  });

  it('knows a salt that was changed afterwards, and another secret', async () => {
    const file = await played(games[0]!);
    const salted = { ...file, seats: file.seats.map((seat) => ({ ...seat, salt: 'other' })) };
    expect(await verify(JSON.stringify(salted), '-')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Entry 1 says'),
    });
    const other = { ...file, secret: newSecret() };
    expect(await verify(JSON.stringify(other), '-')).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not fit the hash'),
    });
  });

  it('has a sentence and exit code 2 for everything that is no finished match', async () => {
    const file = await played(games[0]!, 12);
    const cases: readonly [string, RegExp][] = [
      [JSON.stringify(file), /standard input: The match does not hold the secret/],
      ['{ "format": ', /is no JSON/],
      ['hello', /first line should be/],
      ['', /first line should be/],
      ['{}', /This is no Updraft match/],
      ['{"game": 7}', /This is no Updraft match/],
      [JSON.stringify({ ...file, game: 'kites' }), /There is no game "kites"/],
      [JSON.stringify({ ...file, entries: null }), /lacks its list of entries/],
      [JSON.stringify({ ...file, entries: [{ seat: 0, move: 'fly' }] }), /Entry 1 is wrong/],
    ];
    for (const [text, sentence] of cases) {
      const { code, out, err } = await verify(text, '-');
      expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringMatching(sentence) });
      expect(err.trimEnd().split('\n')).toHaveLength(1);
    }
    expect(await verify('', join(folder, 'nowhere'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file'),
    });
    expect(await verify('', folder)).toMatchObject({ code: 2, err: expect.stringContaining('is a folder') });
  });
});
