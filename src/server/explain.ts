/** What is wrong with JSON that a client sent. Schemas say in `description` what would be right. */
import type { TSchema } from 'typebox';
import type { Part, ServerRefusal } from '../online/refusals.ts';

/** As TypeBox tells them. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: object;
}

const SHOWN = 40;

export function explain(part: Part, schema: TSchema, errors: readonly SchemaError[]): ServerRefusal {
  const fields = ('properties' in schema ? schema.properties : {}) as Record<
    string,
    { description?: string }
  >;
  const right = (name: string): string =>
    (Object.hasOwn(fields, name) ? fields[name]?.description : undefined) ?? 'another value';
  for (const { keyword, instancePath, params } of errors) {
    if (instancePath !== '' || keyword !== 'required') continue;
    const [field] = (params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
    if (field !== undefined) return { code: 'lacks', in: part, field, right: right(field) };
  }
  for (const { instancePath } of errors) {
    const field = instancePath.split('/')[1];
    if (field === undefined) continue;
    if (!Object.hasOwn(fields, field))
      return { code: 'unknownField', in: part, field: field.slice(0, SHOWN), known: Object.keys(fields) };
    return { code: 'wrongValue', in: part, field, right: right(field) };
  }
  return { code: 'notAnObject', in: part };
}
