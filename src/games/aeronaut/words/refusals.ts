/** Answers to moves that are not legal: the rule that forbids it, or what to write instead. */
const balloons = (count: number, type: string): string => `${count} ${type} balloon${count === 1 ? '' : 's'}`;
const quote = (text: string): string => `“${text.trim().slice(0, 40)}”`;

export const refusals = {
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn to choose.',
  unknown: (text: string) =>
    `${quote(text)} is no move here; write M r4 red to fly, C r12 or C r12 red to claim, or whatever the list of moves offers.`,
  noSuch: (what: 'route' | 'city' | 'type' | 'trajectory', text: string) =>
    `There is no ${what} ${quote(text)} on this map.`,
  chooseCity: 'First everybody chooses a city for the traveller: write start and its number, as in start 7.',
  started: 'Your traveller stands on the map already.',
  nothingDue: 'There is nothing to choose in between now: fly (M r4 red) or claim (C r12).',

  dueGain: 'A balloon comes first: name its type, as in +red.',
  dueLose: 'You lose an unspent balloon first: name its type, as in -red.',
  dueSwap: 'A swap comes first: write swap red blue, or swap - for no more.',
  dueToll: 'A toll is due first: name the balloon you take, as in toll red.',
  automatonGain: (types: string) => `The automaton takes what its route is made of: ${types}.`,
  notHeld: (type: string) => `There is no unspent ${type} balloon to take.`,
  sameSwap: 'A balloon is swapped for one of another type.',

  noFreeCell: 'With no free cell nothing can be received, so you cannot Move.',
  notFromHere: (route: string, city: number) => `Route ${route} does not lead on from city ${city}.`,
  endsThere: (city: number) => `City ${city} has a free slot, so a flight that reaches it ends there.`,
  cityFull: (city: number) => `City ${city} has no free slot: fly on over it along another route.`,
  sameCity: 'A flight ends in another city than the one it starts from.',
  tooLong: (city: number) =>
    `City ${city} can be reached over fewer routes, and only the shortest paths may be flown.`,
  grayType:
    'A gray route lets you choose each balloon freely: name no type here, and answer with +red afterwards.',
  nameType: (types: string) => `Name the type you receive, one that you fly over: ${types}.`,
  notFlownOver: (type: string, types: string) => `This path offers ${types}, and no ${type}.`,

  claimed: (route: string) => `Route ${route} is claimed already, and each route is claimed once.`,
  spaceTaken: (route: string, type: string) => `The ${type} space of route ${route} is taken already.`,
  twinClaimed: (route: string, twin: string) =>
    `With two sides only one route of a double can be claimed, and ${twin} beside ${route} is.`,
  claimType: (route: string, types: string) =>
    `Say what you pay for route ${route}: ${types}, as in C ${route} red.`,
  claimNoType: (route: string) => `Route ${route} has one type, which needs no name: write C ${route}.`,
  tooFew: (route: string, price: number, type: string, held: number) =>
    `Route ${route} costs ${balloons(price, type)}, and you have ${held === 0 ? 'none' : held}.`,

  automatonClaims: 'The automaton claims a route whenever it can pay for one.',
  automatonLowest: (city: number) => `The automaton flies to the lowest number it can reach: city ${city}.`,
  automatonPlain: 'The automaton only flies and claims.',

  noAbility: (ability: string) => `You have no “${ability}” to use.`,
  noSquare: 'Name another player’s seat and a type: use steal 2 red.',
  stealNeedsCell: 'Whatever you steal needs a free cell of yours.',
  nothingToSteal: 'That player has no unspent balloon of this type.',
  notFull: (trajectory: string) => `Squeezing is for full trajectories, and ${trajectory} has a free slot.`,
  takenBefore: (trajectory: string) => `You have taken ${trajectory} already.`,
  notConnected: (trajectory: string) => `Your routes do not connect the two cities of ${trajectory}.`,
  notShared: (route: string) => `Nobody has claimed route ${route} yet: claim it yourself.`,
  ownRoute: (route: string) => `Route ${route} is yours already.`,
  multiShare: 'A multi route cannot be shared: claim its spaces.',
  teleportHome: 'Teleport goes to another city than the one you stand in.',
  noSlot: (city: number) => `City ${city} has no free slot.`,

  noThieves: 'This table plays without thieves.',
  notTogether: 'You steal from somebody whose traveller stands in your city.',
  notWritten: (cell: number) => `Nothing is written in cell ${cell} yet.`,
  calledBefore: (cell: number) => `You have called cell ${cell} of that player before.`,
  rumourElsewhere: (trajectory: string) => `A rumour is told in one of the two cities of ${trajectory}.`,
  rumourTaken: (trajectory: string) => `Somebody has taken ${trajectory}: its points no longer change.`,
  rumourPoints: (trajectory: string) => `${trajectory} gives no points that a rumour could change.`,
  rumoured: (trajectory: string) =>
    `You have told a rumour about ${trajectory} before, and one is all you get.`,
} as const;
