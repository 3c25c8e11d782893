/** What the board says, in letters and to people who listen, and the words of the scoring. */
import { listed, plural } from '../words/phrases.ts';
import type { Mode, Payment } from './choices.ts';

const count = (n: number, what: string): string => `${n} ${what}`;

export const boardWords = {
  list: listed,
  automaton: 'The automaton',
  anyType: 'any type',
  gray: 'gray',
  free: 'free',
  owned: (names: readonly string[]) => `claimed by ${listed(names)}`,
  part: (type: string, name: string) => `${type} taken by ${name}`,
  balloons: count,

  map: 'Map. Plus and minus zoom, 0 shows all of it, arrows move it. Everything on it is in the gazetteer, too.',
  closer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole map',
  drawing: 'The map is being drawn',

  // Flying and claiming
  flyTo: (city: string) => `Fly to ${city}`,
  fly: (city: string, over: readonly string[], gets: string, paid: string) =>
    `Fly to ${city} over ${listed(over)} for ${gets}${paid ? `; ${paid}` : ''}`,
  gets: (n: number, type: string) => (type === 'any type' ? `${n} of any type` : count(n, type)),
  startIn: (city: string) => `Start in ${city}`,
  teleportTo: (city: string) => `Teleport to ${city}`,
  claim: (mode: Mode, what: string, price: string, points: string) =>
    `${mode === 'share' ? 'Share' : 'Claim'} ${what} for ${price}: ${points}`,
  claimTitle: (mode: Mode, id: string) => `${mode === 'share' ? 'Share' : 'Claim'} ${id}`,
  spaceOf: (id: string) => `a space of ${id}`,
  points: (n: number) => plural(n, 'point'),
  partOf: (n: number) => `part of ${plural(n, 'point')}`,
  spaces: (n: number) => plural(n, 'space'),
  paid: (payments: readonly Payment[], name: (side: number) => string) =>
    payments
      .flatMap(({ side, rewards, tolls }) => [
        `${name(side)} ${name(side) === 'You' ? 'get' : 'gets'} ${rewards}`,
        ...(tolls > 0 ? [`and takes ${tolls} of yours`] : []),
      ])
      .join(' '),
  nobodyPaid: 'nobody is paid',
  between: (a: string, b: string) => `${a} – ${b}`,
  youHave: (n: number, type: string) => `You have ${n} ${type}.`,
  blocked: 'The other route of this double is claimed.',
  full: 'full: it is flown over',
  slots: (n: number) => (n === 0 ? 'no free slot' : plural(n, 'free slot')),
  here: (names: readonly string[]) => (names.length ? `, here: ${listed(names)}` : ''),
  bonuses: (list: readonly string[]) => `bonuses: ${listed(list)}`,

  // Small choices
  receive: (n: number) => (n > 1 ? `Which balloon? ${n} to choose` : 'Which balloon?'),
  receiveLabel: (type: string) => `Receive ${type}`,
  lose: 'Which balloon do you lose?',
  loseLabel: (type: string) => `Cross out ${type}`,
  toll: (name: string) => `A toll from ${name}`,
  tollLabel: (type: string) => `Take ${type} as the toll`,
  swap: (n: number) => `Swap: cross one out, write another (${n} left)`,
  swapFrom: (type: string) => `${type} for`,
  swapLabel: (from: string, to: string) => `Swap ${from} for ${to}`,
  noSwap: 'Swap no more',
  forAutomaton: (title: string) => `For the automaton: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,

  // Actions and abilities
  actions: 'More actions',
  steal: 'Steal',
  stealFrom: (name: string) => `Call a cell of ${name}`,
  stealLabel: (cell: number, name: string, what: string) => `Call cell ${cell} of ${name}: ${what}`,
  unknown: 'unknown',
  crossedOut: 'crossed out',
  rumour: 'Rumour',
  rumourAbout: (id: string, pair: string, worth: number) => `${id}, ${pair}, worth ${worth}`,
  rumourLabel: (id: string, change: number) =>
    `${id} is worth ${Math.abs(change)} ${change > 0 ? 'more' : 'less'}`,
  pickpocket: 'Use: steal',
  pickpocketFrom: (name: string) => `A balloon of ${name}`,
  pickpocketLabel: (type: string, name: string) => `Steal ${type} from ${name}`,
  squeeze: 'Use: squeeze',
  squeezeInto: 'Squeeze into a full trajectory',
  squeezeLabel: (id: string, pair: string) => `Squeeze into ${id}, ${pair}`,
  share: 'Use: share',
  shareNote: 'Choose a route that somebody has claimed.',
  teleport: 'Use: teleport',
  teleportNote: 'Choose a city with a free slot.',
  again: 'Use: another turn',
  close: 'Close',
  cancel: 'Never mind',

  // Areas
  ownArea: 'Your cells',
  areas: 'The others’ cells',
  /** "Ben: 2 red, 1 blue; 3 crossed out; 9 free" */
  area: (name: string, held: string, spent: number, free: number) =>
    `${name}: ${held}; ${spent} crossed out; ${plural(free, 'free cell')}`,
  none: 'no balloons',
  hiddenTypes: (n: number) => `${plural(n, 'balloon')} of unknown types`,
  paidSoFar: (what: string) => (what ? `paid ${what}` : ''),
  cellsFree: (n: number) => `${n} free`,

  // Drawers
  go: { fly: 'Fly', start: 'Start', teleport: 'Teleport', claim: 'Claim', share: 'Share' },
  drawers: 'Lists',
  gazetteer: 'Gazetteer',
  trajectories: 'Trajectories',
  pages: 'Cells',
  cities: 'Cities and their routes',
  city: (id: number, name: string | undefined, rest: string) =>
    `City ${id}${name ? `, ${name}` : ''}: ${rest}`,
  canFly: (over: readonly string[]) => `, can fly, over ${listed(over)}`,
  canStart: ', can start here',
  canTeleport: ', can teleport here',
  canClaimHere: (n: number) => `, ${plural(n, 'route')} to claim`,
  flyChoose: (city: string, types: readonly string[]) => `Fly to ${city}: ${listed(types)}`,
  route: (id: string, to: string, kind: string, owner: string) => `${id} to ${to}: ${kind}, ${owner}`,
  claimChoose: (mode: Mode, id: string, to: string, types: readonly string[]) =>
    `${mode === 'share' ? 'Share' : 'Claim'} ${id} to ${to}: ${listed(types)}`,
  claimTo: (mode: Mode, what: string, to: string, price: string, points: string) =>
    `${mode === 'share' ? 'Share' : 'Claim'} ${what} to ${to} for ${price}: ${points}`,

  // Trajectories
  trajectory: (id: string, pair: string, reward: string, slots: string, state: string) =>
    `${id}: ${pair}, ${reward}, ${slots}, ${state}`,
  slotsLeft: (left: number, all: number) => `${left} of ${plural(all, 'slot')} left`,
  taken: 'yours',
  connected: 'connected',
  gone: 'all slots taken',
  noWay: 'no way left',
  missing: (n: number) => `${plural(n, 'space')} to go`,
  takenBy: (names: readonly string[]) => (names.length ? `taken by ${listed(names)}` : ''),
  secret: 'Your secret',
} as const;

export const scoringWords = {
  caption: 'Routes, and what else was scored',
  player: 'Player',
  routes: 'Routes',
  trajectories: 'Trajectories',
  bonus: 'Bonus',
  secret: 'Secret',
  total: 'Total',
  wins: 'wins',
  shares: 'shares the win',
  how: (name: string) => `${name}, route by route`,
  route: 'Route',
  spaces: 'Spaces',
  points: 'Points',
  none: 'No routes',
  routesOf: (n: number, points: number) => `${plural(n, 'route')}: ${plural(points, 'point')}`,
  secretOf: (pair: string, done: boolean) => `Secret: ${pair}${done ? '' : ', not connected'}`,
} as const;
