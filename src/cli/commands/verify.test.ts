import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { GameEntry, Move } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { commitmentOf, newSecret } from '../../match/fair.ts';
import { exportMatch, type MatchFile } from '../../match/file.ts';
import { Match, newHead } from '../../match/match.ts';
import { dueAt } from '../../match/testing/due.ts';
import { writeText } from '../../match/text.ts';
import { matchWords } from '../../match/words/index.ts';
import { allInLanguage, rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { Output } from '../output.ts';
import { plain } from '../paint.ts';
import { runProgram } from '../program.ts';
import { cliWords } from '../words/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-verify-'));

async function verify(input: string, ...args: string[]) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runProgram(['verify', ...args], {
    games: await allInLanguage(games, 'en'),
    words: await cliWords('en'),
    match: await matchWords('en'),
    out: new Output(stdout as unknown as NodeJS.WriteStream),
    paint: plain,
    err: stderr as unknown as NodeJS.WriteStream,
    input: Readable.from([Buffer.from(input)]) as unknown as NodeJS.ReadStream,
  });
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

/** A random game to its end, or to so many entries. */
async function played(entry: GameEntry, most = 100_000): Promise<MatchFile> {
  const { facts } = entry;
  const game = await rulesOf(entry);
  // The same match each time.
  const secret = commitmentOf('00'.repeat(32));
  const seats = Array.from({ length: facts.usualSeats }, (_, i) => ({
    name: `P${i}`,
    player: 'person' as const,
    salt: `salt ${i}`,
  }));
  const options = Object.fromEntries(
    Object.entries(facts.options).map(([name, spec]) => [name, spec.default]),
  );
  const created = '2026-01-01T00:00:00Z';
  const match = new Match(
    game,
    newHead({ id: 'm1', game: facts.id, version: facts.version, options, seats, secret, created }),
  );
  const rng = new FastRng(facts.id);
  while (match.log.length < most) {
    const due = dueAt(match);
    if (due.what === 'nothing') break;
    if (due.what === 'draw') match.append(match.drawNow(secret));
    else if (due.what === 'forced') match.append({ by: due.seat, move: due.move });
    else {
      const moves: Move[] = [];
      const seat = due.seats[0]!;
      const move = moves[rng.below(game.moves(match.state, seat, moves))]!;
      match.append({ by: seat, move });
    }
  }
  return exportMatch(match, secret);
}

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
