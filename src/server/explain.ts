/** What is wrong with JSON that somebody sent, in a sentence. Schemas say in `description` what would be right. */
import type { TSchema } from 'typebox';
import { words } from './words.ts';

/** As TypeBox tells them. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const SHOWN = 40;

/** `whole` names what was sent: "A “move” message". */
export function explain(whole: string, schema: TSchema, errors: readonly SchemaError[]): string {
  const fields = ('properties' in schema ? schema.properties : {}) as Record<
    string,
    { description?: string }
  >;
  const told = (name: string): string | undefined =>
    Object.hasOwn(fields, name) ? fields[name]?.description : undefined;
  for (const { keyword, instancePath, params } of errors) {
    if (instancePath !== '' || keyword !== 'required') continue;
    const [missing] = (params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
    if (missing !== undefined) return words.lacks(whole, missing, told(missing));
  }
  for (const { instancePath } of errors) {
    const name = instancePath.split('/')[1];
    if (name === undefined) continue;
    if (!Object.hasOwn(fields, name))
      return words.nothingCalled(whole, name.slice(0, SHOWN), Object.keys(fields));
    return words.shouldBe(whole, name, told(name));
  }
  return words.noObject(whole);
}
