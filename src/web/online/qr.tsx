/** A link as a QR code. Comes only where somebody may want to scan it. */
import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Dark on light whatever the colours of the page: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="qr-code"
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
