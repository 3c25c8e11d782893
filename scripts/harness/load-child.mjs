import { loadSource } from '../build/source.mjs';

/**
 * The main program of the process that puts a load on a server, so that it takes no time from the process that measures.
 * @typedef {typeof import('../../tests/online/load.ts')} Load
 * @typedef {typeof import('../../tests/online/strangers.ts')} Strangers
 * @typedef {{ what: 'tables', url: string, others?: readonly string[], protocol?: number, game: string, tables: number, warmUp: number, warmUpMoves?: number, seconds: number, pause?: number }
 *   | { what: 'attack', attack: keyof Strangers['attacks'], url: string, seconds: number }
 *   | { what: 'gather', url: string, game: string, tables: number }
 *   | { what: 'comeBack', url: string }
 *   | { what: 'people', url: string, count: number }
 *   | { what: 'sockets', url: string, people: import('../../tests/online/client.ts').Person[] }} Order
 */

const send = (/** @type {unknown} */ message) => process.send?.(message);
process.once('disconnect', () => process.exit(1));
/** @type {Load} */
const { Gone, idle, load, newPeople } = await loadSource('tests/online/load.ts');
/** @type {Strangers} */
const { attacks } = await loadSource('tests/online/strangers.ts');
const begun = () => send('begun');
/** @type {import('../../tests/online/load.ts').Gone | undefined} */
let gone;
process.on('message', async (/** @type {Order} */ order) => {
  if (order.what === 'people') send(await newPeople(order.url, order.count));
  else if (order.what === 'sockets') send((await idle(order.url, order.people)).length);
  else if (order.what === 'gather') {
    gone = await Gone.gather(order.url, order.game, order.tables);
    send('gathered');
  } else if (order.what === 'comeBack') send(await gone?.comeBack(order.url));
  else if (order.what === 'attack') send(await attacks[order.attack]({ ...order, begun }));
  else send(await load({ ...order, begun }));
});
send('ready');
