/** The signs that legends of both airfields name. */
import type { ComponentChildren } from 'preact';
import { useInk } from '../../../toolkit/art/ink.ts';
import type { PaintId } from '../../../toolkit/art/paints.ts';
import { FieldBalloon } from './balloon.tsx';
import { ColorCard } from './card.tsx';
import { LegalRing } from './ring.tsx';
import { Truck } from './truck.tsx';

interface PictureProps {
  readonly box: string;
  readonly children: ComponentChildren;
}

const Picture = ({ box, children }: PictureProps) => (
  <svg viewBox={box} width="44" height="44" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** Whatever is not known is a colour card. */
export function FieldSign({ name, paint }: { readonly name: string; readonly paint: PaintId }) {
  const { name: ink } = useInk();
  // Nothing glows on paper.
  if (name === 'glow' && ink !== 'screen') return null;
  switch (name) {
    case 'packed':
    case 'unpacked':
      return (
        <Picture box={name === 'packed' ? '-52 -52 104 104' : '-56 -6 112 84'}>
          <FieldBalloon name="GR" state={name} />
        </Picture>
      );
    case 'inflated':
      return (
        <Picture box="-80 -92 160 160">
          <FieldBalloon name="GR" state="flying" />
          <Truck kind="launch" x={14} y={66} width={120} />
        </Picture>
      );
    case 'flying':
    case 'glow':
      return (
        <Picture box="-80 -82 160 160">
          {name === 'glow' && <LegalRing shape="balloon" />}
          <FieldBalloon name="GR" state="flying" />
        </Picture>
      );
    case 'shape':
      return (
        <Picture box="-80 -82 160 160">
          <FieldBalloon name="X1" state="flying" />
        </Picture>
      );
    case 'launch':
    case 'safety':
      return (
        <Picture box="-56 -84 112 112">
          <Truck kind={name} x={0} y={0} width={108} />
        </Picture>
      );
    default:
      return (
        <span style={{ display: 'inline-grid', width: '44px' }}>
          <ColorCard paints={[paint]} />
        </span>
      );
  }
}
