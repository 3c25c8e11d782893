/** The lessons of Aeronaut Odyssey. A step is a sentence or two: on a phone there is room for three lines. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { names, typeName } from './counts.ts';
import { expansions } from './lessons-expansions.ts';

export const words = (s: Speech) => ({
  names: names(s),
  basics: {
    title: 'How to play',
    about: 'Flying, balloons, cells, claiming routes, and how the game ends.',
    idea: {
      title: 'The idea',
      say: 'Cities are joined by air routes. You collect balloons and pay them for routes. At the end your routes are points: the one with your badge is yours, and long ones are worth most.',
    },
    start: {
      title: 'Choose a city',
      say: 'First everybody puts a traveller into a city. Four routes leave Faldor, so there is much to collect: start there.',
      right: 'From Faldor you can fly in four directions. The start closes no slot.',
      wrong: {
        else: 'You may start there, but fewer routes leave that city, so you would have less to choose from. Start in Faldor.',
      },
    },
    fly: {
      title: 'Fly',
      say: 'On a turn you fly or claim. A flight brings two balloons of the type you crossed. Fly over the yellow route to Lumen.',
      right: 'Two yellow balloons are yours: they stand in your cells below.',
      wrong: {
        'M r3': 'That flight would bring two orange. Choose the yellow route, the one to Lumen.',
        'M r4': 'That flight would bring two red. Choose the yellow route, the one to Lumen.',
        'M r5': 'That flight would bring two pink. Choose the yellow route, the one to Lumen.',
        else: 'That is allowed, but here you are to fly to Lumen, over yellow.',
      },
    },
    slots: {
      title: 'Slots',
      say: 'Every landing closes one slot of the city, for good: one in Lumen, and one in Gildra, where the other player landed. A city without a free slot is full.',
    },
    over: {
      title: 'Over a full city',
      say: 'Zephra is full. You cannot land there, but you fly over it and on to the next city. Fly to Dunlark: you may take red or blue, for you cross both.',
      right: 'You crossed two routes in one turn, and chose balloons of one of them.',
      wrong: {
        'M r5':
          'Gildra has a free slot and is one route away: a fine flight. But try the long one, over Zephra to Dunlark.',
        else: 'That is a flight over one route. Try the long one, over the full Zephra to Dunlark.',
      },
    },
    cells: {
      title: 'Cells',
      say: 'Balloons are written into your cells. When you pay they are crossed out, but the cell stays used: nothing makes room again. Without a free cell you cannot fly.',
    },
    claim: {
      title: 'Claim a route',
      say: 'A route costs one balloon of its type for each space, and you may claim it from anywhere. Pay three blue for Zephra – Dunlark: 4 points.',
      right: 'Three blue are crossed out, and the route is yours for the rest of the game.',
      wrong: {
        'C r6':
          'You could: two blue for two points. But your three blue pay for a route of three, which is worth 4 points.',
        C: 'You could, but the blue route of three spaces is worth more: 4 points.',
        else: 'A flight would use two more of your cells. You can pay for a long route already: claim it before another player does.',
      },
    },
    guests: {
      title: 'Who stands there',
      say: 'After a claim every traveller in the two cities receives one balloon of the type that was paid: you in Zephra, and the other player in Dunlark.',
    },
    reward: {
      title: 'Your routes earn',
      say: 'Another player flew over your route. So you choose a balloon of any type. You have two blue; a third would pay for Zephra – Dunlark.',
      right: 'Three blue: enough for a route of three. Owning busy routes feeds you.',
      wrong: {
        else: 'You may take it. But with a third blue you could pay for the blue route of three spaces: take blue.',
      },
    },
    double: {
      title: 'Doubles',
      say: 'Two routes side by side are a double. With two players only one of them can be claimed, so the yellow one beside the taken blue one is closed. Claim another route.',
      right: 'That one was open. With three or more players both routes of a double can be claimed.',
      wrong: {
        else: 'A flight is allowed. But you hold two yellow and two pink, and each pair pays for a route: claim one.',
      },
    },
    end: {
      title: 'The end',
      say: 'Your cells are full, so you can only claim. When the player to move can neither fly nor claim, the game ends. Routes of 1 to 5 spaces score 1, 2, 4, 7 and 10. Claim the best.',
      right:
        'Four points more. Now you have no move left, and when your turn comes again the game is over. Most points win.',
      wrong: {
        'C r1':
          'Two green for 2 points leaves one green that buys nothing. Three green for the route of three bring 4.',
        else: 'The route of three spaces is worth more: 4 points.',
      },
    },
  },
  ...expansions,
  /** Why something cannot be done now. */
  refuse: {
    choiceFirst: 'First answer the card over the map: choose there.',
    cityFirst: 'The game begins with a city for your traveller. Choose one on the map.',
    here: (city: string) => `Your traveller stands in ${city} already. A flight ends in another city.`,
    full: (city: string) =>
      `${city} has no free slot. You fly over it, and land in the next city that has one.`,
    tooFar: (city: string) =>
      `${city} cannot be reached in one flight: a flight ends in the first city that has a free slot.`,
    claimed: (route: string) => `${route} is claimed already, and every route is claimed once.`,
    twin: (route: string) =>
      `${route} is closed: with two players only one route of a double can be claimed.`,
    tooFew: (route: string, price: number, type: string, held: number) =>
      `${route} costs ${price} ${typeName(type)}, and you have ${held === 0 ? 'none' : held}.`,
    noBalloons: (route: string) => `You have not the balloons to claim ${route}.`,
    traveller: 'A traveller is not moved by itself: choose the city to fly to.',
    cell: 'Cells are written by themselves. Choose a city or a route on the map.',
    trajectory: 'A trajectory is taken by itself, as soon as your routes connect its two cities.',
    nothing: 'Nothing can be done there now. Choose what glows.',
  },
});
