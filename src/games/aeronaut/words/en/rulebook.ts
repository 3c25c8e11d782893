/** The rules of Aeronaut Odyssey in our own words. */
import { expansions } from './rulebook-expansions.ts';
import { rulings } from './rulings.ts';

export const words = () => ({
  brief: [
    'Put your traveller into a city. On your turn do one thing: **fly** or **claim**.',
    '**Fly** to a city with a free slot and receive two balloons of a type that you crossed. Landing closes the slot for good; full cities are flown over.',
    '**Claim** a route anywhere with one balloon of its type for each space. Travellers in its two cities each receive one. Whoever flies over your route later gives you a balloon.',
    'Balloons stand in cells, and a cell is written once. When the player to move can neither fly nor claim, the game ends. Routes of 1, 2, 3, 4 and 5 spaces score 1, 2, 4, 7 and 10 points.',
  ],
  idea: {
    title: 'The idea',
    travel:
      'You travel over a map of cities by balloon. Every flight brings you two balloons of a colour that you crossed. Balloons pay for routes, routes are points, and whoever flies over a route of yours pays for your next one. The catch: your page has a limited number of cells, each is written once, and nothing makes room again.',
    players:
      'Aeronaut Odyssey is for 1 to 6 players and takes about 45 minutes. Every game has a map of its own.',
  },
  map: {
    title: 'The map',
    parts: [
      '**Cities** have names, numbers and slots: small circles, each of which can be taken by one landing.',
      '**Routes** join two cities. A route has one to five spaces and a type, shown by a colour and a pattern. Two cities may be joined by two routes, a **double**.',
      '**Types** are red, orange, yellow, green, blue and pink; white and black may be added.',
      '**Your area** is a row of cells for balloons: half as many as the map has routes, rounded up, and at least 8. With two sides (two players, or you alone against the automaton) everybody has twice as many.',
    ],
    table:
      'Nine cities and sixteen routes. In your area a blue balloon is crossed out: it was paid, and its cell stays used.',
    callouts: ['A double', 'Two slots, one taken', 'Paid'],
  },
  setup: {
    title: 'Set-up',
    start:
      'One after the other, everybody chooses a city for their traveller. The start takes no slot, and several travellers may begin in one city. All areas are empty.',
    choosing: 'The first player starts in Faldor. The second player is choosing.',
  },
  turn: {
    title: 'A turn',
    oneThing: 'On your turn you do one thing: **Move** or **Claim**.',
    move: '**Move** to another city with a free slot. Cities without a free slot are flown over: the path goes on along another route. The first city with a free slot ends the path. Of all paths to the city that you choose, only those over the fewest routes may be flown. Landing takes one slot of the city for good.',
    gains: [
      'Name one type of a route you flew over. You receive two balloons of it.',
      'For each route on your path that belongs to somebody else, its owner receives one balloon of any type they like.',
      'With one free cell left you receive only one balloon. With none you cannot receive anything, and cannot Move.',
    ],
    paths:
      'Talwin is full. From Lumen you may fly to Faldor, or over Talwin on to Brisa, by either route of the double. To fly to Faldor over Talwin is not allowed, because one route is enough.',
    claim:
      '**Claim** a route, wherever you are: pay as many balloons of its type as it has spaces. They are crossed out, the oldest first. A route is claimed once; with two sides only one route of a double can be. Then every traveller who stands in one of its two cities receives one balloon of the type that was paid, if there is a free cell. That may be you.',
    prices:
      'You can claim a red route for two red, or Rondel – Zephra for two pink. The pink route beside the claimed green one would cost two pink as well, but with two players it is closed.',
    callouts: ['Two red', 'Two pink', 'Closed'],
  },
  end: {
    title: 'The end',
    stuck:
      'The game ends at once when the player whose turn it is can neither Move nor Claim. Your routes score by their length; expansions may add to it. The most points win.',
    table: {
      head: ['Spaces', '1', '2', '3', '4', '5'],
      rows: [['Points', '1', '2', '4', '7', '10']],
    },
    over: 'No cell is free and no balloon is left: the game is over. Two players have 6 each, with two routes; the third has 7 with one long route, and wins.',
  },
  alone: {
    title: 'Alone',
    automaton:
      'You play against an automaton, by the rules for two: twice the cells, one route of each double, one slot for each trajectory. You choose your city, then its city. Then you take turns.',
    steps: [
      'If the automaton can claim a route, it does. You choose which.',
      'Otherwise it flies to the city with the lowest number that it can reach. You choose the path and the type.',
      'When you fly over its route, it takes a balloon of that route’s type: of a multi route one of its types, of a gray one any.',
      'It never uses abilities, Steal or Rumour. Whatever else it has to choose, you choose for it.',
    ],
    lowest:
      'The automaton cannot pay for anything. From Caprel it can reach 5 Gildra, 7 Zephra and 9 Dunlark, so it flies to Gildra, the lowest number, by either route of the double as you like.',
  },
  ...expansions,
  notation: {
    title: 'Notation',
    written:
      'In the terminal and in transcripts moves are written down. Cities are numbers; routes are `r1`, `r2` and so on; trajectories `t1`, `t2`.',
    table: {
      head: ['Write', 'It means'],
      rows: [
        ['`start 7`', 'your traveller starts in city 7'],
        ['`M r4 red`', 'fly over r4 and receive red'],
        ['`M r4 r9 red`', 'fly over r4, over a full city, and over r9'],
        ['`M r4 r9`', 'the same where a gray route is on the path; a `+red` follows for each balloon'],
        ['`C r12`', 'claim r12; with the type you pay for a gray or multi route: `C r12 red`'],
        ['`+red`', 'a balloon whose type is yours to choose'],
        ['`-red`', 'an unspent balloon that you lose'],
        ['`swap red blue`', 'a swap; `swap -` for no more of them'],
        ['`toll red`', 'the toll that you take as owner of the route'],
        [
          '`use steal 2 red`',
          'an ability; also `use squeeze t3`, `use share r12`, `use teleport 9`, `use again`',
        ],
        ['`steal 1 14`', 'call cell 14 of seat 1; cells count from 1'],
        ['`rumour t3 +2`', 'change what t3 is worth; or `-2`'],
      ],
    },
    leftOut: 'A choice is left out when nothing can be chosen or received.',
  },
  examples: {
    title: 'Examples',
    flight: '**A flight over a full city.**',
    before:
      'You stand in Faldor. Zephra has no free slot, and the route behind it belongs to another player.',
    flown: 'You land in Dunlark and take two red. The owner of the second route has a balloon to choose.',
    chosen: 'The owner chose green. The next turn begins.',
    claim: '**A claim between two travellers.**',
    priced: 'You stand in Zephra with three blue; another player stands in Dunlark.',
    claimed: 'You claim Zephra – Dunlark: three blue are crossed out, and both travellers receive one blue.',
  },
  rulings,
});
