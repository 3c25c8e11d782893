/** The rules of Aloft, 2024 panoramic edition, in our own words. */
import { lastSky, shapes, sky } from '../../../../families/airfield/words/en/rulebook.ts';
import { list, type Prose, steps, text } from '../../../../toolkit/rulebook.ts';
import type { FigureName } from '../../rulebook.ts';

export const words = () =>
  ({
    brief: [
      text(
        'One sky, five trucks, eighteen balloons. One or two colours are secretly yours: their balloons score by where they fly, tokens of all other colours by sets.',
      ),
      text('Your turn is one action:'),
      list(
        '**Drive a truck** to the next free space. The orange safety truck stays in front, and at most one space in the convoy is empty. Driving the safety truck brings a safety token.',
        '**Inflate** a balloon on an empty truck, **launch** it straight up and take a token of each of its colours, or **raise** one that flies. Flying balloons are never neighbours.',
      ),
      text(
        'It ends when no truck can move or all balloons are launched. Sets of 1, 2, 3, 4 and 5 tokens score **1, 3, 6, 10 and 15**; the sky is numbered from the bottom left, and you score **the numbers on your colours**.',
      ),
    ],
    sections: {
      idea: {
        title: 'The idea',
        blocks: [
          text(
            'Everybody fills the same sky, and everybody steers the same five trucks. You secretly back one or two of six colours. Whoever launches a balloon keeps a token of each colour on it, but tokens of your own colours are worth nothing to you. So you want the others’ colours in your hands, and your own colours high above them.',
          ),
          text('The panoramic edition is for 2 to 6 players and takes about half an hour.'),
        ],
      },
      data: {
        title: 'What is on the table',
        blocks: [
          list(
            sky,
            '**Fifteen balloons**, one for every pair of the colours blue, green, purple, red, white and yellow. Two letters name each: `GR` is green and red.',
            shapes,
            '**Four launch trucks** (blue) and **the safety truck** (orange), all on one road. It has 13 spaces: one under each column, and one past the right edge.',
            '**Launch tokens**: five of each colour and three multicoloured ones. **Safety tokens**: eight. Neither can ever run out.',
            '**Six colour cards**, one for each colour, and numbers from 1 to 18 to count with at the end.',
          ),
          {
            figure: 'pieces',
            caption:
              'Three states of a balloon, and the tokens that two launches and the safety truck have brought.',
            callouts: {
              'tray-BG': 'Packed, in its basket',
              'bed-2': 'Inflated, on a launch truck',
              'bed-6': 'Inflated, on the safety truck',
              'sky-1-1': 'Flying',
              'tokens-0-safety': 'A safety token',
            },
          },
        ],
      },
      'set-up': {
        title: 'Set-up',
        blocks: [
          steps(
            'Deal two colour cards to each of 2 or 3 players, or one card to each of 4 to 6. Look at yours and keep them to yourself. Nobody sees the cards that are left.',
            'The launch trucks stand on spaces 1 to 4, the safety truck in front of them on 5.',
            'All 18 balloons lie packed where everybody can see them.',
          ),
          {
            figure: 'start',
            caption:
              'Amelia, Bert and Clara are about to begin. Amelia backs red and white, and only she knows it.',
            callouts: {
              own: 'Amelia’s colours',
              'road-5': 'The safety truck',
              'road-13': 'Space 13, past the edge',
            },
          },
        ],
      },
      'a-turn': {
        title: 'A turn',
        blocks: [
          text('On your turn you do one thing: **move a truck** or **advance a balloon**.'),
          text(
            '**Move a truck.** It drives to the next free space on its right, past any trucks that stand in between, and takes its balloon along. When it has arrived, two things must be true:',
          ),
          list(
            'The safety truck is the rightmost of all five.',
            'From the last truck to the safety truck, at most one space is empty.',
          ),
          text(
            'So while there is a gap, one of the trucks behind it fills it; while there is none, only the safety truck can drive on. Whoever moves the safety truck takes a **safety token**.',
          ),
          {
            figure: 'gap',
            caption:
              'There is a gap on space 5. The truck on 4 may fill it, or the truck on 3, which brings purple-white along. The safety truck has to wait.',
          },
          text('**Advance a balloon** by one step. Any balloon will do, whatever its colours:'),
          list(
            '**Inflate** a packed balloon on a truck that carries none. The safety truck carries balloons, too.',
            '**Launch** an inflated balloon: it rises to altitude 1 above its truck. Take one token of each of its two colours; for a special shape take one multicoloured token.',
            '**Ascend** with a flying balloon: it rises by one altitude, and never above 4.',
          ),
          text(
            'Two flying balloons are never neighbours, side by side or one on top of the other. A launch or an ascent that would make them so is not allowed. Corners may touch. Nothing ever drifts sideways or sinks.',
          ),
          {
            figure: 'launches',
            caption:
              'Green-yellow cannot launch: red-white is beside column 4 and green-purple is above it. Purple-red can launch, for blue-white would only touch its corner; it brings a purple and a red token.',
          },
          text(
            '**The end.** The game is over at once when the last of the 18 balloons is launched, or when no truck can move any more: the safety truck on space 13, the others on 9 to 12. Until then some truck can always move, so nobody ever has to pass. A balloon on space 13 has no column above it and cannot launch.',
          ),
          {
            figure: 'lastGap',
            caption:
              'If the truck on 8 moves now, it fills the last gap and ends the game. Blue-red could still launch; green-white stands too far out.',
          },
        ],
      },
      scoring: {
        title: 'Scoring',
        blocks: [
          text('Everybody shows their cards. Your score is your **achievements** plus your **formation**.'),
          text(
            '**Achievements.** First drop the launch tokens of your own colours. Then give each multicoloured token a colour. All tokens of one colour are a set, and all safety tokens are a set. A set scores by its size:',
          ),
          {
            table: {
              head: ['Tokens in the set', '1', '2', '3', '4', '5 or more'],
              rows: [['Points', '1', '3', '6', '10', '15']],
            },
          },
          text(
            '**Formation.** Number the flying balloons 1, 2, 3 and so on: first along altitude 1 from left to right, then along altitude 2, then 3, then 4. Add up the numbers on balloons that wear a colour of yours.',
          ),
          text('The highest total wins.'),
          {
            figure: 'scored',
            caption:
              'Blue-yellow is 1, green-red 2, red-white 3, the fish 4, green-purple 5. Amelia backs red and white: 2 + 3 = 5. She drops a red token; two green ones score 3 and four safety tokens 10: 18 in all. Bert backs green and purple: 2 + 5 = 7. He drops purple, keeps blue, red, white and yellow, and makes one of these a pair with the multicoloured token: 3 + 1 + 1 + 1, and 10 for safety: 23.',
          },
        ],
      },
      notation: {
        title: 'Notation',
        blocks: [
          text(
            'Moves can be written down. A truck goes by the space it stands on. Space 13 is written `13`.',
          ),
          {
            table: {
              head: ['Write', 'It means'],
              rows: [
                ['`T 4`', 'the truck on space 4 moves, be it the safety truck or another'],
                ['`I GR 3`', 'inflate green-red on the truck on space 3'],
                ['`L 3`', 'launch from the truck on space 3'],
                ['`A GR`', 'green-red ascends'],
              ],
            },
          },
          text(
            'Positions can be written down, too: `trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s`. The rightmost truck is the safety truck. A flying balloon is given by its column and altitude. Tokens stand by player, `*` for multicoloured and `s` for safety ones. What is not named is packed.',
          ),
          {
            figure: 'written',
            caption:
              'That position. `T 2`, `I GP 4`, `L 3`, `A PW` and others can be played; `T 7` cannot, because space 5 is empty already.',
          },
        ],
      },
      examples: {
        title: 'Examples',
        blocks: [
          text('**The convoy sets off.** Only the trucks’ moves are shown.'),
          {
            figure: 'convoy0',
            caption:
              'The launch trucks stand on 1 2 3 4, the safety truck on 5. Only `T 5` can be played: any other truck would pass the safety truck.',
          },
          {
            figure: 'convoy1',
            caption:
              'After `T 5` the safety truck is on 6. `T 1`, `T 2`, `T 3` and `T 4` all lead to space 5. `T 6` would leave two spaces empty.',
          },
          { figure: 'convoy2', caption: 'After `T 2` the gap is on space 2, and only `T 1` can fill it.' },
          { figure: 'convoy3', caption: 'After `T 1` there is no gap: the safety truck may drive on.' },
          ...lastSky,
          {
            figure: 'finale',
            caption:
              'Red wears 6 (green-red), 8 (purple-red), 2 (red-yellow) and 12 (red-white): a formation of 28. Red’s sets are three green, two white and two safety tokens: 6 + 3 + 3 = 12. Together 40.',
          },
        ],
      },
    },
    rulings: [
      {
        question: 'Which trucks can carry a balloon?',
        answer: 'All five. A balloon may be inflated on the safety truck and launched from it as well.',
      },
      {
        question: 'What can be done on space 13?',
        answer:
          'A balloon may be inflated on the truck there, but there is no column above it, so nothing launches from it.',
      },
      {
        question: 'Who decides on the colour of a multicoloured token?',
        answer:
          'The program gives each the colour that scores most for its owner. Any of the six will do, their own colours included: those tokens are dropped before, not after.',
      },
      {
        question: 'Does a balloon that wears both of my colours count twice?',
        answer: 'No, once.',
      },
      {
        question: 'Who wins a tie?',
        answer: 'Everybody with the highest total: a tie is a shared win.',
      },
    ],
  }) satisfies Prose<FigureName>;
