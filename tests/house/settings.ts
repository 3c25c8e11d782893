/** What tests of the operator's page and of the files in `deploy` hold against each other. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/places.mjs';

/** What a form finds in a text, each once. */
export const all = (text: string, form: RegExp): string[] =>
  [...new Set([...text.matchAll(form)].map(([, found]) => found!))].sort();

/** The settings that the start command reads from its environment. */
export function settingsRead(): string[] {
  const start = readFileSync(inRoot('scripts', 'serve.mjs'), 'utf8');
  return [
    ...all(start, /process\.env\.([A-Z_]+)/g),
    ...all(start, /^function \w+\(\{ ([A-Z_, ]+) \}\)/gm).flatMap((names) => names.split(', ')),
  ].sort();
}
