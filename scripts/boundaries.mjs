import { readFileSync } from 'node:fs';
import { violationsIn } from './check/boundaries.mjs';
import { filesBelow } from './lib/files.mjs';
import { inRoot } from './lib/places.mjs';

const read = /\.(tsx?|css|html|json|md)$/;
const paths = filesBelow(inRoot('src')).filter((path) => read.test(path));
const files = new Map(paths.map((path) => [`src/${path}`, readFileSync(inRoot('src', path), 'utf8')]));

const violations = violationsIn(files);
for (const { file, line, sentence } of violations) console.log(`${file}:${line}: ${sentence}`);
console.log(`Boundaries: ${files.size} files, ${violations.length} against the architecture.`);
process.exitCode = violations.length > 0 ? 1 : 0;
