/** Names of cities in the sky, all invented. */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';

export const NAMES: readonly string[] = (
  'Aelmar Althin Anvora Aurelin Avelin Belloft Birrel Boreane Brisara Calmora Caprelle Cirrane ' +
  'Corvelin Cumulin Dalwyn Dawnel Driftane Dunlark Eddane Elvane Embrin Eolith Evenor Faldor ' +
  'Feathra Fennock Galewen Gavrin Gildra Glimmery Gusta Halcyr Haldin Heronne Hollin Ilmarra Iridel ' +
  'Isolth Jasmere Junip Kestrin Kitewell Lanterel Larkane Levanel Lofta Lumenor Maristra Merlo ' +
  'Mistrel Morwing Nebelin Nimba Noctiane Nuvolin Oriel Ostrane Pallane Pelorin Pinnac Plumera ' +
  'Quillon Rafal Rondel Rosemar Sablin Serein Sirocc Skarn Solenne Stellin Strato Swiftal Talwin ' +
  'Ternis Thermin Tramont Umbrin Updale Vanewick Velora Vesprin Wenlow Whistel Wisp Xanthel Yarrin ' +
  'Zephra Zenna Zondel'
).split(' ');

/** As many different names as there are cities; `short` cities have little room and get the shortest. */
export function nameCities(cities: number, short: readonly number[], rng: Rng): string[] {
  const order = shuffle([...NAMES], rng);
  const few = order.filter(({ length }) => length <= 5).slice(0, short.length);
  const rest = order.filter((name) => !few.includes(name));
  return Array.from({ length: cities }, (_, city) =>
    short.includes(city) && few.length > 0 ? few.pop()! : rest.pop()!,
  );
}
