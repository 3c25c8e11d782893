import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { toClient, toServer } from './schemas/messages.ts';
import type { Of } from './schemas/parts.ts';
import type * as schema from './schemas/table.ts';
import type { Away, Ended, Pace } from './table.ts';

const page = fileURLToPath(new URL('../../docs/protocol.md', import.meta.url));

interface Described {
  readonly description?: string;
  readonly properties: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
}

/** `re` may stand in every message of a client, and the page says so once. */
function row(type: string, { description = '', properties, required = [] }: Described): string {
  const fields = Object.keys(properties)
    .filter((name) => name !== 'type' && name !== 're')
    .map((name) => (required.includes(name) ? `\`${name}\`` : `\`${name}\`?`));
  return `| \`${type}\` | ${fields.join(', ')} | ${description} |`;
}

const table = (heading: string, schemas: Readonly<Record<string, Described>>): string =>
  [
    `| ${heading} | with | meaning |`,
    '| --- | --- | --- |',
    ...Object.entries(schemas).map(([type, schema]) => row(type, schema)),
  ].join('\n');

// `npx vitest run src/online -u` writes the page anew.
test('docs/protocol.md tells every message as its schema has it', async () => {
  const tables = [table('a client sends', toServer), table('the server sends', toClient)].join('\n\n');
  const text = readFileSync(page, 'utf8');
  const section = /(<!-- messages -->\n).*?(<!-- end of messages -->)/s;
  expect(text).toMatch(section);
  await expect(text.replace(section, (_all, begin, end) => `${begin}${tables}\n${end}`)).toMatchFileSnapshot(
    page,
  );
});

// The compiler reads these.
test('schemas have the shapes that the machine of a table knows', () => {
  expectTypeOf<Of<typeof schema.Pace>>().toEqualTypeOf<Pace>();
  expectTypeOf<Of<typeof schema.Ended>>().branded.toEqualTypeOf<Ended>();
  expectTypeOf<Of<typeof schema.Away>>().toEqualTypeOf<Away>();
});
