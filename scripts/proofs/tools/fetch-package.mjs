import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Unpacks a package of the registry, without what it depends on.
 * @param {string} spec as in name@1.2.3
 * @param {string} work a folder for its archive
 * @param {string} to a folder within it
 */
export function fetchPackage(spec, work, to) {
  const file = execFileSync('npm', ['pack', '--silent', spec], { cwd: work, encoding: 'utf8' }).trim();
  mkdirSync(join(work, to), { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', to, '--strip-components=1'], { cwd: work });
}
