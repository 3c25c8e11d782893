import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planted } from '../../scripts/proofs/torture/planted.mjs';

test.each(planted)('the fault “$what” can be planted in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
