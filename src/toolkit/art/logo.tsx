import paper from './paper.module.css';

/** The mark: a balloon cut from two sheets, on the air that lifts it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <path d="M24 3C13.5 3 7 10 7 18.5C7 27 15 31 18.5 36.5H24Z" fill="#e4572e" />
      <path d="M24 3C34.5 3 41 10 41 18.5C41 27 33 31 29.5 36.5H24Z" fill="#f5b82e" />
      <path
        d="M24 3C19 8 17.5 14 17.5 19.5S21 31 22 36.5H26C27 31 30.5 25 30.5 19.5S29 8 24 3Z"
        fill="#fffaf0"
      />
      <path class={paper.logoInk} d="M19 39.5H29L28 45Q27.8 46 26.5 46H21.5Q20.2 46 20 45Z" />
      <path class={paper.logoAir} d="M4 43Q8.5 39 13 43M35 43Q39.5 39 44 43" />
    </svg>
  );
}
