/** What the board says, in letters and to people who listen, and the words of the scoring. */
import type { Who, WhoOf } from '../../../../contract/index.ts';
import { object, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Mode, Payment } from '../../board/choices.ts';
import { counts } from './counts.ts';

const amount = (n: number, what: string): string => `${n} ${what}`;

export const board = (s: Speech) => {
  const count = counts(s);
  return {
    anyType: 'any type',
    gray: 'gray',
    free: 'free',
    owned: (owners: readonly Who[]) => `claimed by ${s.list(owners.map(object))}`,
    part: (type: string, taker: Who) => `${type} taken by ${object(taker)}`,
    balloons: amount,

    map: 'Map. Plus and minus zoom, 0 shows all of it, arrows move it. Everything on it is in the gazetteer, too.',
    closer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Show the whole map',
    drawing: 'The map is being drawn',

    // Flying and claiming
    which: 'Which one?',
    flyTo: (city: string) => `Fly to ${city}`,
    fly: (city: string, over: readonly string[], gets: string, paid: string) =>
      `Fly to ${city} over ${s.list(over)} for ${gets}${paid ? `; ${paid}` : ''}`,
    gets: amount,
    getsAny: (n: number) => `${n} of any type`,
    or: (texts: readonly string[]) => s.either(texts),
    facts: (facts: readonly string[]) => facts.join(', '),
    sentences: (...texts: readonly string[]) => texts.join('. '),
    times: (text: string, n: number) => (n > 1 ? `${text} ×${n}` : text),
    change: (n: number) => (n > 0 ? `+${n}` : `−${-n}`),
    startIn: (city: string) => `Start in ${city}`,
    teleportTo: (city: string) => `Teleport to ${city}`,
    claim: (mode: Mode, what: string, price: string, points: string) =>
      `${mode === 'share' ? 'Share' : 'Claim'} ${what} for ${price}: ${points}`,
    claimTitle: (mode: Mode, route: string) => `${mode === 'share' ? 'Share' : 'Claim'} ${route}`,
    spaceOf: (route: string) => `a space of ${route}`,
    points: (n: number) => count.points(n),
    partOf: (n: number) => `part of ${count.points(n)}`,
    spaces: (n: number) => count.spaces(n),
    paid: (payments: readonly Payment[], who: WhoOf) =>
      s.list(
        payments.map(({ side, rewards, tolls }) => {
          const gets = `${subject(who(side))} ${verb(who(side), 'get', 'gets')} ${rewards}`;
          return tolls > 0 ? `${gets} and ${verb(who(side), 'take', 'takes')} ${tolls} of the flier’s` : gets;
        }),
      ),
    nobodyPaid: 'nobody is paid',
    youHave: (n: number, type: string) => `You have ${n} ${type}.`,
    blocked: 'The other route of this double is claimed.',
    full: 'full: it is flown over',
    slots: (n: number) => (n === 0 ? 'no free slot' : count.freeSlots(n)),
    here: (travellers: readonly Who[]) =>
      travellers.length > 0 ? `, here: ${s.list(travellers.map(object))}` : '',
    bonuses: (list: readonly string[]) => `bonuses: ${s.list(list)}`,

    // Small choices
    receive: (n: number) => (n > 1 ? `Which balloon? ${n} to choose` : 'Which balloon?'),
    receiveLabel: (type: string) => `Receive ${type}`,
    lose: 'Which balloon do you lose?',
    loseLabel: (type: string) => `Cross out ${type}`,
    toll: (flier: Who) => `A toll from ${object(flier)}`,
    tollLabel: (type: string) => `Take ${type} as the toll`,
    swap: (n: number) => `Swap: cross one out, write another (${n} left)`,
    swapFrom: (type: string) => `${type} for`,
    swapLabel: (from: string, to: string) => `Swap ${from} for ${to}`,
    noSwap: 'Swap no more',
    forAutomaton: (title: string) => `For the automaton: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,

    // Actions and abilities
    actions: 'More actions',
    steal: 'Steal',
    stealFrom: (who: Who) => `Call a cell of ${object(who)}`,
    stealLabel: (cell: number, who: Who, what: string) => `Call cell ${cell} of ${object(who)}: ${what}`,
    unknown: 'unknown',
    crossedOut: 'crossed out',
    rumour: 'Rumour',
    rumourAbout: (pair: string, worth: number) => `${pair}, worth ${worth}`,
    rumourLabel: (pair: string, change: number) =>
      `${pair} is worth ${Math.abs(change)} ${change > 0 ? 'more' : 'less'}`,
    pickpocket: 'Use: steal',
    pickpocketFrom: (who: Who) => `A balloon of ${object(who)}`,
    pickpocketLabel: (type: string, who: Who) => `Steal ${type} from ${object(who)}`,
    squeeze: 'Use: squeeze',
    squeezeInto: 'Squeeze into a full trajectory',
    squeezeLabel: (pair: string) => `Squeeze into ${pair}`,
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
    area: (who: Who, held: string, spent: number, free: number) =>
      `${subject(who)}: ${held}; ${spent} crossed out; ${count.freeCells(free)}`,
    none: 'no balloons',
    hiddenTypes: (n: number) => `${count.balloons(n)} of unknown types`,
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
    /** More than two ways are too many to listen to: the button beside names them. */
    canFly: (ways: readonly { readonly over: readonly string[]; readonly gets: string }[]) =>
      ways.length > 2
        ? `, can fly in ${ways.length} ways`
        : `, can fly over ${s.either(ways.map(({ over, gets }) => `${s.list(over)} for ${gets}`))}`,
    canStart: ', can start here',
    canTeleport: ', can teleport here',
    canClaimHere: (n: number) => `, ${count.routes(n)} to claim`,
    flyChoose: (city: string, types: readonly string[]) => `Fly to ${city}: ${s.list(types)}`,
    route: (to: string, kind: string, owner: string) => `to ${to}: ${kind}, ${owner}`,
    claimChoose: (mode: Mode, route: string, types: readonly string[]) =>
      `${mode === 'share' ? 'Share' : 'Claim'} ${route}: ${s.list(types)}`,

    // Trajectories
    trajectory: (pair: string, reward: string, slots: string, state: string) =>
      `${pair}, ${reward}, ${slots}, ${state}`,
    slotsLeft: (left: number, all: number) => `${left} of ${count.slots(all)} left`,
    taken: 'yours',
    connected: 'connected',
    gone: 'all slots taken',
    noWay: 'no way left',
    missing: (n: number) => `${count.spaces(n)} to go`,
    takenBy: (takers: readonly Who[]) => (takers.length > 0 ? `taken by ${s.list(takers.map(object))}` : ''),
    secret: 'Your secret',
  };
};

export const scoring = (s: Speech) => {
  const count = counts(s);
  return {
    caption: 'Routes, and what else was scored',
    player: 'Player',
    routes: 'Routes',
    trajectories: 'Trajectories',
    bonus: 'Bonus',
    secret: 'Secret',
    total: 'Total',
    wins: 'wins',
    shares: 'shares the win',
    how: (who: Who) => `${subject(who)}, route by route`,
    route: 'Route',
    spaces: 'Spaces',
    points: 'Points',
    none: 'No routes',
    routesOf: (n: number, points: number) => `${count.routes(n)}: ${count.points(points)}`,
    secretOf: (pair: string, done: boolean) => `Secret: ${pair}${done ? '' : ', not connected'}`,
  };
};
