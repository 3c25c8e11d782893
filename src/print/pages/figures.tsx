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
import { InkContext, useInk } from '../../toolkit/art/ink.ts';
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

/** The signs that an aid draws as pictures; those made of other elements are left to their words. */
export function signOf(aid: Aid<Position> | undefined): Setting['sign'] {
  const Sign = aid?.Sign as ComponentType<{ name: string }> | undefined;
  if (!Sign) return undefined;
  return (name) =>
    /^<svg/.test(renderToStaticMarkup(h(Sign, { name })))
      ? (box) => <SignPicture Sign={Sign} name={name} box={box} />
      : undefined;
}

interface SignProps {
  readonly Sign: ComponentType<{ name: string }>;
  readonly name: string;
  readonly box: Area;
}

/** A picture has the size that a style sheet gives it; here it gets that of its box. */
function SignPicture({ Sign, name, box }: SignProps) {
  const ink = useInk();
  const drawn = renderToStaticMarkup(
    <InkContext.Provider value={ink}>{h(Sign, { name })}</InkContext.Provider>,
  );
  const placed = drawn.replace(/^<svg[^>]*>/, (tag) =>
    tag
      .replace(/ (?:x|y|width|height)="[^"]*"/g, '')
      .replace('<svg', `<svg x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}"`),
  );
  return <g dangerouslySetInnerHTML={{ __html: placed }} />;
}
