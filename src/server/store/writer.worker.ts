/** The thread that writes: it is given a batch, and answers when it is durable. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './open.ts';
import { Transactions, type Write } from './writes.ts';

const transactions = new Transactions(openDatabase(workerData as string));
parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(JSON.stringify(transactions.write(JSON.parse(text) as Write[])));
});
