/** The thread that writes: it is given a batch, and answers when it is durable. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './open.ts';
import { type Packed, Transactions, unpacked } from './writes.ts';

const transactions = new Transactions(openDatabase(workerData as string));
parentPort?.on('message', (batch: Packed) => {
  parentPort?.postMessage(JSON.stringify(transactions.write(unpacked(batch))));
});
