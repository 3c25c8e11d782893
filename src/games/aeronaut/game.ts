/** All of Aeronaut Odyssey: the rules, what deals maps, and what reads and refuses texts. */
import { readMap } from './maker/check.ts';
import { whyNot } from './why-not.ts';
import { bringReader } from './workshop.ts';

bringReader({ readMap, whyNot });

export { aeronaut } from './host.ts';
