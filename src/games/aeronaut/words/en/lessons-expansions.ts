/** One lesson for each expansion. */
export const expansions = {
  trajectories: {
    title: 'Trajectories',
    about: 'Pairs of cities that reward those who connect them.',
    pairs: {
      title: 'Pairs of cities',
      say: 'A trajectory is a pair of cities with a reward. Lumen – Zephra gives 5 points to the player whose own routes connect the two. The list stands under “Trajectories”.',
    },
    connect: {
      title: 'Connect them',
      say: 'Lumen – Faldor is yours. With Faldor – Zephra your routes lead from Lumen to Zephra. Claim it.',
      right: 'Connected: 2 points for the route, and 5 for the trajectory at once.',
      wrong: {
        else: 'That is allowed. But one claim connects Lumen and Zephra: pay two red for Faldor – Zephra.',
      },
    },
    taken: {
      title: 'A slot is taken',
      say: 'You took the slot of this trajectory. It has only one, so the others are too late. There are half as many slots as players, rounded up.',
    },
    balloons: {
      title: 'Other rewards',
      say: 'Some give balloons, cells or swaps. You connected Talwin – Gildra: three balloons of your choice. You have two blue, and the blue route is three long: take blue.',
      right: 'The route of three spaces can be paid. Two more balloons are yours to choose.',
      wrong: {
        else: 'You may take it. But one more blue pays for Zephra – Dunlark, which is worth 4 points: take blue first.',
      },
    },
    late: {
      title: 'Too late',
      say: 'Here another player has taken Lumen – Zephra. Connecting it brings you nothing more, but Lumen – Dunlark is still open: 9 points for a longer way.',
    },
  },
  bonuses: {
    title: 'Bonuses and abilities',
    about: 'Signs on spaces: gifts, losses, tolls and abilities to use once.',
    signs: {
      title: 'Signs on spaces',
      say: 'Some spaces carry a sign. Whoever claims the route gets what its signs say: +1 or −1 point, balloon or cell, a swap, a toll or an ability.',
    },
    gift: {
      title: 'A gift',
      say: 'On Faldor – Zephra there is a star with a plus: one point more. You have two red. Claim it.',
      right: 'Two points for the route and one for the star.',
      wrong: {
        else: 'That is allowed, but the star is on Faldor – Zephra, and your two red pay for it: claim it.',
      },
    },
    ability: {
      title: 'An ability',
      say: 'You may teleport once: to any other city with a free slot. Press “Use: teleport”, then choose Dunlark.',
      right: 'You are in Dunlark. Teleporting brings no balloons, and takes a slot.',
      wrong: {
        'use teleport':
          'You could teleport there. But Dunlark is far away, where no flight of yours ends: choose it.',
        else: 'That would be your action. Use the ability first: it comes before your action and besides it.',
      },
    },
    besides: {
      title: 'Before your action',
      say: 'It is still your turn: an ability is not your action. Now you would fly or claim as usual. Other abilities are steal, squeeze, share and again.',
    },
    toll: {
      title: 'A toll',
      say: 'You have a toll on Lumen – Faldor. Whoever flies over it gives you one of their balloons, besides the usual reward. You have one red; a second pays for Faldor – Zephra.',
      right: 'Two red: enough for a route of two. The other player’s red is crossed out.',
      wrong: { else: 'You may take it. But a second red would pay for Faldor – Zephra: take red.' },
    },
  },
  multiroutes: {
    title: 'Multiroutes',
    about: 'Routes of several types that players complete together.',
    spaces: {
      title: 'Spaces of several types',
      say: 'Zephra – Dunlark has a blue, a yellow and a red space. Such a route is claimed space by space, and different players may take part.',
    },
    one: {
      title: 'Take a space',
      say: 'A claim takes one space: pay one balloon of its type. Take the blue or the yellow space.',
      right: 'The space is yours. The route scores only when all of its spaces are taken.',
      wrong: {
        else: 'That is allowed. But one balloon is enough for a space of Zephra – Dunlark: claim one.',
      },
    },
    back: {
      title: 'Paid back',
      say: 'You stand in Zephra, so you received a balloon of the type you paid, and so did the traveller in Dunlark: after each space, as after any claim.',
    },
    last: {
      title: 'Complete it',
      say: 'Two spaces are taken, one of them by you. Take the last one: the route then scores 4 points in full, for you and for everybody who took part.',
      right: 'Complete: 4 points for you, and 4 for the other player who took part.',
      wrong: {
        else: 'That is allowed. But the last space costs only one red and completes the route: 4 points.',
      },
    },
    over: {
      title: 'Fly over it',
      say: 'Over such a route you may name any of its types, and once it is complete all others who took part are rewarded. Fly to Dunlark and take red.',
      right: 'Two red for you. The two others who took part in it each choose a balloon.',
      wrong: {
        'M r8': 'The route offers that type, too. But you hold a red already: name red.',
        else: 'That flight is allowed. But fly over the route of several types: to Dunlark, for red.',
      },
    },
  },
  wildWinds: {
    title: 'Wild winds',
    about: 'Gray routes: any one type pays, and every type blows there.',
    gray: {
      title: 'Gray routes',
      say: 'A gray route with a curl has no type of its own. Balloons of any one type pay for it, and whoever flies over it chooses freely.',
    },
    claim: {
      title: 'Claim with any type',
      say: 'Zephra – Dunlark is gray and three spaces long. You have three green: pay them for it.',
      right: 'Three of one type, whichever: the gray route is yours.',
      wrong: {
        else: 'That is allowed. But your three green pay for the gray route of three spaces: 4 points.',
      },
    },
    fly: {
      title: 'Fly over one',
      say: 'Fly to Gildra over the gray route. You will not name a type beforehand.',
      right: 'You landed. Now you choose two balloons, one after the other.',
      wrong: {
        else: 'That flight brings two of one type. Over the gray route to Gildra you may choose each balloon.',
      },
    },
    choose: {
      title: 'Choose freely',
      say: 'You have one red and two blue. A second red pays for Faldor – Zephra, and a third blue comes next. Take red first.',
      right: 'Two red. The second balloon may be of another type.',
      wrong: { else: 'You may take it, but red first: a second red pays for Faldor – Zephra.' },
    },
    path: {
      title: 'Anywhere on the way',
      say: 'One gray route anywhere on your way is enough: then both balloons are of types you choose.',
    },
  },
  thieves: {
    title: 'Thieves and spies',
    about: 'Secret trajectories, stealing, rumours and the second route of a double.',
    secret: {
      title: 'Your secret',
      say: 'Every player has a secret trajectory. Yours is Lumen – Dunlark: 6 points at the end if your routes connect them. Nobody else knows.',
    },
    steal: {
      title: 'Steal',
      say: 'You meet another player in Faldor. Instead of flying you may call one of their cells. Press “Steal” and call the first: it holds a red.',
      right: 'The red is yours: two red pay for Faldor – Zephra.',
      wrong: {
        'steal 1 2': 'That cell is crossed out: nothing is in it. Call the first cell, which holds a red.',
        'steal 1 3': 'A pink would be yours. But a second red pays for a route: call the first cell.',
        else: 'That is allowed. But here you meet another player: steal their red.',
      },
    },
    second: {
      title: 'Second in a double',
      say: 'The blue route of this double has an owner. Whoever claims the second one gives that owner their newest balloon. Claim the yellow one and see.',
      right:
        'Two yellow paid for it, and your newest balloon, the pink one, went to the owner of the blue route.',
      wrong: {
        else: 'That is allowed. But claim the yellow route beside the blue one, to see what it costs.',
      },
    },
    handed: {
      title: 'Handed over',
      say: 'Your pink is crossed out and written in the other player’s cells. Claim such a route with no balloon left over, and nothing is handed over.',
    },
    rumour: {
      title: 'A rumour',
      say: 'In a city of an open trajectory you may change its points by 2, once. You are on the way to Lumen – Zephra: press “Rumour” and make it worth 2 more.',
      right: 'It is worth 7 now, for whoever connects it first. A rumour is the action of your turn.',
      wrong: {
        'rumour t1':
          'Two less would help you if another player were nearer. You are nearer: make it worth 2 more.',
        rumour: 'You could. But you need only one more route for Lumen – Zephra: make that one worth more.',
        else: 'That is allowed. But try the rumour: it makes what you are about to connect worth more.',
      },
    },
  },
};
