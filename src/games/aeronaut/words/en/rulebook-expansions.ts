/** The part of the rulebook about secret areas and the five expansions. */
export const expansions = {
  order: {
    title: 'Expansions',
    together:
      'Each is an option of the table, and all of them go together. After an action things happen in this order:',
    steps: [
      'What the one who acted gains by it.',
      'After a Claim, the travellers’ balloons; after a Move, rewards and tolls, along the path and for each route by seats.',
      'Bonuses, in the order of the spaces that were claimed.',
      'Trajectories: the claimer’s first, then the others’ clockwise, each in the order of the list.',
    ],
  },
  secretAreas: {
    title: 'Secret areas',
    types:
      'The types that you name when you fly or are rewarded are yours alone to know. The others see how many cells you have used, and everything that you pay.',
    known:
      'The other player has five balloons. One is known to be blue: it came from a Claim that everybody saw.',
  },
  wildWinds: {
    title: 'Wild winds',
    gray: 'About one route in six is gray. Claim it with balloons of any one type. If a gray route is anywhere on your path, you name no type: you choose each of your two balloons freely.',
    choosing: 'You flew over the gray route and now choose two balloons, one by one.',
  },
  multiroutes: {
    title: 'Multiroutes',
    spaces:
      'A multi route has spaces of different types. A Claim takes one of them: pay one balloon of its type, and the travellers in its cities receive one. Anybody may take the next space.',
    rules: [
      'Only a completed route scores: in full, and for everybody who took part. It connects cities for each of them.',
      'Whoever flies over a completed one rewards everybody else who took part. Over an unfinished one nobody is rewarded.',
      'Those who fly over it may name any of its types.',
    ],
    open: 'Two of the four spaces of Rondel – Dunlark are taken. You can take the blue or the green one, and receive the balloon back, because your traveller stands in Rondel.',
  },
  trajectories: {
    title: 'Trajectories',
    pairs:
      'A trajectory is a pair of cities with a reward and a few slots: half as many as there are players, rounded up. The moment your own routes connect the two cities you take a slot, once, and get the reward: points, balloons of types you choose, more cells, or swaps. When the slots are full it is too late.',
    swap: 'A **swap** crosses out one of your unspent balloons and writes one of another type into a cell that comes with it. It needs no free cell and costs none.',
    closing:
      'With Talwin – Faldor you would connect Lumen and Faldor by way of Talwin, and take their trajectory: 3 points.',
  },
  bonuses: {
    title: 'Bonuses',
    some: 'Some spaces carry a bonus. You get the bonus of every space that you claim:',
    kinds: [
      '**+1 or -1** point, balloon or cell. A balloon is of your choice. A cell that you lose is a free one, a balloon an unspent one, if there is any; a lost point always counts.',
      '**swap**: one swap.',
      '**toll**: from now on, whoever flies over this route gives you one of their balloons. You choose it.',
      'An **ability** that you use once, on a turn of yours, before your action and besides it: **steal** a balloon of a type you name; **squeeze** into a trajectory that you have connected and whose slots are full; **share** a route that somebody has claimed, for the usual price; **teleport** to any other city with a free slot, receiving nothing; **again**: another turn after this one.',
    ],
    toll: 'Another player flew over your route. You were rewarded with a balloon, and now take the toll: red or blue.',
  },
  thieves: {
    title: 'Thieves and spies',
    actions: [
      '**Steal** is a new action. If your traveller is where another player’s is, call one of their written cells by its number, one that you have not called before. An unspent balloon in it becomes yours; otherwise you get nothing. You need a free cell.',
      '**Doubles**: whoever claims the second route of a double gives the owner of the first their newest unspent balloon, after paying.',
      '**Spies**: everybody has a secret trajectory. It is worth its points at the end, if your routes connect it.',
      '**Rumour** is a new action, with trajectories. In one of its two cities, change the points of a trajectory that nobody has taken by 2, up or down, but never below 1. You can do that once for each trajectory.',
    ],
    meeting:
      'You meet another player in Faldor. You may call one of their three written cells; in the second there is nothing to be had.',
  },
};
