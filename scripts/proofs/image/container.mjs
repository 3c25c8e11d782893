import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { must } from '../../harness/services/programs.mjs';
import { buildah, program } from './buildah.mjs';

/** @typedef {{ User: string, Env: string[], Entrypoint: string[], Cmd: string[], WorkingDir: string, Healthcheck?: { Test: string[] } }} ImageConfig */

let made = 0;

/**
 * An image as `docker run --read-only --cap-drop=ALL --security-opt=no-new-privileges -v …:/data --network=host` would run it: a real runtime (runc), with
 * what the image itself says of its account, its command and its health.
 */
export class Container {
  #image;
  #name;
  #root;
  #work = mkdtempSync(join(tmpdir(), 'updraft-container-'));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #id = '';
  config;
  url = '';

  /** @param {string} image */
  constructor(image) {
    this.#image = image;
    this.#name = buildah('from', image);
    this.#root = buildah('mount', this.#name);
    const inspected = JSON.parse(buildah('inspect', '--type', 'image', image));
    this.config = /** @type {ImageConfig} */ (inspected.Docker.config);
  }

  /** Bytes of all its files. */
  get bytes() {
    const { stdout } = must(spawnSync('du', ['-sb', this.#root], { encoding: 'utf8' }), 'du');
    return Number(stdout.split('\t')[0]);
  }

  /**
   * Resolves when it serves.
   * @param {string} data a folder for the volume
   * @param {Record<string, string>} env
   */
  async start(data, env) {
    this.#id = `updraft-proof-${process.pid}-${made++}`;
    const bundle = join(this.#work, this.#id);
    mkdirSync(bundle);
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(this.#spec(data, env)));
    const child = spawn(program('runc'), [...this.#words, 'run', '--bundle', bundle, this.#id], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, port] = /ready at http:\/\/\S+:(\d+)/.exec(line) ?? [];
      if (port === undefined) continue;
      this.url = `http://127.0.0.1:${port}`;
      return;
    }
    this.#child = undefined;
    throw new Error(`${this.#image} ended before it served`);
  }

  /**
   * A command of the image in the running container; answers its exit code and what it said.
   * @param {readonly string[]} args
   */
  async exec(args) {
    const child = spawn(program('runc'), [...this.#words, 'exec', this.#id, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    const [code] = await once(child, 'close');
    return { code: Number(code), said };
  }

  /** The program of the image with other words than its own. */
  updraft(/** @type {string[]} */ ...args) {
    return this.exec([...this.config.Entrypoint, ...args]);
  }

  async isHealthy() {
    const [, ...test] = this.config.Healthcheck?.Test ?? [];
    return (await this.exec(test)).code === 0;
  }

  /**
   * Sends a signal to its first process; answers how it ended.
   * @param {'SIGKILL' | 'SIGTERM'} signal
   */
  async end(signal) {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? 0;
    const gone = once(child, 'exit');
    must(
      spawnSync(program('runc'), [...this.#words, 'kill', this.#id, signal], { encoding: 'utf8' }),
      'runc kill',
    );
    const [code] = await gone;
    return Number(code);
  }

  async remove() {
    await this.end('SIGKILL');
    buildah('umount', this.#name);
    buildah('rm', this.#name);
    rmSync(this.#work, { recursive: true, force: true });
  }

  get #words() {
    return ['--root', join(this.#work, 'state')];
  }

  /**
   * @param {string} data
   * @param {Record<string, string>} env
   */
  #spec(data, env) {
    const { User, Env, Entrypoint, Cmd, WorkingDir } = this.config;
    const [uid, gid] = User.split(':').map(Number);
    const given = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const none = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] };
    const tmpfs = (/** @type {string} */ destination, /** @type {string[]} */ ...options) => ({
      destination,
      type: 'tmpfs',
      source: 'tmpfs',
      options: ['nosuid', 'noexec', ...options],
    });
    return {
      ociVersion: '1.0.2',
      process: {
        terminal: false,
        user: { uid, gid },
        args: [...Entrypoint, ...Cmd],
        env: [...Env, ...given],
        cwd: WorkingDir,
        capabilities: none,
        noNewPrivileges: true,
      },
      root: { path: this.#root, readonly: true },
      mounts: [
        { destination: '/proc', type: 'proc', source: 'proc' },
        tmpfs('/dev', 'mode=755', 'size=64k'),
        tmpfs('/tmp', 'nodev', 'mode=1777', 'size=64m'),
        { destination: '/data', type: 'bind', source: data, options: ['rbind', 'rw'] },
      ],
      linux: { namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })) },
    };
  }
}
