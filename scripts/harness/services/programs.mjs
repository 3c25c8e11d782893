import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { inRoot } from '../../lib/places.mjs';
import { Sentence } from '../../lib/sentence.mjs';

/**
 * Where a program is, and where its libraries are, if they are not the machine's own.
 * @typedef {{ folder: string, libraries?: string, from: Way }} Found
 * @typedef {'installed' | 'debian' | 'registry'} Way
 * @typedef {{ programs: readonly string[], places: () => readonly string[], package: string, registry?: { name: string, version: string, folder: string } }} Wanted
 */

/** All ways to get a program, the cheapest first. `UPDRAFT_SERVICES=debian` chooses one, to test it. */
const ways = /** @type {const} */ (['installed', 'debian', 'registry']);

/**
 * Finds programs that a test needs: those of the machine, else Debian's packages unpacked without root, else those of the registry. Throws a Sentence where
 * none of them works.
 * @param {Wanted} wanted
 * @returns {Found}
 */
export function findPrograms(wanted) {
  const only = process.env.UPDRAFT_SERVICES;
  /** @type {string[]} */
  const complaints = [];
  for (const way of ways) {
    if (only && only !== way) continue;
    try {
      const found = finders[way](wanted);
      if (found) return { ...found, from: way };
      complaints.push(`${way}: not there`);
    } catch (error) {
      complaints.push(`${way}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Sentence(
    `${wanted.programs.join(' and ')} cannot be had (${complaints.join('; ')}): install Debian's package ${wanted.package}.`,
  );
}

/** @type {Record<Way, (wanted: Wanted) => Omit<Found, 'from'> | undefined>} */
const finders = { installed, debian, registry };

/** @param {Wanted} wanted */
function installed({ programs, places }) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...places()];
  const folder = folders.find((one) => programs.every((name) => isProgram(join(one, name))));
  return folder === undefined ? undefined : { folder };
}

/** @param {Wanted} wanted */
function debian({ programs, package: name }) {
  const kept = unpacked(name, (folder) => {
    const apt = withLists(name);
    const packages = missingParts(apt, name);
    must(
      spawnSync('apt-get', [...apt, 'download', ...packages], { cwd: folder, encoding: 'utf8' }),
      'apt-get',
    );
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.deb'))) {
      must(spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, encoding: 'utf8' }), 'dpkg-deb');
      rmSync(join(folder, file));
    }
  });
  const folder = foldersBelow(kept).find((one) => programs.every((program) => isProgram(join(one, program))));
  if (folder === undefined) throw new Error(`the package ${name} has no ${programs.join(', ')}`);
  const libraries = foldersBelow(join(kept, 'usr', 'lib')).filter((one) =>
    readdirSync(one).some((file) => file.includes('.so')),
  );
  return { folder, libraries: libraries.join(':') };
}

/**
 * Options for apt under which it knows the package: none, or lists of our own where the machine has no lists, as a fresh container.
 * @param {string} name
 */
function withLists(name) {
  const knows = (/** @type {readonly string[]} */ options) =>
    spawnSync('apt-cache', [...options, 'show', name], { encoding: 'utf8' }).status === 0;
  if (knows([])) return [];
  const own = join(cacheFolder(), 'apt');
  for (const part of ['lists/partial', 'archives/partial']) mkdirSync(join(own, part), { recursive: true });
  const options = ['-o', `Dir::State::lists=${join(own, 'lists')}`, '-o', `Dir::Cache=${own}`];
  must(spawnSync('apt-get', [...options, 'update'], { encoding: 'utf8' }), 'apt-get update');
  if (!knows(options)) throw new Error(`Debian has no package ${name}`);
  return options;
}

/** What the machine lacks of all that a package needs. Compiling queries is not needed, and its library is large. */
function missingParts(/** @type {readonly string[]} */ apt, /** @type {string} */ name) {
  const flags = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
    (kind) => `--no-${kind}`,
  );
  const { stdout } = must(
    spawnSync('apt-cache', [...apt, 'depends', '--recurse', ...flags, name], { encoding: 'utf8' }),
    'apt-cache',
  );
  const all = [...new Set(stdout.split('\n').filter((line) => /^[a-z0-9]/.test(line)))];
  const known = spawnSync('dpkg-query', ['-W', '-f', `\${Package} \${db:Status-Abbrev}\n`], {
    encoding: 'utf8',
  });
  const there = new Set(
    known.stdout.split('\n').flatMap((line) => (line.includes(' ii') ? [line.split(' ')[0] ?? ''] : [])),
  );
  const wanted = new RegExp(`^(lib|${name.split('-')[0]}|tzdata$)`);
  const isPart = (/** @type {string} */ one) => wanted.test(one) && !/^libllvm|^libc6$|-perl$/.test(one);
  // The packages themselves are fetched even where they are installed: their programs may be hidden.
  return all.filter((one) => isPart(one) && (!there.has(one) || !one.startsWith('lib')));
}

/** @param {Wanted} wanted */
function registry({ programs, registry: from }) {
  if (!from) return undefined;
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  const kept = unpacked(`${from.name.replace(/[^a-z0-9-]/g, '_')}-${from.version}`, (folder) => {
    must(
      spawnSync('npm', ['pack', '--silent', `${from.name}@${from.version}`], {
        cwd: folder,
        encoding: 'utf8',
      }),
      'npm pack',
    );
    const [file = ''] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
    must(spawnSync('tar', ['-xzf', file], { cwd: folder, encoding: 'utf8' }), 'tar');
    rmSync(join(folder, file));
    linkLibraries(join(folder, 'package', from.folder));
  });
  const base = join(kept, 'package', from.folder);
  const folder = join(base, 'bin');
  const lacks = programs.find((program) => !isProgram(join(folder, program)));
  if (lacks) throw new Error(`the package has no ${lacks}`);
  return { folder, libraries: join(base, 'lib') };
}

/** A package of the registry holds no links: they stand in a list. */
function linkLibraries(/** @type {string} */ base) {
  const list = join(base, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const at = join(base, '..', target);
    mkdirSync(dirname(at), { recursive: true });
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(base, '..', source)), at);
  }
}

/**
 * A folder that is filled once and kept; of two processes that fill it at the same time one wins.
 * @param {string} name
 * @param {(folder: string) => void} fill
 */
function unpacked(name, fill) {
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  const made = mkdtempSync(`${folder}-`);
  try {
    fill(made);
    spawnSync('chmod', ['-R', 'go+rX', made]);
    try {
      renameSync(made, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
    }
    return folder;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Root runs servers under another account, which has to reach the programs: it may not see the folder of the project. */
function cacheFolder() {
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? join(tmpdir(), 'updraft-programs') : inRoot('.cache', 'programs');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (isRoot && statSync(folder).uid !== 0)
    throw new Error(`${folder} belongs to another account: remove it`);
  return folder;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {string[]} */
function foldersBelow(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return [
    folder,
    ...entries.flatMap((one) => (one.isDirectory() ? foldersBelow(join(folder, one.name)) : [])),
  ];
}

/**
 * @param {import('node:child_process').SpawnSyncReturns<string>} run
 * @param {string} what
 */
export function must(run, what) {
  if (run.status === 0) return run;
  const said = (run.stderr ?? '').trim().split('\n').slice(-3).join(' ');
  throw new Error(`${what}: ${run.error?.message ?? (said || `it ended with ${run.status}`)}`);
}
