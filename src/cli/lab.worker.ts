/** Plays games of the lab in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { type LabJob, LabThread } from './lab/thread.ts';

const thread = new LabThread(games, (message) => parentPort?.postMessage(message));

parentPort?.on('message', (job: LabJob) => void thread.take(job));
