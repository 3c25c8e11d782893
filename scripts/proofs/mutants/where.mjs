import { existsSync, readFileSync } from 'node:fs';
import { modulesOfRules } from '../../build/loader-bundles.mjs';
import { filesBelow, isForTests } from '../../lib/files.mjs';
import { Graph } from '../../lib/graph.mjs';
import { inRoot, root } from '../../lib/places.mjs';

/** What no rule, match, bot or server decides by; and makers and drawing of maps, of which another proof checks every promise. */
const apart = /\/words(\/|\.ts$)|-words\.ts$|\.d\.ts$|\/maker\/|\/map\/(labels|layout|measure|paths)\.ts$/;

/** The sources in which a mutant may be: rules of games, match, bots and server. */
export function sources() {
  const rules = [...modulesOfRules()]
    .map((path) => path.slice(root.length + 1))
    .filter((file) => /^src\/(games|families)\//.test(file));
  const folders = ['match', 'bots', 'server'].flatMap((folder) =>
    filesBelow(inRoot('src', folder)).map((file) => `src/${folder}/${file}`),
  );
  return [...new Set([...rules, ...folders])]
    .filter((file) => file.endsWith('.ts') && !isForTests(file) && !apart.test(file))
    .sort();
}

/** Tests of the house look at the repository; only these run programs of it. */
const programs = /^tests\/(online|hosts)\/|\/cli\.test\.ts$/;

/**
 * The files of tests that may reach one of these sources: those that import one, and those that run the built product.
 * @param {readonly string[]} files
 */
export function testsOf(files) {
  const graph = new Graph((file) =>
    existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined,
  );
  const wanted = new Set(files);
  return ['src', 'tests']
    .flatMap((folder) => filesBelow(inRoot(folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(browser|house)\//.test(file))
    .filter(
      (file) =>
        programs.test(file) || graph.wayTo([file], (one) => wanted.has(one), ['value', 'lazy']) !== undefined,
    );
}
