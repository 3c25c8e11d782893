/** A position drawn by the board itself: cropped to what it shows, with arrows, and numbers that a list below explains. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type BoardModule,
  type BoardProps,
  type Figure,
  type Position,
  type Rulebook,
  SPECTATOR,
  type WhoOf,
} from '../../contract/index.ts';
import { signsOf } from '../../toolkit/signs.ts';
import { cx, Trouble } from '../../toolkit/ui/index.ts';
import type { Mark } from '../marks/mark.ts';
import { elementOf } from '../marks/measure.ts';
import { Overlay } from '../marks/overlay.tsx';
import { useRulesWords, useSetupWords } from '../words/index.ts';
import { type Crop, cropTo } from './crop.ts';
import css from './figure.module.css';
import { inline } from './inline.tsx';
import numbers from './numbered.module.css';

export interface FigureProps {
  readonly figure: Figure;
  readonly book: Pick<Rulebook<Position>, 'position'>;
  readonly board: BoardModule<Position>;
}

export function FigureView({ figure, book, board }: FigureProps) {
  const say = useRulesWords();
  const reading = useMemo(() => book.position(figure.position), [figure.position]);
  return (
    <figure>
      {'refused' in reading ? (
        <Trouble>{say.badFigure(JSON.stringify(reading.refused))}</Trouble>
      ) : (
        <Shown figure={figure} board={board} view={reading.value} />
      )}
      <figcaption>
        {inline(figure.caption)}
        {figure.callouts && (
          <ol class={cx(numbers.numbered, css.callouts)}>
            {figure.callouts.map(({ place, text }) => (
              <li key={place}>{inline(text)}</li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}

interface ShownProps {
  readonly figure: Figure;
  readonly board: BoardModule<Position>;
  readonly view: Position;
}

function Shown({ figure, board, view }: ShownProps) {
  const Board = board.Board as unknown as ComponentType<BoardProps<Position>>;
  const stage = useRef<HTMLDivElement>(null);
  const crop = useCrop(stage, figure.crop);
  const who = usePeople();
  const place = crop && {
    position: 'absolute',
    inset: '0 0 auto',
    transformOrigin: '0 0',
    transform: `scale(${crop.scale}) translate(${-crop.x}px, ${-crop.y}px)`,
  };
  return (
    <div class={css.window} style={crop && { height: `${crop.height}px` }}>
      <div ref={stage} style={place}>
        <Board
          view={view}
          viewer={figure.viewer ?? SPECTATOR}
          seat={undefined}
          moves={none}
          events={none}
          who={who}
          still
          offer={nothing}
        />
      </div>
      <Overlay marks={marksOf(figure)} />
    </div>
  );
}

const none: readonly never[] = [];
const nothing = (): void => {};

/** Players in figures have names, as players have at a table. */
function usePeople(): WhoOf {
  const { personName } = useSetupWords();
  return useMemo(() => {
    const names = Array.from({ length: 10 }, (_, n) => personName(n));
    const signs = signsOf(names);
    return (seat) => ({ name: personName(seat), isYou: false, sign: signs[seat] ?? seat });
  }, []);
}

function marksOf({ arrows = [], callouts = [] }: Figure): readonly Mark[] {
  return [
    ...arrows.map(([from, to]): Mark => ({ from, to, look: 'point' })),
    ...callouts.map(({ place }, i): Mark => ({ ring: place, look: 'hint', label: String(i + 1) })),
  ];
}

/** Follows the width of the figure. */
function useCrop(stage: { readonly current: HTMLElement | null }, places: Figure['crop']): Crop | undefined {
  const [crop, setCrop] = useState<Crop>();
  useLayoutEffect(() => {
    const board = stage.current;
    if (!places || !board) return;
    const look = () => {
      const frame = board.getBoundingClientRect();
      // As it would be without the crop that it has already.
      const scale = frame.width / board.offsetWidth || 1;
      const boxes = places.flatMap((place) => {
        const box = elementOf(board, place)?.getBoundingClientRect();
        return box
          ? {
              x: (box.left - frame.left) / scale,
              y: (box.top - frame.top) / scale,
              w: box.width / scale,
              h: box.height / scale,
            }
          : [];
      });
      if (boxes.length > 0) setCrop(cropTo(boxes, { w: board.offsetWidth, h: board.offsetHeight }));
    };
    const size = new ResizeObserver(look);
    size.observe(board);
    return () => size.disconnect();
  }, []);
  return crop;
}
