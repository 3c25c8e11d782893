/** The clients of the Bot API against a server that breaks lines and asks turns: a lost stream is opened again, a mistake of the bot's author ends the bot. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'updraft-clients-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STARTED = { t: 'started', table: 'a', game: 'aloft', version: 1, players: 2, seat: 0, names: [] };
const TURN = { t: 'turn', table: 'a', game: 'aloft', seat: 0, count: 3, view: {}, legal: ['up', 'down'] };
const asked = [STARTED, TURN].map((event) => `${JSON.stringify(event)}\n`).join('');

let server: Server | undefined;
let program: ChildProcess | undefined;
afterEach(() => {
  program?.kill('SIGKILL');
  server?.closeAllConnections();
  server?.close();
});

/** A server whose streams are these texts, one after the other; the last one stays open. Answers its address and what is posted to it. */
async function serving(...streams: string[]) {
  const posted: unknown[] = [];
  let opened = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') {
      let body = '';
      for await (const piece of request) body += piece;
      posted.push([request.url, JSON.parse(body)]);
      response.end('{}');
      return;
    }
    const isLast = opened === streams.length - 1;
    response.write(streams[opened++]!);
    if (!isLast) response.end();
  };
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posted };
}

/** Starts a bot with this `choose`; answers what it has said on standard error so far. */
function started(command: string, args: readonly string[]) {
  const heard = { stderr: '', code: undefined as number | null | undefined };
  program = spawn(command, args, { env: { ...process.env, UPDRAFT_TOKEN: 'token' } });
  program.stderr!.on('data', (text) => {
    heard.stderr += text;
  });
  program.on('exit', (code) => {
    heard.code = code;
  });
  return heard;
}

const python = spawnSync('python3', ['--version']).status === 0;
if (!python && process.env.CI) throw new Error('python3 is missing: its client is not tested');

/** How each language says it. `choose` is an expression of `start` and `turn`, or a mistake. */
const languages = {
  Python: {
    mistake: 'int("no number")',
    told: 'ValueError: invalid literal',
    place: /Traceback[\s\S]*line \d+, in/,
    run: (url: string, choose: string) => {
      const file = join(folder, 'bot.py');
      const path = JSON.stringify(inRoot('examples/bots'));
      writeFileSync(
        file,
        `import sys\nsys.path.insert(0, ${path})\nimport client\nclient.play(${JSON.stringify(url)}, lambda start, turn: ${choose})\n`,
      );
      return started('python3', ['-B', file]);
    },
  },
  JavaScript: {
    mistake: 'JSON.parse("no number")',
    told: 'SyntaxError: Unexpected token',
    place: /at .*bot\.mjs:\d+/,
    run: (url: string, choose: string) => {
      const file = join(folder, 'bot.mjs');
      const client = JSON.stringify(pathToFileURL(inRoot('examples/bots/client.mjs')).href);
      writeFileSync(
        file,
        `import { play } from ${client};\nawait play(${JSON.stringify(url)}, 'token', (start, turn) => ${choose});\n`,
      );
      return started(process.execPath, [file]);
    },
  },
};

describe.for(python ? Object.entries(languages) : Object.entries(languages).slice(1))(
  'in %s',
  ([, { mistake, told, place, run }]) => {
    const CHOICE = 'turn["legal"][1]';

    test('a stream that breaks off, or is no JSON, is opened again, and the turn is played', async () => {
      const { url, posted } = await serving('{"t":"pi\n', asked);
      const heard = run(url, CHOICE);
      await expect
        .poll(() => posted)
        .toEqual([['/api/bot/v1/move', { table: 'a', seat: 0, count: 3, move: 'down' }]]);
      expect(heard.stderr).toMatch(/^The connection is lost \(.*\); the next try is in 1 s\.\n$/);
      expect(heard.code).toBeUndefined();
    });

    test('a mistake in choose ends the program, and is told with its place', async () => {
      const { url, posted } = await serving(asked, asked);
      const heard = run(url, mistake);
      await expect.poll(() => heard.code).toBe(1);
      expect(heard.stderr).toContain(told);
      expect(heard.stderr).toMatch(place);
      expect(heard.stderr).not.toContain('connection');
      expect(posted).toEqual([]);
    });
  },
);
