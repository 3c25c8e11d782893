/** A thread that looks after one bot's process: it passes lines on, keeps the time, and ends the process with its whole group. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Asked, Heard, LinkData } from './command-bot/link.ts';
import { listen } from './command-bot/listen.ts';

const { port, bell, command, memoryMb, log } = workerData as LinkData;

/** Of what it wrote on standard error, so much is told when it fails. */
const KEPT_LINES = 12;
const LONGEST_COMPLAINT = 400;

/**
 * The bot is in a process group of its own, and on a leash: when this program ends, even by a signal that it cannot catch, the third
 * descriptor closes, and the waiting shell ends the group. `ulimit -v` limits what each process may reserve, where the system can.
 */
const LEASHED = `(read _ <&3; kill -KILL 0) </dev/null >/dev/null 2>&1 &
exec 3<&-
ulimit -v "$1" 2>/dev/null
exec /bin/sh -c "$2"`;

const child = start();
const lastComplaints: string[] = [];
let awaited: ((heard: Heard) => void) | undefined;
let ended: string | undefined;

function start(): ChildProcess {
  if (process.platform === 'win32') return spawn(command, { shell: true, stdio: 'pipe', windowsHide: true });
  return spawn('/bin/sh', ['-c', LEASHED, 'updraft-bot', `${memoryMb * 1024}`, command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}

function note(sign: string, line: string): void {
  if (!log) return;
  try {
    appendFileSync(log, `${child.pid} ${sign} ${line}\n`);
  } catch {
    // A full disk ends the record, not the run.
  }
}

function endGroup(): void {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** From now on it answers nothing; a failure tells what it said last on standard error. */
function fail(why: string): void {
  if (ended !== undefined) return;
  ended = [why, ...lastComplaints.map((line) => `  ${line}`)].join('\n');
  endGroup();
  awaited?.({ failed: ended });
}

listen(
  child.stdout!,
  (line) => {
    note('<', line);
    // What it says without being asked is not an answer.
    if (line !== '') awaited?.({ line });
  },
  () => fail('it wrote a line without an end'),
);
function hearComplaint(line: string): void {
  note('!', line);
  lastComplaints.push(line.slice(0, LONGEST_COMPLAINT));
  if (lastComplaints.length > KEPT_LINES) lastComplaints.shift();
}
listen(child.stderr!, hearComplaint, hearComplaint);
child.stdin!.on('error', () => {});
child.on('error', (error) => fail(`it could not be started (${error.message})`));
// Closed, not only ended: what it wrote at the end has been read by then.
child.on('exit', (code, signal) => {
  const end = () => fail(signal ? `it was ended by ${signal}` : `it ended with exit code ${code}`);
  child.once('close', end);
  // A grandchild may keep its pipes open.
  setTimeout(end, 500);
});

port.on('message', ({ line, answerWithin }: Asked) => {
  note('>', line);
  if (ended === undefined) child.stdin!.write(`${line}\n`);
  if (answerWithin !== undefined) expectAnswer(answerWithin);
});
port.on('close', endGroup);
process.on('exit', endGroup);

function expectAnswer(within: number): void {
  const answer = (heard: Heard): void => {
    clearTimeout(timer);
    awaited = undefined;
    port.postMessage(heard);
    Atomics.store(bell, 0, 1);
    Atomics.notify(bell, 0);
  };
  const timer = setTimeout(() => fail(`it did not answer within ${within / 1000} s`), within);
  awaited = answer;
  if (ended !== undefined) answer({ failed: ended });
}
