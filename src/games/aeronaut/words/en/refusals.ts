/** Why something is not legal: the rule that forbids it, or what to write instead. */
import type { Json, RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type {
  AeronautRefusal,
  MapRefusal,
  MoveRefusal,
  PositionRefusal,
  SetupRefusal,
} from '../../rules/refusals.ts';

const quote = (text: string): string => `“${text.trim().slice(0, 40)}”`;

const moves = (s: Speech): RefusalWords<MoveRefusal> => {
  const balloons = (count: number, type: string): string =>
    s.plural(count, { one: `# ${type} balloon`, other: `# ${type} balloons` });
  return {
    notNow: 'No move can be made now.',
    notYourTurn: 'It is another player’s turn to choose.',
    unknown: ({ text }) =>
      `${quote(text)} is no move here; write M r4 red to fly, C r12 or C r12 red to claim, or whatever the list of moves offers.`,
    noSuch: ({ what, text }) => `There is no ${what} ${quote(text)} on this map.`,
    chooseCity:
      'First everybody chooses a city for the traveller: write start and its number, as in start 7.',
    started: 'Your traveller stands on the map already.',
    nothingDue: 'There is nothing to choose in between now: fly (M r4 red) or claim (C r12).',
    dueGain: 'A balloon comes first: name its type, as in +red.',
    dueLose: 'You lose an unspent balloon first: name its type, as in -red.',
    dueSwap: 'A swap comes first: write swap red blue, or swap - for no more.',
    dueToll: 'A toll is due first: name the balloon you take, as in toll red.',
    automatonGain: ({ types }) => `The automaton takes what its route is made of: ${s.list(types)}.`,
    notHeld: ({ type }) => `There is no unspent ${type} balloon to take.`,
    sameSwap: 'A balloon is swapped for one of another type.',
    noFreeCell: 'With no free cell nothing can be received, so you cannot Move.',
    notFromHere: ({ route, city }) => `Route ${route} does not lead on from city ${city}.`,
    endsThere: ({ city }) => `City ${city} has a free slot, so a flight that reaches it ends there.`,
    cityFull: ({ city }) => `City ${city} has no free slot: fly on over it along another route.`,
    sameCity: 'A flight ends in another city than the one it starts from.',
    tooLong: ({ city }) =>
      `City ${city} can be reached over fewer routes, and only the shortest paths may be flown.`,
    grayType:
      'A gray route lets you choose each balloon freely: name no type here, and answer with +red afterwards.',
    nameType: ({ types }) => `Name the type you receive, one that you fly over: ${s.list(types)}.`,
    notFlownOver: ({ type, types }) => `This path offers ${s.list(types)}, and no ${type}.`,
    claimed: ({ route }) => `Route ${route} is claimed already, and each route is claimed once.`,
    spaceTaken: ({ route, type }) => `The ${type} space of route ${route} is taken already.`,
    twinClaimed: ({ route, twin }) =>
      `With two sides only one route of a double can be claimed, and ${twin} beside ${route} is.`,
    claimType: ({ route, types }) =>
      `Say what you pay for route ${route}: ${s.list(types)}, as in C ${route} red.`,
    claimNoType: ({ route }) => `Route ${route} has one type, which needs no name: write C ${route}.`,
    tooFew: ({ route, price, type, held }) =>
      `Route ${route} costs ${balloons(price, type)}, and you have ${held === 0 ? 'none' : held}.`,
    automatonClaims: 'The automaton claims a route whenever it can pay for one.',
    automatonLowest: ({ city }) => `The automaton flies to the lowest number it can reach: city ${city}.`,
    automatonPlain: 'The automaton only flies and claims.',
    noAbility: ({ ability }) => `You have no “${ability}” to use.`,
    noSquare: 'Name another player’s seat and a type: use steal 2 red.',
    stealNeedsCell: 'Whatever you steal needs a free cell of yours.',
    nothingToSteal: 'That player has no unspent balloon of this type.',
    notFull: ({ trajectory }) => `Squeezing is for full trajectories, and ${trajectory} has a free slot.`,
    takenBefore: ({ trajectory }) => `You have taken ${trajectory} already.`,
    notConnected: ({ trajectory }) => `Your routes do not connect the two cities of ${trajectory}.`,
    notShared: ({ route }) => `Nobody has claimed route ${route} yet: claim it yourself.`,
    ownRoute: ({ route }) => `Route ${route} is yours already.`,
    multiShare: 'A multi route cannot be shared: claim its spaces.',
    teleportHome: 'Teleport goes to another city than the one you stand in.',
    noSlot: ({ city }) => `City ${city} has no free slot.`,
    noThieves: 'This table plays without thieves.',
    notTogether: 'You steal from somebody whose traveller stands in your city.',
    notWritten: ({ cell }) => `Nothing is written in cell ${cell} yet.`,
    calledBefore: ({ cell }) => `You have called cell ${cell} of that player before.`,
    rumourElsewhere: ({ trajectory }) => `A rumour is told in one of the two cities of ${trajectory}.`,
    rumourTaken: ({ trajectory }) => `Somebody has taken ${trajectory}: its points no longer change.`,
    rumourPoints: ({ trajectory }) => `${trajectory} gives no points that a rumour could change.`,
    rumoured: ({ trajectory }) =>
      `You have told a rumour about ${trajectory} before, and one is all you get.`,
  };
};

const setups: RefusalWords<SetupRefusal> = {
  setupNoDraw: 'Nothing is dealt or shown now.',
  setup: 'A set-up holds a map and a number of cells: {"map":{…},"cells":20}.',
  setupPoints: 'What routes are worth stands in the map (“points”) exactly where house rules change it.',
  setupCells: 'The number of cells of each player is a whole number from 1 to 999.',
  setupUnused: ({ option }) => `The map uses “${option}”, and this table does not play with it.`,
  setupSqueeze: 'The map has the bonus “squeeze”, and no trajectories to squeeze into.',
  setupSecret: ({ sides }) =>
    `The secret trajectories are a list of ${sides}, one for each player: {"a":3,"b":9,"n":6} with two cities and points.`,
  setupOtherSecrets: 'These are not the secret trajectories that were dealt.',
};

const positions = (s: Speech): RefusalWords<PositionRefusal> => ({
  positionClause: ({ text }) =>
    `${quote(text)} is no part of a position: write rules, map, players, with, at, slots, own, area0, cells, points, can, tolls, taken, secret, turn or play.`,
  positionTwice: ({ name }) => `“${name}” stands in this position twice.`,
  positionMap: ({ names }) => `A position names one of the example maps: ${s.list(names)}.`,
  positionRules: ({ editions }) =>
    `A position is played by one of these editions of the rules: ${s.list(editions.map(String))}.`,
  positionPlayers: 'A position has 1 to 6 players: write “players 3”.',
  positionFlag: ({ text }) =>
    `${quote(text)} is no option that a position can add: write secretAreas or thieves.`,
  positionCity: ({ text }) => `There is no city ${quote(text)} on this map.`,
  positionSlots: ({ text }) =>
    `${quote(text)} says nothing about slots: write a city and its free slots, as in “slots 7:0 9:1”.`,
  positionOwn: ({ text }) =>
    `${quote(text)} gives no route to anybody: write “own r8:2”, “r8:02” for two owners, or “r12.blue:1” for one space.`,
  positionTooMany: 'More travellers stand on the map than there are players.',
  positionNoArea: ({ name }) => `Nobody at this table has ${name}.`,
  positionType: ({ text }) =>
    `There is no type ${quote(text)} on this map; cells are written “red”, crossed out “-red”, unknown “?”.`,
  positionCells: 'The number of cells is a whole number, and no area holds more.',
  positionPair: ({ text }) => `${quote(text)} is not understood: write a seat and a value, as in “0:2”.`,
  positionTrajectory: ({ text }) => `There is no trajectory ${quote(text)} on this map: write “taken t1:0”.`,
  positionSecret: ({ text }) =>
    `${quote(text)} is no secret trajectory: write “3-9:6” for each player, or ? where it is not known.`,
  positionTurn: ({ sides }) => `A turn is a seat from 0 to ${sides - 1}.`,
  positionNobody: 'Nobody is to move.',
  positionPlay: ({ move, why }, word) => `${quote(move)} cannot be played: ${word(why)}`,
});

export const maps = (s: Speech): RefusalWords<MapRefusal> => ({
  mapNotJson: ({ why }) => `This is not JSON: ${why}.`,
  mapTooLong: ({ most }) => `A map has at most ${most} characters, and this text is longer.`,
  mapObject: ({ where }) => `${where} should be an object in braces.`,
  mapList: ({ where, least, most }) =>
    `${where} should be a list of ${least} to ${most} entries in brackets.`,
  mapWhole: ({ where, least, most, got }) =>
    `${where} should be a whole number from ${least} to ${most}, not ${show(got)}.`,
  mapNumber: ({ where, least, most, got }) =>
    `${where} should be a number from ${least} to ${most}, not ${show(got)}.`,
  mapOneOf: ({ where, able, got }) => `${where} should be ${s.either(able)}, not ${show(got)}.`,
  mapInOrder: ({ where, wanted, got }) =>
    `${where} should be ${JSON.stringify(wanted)}, because ids count up in order, not ${show(got)}.`,
  mapName: ({ where, most }) => `${where} should be a text of 1 to ${most} characters.`,
  mapSameType: ({ where }) => `${where} names a type twice; each should be another.`,
  mapSameCity: ({ where }) => `${where} should join two different cities.`,
  mapBothKinds: ({ where }) => `${where} should have either a type or types, not both.`,
  mapNoKind: ({ where }) => `${where} should have a type, or types if it is a multi route.`,
  mapMultiLength: ({ where, length }) => `${where}.types should name ${length} types, one for each space.`,
  mapBonusLength: ({ where, length }) => `${where}.bonus should have ${length} entries, one for each space.`,
  mapDouble: ({ where, id }) =>
    `${where}.double is ${show(id)}; it should name the other route between the same cities, of the same length, and that one should name this.`,
  mapUnmarked: ({ id, other }) =>
    `Routes ${id} and ${other} join the same cities; each should name the other as its double, and two is the most.`,
  mapSamePlace: ({ a, b }) => `Cities ${a} and ${b} lie on top of one another.`,
  mapApart: ({ city }) => `City ${city} cannot be reached from city 1.`,
});

function show(value: Json | undefined): string {
  const text = JSON.stringify(value);
  if (text === undefined) return 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

export const words = (s: Speech): RefusalWords<AeronautRefusal> => ({
  ...moves(s),
  ...setups,
  ...positions(s),
  ...maps(s),
});
