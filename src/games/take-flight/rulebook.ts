/** The rules of Take Flight! in our own words. */
import type { Block, Rulebook, Section } from '../../contract/index.ts';
import { figure as figureOf, list, text } from '../../toolkit/rulebook.ts';
import { position } from './position.ts';
import { tablesNamed } from './sheet/index.ts';
import type { FlightState } from './state.ts';
import { plain, RANK_NAMES, signed } from './words.ts';

/** Every figure is the first pilot's sheet. */
const figure = (at: string, caption: string): Block => figureOf(at, caption, 0);

/** A whole flight of 89 points. */
export const legend =
  '6: 20 <>; 1: 15; 5: 14; 3: 13 =4 +4; 4: 16 level; 6: 17; 1: 12; 5: 11; 3: 10; 6: 9; 6: 8; 2: 18; 5: 19 +2; 6: 21; 2: 22; 2: 7; 5: 23; 6: 24; 5: 25; 4: 26; 6: 27; 6: 6; 5: 28 +1; 6: 2 <>';
/** Row 15, and a wing sum of 13 for whoever writes in 20. */
export const ceiling =
  '6: 26 <> +1; 6: 28 <> =4 +4; 6: 14; 1: 15 level; 6: 16 +2; 6: 13; 6: 17; 6: 18; 6: 19; 6: 12; 6';

const demo = tablesNamed('demo').sheet;

const idea: Section = {
  id: 'idea',
  title: 'The idea',
  blocks: [
    text(
      'You have a paper plane and a sky full of symbols. Each round one die is rolled for everybody. You write its number into your wings, the wings tell how steeply you climb or dive, and your path grows by one column. Fly far, fly high, and go through the symbols on the way.',
    ),
    text(
      'Take Flight! is for 1 to 99 pilots and takes about 25 minutes, however many fly: all write at the same time, and nobody gets in anybody’s way.',
    ),
    figure('6: 14; 3: 15; 5: 13; 4', 'After three rounds. A 4 has been rolled for the fourth.'),
  ],
};

const sheet: Section = {
  id: 'sheet',
  title: 'Your sheet',
  blocks: [
    list(
      '**The wings**: 28 columns, 14 on each side of the centre line. Each has a number on top and an empty square below it; six have a tower with another number.',
      '**The tail**: seven actions, to be crossed off when you spend them.',
      '**The dashboard**: what a wing sum does to your flight.',
      '**The flight area**: 24 columns and 16 rows, with symbols to fly through and dunes to stay clear of. Your path starts at row 3, left of column 1.',
    ),
    figure('', 'A fresh sheet, before the first die.'),
    text('**The dashboard**'),
    {
      table: {
        head: ['Wing sum', 'Slope', 'Drag modifier'],
        rows: demo.dashboard.map(({ least, slope, drag }, i) => [
          sums(least, i),
          signed(slope),
          signed(drag),
        ]),
      },
    },
    text('**The symbols**'),
    {
      table: {
        head: ['Symbol', 'Modifier', 'Points'],
        rows: demo.symbols.map(({ name, modifier, points }) => [name, signed(modifier), plain(points)]),
      },
    },
  ],
};

function sums(least: number | null, row: number): string {
  const above = demo.dashboard[row - 1]?.least;
  if (least === null) return `${above! - 1} or less`;
  return above === undefined ? `${least} or more` : `${least}–${above! - 1}`;
}

const round: Section = {
  id: 'a-round',
  title: 'A round',
  blocks: [
    text('Round 1 flies into column 1, round 2 into column 2, and so on. Every round has six steps.'),
    list(
      '**Roll.** One die is rolled, the same for everybody.',
      '**Find your wind.** Add your modifier to the die. Your first modifier is 0. Wind can be negative.',
      '**Write** the wind into an empty square of your wings: the innermost empty one on the left, or the innermost empty one on the right. Tail actions can change the number or the square.',
      '**Add up** the two or three numbers of that column. This is your wing sum, and the dashboard turns it into a slope and a drag modifier.',
      '**Fly** one column to the right, and as many rows up or down as the slope says.',
      '**Find your next modifier**: the drag modifier of the slope you drew, and the modifier of the symbol in the square you reached, if there is one.',
    ),
    figure('6: 14; 3', 'Modifier 0 and a 3: the wind is 3. It may be written in square 13 or in square 15.'),
    text(
      '**The top edge.** You never leave the sky: a climb that would go above row 16 stops in row 16 and gains 4 points. The drag modifier is then that of the climb you really drew.',
    ),
    figure(ceiling, 'From row 15, any climb stops at the top edge. Square 20 makes 13.'),
    text(
      '**A crash.** If you reach a dune, or would sink below row 1, you crash. Your flight is over and you watch the others.',
    ),
    figure('1: 15', 'A 1 in square 15 makes 2: three rows down is under the ground.'),
    text('The game ends when everybody has crashed, or after 24 rounds.'),
  ],
};

const tail: Section = {
  id: 'tail',
  title: 'The tail',
  blocks: [
    text('Before you write, spend as many tail actions as you like. Each can be spent once, `<>` twice.'),
    list(
      '`<>` Write in any empty square.',
      '`=4` Your wind becomes 4.',
      '`+-` Add 1 to it, or subtract 1.',
      '`+2` Add 2.',
      '`+4` Add 4.',
      '`level` Whatever you wrote, your wing sum is 7: you fly level, without drag.',
    ),
    figure(
      '6: 14 +1; 6',
      'A steep start through a heart leaves a modifier of −5. With `+2` a 3 goes into square 15: wing sum 4, into the next heart.',
    ),
  ],
};

const scoring: Section = {
  id: 'scoring',
  title: 'Scoring',
  blocks: [
    text('Fill in the boxes from left to right.'),
    list(
      '**Distance**: the number below the column in which you crashed. If you never crashed, three times the height label of your row in column 24.',
      '**Peak**: the height label of the highest row that you reached.',
      '**Build goal**: nothing in this demo, in which the plane is built already.',
      '**Flight goal**: for each symbol 1, 3, 6, 10, 15 or 21 points if you went through 2, 4, 6, 8, 10 or 12 of it. Only the last step counts.',
      '**Hearts** 3 points each, **squares** 2 each, **stars** 1 each; **hourglasses** score nothing.',
      'Points gained at the top edge are added to the total. They have no box.',
    ),
    figure(legend, 'A flight of 89 points, across the whole sky.'),
    text(
      'Most points win. Ties are broken by the boxes, from left to right: the first that is higher wins. If all boxes are equal, **all** pilots throw their sheet as a paper plane, those far behind as well, and the farthest throw wins.',
    ),
    figure('1: 15 / 15 / 15; throw 812 455 903', 'Three equal crashes: the third pilot threw farthest.'),
    {
      table: {
        head: ['Points', 'Rank'],
        rows: ['under 40', '40–55', '56–70', '71–85', 'over 85'].map((points, i) => [points, RANK_NAMES[i]!]),
      },
    },
  ],
};

const notation: Section = {
  id: 'notation',
  title: 'Writing moves down',
  blocks: [
    text(
      'A move is the square, counted from the left wing tip, and then what was spent, always in this order: `<>` `=4` `+1` or `-1` `+2` `+4` `level`.',
    ),
    list(
      '`14` writes the wind in square 14.',
      '`15 +2` adds 2 and writes it in square 15.',
      '`15 =4 +1` writes a 5 in square 15.',
      '`3 <> -1 +4 level` writes 3 more than the wind in square 3, and flies level.',
    ),
    figure('4', 'The first round: `14` makes 10 and climbs 1, `15 =4 +1` makes 6 and sinks 1.'),
  ],
};

/** The examples of the rules, one figure each. */
export const examples = ['6: 14', '6: 15', '6: 14 +1; 6: 15 +2', `${ceiling}: 20`] as const;

const captions = [
  'Round 1, a 6 in square 14, below a 6: wing sum 12, two rows up to row 5. The hourglass there gives +2 and the climb −2, so the next modifier is 0.',
  'The same 6 in square 15, below a 1: wing sum 7, a level flight in row 3. No symbol, no drag: the next modifier is 0.',
  'Wing sum 4 sinks two rows and gives +1. The heart takes 2: the next modifier is −1.',
  'Row 15 and wing sum 13: the plane stops in row 16 and gains 4 points. It climbed one row, so its drag modifier is −1.',
] as const;

const exampleSection: Section = {
  id: 'examples',
  title: 'Examples',
  blocks: examples.map((at, i) => figure(at, captions[i]!)),
};

export const rulebook: Rulebook<FlightState> = {
  sections: [idea, sheet, round, tail, scoring, notation, exampleSection],
  rulings: [
    {
      question: 'In which order do tail actions take effect?',
      answer:
        '`=4` first, then everything that adds. Any other order would only waste an action, so there is nothing to choose.',
    },
    {
      question: 'May `<>` be spent on a square that is open anyway, or twice in a round?',
      answer: 'No: it is spent only on a square that needs it, and one square is written in a round.',
    },
    {
      question: 'What happens below row 1?',
      answer: 'You crash there as you do in a dune.',
    },
    {
      question: 'When does a path go through a symbol?',
      answer:
        'When a round ends in its square. No slope passes through the middle of any other square. The square of a crash gives neither its symbol nor its height.',
    },
    {
      question: 'Does the start count for the peak?',
      answer: 'Yes: the peak is at least 8, the label of row 3.',
    },
    {
      question: 'Where do the points of the top edge go?',
      answer: 'Into the total. They have no box, so they break no tie.',
    },
    {
      question: 'Who may win by a throw?',
      answer:
        'Everybody. Each pilot’s throw is drawn by chance in whole centimetres, and equal farthest throws share the win.',
    },
  ],
  position,
};
