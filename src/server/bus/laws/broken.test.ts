/** A law that cannot fail proves nothing: each is heard to complain about a bus with the defect that it is there to find. */
import { describe, expect, it } from 'vitest';
import type { Hearer, TableChange } from '../../bus.ts';
import { busLaws } from './index.ts';
import { laws } from './laws.ts';
import { MemoryBus, memoryWorld, type Wire } from './memory.ts';

describe('a bus in memory keeps', () => busLaws(() => memoryWorld()));

const defects: readonly [keyof typeof laws, complaint: string, new (wire: Wire) => MemoryBus][] = [
  [
    'othersHearWhatANodeSays',
    'another node hears something else',
    class extends MemoryBus {
      override changed({ table, record }: TableChange) {
        super.changed({ table, record });
      }
    },
  ],
  [
    'noNodeHearsItself',
    'a node hears itself',
    class extends MemoryBus {
      override publish(topic: string, text: string) {
        super.publish(topic, text);
        this.hearers.message(topic, text);
      }
    },
  ],
  [
    'whatOneSaysKeepsItsOrder',
    'what a node says is heard twice, not at all or in another order',
    class extends MemoryBus {
      override changed(change: TableChange) {
        super.changed(change);
        if (change.table === 'first 40') super.changed(change);
      }
    },
  ],
  [
    'whatOneSaysKeepsItsOrder',
    'messages are heard twice, not at all or in another order',
    class extends MemoryBus {
      override publish(topic: string, text: string) {
        if (text === '30') setTimeout(() => super.publish(topic, text), 1);
        else if (topic === 'end') setTimeout(() => super.publish(topic, text), 20);
        else super.publish(topic, text);
      }
    },
  ],
  [
    'muchAtOnceArrives',
    'of much that is said at once something is missing',
    class extends MemoryBus {
      protected override send(frames: readonly string[]) {
        // One notification a turn, and what does not fit into it is left out; but the end is heard.
        super.send(frames.filter((frame, n) => n === 0 || frame.includes('"end"')));
      }
    },
  ],
  [
    'sizesHaveLimits',
    'a message that is too long is taken',
    class extends MemoryBus {
      override publish(topic: string, text: string) {
        super.publish(topic, text.slice(0, 2000));
      }
    },
  ],
  [
    'sizesHaveLimits',
    'a table with many entries is not told',
    class extends MemoryBus {
      override changed(change: TableChange) {
        if ((change.entries?.list.length ?? 0) < 100) super.changed(change);
        else super.changed({ ...change, record: false, entries: undefined });
      }
    },
  ],
  [
    'thoseWhoStopHearNothing',
    'a hearer who has stopped hears',
    class extends MemoryBus {
      override listen(hearer: Hearer) {
        super.listen(hearer);
        return () => {};
      }
    },
  ],
  [
    'thoseWhoStopHearNothing',
    'a bus that is closed speaks',
    class extends MemoryBus {
      override async close() {
        for (const node of [this]) node.wire.nodes.delete(node);
      }
    },
  ],
  [
    'nonsenseIsIgnoredAndCounted',
    'nonsense is heard',
    class extends MemoryBus {
      override hear(frame: string) {
        super.hear(frame.replace('updraft2', 'updraft1').replace('"x"', `"${Math.random()}"`));
      }
    },
  ],
  [
    'nonsenseIsIgnoredAndCounted',
    'nonsense is not counted',
    class extends MemoryBus {
      override get ignored() {
        return 0;
      }
    },
  ],
  [
    'nonsenseIsIgnoredAndCounted',
    'a doubled frame is heard twice',
    class extends MemoryBus {
      override hear(frame: string) {
        super.hear(frame.includes('doubled') ? frame.replace('"x"', '"y"') : frame);
      }
    },
  ],
  [
    'whatIsLostIsTold',
    'a node is not told that its connection was lost',
    class extends MemoryBus {
      override reconnect() {}
    },
  ],
];

describe('a law finds', () => {
  it.each(defects)('%s: %s', async (name, complaint, Broken) => {
    await expect(laws[name](memoryWorld(Broken))).rejects.toThrow(complaint);
  });

  it('a defect for each law', () => {
    expect(new Set(defects.map(([name]) => name))).toEqual(new Set(Object.keys(laws)));
  });
});
