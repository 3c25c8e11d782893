/** The rules of Cloud 9, in our own words. */

export const words = () => ({
  brief: [
    'Everybody rides in **one balloon**. At each cloud the **pilot** rolls dice: as many as the cloud says.',
    'One after the other, the passengers **stay** or **jump**. A jump scores the points of the cloud at once.',
    'Then the pilot **pays** a card of its colour for each coloured die. Paid, the balloon rises and the next player is the pilot. Not paid, it falls, and everybody still in it scores nothing.',
    'After a trip everybody draws a card, and the next trip begins at cloud 1. When somebody has **50 points**, that trip is the last; the most points win.',
  ],

  idea: {
    title: 'The idea',
    ride: 'Everybody rides in one balloon. At each cloud you may jump and take the points, or stay and hope for the next cloud, which is worth more. But somebody has to pay for the climb: the pilot, with cards that nobody else can see. If the pilot does not pay, the balloon falls, and those who are still in it get nothing.',
    players: 'Cloud 9 is for 2 to 6 players, best with 3 or more, and takes about 25 minutes.',
  },

  data: {
    title: 'What is on the table',
    pieces: [
      '**76 cards**: 18 green (`G`), 18 purple (`P`), 18 red (`R`), 18 yellow (`Y`), and 4 umbrellas (`*`), which are wild.',
      '**Dice** with six faces: one for each colour, and two blanks.',
      '**The balloon**, with a figure of everybody in its basket.',
    ],
    table: 'Amelia’s view of the table: the balloon is at cloud 3, and three dice are rolled.',
    callouts: {
      balloon: 'The balloon, with everybody who is still in it; the pilot wears the white cap.',
      cloud: 'The cloud where it is: what a jump brings, and how many dice are rolled.',
      jumper: 'Clara has jumped, for 2 points.',
      others: 'How many cards another player holds.',
      dice: 'The dice.',
      hand: 'Your own cards.',
    },
  },

  setup: {
    title: 'Set-up',
    steps: [
      'Deal six cards to each player. Look at yours and keep them to yourself.',
      'Everybody is in the balloon, at cloud 1, with no points.',
      'The first player is the first pilot.',
    ],
    start: 'The first pilot is about to roll one die.',
  },

  trip: {
    title: 'A trip',
    intro: 'The game is a row of trips. On a trip, these steps are repeated cloud by cloud:',
    roll: '**The pilot rolls** as many dice as the number of the cloud: one die at cloud 1, two at cloud 2, and so on.',
    decide:
      '**The passengers decide**, one after the other, starting to the left of the pilot. Whoever **jumps** scores the number of the cloud at once and is out of this trip. Whoever **stays** hopes that the pilot will pay.',
    deciding: 'Bert decides: jump for 3 points, or stay? Amelia, the pilot, must pay a green and a red card.',
    price: 'What Amelia has to pay.',
    choice: 'Bert’s choice.',
    pay: '**The pilot pays**: for each coloured die one card of its colour. Blank dice cost nothing. One umbrella may stand for one of the dice.',
    rules: 'About paying:',
    payment: [
      'If your coloured cards are enough, you must pay. You may still use an umbrella for one of the dice.',
      'If you would need an umbrella, the choice is yours: play it, or keep it and let the trip fail.',
      'Nobody may play two umbrellas in one payment.',
    ],
    paid: '**Paid?** The cards are discarded and the balloon rises to the next cloud. The next player to the left who is still in the balloon becomes the pilot.',
    notPaid: '**Not paid?** The trip has failed. Everybody who is still in the balloon scores nothing.',
    falling: 'Amelia holds no red card and no umbrella: the balloon falls, with all three in it.',
    missing: 'There is no card for this die.',
  },

  alone: {
    title: 'The pilot alone',
    leave:
      'A pilot cannot jump while somebody else is in the balloon. When the last passenger has just jumped, the pilot may jump as well, for the same points, and the trip is over. Or the pilot pays and climbs on alone.',
    leaving:
      'Clara, the last passenger, has left at cloud 2. Amelia may jump for 2 points, or pay for the red and the yellow die with a red card and an umbrella.',
    before:
      'From then on a lone pilot decides **before** each roll: jump for the number of the cloud, or stay and roll. A roll that is made must be paid, or the trip fails.',
    deciding: 'Amelia alone: three points now, or three dice and perhaps four points?',
  },

  end: {
    title: 'The end of a trip, and of the game',
    steps: [
      'After every trip everybody draws one card, starting with the next pilot. When the deck is empty and a card is needed, the discard pile is shuffled and becomes the deck. If there is none either, nobody draws.',
      'Everybody climbs back into the balloon at cloud 1. The player to the left of whoever piloted last is the next pilot.',
      'When somebody has 50 points or more, the trip under way is finished, and everybody draws once more. Then the game is over.',
      'The most points win. In a tie the player with fewer cards in hand is ahead; if that is equal, too, the win is shared.',
    ],
    result: 'Points first, then cards in hand.',
    over: 'The game is over. Amelia and Clara have 51 points each; Amelia holds fewer cards and wins.',
  },

  classic: {
    title: 'Nine clouds',
    option: 'This is an option: the board of the published game. It is different in four ways.',
    cloud: 'Cloud',
    points: 'Points',
    dice: 'Dice',
    none: 'none',
    ways: [
      'Points and dice are those of the table.',
      'One umbrella may pay a whole roll, even if coloured cards would do; but not a roll that is all blank.',
      'Reaching cloud 9 ends the trip: everybody in the balloon scores 25 points. Whoever paid at cloud 8 was the last pilot.',
      'A lone pilot may jump only before a roll, never after it.',
    ],
    landing: 'An umbrella would pay for all four dice, and Amelia and Bert would land safely for 25 points.',
  },

  notation: {
    title: 'Notation',
    moves: 'Moves can be written down.',
    head: ['Write', 'It means'],
    stay: 'a passenger stays in the balloon; a lone pilot stays and rolls',
    leave: 'jump, for the points of this cloud',
    pay: 'pay with coloured cards; an all-blank roll costs nothing',
    payWild: 'pay, with an umbrella for a red die',
    payAll: 'pay everything with an umbrella (nine clouds only)',
    fail: 'do not pay; the program writes it for you where there is no choice',
    positions: (position: string) =>
      `Positions can be written down, too: \`${position}\`. A hand is its letters, or \`?6\` where six cards are not known; \`jumped\` gives the cloud at which each player left.`,
    position: 'That position. Bert may `stay` or `leave`.',
  },

  examples: {
    title: 'Examples',
    wildNeeded: '**An umbrella is needed.**',
    wildNeededShown:
      'Cloud 2, two red dice. Amelia, the pilot, holds a red card, an umbrella and a green card: one red short. `pay *R` plays the red card and the umbrella; `fail` keeps both and lets everybody fall.',
    mustPay: '**Coloured cards are enough.**',
    mustPayShown:
      'Cloud 2, red and green. Amelia, the pilot, holds both colours and an umbrella, so the roll must be paid: `pay`, `pay *R` or `pay *G`. `fail` is not allowed.',
    allBlank: '**All blank.**',
    allBlankShown:
      'Cloud 3, three blanks, and others in the balloon: whatever they decide, it rises to cloud 4 at no cost.',
  },

  rulings: [
    {
      question: 'Can two play?',
      answer: 'Yes: 2 to 6 players. With two, somebody who jumps leaves the pilot alone.',
    },
    {
      question: 'What if a cloud asks for more dice than the four in the box?',
      answer:
        'As many dice are rolled as the number of the cloud; around a table you would roll some of them again. If you like, the option “Most dice” stops at four.',
    },
    {
      question: 'When does a lone pilot decide to jump?',
      answer:
        'Once at the cloud where the last passenger has left, after that roll; then before every roll. After the roll there would be no risk.',
    },
    {
      question: 'How many umbrellas may be played at once?',
      answer: 'One, for one die. On the nine-cloud track one umbrella pays the whole roll.',
    },
    {
      question: 'Who pilots after a trip?',
      answer:
        'Always the player to the left of whoever piloted last, whether that player was still in the balloon or not. So nobody pilots twice in a row, except alone within a trip.',
    },
    {
      question: 'What is finished when somebody reaches 50 points?',
      answer: 'The trip under way, with the cards that are drawn after it. No other trip begins.',
    },
    {
      question: 'What if nobody ever gets there?',
      answer: 'After 200 trips the game ends, and points and cards are compared as always.',
    },
  ],
});
