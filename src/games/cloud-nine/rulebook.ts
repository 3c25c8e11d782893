/** The rules of Cloud 9, in our own words. */
import type { Block, Rulebook, Section } from '../../contract/index.ts';
import { readPosition } from './position.ts';
import type { CloudState } from './state.ts';

const text = (words: string): Block => ({ text: words });
const list = (...items: readonly string[]): Block => ({ list: items });
const figure = (position: string, caption: string, viewer?: number): Block => ({
  figure: viewer === undefined ? { position, caption } : { position, caption, viewer },
});

/** The three examples of the rules. */
export const examples = {
  wildNeeded: 'hands R*G ?5 ?6; cloud 2; roll RR; trips 3; points 4 2 5; turn 0 pay',
  mustPay: 'hands RG* ?5 ?6; cloud 2; roll RG; trips 3; points 4 2 5; turn 0 pay',
  allBlank: 'hands RG* ?5 ?6; cloud 3; roll ---; trips 3; points 4 2 5; turn 1 decide',
} as const;

const idea: Section = {
  id: 'idea',
  title: 'The idea',
  blocks: [
    text(
      'Everybody rides in one balloon. At each cloud you may jump and take the points, or stay and hope for the next cloud, which is worth more. But somebody has to pay for the climb: the pilot, with cards that nobody else can see. If the pilot does not pay, the balloon falls, and those who are still in it get nothing.',
    ),
    text('Cloud 9 is for 2 to 6 players, best with 3 or more, and takes about 25 minutes.'),
  ],
};

const data: Section = {
  id: 'data',
  title: 'What is on the table',
  blocks: [
    list(
      '**76 cards**: 18 green (`G`), 18 purple (`P`), 18 red (`R`), 18 yellow (`Y`), and 4 umbrellas (`*`), which are wild.',
      '**Dice** with six faces: one for each colour, and two blanks.',
      '**The balloon**, with a figure of everybody in its basket.',
    ),
    figure(
      'hands GGPRY* ?6 ?7 ?5; cloud 3; jumped 0 0 2 0; pilot 1; roll R-Y; trips 4; points 6 4 9 3',
      'The balloon at cloud 3. Three dice are rolled; one player has jumped already, at cloud 2. You see your own cards, and how many the others hold.',
      0,
    ),
  ],
};

const setup: Section = {
  id: 'set-up',
  title: 'Set-up',
  blocks: [
    list(
      'Deal six cards to each player. Look at yours and keep them to yourself.',
      'Everybody is in the balloon, at cloud 1, with no points.',
      'The first player is the first pilot.',
    ),
    figure('hands GPRRY* ?6 ?6 ?6', 'The first pilot is about to roll one die.', 0),
  ],
};

const trip: Section = {
  id: 'a-trip',
  title: 'A trip',
  blocks: [
    text('The game is a row of trips. On a trip, these steps are repeated cloud by cloud:'),
    text(
      '**The pilot rolls** as many dice as the number of the cloud: one die at cloud 1, two at cloud 2, and so on.',
    ),
    text(
      '**The passengers decide**, one after the other, starting to the left of the pilot. Whoever **jumps** scores the number of the cloud at once and is out of this trip. Whoever **stays** hopes that the pilot will pay.',
    ),
    figure(
      'hands ?6 GGPPRY ?6; cloud 3; roll GR-; trips 2; points 3 3 1; turn 1 decide',
      'Jump for 3 points, or stay? The pilot must pay a green and a red card.',
      1,
    ),
    text(
      '**The pilot pays**: for each coloured die one card of its colour. Blank dice cost nothing. One umbrella may stand for one of the dice.',
    ),
    list(
      'If your coloured cards are enough, you must pay. You may still use an umbrella for one of the dice.',
      'If you would need an umbrella, the choice is yours: play it, or keep it and let the trip fail.',
      'Nobody may play two umbrellas in one payment.',
    ),
    text(
      '**Paid?** The cards are discarded and the balloon rises to the next cloud. The next player to the left who is still in the balloon becomes the pilot.',
    ),
    text('**Not paid?** The trip has failed. Everybody who is still in the balloon scores nothing.'),
    figure(
      'hands GGGGPP ?6 ?6; cloud 2; roll RG; trips 2; points 3 3 1; turn 0 pay',
      'No red card and no umbrella: the balloon falls, with all three in it.',
      0,
    ),
  ],
};

const alone: Section = {
  id: 'alone',
  title: 'The pilot alone',
  blocks: [
    text(
      'A pilot cannot jump while somebody else is in the balloon. When the last passenger has just jumped, the pilot may jump as well, for the same points, and the trip is over. Or the pilot pays and climbs on alone.',
    ),
    figure(
      'hands GPRR* ?6 ?6; cloud 2; jumped 0 1 2; roll RY; trips 2; points 3 4 3; turn 0 pay',
      'The last passenger has left at cloud 2: jump for 2 points, or pay for the red and the yellow die with a red card and an umbrella.',
      0,
    ),
    text(
      'From then on a lone pilot decides **before** each roll: jump for the number of the cloud, or stay and roll. A roll that is made must be paid, or the trip fails.',
    ),
    figure(
      'hands GPR ?6 ?6; cloud 3; jumped 0 1 2; trips 2; points 3 4 3; discard RY; turn 0 alone',
      'Three points now, or three dice and perhaps four points?',
      0,
    ),
  ],
};

const end: Section = {
  id: 'the-end',
  title: 'The end of a trip, and of the game',
  blocks: [
    list(
      'After every trip everybody draws one card, starting with the next pilot. When the deck is empty and a card is needed, the discard pile is shuffled and becomes the deck. If there is none either, nobody draws.',
      'Everybody climbs back into the balloon at cloud 1. The player to the left of whoever piloted last is the next pilot.',
      'When somebody has 50 points or more, the trip under way is finished, and everybody draws once more. Then the game is over.',
      'The most points win. In a tie the player with fewer cards in hand is ahead; if that is equal, too, the win is shared.',
    ),
    figure(
      'hands ?4 ?6 ?7; history 14 20 16, 14 12 15, 20 16 20, 3 1 0; cloud 3; jumped 3 1 0; roll GGY; pilot 2; turn 2 over',
      'The game is over. The first and the third player have 51 points each; the first holds fewer cards and wins.',
    ),
  ],
};

const classic: Section = {
  id: 'nine-clouds',
  title: 'Nine clouds',
  blocks: [
    text('This is an option: the board of the published game. It is different in four ways.'),
    {
      table: {
        head: ['Cloud', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
        rows: [
          ['Points', '1', '2', '4', '6', '9', '12', '15', '20', '25'],
          ['Dice', '2', '2', '2', '3', '3', '3', '4', '4', 'none'],
        ],
      },
    },
    list(
      'Points and dice are those of the table.',
      'One umbrella may pay a whole roll, even if coloured cards would do; but not a roll that is all blank.',
      'Reaching cloud 9 ends the trip: everybody in the balloon scores 25 points. Whoever paid at cloud 8 was the last pilot.',
      'A lone pilot may jump only before a roll, never after it.',
    ),
    figure(
      'hands GY* ?5 ?6; track classic; cloud 8; jumped 0 0 5; roll GRPY; trips 6; points 20 14 24; turn 0 pay',
      'An umbrella would pay for all four dice, and both players in the balloon would land safely for 25 points.',
      0,
    ),
  ],
};

const notation: Section = {
  id: 'notation',
  title: 'Notation',
  blocks: [
    text('Moves can be written down.'),
    {
      table: {
        head: ['Write', 'It means'],
        rows: [
          ['`stay`', 'a passenger stays in the balloon; a lone pilot stays and rolls'],
          ['`leave`', 'jump, for the points of this cloud'],
          ['`pay`', 'pay with coloured cards; an all-blank roll costs nothing'],
          ['`pay *R`', 'pay, with an umbrella for a red die'],
          ['`pay *`', 'pay everything with an umbrella (nine clouds only)'],
          ['`fail`', 'do not pay; the program writes it for you where there is no choice'],
        ],
      },
    },
    text(
      'Positions can be written down, too: `hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y`. A hand is its letters, or `?6` where six cards are not known; `jumped` gives the cloud at which each player left.',
    ),
    figure(
      'hands RG* ?6 PPYY; cloud 3; pilot 0; jumped 0 0 2; roll R-Y',
      'That position. The second player may `stay` or `leave`.',
    ),
  ],
};

const worked: Section = {
  id: 'examples',
  title: 'Examples',
  blocks: [
    text('**An umbrella is needed.**'),
    figure(
      examples.wildNeeded,
      'Cloud 2, two red dice. The pilot holds a red card, an umbrella and a green card: one red short. `pay *R` plays the red card and the umbrella; `fail` keeps both and lets everybody fall.',
      0,
    ),
    text('**Coloured cards are enough.**'),
    figure(
      examples.mustPay,
      'Cloud 2, red and green. The pilot holds both colours and an umbrella, so the roll must be paid: `pay`, `pay *R` or `pay *G`. `fail` is not allowed.',
      0,
    ),
    text('**All blank.**'),
    figure(
      examples.allBlank,
      'Cloud 3, three blanks, and others in the balloon: whatever they decide, it rises to cloud 4 at no cost.',
      0,
    ),
  ],
};

export const rulebook: Rulebook<CloudState> = {
  sections: [idea, data, setup, trip, alone, end, classic, notation, worked],
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
  position: readPosition,
};
