import { useInk } from './ink.ts';
import { letters } from './letters.ts';
import { cream, ink } from './paints.ts';
import paper from './paper.module.css';
import { Stroke } from './stroke.tsx';

/** Ropes, burner, two people and a wicker basket, under an envelope whose mouth is at 31. */
export function Basket() {
  const { tone } = useInk();
  return (
    <>
      <Stroke d="M-13 30-9 53M13 30 9 53" hex="#5b3a1e" width={1.4} />
      <Stroke d="M-5 32-4 53M5 32 4 53" hex="#5b3a1e" />
      <path d="M0 33.500C3.5 36 3.5 40 0 41.500C-3.5 40-3.5 36 0 33.500Z" fill={tone('#ff9d3c')} />
      <path d="M-2.5 41.500h5v2h-5Z" fill={tone('#5d6288')} />
      <circle cx="-4.6" cy="48.6" r="3" fill={tone('#f0c19b')} />
      <circle cx="4.6" cy="49.2" r="2.8" fill={tone('#8a5638')} />
      <path d="M-8.4 48a3.8 3.8 0 0 1 7.6 0Z" fill={tone('#2f66bf')} />
      <path d="M1.5 48.800q.6-3.4 3.4-3.3 2.7.2 2.7 3.300Z" fill={tone('#2b1c14')} />
      <path d="M-12 53H12L9.6 67Q9.2 69.5 6.6 69.500H-6.600Q-9.2 69.5-9.6 67Z" fill={tone('#b67a40')} />
      <Stroke d="M-10.5 58.500H10.500M-10 63H10M-6 54-5 69M-2 54V69M2 54V69M6 54 5 69" hex="#8a5628" />
      <path d="M3 54H12L9.6 67Q9.2 69.5 6.6 69.500H3Z" fill={tone(ink)} opacity=".16" />
      <rect x="-13" y="51" width="26" height="4.4" rx="2.2" fill={tone('#7d4c22')} />
    </>
  );
}

/** A belt of paper with the letters. */
export function Ribbon({ label, y = 0 }: { label: string; y?: number }) {
  const { tone } = useInk();
  return (
    <g transform={`translate(0 ${y})`}>
      <path d="M-38-6-53-10-48 2-53 14-38 17ZM38-6 53-10 48 2 53 14 38 17Z" fill={tone('#d3c19b')} />
      <path d="M-46-12Q0-5 46-12V16Q0 23-46 16Z" fill={tone(ink)} opacity=".24" />
      <Belt
        d="M-47-15Q0-8 47-15V12Q0 19-47 12Z"
        seam="M-47-11.500Q0-4.5 47-11.500M-47 8.500Q0 15.5 47 8.5"
        text={{ y: 11, 'font-size': 24 }}
        label={label}
      />
    </g>
  );
}

interface BeltProps {
  readonly d: string;
  readonly seam: string;
  readonly text: { readonly y: number; readonly 'font-size': number };
  readonly label: string;
}

/** Paper sewn on cloth, with letters. */
export function Belt({ d, seam, text, label }: BeltProps) {
  const { tone } = useInk();
  return (
    <>
      <path d={d} fill={tone(cream)} />
      <path d={seam} fill="none" stroke={tone('#d3c19b')} stroke-dasharray="3 2.6" />
      <text {...letters} fill={tone(ink)} {...text}>
        {label}
      </text>
    </>
  );
}

/** The burner lights the envelope from below at night. */
export function Glow({ d }: { d: string }) {
  // Paper has no night.
  if (useInk().name !== 'screen') return null;
  return <path d={d} fill="url(#art-lamp)" />;
}

/** Cloth that bulges. On paper, where inks are flat, an outline takes its place. */
export function Volume({ d }: { d: string }) {
  const { name } = useInk();
  if (name === 'screen') return <path d={d} fill="url(#art-volume)" />;
  return <Stroke d={d} hex={ink} width={name === 'full' ? 0.8 : 1.4} />;
}

/** A piece throws a shadow on the screen; on paper it is cut out. */
export function Shadow({ d, x, y }: { d: string; x: number; y: number }) {
  if (useInk().name !== 'screen') return null;
  return <path class={paper.shadow} d={d} transform={`translate(${x} ${y})`} />;
}
