import { describe, expect, test } from 'vitest';
import { checkNode, missingParts } from '../../scripts/lib/install.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0', dependencies: { kite: '1.2.0' }, devDependencies: { loom: '3.0.0' } },
    'node_modules/kite': { version: '1.2.0', integrity: 'k' },
    'node_modules/loom': { version: '3.0.0', integrity: 'l', dev: true, dependencies: { thread: '1.0.0' } },
    'node_modules/loom/node_modules/thread': { version: '1.0.0', integrity: 't', dev: true },
    'node_modules/thread': { version: '2.0.0', integrity: 'u', dev: true },
    'node_modules/probe': { version: '2.0.0', integrity: 'p', dev: true },
    'node_modules/other-system': { version: '1.0.0', integrity: 'o', optional: true },
  },
};
const { '': _root, 'node_modules/other-system': _other, ...installed } = lock.packages;

describe('what is installed is compared with the lockfile', () => {
  test('nothing is missing when all of it is there', () => {
    expect(missingParts(lock, { packages: installed }, 'all')).toEqual([]);
  });
  test('another version is missing', () => {
    const old = { ...installed, 'node_modules/kite': { version: '1.1.0', integrity: 'k1' } };
    expect(missingParts(lock, { packages: old }, 'all')).toEqual(['node_modules/kite']);
  });
  test('parts for development are not needed to run', () => {
    expect(
      missingParts(lock, { packages: { 'node_modules/kite': installed['node_modules/kite'] } }, 'run'),
    ).toEqual([]);
  });
  test('parts of the tests are not needed to build, what building needs is', () => {
    const { 'node_modules/probe': _probe, 'node_modules/thread': _thread, ...build } = installed;
    expect(missingParts(lock, { packages: build }, 'build')).toEqual([]);
    expect(missingParts(lock, { packages: build }, 'all')).toEqual([
      'node_modules/thread',
      'node_modules/probe',
    ]);
    const { 'node_modules/loom/node_modules/thread': _own, ...less } = build;
    expect(missingParts(lock, { packages: less }, 'build')).toEqual([
      'node_modules/loom/node_modules/thread',
    ]);
  });
});

describe('Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '24.3.1'])('%s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
  test.each(['18.20.0', '20.18.1'])('%s is too old, in a sentence', (version) => {
    expect(() => checkNode(version)).toThrow(
      `Updraft needs Node 20.19 or newer, and this is Node ${version}.`,
    );
  });
});
