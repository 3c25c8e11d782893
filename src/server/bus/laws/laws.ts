/** What every bus must do, whatever stands behind it. Each law is given a world without a message and throws where it is broken. */
import { type Bus, MOST_TEXT, type TableChange } from '../../bus.ts';

export interface BusWorld {
  /** One more node. */
  open(): Promise<Bus>;
  /** All connections are lost, and come back; where a bus has connections. */
  cut?(): Promise<void>;
  /** So many milliseconds a message may take before it counts as lost. */
  readonly patience?: number;
  /** A stranger says this where nodes listen; where a stranger can. */
  inject?(text: string): Promise<void>;
}

export type BusLaw = (world: BusWorld) => Promise<void>;

const USUAL_PATIENCE = 15_000;

function same(got: unknown, want: unknown, complaint: string): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a !== b) throw new Error(`${complaint}\n  got:  ${a?.slice(0, 600)}\n  want: ${b?.slice(0, 600)}`);
}

async function until(isSo: () => boolean, complaint: string, patience = USUAL_PATIENCE): Promise<void> {
  for (const begun = performance.now(); !isSo(); ) {
    if (performance.now() - begun > patience) throw new Error(complaint);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Writes down what a node hears, in its order. */
class Ear {
  readonly heard: unknown[] = [];
  lost = 0;
  readonly stop: () => void;

  constructor(bus: Bus) {
    this.stop = bus.listen({
      changed: (change) => this.heard.push(change),
      message: (topic, text) => this.heard.push([topic, text]),
      lost: () => {
        this.lost++;
      },
    });
  }

  /** When the last word of a speaker has come, all before it have, if they come at all. */
  async hears(last: string): Promise<unknown[]> {
    const isLast = (one: unknown) => Array.isArray(one) && one[0] === 'end' && one[1] === last;
    await until(() => this.heard.some(isLast), `the message "${last}" does not arrive`);
    return this.heard.filter((one) => !(Array.isArray(one) && one[0] === 'end'));
  }
}

const entries = (n: number, moves: readonly (string | number)[]): NonNullable<TableChange['entries']> => ({
  n,
  list: moves.map((move, i) => ({ entry: { by: i % 2, move }, at: 1000 + i, spent: i })),
});

const othersHearWhatANodeSays: BusLaw = async ({ open }) => {
  const speaker = await open();
  const ears = [new Ear(await open()), new Ear(await open())];
  const said: TableChange[] = [
    { table: 'a', record: true },
    { table: 'b "☁"', record: false, entries: entries(7, ['fly\n', 3]) },
  ];
  for (const change of said) speaker.changed(change);
  speaker.publish('chat', 'hello \0 "☁" 🎈');
  speaker.publish('end', '');
  for (const ear of ears)
    same(await ear.hears(''), [...said, ['chat', 'hello \0 "☁" 🎈']], 'another node hears something else');
};

const noNodeHearsItself: BusLaw = async ({ open }) => {
  const [one, other] = [await open(), await open()];
  const [own, ear] = [new Ear(one), new Ear(other)];
  one.changed({ table: 'own', record: true });
  one.publish('chat', 'own');
  one.publish('end', 'own');
  await ear.hears('own');
  // What comes back to its speaker has come before the answer of a node that heard it.
  other.publish('end', 'answer');
  await own.hears('answer');
  same(own.heard, [['end', 'answer']], 'a node hears itself');
};

const whatOneSaysKeepsItsOrder: BusLaw = async ({ open }) => {
  const [first, second] = [await open(), await open()];
  const ears = [new Ear(await open()), new Ear(await open())];
  for (let n = 0; n < 300; n++) {
    first.changed({ table: `first ${n}`, record: n % 2 === 0 });
    second.publish('second', String(n));
    // Some of them in one turn of the event loop, some in several.
    if (n % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const [name, bus] of [
    ['first', first],
    ['second', second],
  ] as const)
    bus.publish('end', name);
  for (const ear of ears) {
    await ear.hears('first');
    const all = await ear.hears('second');
    const ofFirst = all.flatMap((one) => (Array.isArray(one) ? [] : [(one as TableChange).table]));
    const ofSecond = all.flatMap((one) => (Array.isArray(one) ? [Number(one[1])] : []));
    const numbers = Array.from({ length: 300 }, (_, n) => n);
    same(
      ofFirst,
      numbers.map((n) => `first ${n}`),
      'what a node says is heard twice, not at all or in another order',
    );
    same(ofSecond, numbers, 'messages are heard twice, not at all or in another order');
  }
};

const muchAtOnceArrives: BusLaw = async ({ open }) => {
  const speaker = await open();
  const ear = new Ear(await open());
  const names = Array.from({ length: 2000 }, (_, n) => `table ${n} ${'☁'.repeat(n % 40)}`);
  for (const table of names) speaker.changed({ table, record: true });
  speaker.publish('end', '');
  const heard = (await ear.hears('')) as TableChange[];
  same(
    heard.map(({ table }) => table),
    names,
    'of much that is said at once something is missing',
  );
};

const sizesHaveLimits: BusLaw = async ({ open }) => {
  const speaker = await open();
  const ear = new Ear(await open());
  const refused = (say: () => void, complaint: string) => {
    try {
      say();
    } catch (error) {
      same(error instanceof RangeError, true, `${complaint}, with another error`);
      return;
    }
    throw new Error(complaint);
  };
  refused(() => speaker.publish('chat', 'x'.repeat(MOST_TEXT + 1)), 'a message that is too long is taken');
  refused(() => speaker.publish('chat', '☁'.repeat(MOST_TEXT / 2)), 'bytes are taken for letters');
  refused(() => speaker.publish('No Topic!', ''), 'any topic is taken');
  refused(() => speaker.changed({ table: 'x'.repeat(300), record: true }), 'any id is taken');
  refused(() => speaker.changed({ table: '', record: true }), 'an empty id is taken');
  refused(
    () => speaker.publish('chat', '"'.repeat(MOST_TEXT - 10)),
    'what grows by being written as JSON is taken',
  );
  const longest = '"'.repeat(MOST_TEXT / 2 - 1);
  speaker.publish('chat', longest);
  // A deal of many seats is more than any message holds: then the table is told without it.
  const many = entries(
    0,
    Array.from({ length: 4000 }, () => 'a long move of many letters'),
  );
  speaker.changed({ table: 'dealt', record: true, entries: many });
  speaker.publish('end', '');
  const [message, change] = await ear.hears('');
  same(message, ['chat', longest], 'the longest message does not arrive');
  const { table, record, entries: told } = change as TableChange;
  same([table, record], ['dealt', true], 'a table with many entries is not told');
  if (told) same(told.list.length, 4000, 'entries are told in part');
};

const thoseWhoStopHearNothing: BusLaw = async ({ open }) => {
  const [speaker, hearer, gone] = [await open(), await open(), await open()];
  const [stopped, stays, closed] = [new Ear(hearer), new Ear(hearer), new Ear(gone)];
  stopped.stop();
  await gone.close();
  await gone.close();
  speaker.publish('end', 'one');
  await stays.hears('one');
  same([stopped.heard, closed.heard], [[], []], 'a hearer who has stopped hears');
  gone.publish('chat', 'from beyond');
  speaker.publish('end', 'two');
  same(await stays.hears('two'), [], 'a bus that is closed speaks');
};

const nonsenseIsIgnoredAndCounted: BusLaw = async ({ open, inject }) => {
  if (!inject) return;
  const [speaker, hearer] = [await open(), await open()];
  const ear = new Ear(hearer);
  const nonsense = [
    '',
    'no JSON',
    '{}',
    'null',
    '[1,2,3,4]',
    '["updraft1","x",0]',
    '["updraft1","x",-0.5,[]]',
    '["updraft1","x",0,[["t",5,1]]]',
    '["updraft1","x",0,[["t","a",1,0,"no log"]]]',
    '["updraft1","x",0,[["m","chat",{}]]]',
    '["updraft2","x",0,[["m","chat","from another version"]]]',
  ];
  for (const text of nonsense) await inject(text);
  // It was said by a stranger, but it is sense.
  await inject('["updraft1","x",0,[["m","end","sense"]]]');
  speaker.publish('end', 'of it');
  same([await ear.hears('sense'), await ear.hears('of it')], [[], []], 'nonsense is heard');
  same(hearer.ignored, nonsense.length, 'nonsense is not counted');
  await inject('["updraft1","x",0,[["m","chat","doubled"]]]');
  await inject('["updraft1","x",3,[["m","end","after a gap"]]]');
  same(await ear.hears('after a gap'), [], 'a doubled frame is heard twice');
  same(ear.lost, 1, 'a gap in what a node says is not told');
  await inject('["updraft1","y",5,[["m","end","in the middle"]]]');
  await ear.hears('in the middle');
  same(ear.lost, 2, 'that the beginning of what a node says was not heard is not told');
};

const whatIsLostIsTold: BusLaw = async ({ open, cut, patience }) => {
  if (!cut) return;
  const [speaker, hearer] = [await open(), await open()];
  const [ear, own] = [new Ear(hearer), new Ear(speaker)];
  speaker.publish('end', 'before');
  await ear.hears('before');
  same([ear.lost, own.lost], [0, 0], 'something is said to be lost though nothing was');
  await cut();
  await until(
    () => ear.lost > 0 && own.lost > 0,
    'a node is not told that its connection was lost',
    patience,
  );
  // Either may still be without its connection, and what is said meanwhile is not kept.
  const saying = setInterval(() => speaker.publish('end', 'after'), 20);
  try {
    await ear.hears('after');
  } finally {
    clearInterval(saying);
  }
};

export const laws = {
  othersHearWhatANodeSays,
  noNodeHearsItself,
  whatOneSaysKeepsItsOrder,
  muchAtOnceArrives,
  sizesHaveLimits,
  thoseWhoStopHearNothing,
  nonsenseIsIgnoredAndCounted,
  whatIsLostIsTold,
} satisfies Record<string, BusLaw>;
