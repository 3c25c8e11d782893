/** The rules of Take Flight! in our own words. */
import { RANKS } from './flight.ts';

export const words = () => ({
  brief: {
    idea: 'Each pilot flies a paper plane over 24 columns of sky, on a sheet of their own. One die a round is the same for all.',
    steps: [
      '**Wind** = your modifier + the die. Write it into the innermost empty square of your left or right wing.',
      '**Wing sum** = that number + the numbers printed above the square. The dashboard makes a slope of it: fly one column right, and that many rows up or down.',
      '**Next modifier** = the drag of the slope + the modifier of the symbol you reached. Then the next die is rolled.',
    ],
    win: 'Points come from distance, your highest row, symbols and sets of the same symbol. Dunes and the ground end your flight. Seven tail actions help, each once (↔ twice). Most points win.',
  },

  idea: {
    title: 'The idea',
    plane:
      'You have a paper plane and a sky full of symbols. Each round one die is rolled for everybody. You write its number into your wings, the wings tell how steeply you climb or dive, and your path grows by one column. Fly far, fly high, and go through the symbols on the way.',
    players:
      'Take Flight! is for 1 to 99 pilots and takes about 25 minutes, however many fly: all write at the same time, and nobody gets in anybody’s way.',
    shown: 'After three rounds. A 4 has been rolled for the fourth.',
  },

  sheet: {
    title: 'Your sheet',
    parts: [
      '**The wings**: 28 columns, 14 on each side of the centre line. Each has a number on top and an empty square below it; six have a tower with another number.',
      '**The tail**: seven actions, to be crossed off when you spend them.',
      '**The dashboard**: what a wing sum does to your flight.',
      '**The flight area**: 24 columns and 16 rows, with symbols to fly through and dunes to stay clear of. Your path starts at row 3, left of column 1.',
    ],
    fresh: 'A fresh sheet, before the first die.',
    callouts: {
      start:
        'The start, in row 3. Rows are numbered at the left, their heights stand at the right, distances below.',
      symbols:
        'The symbols: how many you flew through of how many for the next goal, their modifier and their points.',
      wings: 'The wings. The small number below a square is its name.',
      tail: 'The tail.',
      dashboard: 'The dashboard.',
    },
    dashboard: '**The dashboard**',
    dashboardHead: ['Wing sum', 'Slope', 'Drag modifier'],
    orLess: (sum: number) => `${sum} or less`,
    orMore: (sum: number) => `${sum} or more`,
    symbols: '**The symbols**',
    symbol: (name: string, modifier: string, points: string) =>
      `**${name}**: modifier ${modifier}, points ${points}`,
  },

  round: {
    title: 'A round',
    steps: 'Round 1 flies into column 1, round 2 into column 2, and so on. Every round has six steps.',
    step: [
      '**Roll.** One die is rolled, the same for everybody.',
      '**Find your wind.** Add your modifier to the die. Your first modifier is 0. Wind can be negative.',
      '**Write** the wind into an empty square of your wings: the innermost empty one on the left, or the innermost empty one on the right. Tail actions can change the number or the square.',
      '**Add up** the two or three numbers of that column. This is your wing sum, and the dashboard turns it into a slope and a drag modifier.',
      '**Fly** one column to the right, and as many rows up or down as the slope says.',
      '**Find your next modifier**: the drag modifier of the slope you drew, and the modifier of the symbol in the square you reached, if there is one.',
    ],
    wind: 'Modifier 0 and a 3: the wind is 3. It may be written in square 13 or in square 15.',
    windCallouts: {
      modifier: 'Your modifier',
      die: 'The die for everybody',
      written: 'Written in the round before',
    },
    top: '**The top edge.** You never leave the sky: a climb that would go above row 16 stops in row 16 and gains 4 points. The drag modifier is then that of the climb you really drew.',
    topShown: 'From row 15, any climb stops at the top edge. Square 20 makes 13.',
    crash:
      '**A crash.** If you reach a dune, or would sink below row 1, you crash. Your flight is over and you watch the others.',
    crashShown: 'A 1 in square 15 makes 2: three rows down is under the ground.',
    end: 'The game ends when everybody has crashed, or after 24 rounds.',
  },

  tail: {
    title: 'The tail',
    spend: 'Before you write, spend as many tail actions as you like. Each can be spent once, ↔ twice.',
    /** By the sign on the button. */
    actions: {
      '<>': 'Write in any empty square.',
      '=4': 'Your wind becomes 4.',
      '+1': 'Add 1 to it. This and −1 are one action: only one of them can be spent.',
      '-1': 'Subtract 1.',
      '+2': 'Add 2.',
      '+4': 'Add 4.',
      level: 'Whatever you wrote, your wing sum is 7: you fly level, without drag.',
    },
    shown:
      'A steep start through a heart leaves a modifier of −5. With +2 a 3 goes into square 15: wing sum 4, into the next heart.',
  },

  scoring: {
    title: 'Scoring',
    fill: 'Fill in the boxes from left to right.',
    boxes: [
      '**Distance**: the number below the column in which you crashed. If you never crashed, three times the height label of your row in column 24.',
      '**Peak**: the height label of the highest row that you reached.',
      '**Build goal**: nothing in this demo, in which the plane is built already.',
      '**Flight goal**: for each symbol 1, 3, 6, 10, 15 or 21 points if you went through 2, 4, 6, 8, 10 or 12 of it. Only the last step counts.',
      '**Hearts** 3 points each, **squares** 2 each, **stars** 1 each; **hourglasses** score nothing.',
      'Points gained at the top edge are added to the total. They have no box.',
    ],
    legend: 'A flight of 89 points, across the whole sky.',
    callouts: {
      landing: 'Landed in row 7, height 12: 36 points of distance',
      peak: 'Highest in row 10: a peak of 15',
      hearts: 'Hearts, with their points and the next step of their goal',
    },
    ties: 'Most points win. Ties are broken by the boxes, from left to right: the first that is higher wins. If all boxes are equal, **all** pilots throw their sheet as a paper plane, those far behind as well, and the farthest throw wins.',
    throws: 'Three equal crashes: the third pilot threw farthest.',
    ranksHead: ['Points', 'Rank'],
    ranks: ['under 40', '40–55', '56–70', '71–85', 'over 85'].map((points, i) => [points, RANKS[i]!]),
  },

  notation: {
    title: 'Writing moves down',
    moves:
      'For transcripts and the terminal. A move is the number of the square, and then what was spent, always in this order: `<>` (the button ↔) `=4` `+1` or `-1` `+2` `+4` `level`.',
    examples: [
      '`14` writes the wind in square 14.',
      '`15 +2` adds 2 and writes it in square 15.',
      '`15 =4 +1` writes a 5 in square 15.',
      '`3 <> -1 +4 level` writes 3 more than the wind in square 3, and flies level.',
    ],
    shown: 'The first round, a wind of 4: `14` makes 10 and climbs 1, `15 =4 +1` makes 6 and sinks 1.',
  },

  examples: {
    title: 'Examples',
    climb:
      'Round 1, a 6 in square 14, below a 6: wing sum 12, two rows up to row 5. The hourglass there gives +2 and the climb −2, so the next modifier is 0.',
    level:
      'The same 6 in square 15, below a 1: wing sum 7, a level flight in row 3. No symbol, no drag: the next modifier is 0.',
    heart: 'Wing sum 4 sinks two rows and gives +1. The heart takes 2: the next modifier is −1.',
    top: 'Row 15 and wing sum 13: the plane stops in row 16 and gains 4 points. It climbed one row, so its drag modifier is −1.',
  },

  rulings: [
    {
      question: 'In which order do tail actions take effect?',
      answer:
        '=4 first, then everything that adds. Any other order would only waste an action, so there is nothing to choose.',
    },
    {
      question: 'May ↔ be spent on a square that is open anyway, or twice in a round?',
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
});
