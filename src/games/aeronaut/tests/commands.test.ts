import { describe, expect, it } from 'vitest';
import type { CommandIo } from '../../../contract/index.ts';
import { commands } from '../maker/commands.ts';
import type { AeronautMap } from '../map/map.ts';
import { toolWords } from './table.ts';

const [map] = commands(toolWords);
const files = new Map<string, string>();
const io: CommandIo = {
  read: async (path) =>
    files.has(path) ? { value: files.get(path)! } : { refused: `There is no file "${path}".` },
};
const run = (given: Record<string, string>) => map!.run(given, io);
const refusal = async (given: Record<string, string>) => {
  const answer = await run(given);
  return 'refused' in answer ? answer.refused : '';
};
const made = async (given: Record<string, string>) => {
  const answer = await run(given);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.value;
};

describe('map', () => {
  it('prints a map as JSON', async () => {
    const { lines, files: none } = await made({ seed: '7', size: 'tiny' });
    expect((JSON.parse(lines[0]!) as AeronautMap).cities.length).toBe(6);
    expect(none).toEqual([]);
  });

  it('draws with the expansions that were asked for', async () => {
    const { files: out } = await made({
      seed: '7',
      size: 'Small',
      expansions: 'trajectories, wildwinds',
      types: '8',
      out: 'map.svg',
    });
    expect(out[0]!.path).toBe('map.svg');
    expect(out[0]!.text).toContain('Trajectories');
    expect(out[0]!.text).toContain('any type');
    expect(out[0]!.text).toContain('A small chart');
  });

  it('checks a map from a file, and draws it', async () => {
    const { files: out } = await made({ seed: '7', out: 'map.json' });
    files.set('map.json', out[0]!.text);
    expect((await made({ check: 'map.json' })).lines[0]).toMatch(/^Every promise holds: 1[789] cities/);
    expect((await made({ check: 'map.json', out: 'again.svg' })).files[0]!.text).toContain('<svg');
  });

  it('tells which promise a map breaks', async () => {
    const { lines } = await made({ seed: '7', size: 'tiny' });
    const read = JSON.parse(lines[0]!) as AeronautMap;
    files.set(
      'poor.json',
      JSON.stringify({ ...read, cities: read.cities.map((city) => ({ ...city, slots: 1 })) }),
    );
    expect(await refusal({ check: 'poor.json' })).toContain('- 0 cities have six slots');
  });

  it.each([
    [{ size: 'enormous' }, 'There is no size "enormous"; there are tiny, small, regular, large and huge.'],
    [{ types: '9' }, '--types takes a whole number from 6 to 8, and "9" is none.'],
    [{ players: '0' }, '--players takes a whole number from 1 to 6, and "0" is none.'],
    [{ expansions: 'dragons' }, 'There is no expansion "dragons" for maps'],
    [{ out: 'map.pdf' }, '--out takes a name that ends in .svg or .json'],
    [{ check: 'none.json' }, 'There is no file "none.json".'],
  ])('refuses %j', async (given, why) => {
    expect(await refusal(given)).toContain(why);
  });
});
