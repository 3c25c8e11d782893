import { cream, ink } from './paints.ts';

/** Ropes, burner, two people and a wicker basket, under an envelope whose mouth is at 31. */
export function Basket() {
  return (
    <>
      <path
        d="M-12 31-8 52M12 31 8 52M-5 33-4 52M5 33 4 52"
        fill="none"
        stroke="#5b3a1e"
        stroke-width="1.4"
      />
      <path class="art-flame" d="M0 32C5 38 4 43 0 45C-4 43-5 38 0 32Z" />
      <circle cx="-3.6" cy="48.4" r="3" fill="#f0c19b" />
      <circle cx="3.8" cy="49" r="2.8" fill="#8a5638" />
      <path d="M-6.8 47.8a3.2 3.2 0 0 1 6.4 0Z" fill="#c2410c" />
      <path d="M-11 52H11L8.6 67Q8.3 69 6 69H-6Q-8.3 69-8.6 67Z" fill="#b0743c" />
      <path
        d="M-10 57H10M-9.4 61.5H9.4M-9 66H9M-5 53-4 69M0 53V69M5 53 4 69"
        fill="none"
        stroke="#7d4c22"
        stroke-width="1"
      />
      <rect x="-12" y="50.5" width="24" height="4" rx="2" fill="#7d4c22" />
    </>
  );
}

/** A belt of paper with the letters, large: they must read on a telephone. */
export function Ribbon({ label, y = 0 }: { label: string; y?: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-40-8-52-11-48 1-52 13-38 15ZM40-8 52-11 48 1 52 13 38 15Z" fill="#d9c9a8" />
      <path d="M-46-13Q0-6 46-13V15Q0 22-46 15Z" fill={ink} opacity=".22" />
      <path d="M-46-15Q0-8 46-15V12Q0 19-46 12Z" fill={cream} />
      <text class="art-letters" y="11" font-size="25" fill={ink}>
        {label}
      </text>
    </g>
  );
}

/** The burner lights the envelope from below at night. */
export function Glow({ d }: { d: string }) {
  return <path d={d} fill="url(#art-lamp)" />;
}
