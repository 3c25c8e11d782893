import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { GameCommand } from '../contract/index.ts';
import { matchWords } from '../match/words/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { Output } from './output.ts';
import { plain } from './paint.ts';
import { runProgram } from './program.ts';
import { cliWords } from './words/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-commands-'));

const shout: GameCommand = {
  name: 'shout',
  summary: 'say a word loudly',
  examples: ['shout --word hello'],
  flags: [
    { name: 'word', value: 'text', summary: 'what to say', default: 'hello' },
    { name: 'from', value: 'file', summary: 'read it from here' },
    { name: 'out', value: 'file', summary: 'write it here' },
  ],
  run: async ({ word, from, out }, io) => {
    const text = from === undefined ? { value: word! } : await io.read(from);
    if ('refused' in text) return text;
    const loud = text.value.toUpperCase();
    return { value: out ? { lines: [], files: [{ path: out, text: loud }] } : { lines: [loud], files: [] } };
  },
};

async function updraft(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runProgram(args, {
    games: [
      { meta: { id: 'any', title: 'Any' }, commands: async () => [shout], solve: async () => shout },
      { meta: { id: 'other', title: 'Other' }, commands: async () => [], solve: async () => undefined },
    ] as unknown as LocalizedGame[],
    words: await cliWords('en'),
    match: await matchWords('en'),
    out: new Output(stdout as unknown as NodeJS.WriteStream),
    paint: plain,
    err: stderr as unknown as NodeJS.WriteStream,
    input: process.stdin,
  });
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}

describe('a command that a game brings along', () => {
  it('prints its lines, with what was typed or the default', async () => {
    expect(await updraft('shout')).toEqual({ code: 0, out: 'HELLO\n', err: '' });
    expect((await updraft('shout', '--word', 'wind')).out).toBe('WIND\n');
  });

  it('reads and writes files', async () => {
    const [from, out] = [join(folder, 'in.txt'), join(folder, 'out.txt')];
    writeFileSync(from, 'a\nb');
    expect(await updraft('shout', '--from', from, '--out', out)).toEqual({
      code: 0,
      out: '',
      err: `Wrote ${out}.\n`,
    });
    expect(readFileSync(out, 'utf8')).toBe('A\nB');
  });

  it('refuses in one sentence', async () => {
    const path = join(folder, 'none.txt');
    expect(await updraft('shout', '--from', path)).toEqual({
      code: 2,
      out: '',
      err: `There is no file "${path}".\n`,
    });
    const answer = await updraft('shout', '--out', join(folder, 'no', 'such.txt'));
    expect([answer.code, answer.err]).toEqual([2, expect.stringContaining('cannot be written: ENOENT')]);
    expect((await updraft('shout', '--loud')).err).toContain("Unknown option '--loud'");
  });
});

describe('solve', () => {
  it('runs the solver of a game', async () => {
    expect((await updraft('solve', 'any', '--word', 'proof')).out).toBe('PROOF\n');
  });

  it('has a sentence for games without one, and for what is no game', async () => {
    const none = 'Nothing of Other can be solved yet; there are answers for any.\n';
    expect(await updraft('solve', 'other', '--seed', '7')).toEqual({ code: 2, out: '', err: none });
    expect((await updraft('solve', 'nothing')).err).toContain('There is no game "nothing"');
    const tuned = await updraft('solve', 'any', '--tune', 'set3=7');
    expect(tuned).toMatchObject({ code: 2, out: '' });
    expect(tuned.err).toContain('Of Any only the standard game is solved');
    expect((await updraft('solve', 'any', '--loud')).err).toContain('see updraft solve any --help');
  });
});
