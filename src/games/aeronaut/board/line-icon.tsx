/** A picture of one line, in the colour of the text around it. */
import paper from '../../../toolkit/art/paper.module.css';

export function LineIcon({ d, size = 22 }: { d: string; size?: number }) {
  return (
    <svg
      class={paper.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
