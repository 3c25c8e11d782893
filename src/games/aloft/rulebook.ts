/** The rules of Aloft, 2023 edition, in our own words. */
import type { Rulebook, Section } from '../../contract/index.ts';
import { figure, list, text } from '../../toolkit/rulebook.ts';
import { readPosition } from './position.ts';
import type { AloftState } from './state.ts';

/** The walk of the trucks in the first example, one position after each move. */
export const convoy = [
  'trucks 1 2 3 4; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 2 3 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 2 4 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 3 4 5; safety 1; sky GR 2,2; turn 0 truck',
  'trucks 1 3 4 5; safety 2; sky GR 2,2; turn 0 truck',
  'trucks 2 3 4 5; safety 2; sky GR 2,2; turn 0 truck',
] as const;

/** The last example: the sky at the end of a game. */
export const finale =
  'trucks 9 10 11 13; safety 10; sky GR 1,3 PY 2,4 WY 3,2 X1 4,3 PW 5,1 GY 5,4 PR 6,3 X2 7,4 GW 7,2 RY 9,1 RW 9,4 GP 10,2; colours R G; turn 0 over';

const idea: Section = {
  id: 'idea',
  title: 'The idea',
  blocks: [
    text(
      'Everybody fills the same sky. You secretly back one of five colours, and each balloon wears two. When the convoy of trucks leaves the field, balloons further up and further right are worth more. Get your colour there without showing that it is yours.',
    ),
    text('Aloft is for 1 to 5 players and takes about half an hour.'),
  ],
};

const data: Section = {
  id: 'data',
  title: 'What is on the table',
  blocks: [
    list(
      '**The sky**: 12 columns, counted from the left, and 4 altitudes, counted from the ground.',
      '**Ten balloons**, one for every pair of the colours green, purple, red, white and yellow. Two letters name each: `GR` is green and red.',
      '**Three special shapes**, `X1`, `X2` and `X3`. They wear no colour.',
      '**Four launch trucks** (blue). Their road has a space 13, past the right edge of the sky.',
      '**The safety truck** (orange), on a lane of its own.',
      '**Five colour cards**, one for each colour, and tokens from 1 to 13 to count with at the end.',
    ),
    figure(
      'on 2 GR, 3 PW inflated; sky RY 1,1 X1 4,1 GW 1,4; turn 0 truck',
      'A balloon is packed (below the road), unpacked (green-red, on a truck), inflated (purple-white) or flying.',
    ),
  ],
};

const setup: Section = {
  id: 'set-up',
  title: 'Set-up',
  blocks: [
    text('This is for 2 to 5 players. For one player, see **Alone**.'),
    list(
      'Deal one colour card to each player. Look at yours and keep it to yourself. Nobody sees the cards that are left.',
      'The launch trucks stand in columns 1 to 4, the safety truck in column 1.',
      'All 13 balloons lie packed where everybody can see them.',
    ),
    figure(
      'players 4; colours R ? ? ?',
      'The first player is about to begin. Only red knows that they are red.',
      0,
    ),
  ],
};

const turn: Section = {
  id: 'a-turn',
  title: 'A turn',
  blocks: [
    text('A turn has two steps: a truck moves, then a balloon advances.'),
    text(
      '**First, move one truck** by one column to the right. Skip this step if no balloon is flying when your turn begins. You choose between a launch truck and the safety truck, as far as both can go:',
    ),
    list(
      '**A launch truck.** You do not choose which. Four trucks side by side: the rightmost goes. Two groups with an empty column between them: the rightmost truck of the left group goes, and fills the gap.',
      '**The safety truck.** It never overtakes the lead truck, which is the rightmost one.',
      'The last truck, which is the leftmost one, never overtakes the safety truck.',
    ),
    text(
      'So the safety truck is always somewhere from the last truck to the lead, and one of the two can always move. A truck takes its balloon along.',
    ),
    figure(
      'trucks 3 4 6 7; safety 5; on 4 PW inflated; sky GR 2,3 WY 5,1; turn 0 truck',
      'The truck in column 4 may go to column 5 with its balloon, or the safety truck may go to column 6.',
    ),
    text('**Then advance one balloon** by one step. Any balloon will do, whatever its colours:'),
    list(
      '**Unpack** a packed balloon onto a launch truck that carries nothing.',
      '**Inflate** an unpacked balloon on its truck.',
      '**Launch** an inflated balloon: it rises to altitude 1 of the column where its truck stands.',
      '**Ascend** with a flying balloon: it rises by one altitude, and never above 4.',
    ),
    text(
      'Two flying balloons are never neighbours, side by side or one on top of the other. A launch or an ascent that would make them so is not allowed. Corners may touch. Nothing ever drifts sideways or sinks. If no balloon can advance, the step is skipped; if one can, you must.',
    ),
    figure(
      'trucks 4 5 6 7; safety 5; on 4 GY inflated, 6 PR inflated; sky RW 3,1 GP 4,2 PW 7,2; turn 0 advance',
      'Green-yellow cannot launch: red-white is beside column 4 and green-purple is above it. Purple-red can launch, for purple-white would only touch its corner.',
    ),
    text(
      '**The end.** Somebody moves the lead truck past column 12, onto space 13. They still advance a balloon, and then the game is over. A balloon on space 13 has no column above it and cannot launch any more.',
    ),
    figure(
      'trucks 9 10 11 13; safety 12; on 10 RY inflated, 13 GW inflated; sky PW 3,4 GR 8,2 WY 9,3; turn 0 advance',
      'The last step of a game. Red-yellow may launch in column 10; green-white has driven too far.',
    ),
  ],
};

const scoring: Section = {
  id: 'scoring',
  title: 'Scoring',
  blocks: [
    text(
      'Everybody shows their card. Number the flying balloons 1, 2, 3 and so on: first along altitude 1 from left to right, then along altitude 2, then 3, then 4. Your score is the sum of the numbers on balloons that wear your colour. Each balloon counts for both of its colours. The most points win.',
    ),
    figure(
      'trucks 9 10 11 13; safety 9; sky PY 2,1 GR 8,1 RW 5,2 X1 1,3 GP 9,4; colours R P; turn 0 over',
      'Purple-yellow is 1, green-red 2, red-white 3, the special shape 4, green-purple 5. Red scores 2 + 3 = 5, purple 1 + 5 = 6: purple wins.',
    ),
  ],
};

const solo: Section = {
  id: 'solo',
  title: 'Alone',
  blocks: [
    text('The same turns, with these differences:'),
    list(
      'There are no colour cards, and `X3` stays in the box.',
      'Shuffle the other 12 balloons into a row. You may only unpack the first one that is left in it.',
      'Flying balloons that share a colour may not touch at a corner either.',
    ),
    text(
      'At the end, count the columns from the leftmost to the rightmost flying balloon, those two included. Add 3 for every balloon that never took off. The lower your score, the better.',
    ),
    figure(
      'row GR WY PW X1 GP RY GY PR RW PY GW X2; trucks 2 3 4 6; safety 4; on 3 X1 inflated; sky GR 2,1 WY 3,2 PW 4,4; turn 0 advance',
      'Green-purple is the next to be unpacked. White-yellow cannot ascend: it would touch the corner of purple-white, and both wear white. The formation is 3 columns wide.',
    ),
  ],
};

const notation: Section = {
  id: 'notation',
  title: 'Notation',
  blocks: [
    text('Moves can be written down. The two steps of a turn are two moves. Space 13 is written `13`.'),
    {
      table: {
        head: ['Write', 'It means'],
        rows: [
          ['`T`', 'a launch truck moves'],
          ['`S`', 'the safety truck moves'],
          ['`U GR 3`', 'unpack green-red onto the truck in column 3'],
          ['`I 3`', 'inflate the balloon on the truck in column 3'],
          ['`L 3`', 'launch from the truck in column 3'],
          ['`A GR`', 'green-red ascends'],
          ['`-`', 'nothing can advance; the program writes it for you'],
        ],
      },
    },
    text(
      'Positions can be written down, too: `trucks 1 3 4 5; safety 2; on 3 GR, 5 PR inflated; sky PW 5,1 GY 5,4`. A flying balloon is given by its column and altitude. What is not named is packed.',
    ),
    figure(
      'trucks 1 3 4 5; safety 2; on 3 GR, 5 PR inflated; sky PW 5,1 GY 5,4; turn 0 advance',
      'That position. `I 3`, `U GP 1`, `A PW` and others can be played; `L 5` cannot, because purple-white is in the way.',
    ),
  ],
};

const examples: Section = {
  id: 'examples',
  title: 'Examples',
  blocks: [
    text('**The walk of the trucks.** Only the trucks’ moves are shown.'),
    figure(
      convoy[0],
      'The trucks stand at 1 2 3 4, the safety truck at 1. All four are side by side, so `T` moves the lead.',
    ),
    figure(convoy[1], 'Now at 1 2 3 5. `T` moves the truck in column 3 into the gap.'),
    figure(convoy[2], 'Now at 1 2 4 5. `T` moves the truck in column 2.'),
    figure(
      convoy[3],
      'Now at 1 3 4 5. `T` would take the last truck to column 2, past the safety truck: only `S` can be played.',
    ),
    figure(convoy[4], 'After `S` the safety truck is at 2, and the last truck may follow.'),
    figure(convoy[5], 'After `T` the trucks are side by side again, at 2 3 4 5.'),
    text('**A sky at the end.** Numbers run from left to right, from the lowest altitude up:'),
    {
      table: {
        head: ['Altitude', 'Balloons and their numbers'],
        rows: [
          ['1', 'PW 1, RY 2'],
          ['2', 'WY 3, GW 4, GP 5'],
          ['3', 'GR 6, X1 7, PR 8'],
          ['4', 'PY 9, GY 10, X2 11, RW 12'],
        ],
      },
    },
    figure(finale, 'Red wears 6 (green-red), 8 (purple-red), 2 (red-yellow) and 12 (red-white): 28 points.'),
  ],
};

export const rulebook: Rulebook<AloftState> = {
  sections: [idea, data, setup, turn, scoring, solo, notation, examples],
  rulings: [
    {
      question: 'Do the special shapes score for anybody?',
      answer:
        'No. They wear no colour, so their numbers belong to nobody; but they take up a place and a number. Alone, no colour of theirs can be shared, so their corners may touch any balloon.',
    },
    {
      question: 'What can be done with the truck on space 13?',
      answer:
        'It has no column, so nothing launches from it. In that last step of the game a balloon may still be unpacked onto it or inflated on it.',
    },
    {
      question: 'Who wins a tie?',
      answer: 'Everybody with the most points: a tie is a shared win.',
    },
  ],
  position: readPosition,
};
