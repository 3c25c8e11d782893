/** The rules of Cloud 9, in our own words. */

export const words = () => ({
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
    table:
      'The balloon at cloud 3. Three dice are rolled; one player has jumped already, at cloud 2. You see your own cards, and how many the others hold.',
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
    steps: 'The game is a row of trips. On a trip, these steps are repeated cloud by cloud:',
    roll: '**The pilot rolls** as many dice as the number of the cloud: one die at cloud 1, two at cloud 2, and so on.',
    decide:
      '**The passengers decide**, one after the other, starting to the left of the pilot. Whoever **jumps** scores the number of the cloud at once and is out of this trip. Whoever **stays** hopes that the pilot will pay.',
    deciding: 'Jump for 3 points, or stay? The pilot must pay a green and a red card.',
    pay: '**The pilot pays**: for each coloured die one card of its colour. Blank dice cost nothing. One umbrella may stand for one of the dice.',
    payment: [
      'If your coloured cards are enough, you must pay. You may still use an umbrella for one of the dice.',
      'If you would need an umbrella, the choice is yours: play it, or keep it and let the trip fail.',
      'Nobody may play two umbrellas in one payment.',
    ],
    paid: '**Paid?** The cards are discarded and the balloon rises to the next cloud. The next player to the left who is still in the balloon becomes the pilot.',
    notPaid: '**Not paid?** The trip has failed. Everybody who is still in the balloon scores nothing.',
    falling: 'No red card and no umbrella: the balloon falls, with all three in it.',
  },

  alone: {
    title: 'The pilot alone',
    leave:
      'A pilot cannot jump while somebody else is in the balloon. When the last passenger has just jumped, the pilot may jump as well, for the same points, and the trip is over. Or the pilot pays and climbs on alone.',
    leaving:
      'The last passenger has left at cloud 2: jump for 2 points, or pay for the red and the yellow die with a red card and an umbrella.',
    before:
      'From then on a lone pilot decides **before** each roll: jump for the number of the cloud, or stay and roll. A roll that is made must be paid, or the trip fails.',
    deciding: 'Three points now, or three dice and perhaps four points?',
  },

  end: {
    title: 'The end of a trip, and of the game',
    steps: [
      'After every trip everybody draws one card, starting with the next pilot. When the deck is empty and a card is needed, the discard pile is shuffled and becomes the deck. If there is none either, nobody draws.',
      'Everybody climbs back into the balloon at cloud 1. The player to the left of whoever piloted last is the next pilot.',
      'When somebody has 50 points or more, the trip under way is finished, and everybody draws once more. Then the game is over.',
      'The most points win. In a tie the player with fewer cards in hand is ahead; if that is equal, too, the win is shared.',
    ],
    over: 'The game is over. The first and the third player have 51 points each; the first holds fewer cards and wins.',
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
    landing:
      'An umbrella would pay for all four dice, and both players in the balloon would land safely for 25 points.',
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
    position: 'That position. The second player may `stay` or `leave`.',
  },

  examples: {
    title: 'Examples',
    wildNeeded: '**An umbrella is needed.**',
    wildNeededShown:
      'Cloud 2, two red dice. The pilot holds a red card, an umbrella and a green card: one red short. `pay *R` plays the red card and the umbrella; `fail` keeps both and lets everybody fall.',
    mustPay: '**Coloured cards are enough.**',
    mustPayShown:
      'Cloud 2, red and green. The pilot holds both colours and an umbrella, so the roll must be paid: `pay`, `pay *R` or `pay *G`. `fail` is not allowed.',
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
