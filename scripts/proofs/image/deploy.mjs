import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../lib/places.mjs';

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
function ask(command, args, env = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
  return { isMissing: error !== undefined, isRight: status === 0, said };
}

/** @param {string} work */
function nginx(work) {
  const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=updraft.example',
  ];
  ask('openssl', [...words, '-keyout', key, '-out', certificate]);
  const site = readFileSync(inRoot('deploy', 'nginx.conf'), 'utf8')
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  writeFileSync(join(work, 'site.conf'), site);
  const whole = `pid ${work}/pid; error_log ${work}/log; events {} http { access_log off; include ${work}/site.conf; }`;
  writeFileSync(join(work, 'nginx.conf'), whole);
  return ask('/usr/sbin/nginx', ['-t', '-c', join(work, 'nginx.conf')]);
}

/** @param {string} work */
function systemd(work) {
  symlinkSync(inRoot('bin', 'updraft.mjs'), join(work, 'updraft'));
  const unit = join(work, 'updraft.service');
  copyFileSync(inRoot('deploy', 'updraft.service'), unit);
  const verified = ask('systemd-analyze', ['verify', unit]);
  const { said } = ask('systemd-analyze', ['security', '--offline=true', unit]);
  const [, exposure] = /exposure level for \S+: ([\d.]+)/.exec(said) ?? [];
  return { ...verified, isRight: verified.isRight && verified.said === '', exposure };
}

const caddy = () =>
  ask('caddy', ['validate', '--adapter', 'caddyfile', '--config', inRoot('deploy', 'Caddyfile')], {
    SITE: 'https://updraft.example',
    NODES: 'node1:3000 node2:3000',
  });

/** What the programs themselves say of the examples in `deploy`; a program that is not there says nothing. */
export function checkExamples() {
  const work = mkdtempSync(join(tmpdir(), 'updraft-deploy-'));
  try {
    const found = { nginx: nginx(work), caddy: caddy(), systemd: systemd(work) };
    const wrong = Object.values(found).find(({ isMissing, isRight }) => !isMissing && !isRight);
    const word = (/** @type {{ isMissing: boolean }} */ { isMissing }) =>
      isMissing ? 'not there' : 'accepted';
    return {
      isRight: wrong === undefined,
      rows: [
        ['`nginx -t` of deploy/nginx.conf', word(found.nginx)],
        ['`caddy validate` of deploy/Caddyfile', word(found.caddy)],
        [
          '`systemd-analyze verify` and `security` of deploy/updraft.service',
          found.systemd.isMissing ? 'not there' : `accepted, exposure ${found.systemd.exposure}`,
        ],
      ],
      why: wrong?.said,
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
