/** A link as a QR code. Loaded only where it is shown. */

import { encode } from 'uqr';
import { cx } from '../../toolkit/ui/index.ts';
import css from './qr.module.css';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly class?: string | undefined;
}

/** Dark on light whatever the colours of the page: many cameras read nothing else. */
export function QrCode({ text, label, class: more }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class={cx(css.code, more)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#22264b" />
    </svg>
  );
}
