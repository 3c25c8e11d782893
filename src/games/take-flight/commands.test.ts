import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { demo } from './sheet/demo.ts';
import { english } from './testing/table.ts';
import { words } from './words/en/terminal.ts';

const [sheet] = commands(words(english));
const io = (text: string) => ({ read: async () => ({ value: text }) });

it('prints the demo’s sheet, or one drawn from a seed', async () => {
  const printed = await sheet!.run({}, io(''));
  if ('refused' in printed) throw new Error(printed.refused);
  expect(JSON.parse(printed.value.lines[0]!)).toEqual(demo);
  expect(await sheet!.run({ seed: '7', out: 'sheet.json' }, io(''))).toMatchObject({
    value: { files: [{ path: 'sheet.json', text: expect.stringContaining('drawn-7') }] },
  });
  expect(await sheet!.run({ seed: 'a b' }, io(''))).toHaveProperty('refused');
});

it('checks a sheet from a file, and says what is wrong with it', async () => {
  expect(await sheet!.run({ check: 'mine.json' }, io(JSON.stringify(demo)))).toHaveProperty(
    'value.lines.length',
    1,
  );
  const broken = JSON.stringify({ ...demo, start: 40 });
  expect(await sheet!.run({ check: 'mine.json' }, io(broken))).toMatchObject({
    refused: expect.stringContaining('row from 1 to 16'),
  });
  expect(await sheet!.run({ check: 'mine.json' }, io('{'))).toHaveProperty('refused');
});
