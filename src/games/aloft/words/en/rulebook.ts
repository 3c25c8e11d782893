/** The rules of Aloft, 2023 edition, in our own words. */
import { lastSky, shapes, sky } from '../../../../families/airfield/words/en/rulebook.ts';
import { list, type Prose, steps, text } from '../../../../toolkit/rulebook.ts';
import type { FigureName } from '../../rulebook.ts';

export const words = () =>
  ({
    brief: [
      text(
        'One sky, one convoy of trucks, thirteen balloons, and a secret colour for each player. Where balloons of your colour end up is your score.',
      ),
      steps(
        'Your turn: if a balloon flies, **move a truck** one column right. Launch trucks roll in their order; the safety truck holds the last of them back.',
        'Then **advance one balloon**, whichever you like: unpack it onto a truck, inflate it, launch it straight up, or raise it by one altitude.',
        'Flying balloons are **never neighbours**, side by side or one on top of the other.',
        'When the lead truck passes column 12, that turn is the last. Number the balloons from the bottom left, row by row: **you score the numbers on your colour**.',
      ),
    ],
    sections: {
      idea: {
        title: 'The idea',
        blocks: [
          text(
            'Everybody fills the same sky. You secretly back one of five colours, and each balloon wears two. When the convoy of trucks leaves the field, balloons further up and further right are worth more. Get your colour there without showing that it is yours.',
          ),
          text('Aloft is for 1 to 5 players and takes about half an hour.'),
        ],
      },
      data: {
        title: 'What is on the table',
        blocks: [
          list(
            sky,
            '**Ten balloons**, one for every pair of the colours green, purple, red, white and yellow. Two letters name each: `GR` is green and red.',
            shapes,
            '**Four launch trucks** (blue). Their road has a space 13, past the right edge of the sky.',
            '**The safety truck** (orange), on a lane of its own.',
            '**Five colour cards**, one for each colour, and tokens from 1 to 13 to count with at the end.',
          ),
          {
            figure: 'pieces',
            caption: 'Four states of a balloon.',
            callouts: {
              'tray-GP': 'Packed, in its basket',
              'road-2': 'Unpacked, on a launch truck',
              'road-3': 'Inflated',
              'sky-1-1': 'Flying',
              'lane-1': 'The safety truck, on its own lane',
            },
          },
        ],
      },
      'set-up': {
        title: 'Set-up',
        blocks: [
          text('This is for 2 to 5 players. For one player, see **Alone**.'),
          steps(
            'Deal one colour card to each player. Look at yours and keep it to yourself. Nobody sees the cards that are left.',
            'The launch trucks stand in columns 1 to 4, the safety truck in column 1.',
            'All 13 balloons lie packed where everybody can see them.',
          ),
          {
            figure: 'start',
            caption: 'Amelia is about to begin. Her card is red, and only she knows it.',
            callouts: {
              own: 'Amelia’s colour card',
              'lane-1': 'The safety truck',
              'road-13': 'Space 13, past the edge',
            },
          },
        ],
      },
      'a-turn': {
        title: 'A turn',
        blocks: [
          text('A turn has two steps, in this order:'),
          steps('A truck moves.', 'A balloon advances.'),
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
          {
            figure: 'roll',
            caption:
              'The truck in column 4 may go to column 5 with its balloon, or the safety truck may go to column 6.',
          },
          text(
            '**Then advance one balloon** by one step. Any balloon will do, whatever its colours. These are its steps, from the tray to the clouds:',
          ),
          steps(
            '**Unpack** a packed balloon onto a launch truck that carries nothing.',
            '**Inflate** an unpacked balloon on its truck.',
            '**Launch** an inflated balloon: it rises to altitude 1 of the column where its truck stands.',
            '**Ascend** with a flying balloon: it rises by one altitude, and never above 4.',
          ),
          text(
            'Two flying balloons are never neighbours, side by side or one on top of the other. A launch or an ascent that would make them so is not allowed. Corners may touch. Nothing ever drifts sideways or sinks. If no balloon can advance, the step is skipped; if one can, you must.',
          ),
          {
            figure: 'launches',
            caption:
              'Green-yellow cannot launch: red-white is beside column 4 and green-purple is above it. Purple-red can launch, for purple-white would only touch its corner.',
          },
          text(
            '**The end.** A player moves the lead truck past column 12, onto space 13. That player still advances a balloon, and then the game is over. A balloon on space 13 has no column above it and cannot launch any more.',
          ),
          {
            figure: 'lastStep',
            caption:
              'The last step of a game. Red-yellow may launch in column 10; green-white has driven too far.',
          },
        ],
      },
      scoring: {
        title: 'Scoring',
        blocks: [
          text(
            'Everybody shows their card. Number the flying balloons 1, 2, 3 and so on: first along altitude 1 from left to right, then along altitude 2, then 3, then 4. Your score is the sum of the numbers on balloons that wear your colour. Each balloon counts for both of its colours. The most points win.',
          ),
          {
            figure: 'scored',
            caption: 'Red scores 2 + 3 = 5, purple 1 + 5 = 6: purple wins.',
            callouts: {
              'sky-2-1': 'Purple-yellow is number 1',
              'sky-8-1': 'Green-red, 2',
              'sky-5-2': 'Red-white, 3',
              'sky-1-3': 'The fish, 4: it scores for no player',
              'sky-9-4': 'Green-purple, 5',
            },
          },
        ],
      },
      solo: {
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
          text(
            'Every day has a row that all players share: the **Daily row** tells how close you came to the best that it allows.',
          ),
          {
            figure: 'alone',
            caption:
              'Green-purple is the next to be unpacked. White-yellow cannot ascend: it would touch the corner of purple-white, and both wear white. The formation is 3 columns wide.',
          },
        ],
      },
      notation: {
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
          {
            figure: 'written',
            caption:
              'That position. `I 3`, `U GP 1`, `A PW` and others can be played; `L 5` cannot, because purple-white is in the way.',
          },
        ],
      },
      examples: {
        title: 'Examples',
        blocks: [
          text('**The walk of the trucks.** Only the trucks’ moves are shown.'),
          {
            figure: 'convoy0',
            caption:
              'The trucks stand at 1 2 3 4, the safety truck at 1. All four are side by side, so `T` moves the lead.',
          },
          { figure: 'convoy1', caption: 'Now at 1 2 3 5. `T` moves the truck in column 3 into the gap.' },
          { figure: 'convoy2', caption: 'Now at 1 2 4 5. `T` moves the truck in column 2.' },
          {
            figure: 'convoy3',
            caption:
              'Now at 1 3 4 5. `T` would take the last truck to column 2, past the safety truck: only `S` can be played.',
          },
          {
            figure: 'convoy4',
            caption: 'After `S` the safety truck is at 2, and the last truck may follow.',
          },
          { figure: 'convoy5', caption: 'After `T` the trucks are side by side again, at 2 3 4 5.' },
          ...lastSky,
          {
            figure: 'finale',
            caption: 'Red wears 6 (green-red), 8 (purple-red), 2 (red-yellow) and 12 (red-white): 28 points.',
          },
        ],
      },
    },
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
  }) satisfies Prose<FigureName>;
