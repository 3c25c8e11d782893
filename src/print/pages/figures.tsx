/** Figures and signs of a rulebook, as the game draws them for paper. */
import type { ComponentType } from 'preact';
import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import {
  type Aid,
  type Figure,
  type Picture,
  type Position,
  type Rulebook,
  type Sheets,
  SPECTATOR,
  type WhoOf,
} from '../../contract/index.ts';
import { type Ink, InkContext, inks, useInk } from '../../toolkit/art/ink.ts';
import { Line } from '../../toolkit/type/line.tsx';
import type { Area } from '../paper.ts';
import type { Setting } from '../text/flow.tsx';
import type { PrintWords } from '../words/index.ts';

/** Draws a figure of this rulebook, or nothing where the game draws none. */
export const figureOf =
  (rulebook: Rulebook<Position>, draw: Sheets<Position>['figure'] | undefined, say: PrintWords) =>
  ({ position, viewer = SPECTATOR, crop }: Figure): Picture | undefined => {
    if (!draw) return undefined;
    const read = rulebook.position(position);
    if ('refused' in read) throw new Error(`a figure cannot be read: ${read.refused.code}`);
    const who: WhoOf = (seat) => ({ name: say.person(seat), isYou: false, sign: seat });
    return draw({ position: read.value, viewer, who, ...(crop && { crop }) });
  };

/** The signs that an aid draws: as a picture, or in letters. */
export function signOf(aid: Aid<Position> | undefined): Setting['sign'] {
  const Sign = aid?.Sign as ComponentType<{ name: string }> | undefined;
  if (!Sign) return undefined;
  return (name) => {
    // Which ink does not matter here: only that it is not the screen's.
    const drawn = markupOf(Sign, name, inks.full);
    if (drawn.startsWith('<svg')) return (box) => <SignPicture Sign={Sign} name={name} box={box} />;
    // What stands in quotes may hold an angle of its own.
    const letters = drawn
      .replace(/<(?:"[^"]*"|[^">])*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    return letters === '' ? null : (box) => <SignLetters letters={letters} box={box} />;
  };
}

const markupOf = (Sign: ComponentType<{ name: string }>, name: string, ink: Ink): string =>
  renderToStaticMarkup(<InkContext.Provider value={ink}>{h(Sign, { name })}</InkContext.Provider>);

/** In a frame, as on the buttons of the screen. */
function SignLetters({ letters, box: { x, y, w, h: high } }: { letters: string; box: Area }) {
  const size = w * 0.42;
  return (
    <>
      <rect
        x={x}
        y={y + high * 0.1}
        width={w}
        height={high * 0.8}
        rx=".8"
        fill="none"
        stroke="#000000"
        stroke-width=".25"
      />
      <Line
        x={x + w / 2}
        y={y + high / 2 + size * 0.36}
        size={size}
        face="title"
        anchor="middle"
        most={w * 0.85}
        text={letters}
      />
    </>
  );
}

interface SignProps {
  readonly Sign: ComponentType<{ name: string }>;
  readonly name: string;
  readonly box: Area;
}

/** A picture has the size that a style sheet gives it; here it gets that of its box. */
function SignPicture({ Sign, name, box }: SignProps) {
  const ink = useInk();
  const placed = markupOf(Sign, name, ink).replace(/^<svg[^>]*>/, (tag) =>
    tag
      .replace(/ (?:x|y|width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"`),
  );
  return <g dangerouslySetInnerHTML={{ __html: placed }} />;
}
