/** Fastify's checks of requests, by TypeBox: strict, compiled once, and without turning what was sent into something else. */
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

export const compileCheck: FastifySchemaCompiler<TSchema> = ({ schema }) => {
  const check = Compile(schema);
  return (value: unknown) => (check.Check(value) ? { value } : { error: check.Errors(value) as never });
};
