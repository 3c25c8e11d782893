/** What is printed of Cloud 9. */
import type { CardSize, Sheets, Size } from '../../../contract/index.ts';
import { BackFace, CardFace } from '../board/card-faces.tsx';
import { CARDS } from '../data.ts';
import type { CloudState } from '../state.ts';
import { numbersOf } from '../turnables.ts';
import type { SheetWords } from '../words/index.ts';
import { figure } from './figure.tsx';
import { balloon, dice, diceTable, passengers, Ship, scores } from './pieces.tsx';
import { cloudsOf, TRACK, Track } from './track.tsx';

const cardSizes: Readonly<Record<CardSize, Size>> = { poker: { w: 63, h: 88 }, mini: { w: 44, h: 68 } };

export const sheets = (say: SheetWords): Sheets<CloudState> => ({
  asks: { cards: true },
  make: ({ players, options, house, cards }) => {
    const size = cardSizes[cards];
    // Cards are drawn 60 wide.
    const scale = size.w / 60;
    const shape = (bleed: number) => ({ high: size.h / scale, bleed: bleed / scale });
    return {
      value: {
        sheets: [
          {
            id: 'track',
            kind: 'board',
            title: say.track.title,
            hint: say.track.hint,
            size: TRACK,
            draw: () => <Track clouds={cloudsOf(options, house)} say={say.track} />,
          },
          {
            id: 'cards',
            kind: 'cut',
            title: say.cards.title,
            size,
            pieces: numbersOf(house, options).deck.map((count, card) => ({
              part: `card-${CARDS[card]}`,
              name: say.cards.name(card),
              count,
              draw: (bleed) => (
                <g transform={`scale(${scale.toFixed(5)})`}>
                  <CardFace card={card} {...shape(bleed)} />
                </g>
              ),
            })),
            back: (bleed) => (
              <g transform={`scale(${scale.toFixed(5)})`}>
                <BackFace {...shape(bleed)} />
              </g>
            ),
          },
          balloon(say),
          passengers(say, players),
          dice(say),
          diceTable(say),
          scores(say, players),
        ],
        adds: say.adds,
      },
    };
  },
  figure: figure(say),
  emblem: { size: { w: 46, h: 82 }, draw: () => <Ship /> },
});
