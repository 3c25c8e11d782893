import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow, isForTests } from '../../scripts/lib/files.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

/** What installs, builds, starts and serves. macOS and Windows were never tried: this looks for what could not work there. */
const folders = ['bin', 'scripts/lib', 'scripts/build', 'src/server', 'src/cli', 'src/lab', 'src/match'];
const files = [
  'scripts/start.mjs',
  'scripts/serve.mjs',
  'scripts/build.mjs',
  ...folders.flatMap((folder) => filesBelow(inRoot(folder)).map((file) => `${folder}/${file}`)),
].filter((file) => /\.(ts|mjs)$/.test(file) && !isForTests(file));

/** A line with one of these works on Unix alone; `guarded` is what makes it right. */
const suspects = [
  {
    what: 'the path of a file as part of an address',
    form: /\bimport\.meta\.url\)?\.pathname/,
    guarded: /$^/,
  },
  { what: 'a folder that only Unix has', form: /['"`]\/(tmp|proc|dev|usr|etc|var)\//, guarded: /$^/ },
  {
    what: 'a program that only Unix has',
    form: /\b(spawn|exec\w*)(Sync)?\(\s*['"](sh|bash|rm|cp|mv|ln|kill|cat|tar)['"]/,
    guarded: /win32/,
  },
  { what: 'a group of processes', form: /process\.kill\(\s*-/, guarded: /win32/ },
  { what: 'an account', form: /process\.get[eg]?[ug]id\(\)/, guarded: /$^/ },
  {
    what: 'npm, which is a script of its own on Windows',
    form: /spawn(Sync)?\(\s*['"]npm['"]/,
    guarded: /win32/,
  },
  {
    what: 'a source named by its place, compared with what the bundler says',
    form: /from '\$\{inRoot\(/,
    guarded: /$^/,
  },
] as const;

describe('what is started is free of Unix', () => {
  test('the files are there', () => expect(files.length).toBeGreaterThan(150));
  test.each(suspects)('$what', ({ form, guarded }) => {
    const found = files.filter((file) => {
      const text = readFileSync(inRoot(file), 'utf8');
      return form.test(text) && !guarded.test(text);
    });
    expect(found).toEqual([]);
  });
  test('scripts of package.json are programs of Node', () => {
    const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [name, script] of Object.entries(scripts))
      expect(script, name).toMatch(/^(node|vite|tsc|biome)\b[^|&;<>$`]*$/);
  });
});
