/** Names of cities in the sky, all invented. */
import type { Rng } from '../../../contract/index.ts';
import { shuffle } from '../../../toolkit/rng.ts';

export const NAMES: readonly string[] = (
  'Aelmar Althea Anvora Aurel Avelin Belloft Birrel Borea Brisa Calmora Caprel Cirrane Corvel Cumul Dalwyn Dawnel ' +
  'Drifta Dunlark Eddane Elvane Embra Eolis Evenor Faldor Feathra Fennock Galea Gavril Gildra Glimmer Gustav Halcy ' +
  'Halden Heron Hollin Ilmar Iridel Isolde Jasmere Junip Kestra Kitewell Lantern Larkin Levante Lofta Lumen Maristra ' +
  'Merlo Mistral Moraine Nebel Nimba Noctis Nuvola Oriel Ostro Pallas Pelorin Pinnac Plumera Quillon Rafale Rondel ' +
  'Rosemar Sable Serein Sirocc Skarn Solenne Stellin Strata Swiftal Talwin Tern Thermis Tramont Umbra Updale Vanewick ' +
  'Velora Vesper Wenlow Whistle Wisper Xanthe Yarrow Zephra Zenna Zonda'
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
