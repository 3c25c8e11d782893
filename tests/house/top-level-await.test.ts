import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesBelow, isForTests } from '../../scripts/lib/files.mjs';
import { isNode } from '../../scripts/lib/imports.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

/** Folders whose code runs in browsers. */
const folders = ['bots', 'contract', 'families', 'games', 'match', 'online', 'print', 'toolkit', 'web'];

function awaitsAtTop(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(awaitsAtTop);
  if (!isNode(value) || /Function|MethodDefinition|PropertyDefinition/.test(value.type)) return false;
  return value.type === 'AwaitExpression' || Object.values(value).some(awaitsAtTop);
}

const awaits = (file: string, text: string) => awaitsAtTop(parseSync(file, text).program.body);

test('no module of the client awaits at its top: WebKit gives out what it exports before it is there', () => {
  expect(awaits('a.ts', 'export const a = await fetch("/a");')).toBe(true);
  expect(awaits('a.ts', 'export const a = async () => await fetch("/a");')).toBe(false);
  const files = folders.flatMap((folder) =>
    filesBelow(inRoot('src', folder)).map((path) => inRoot('src', folder, path)),
  );
  const found = files.filter(
    (path) => /\.tsx?$/.test(path) && !isForTests(path) && awaits(path, readFileSync(path, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
