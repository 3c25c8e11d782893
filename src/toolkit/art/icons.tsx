import paper from './paper.module.css';

const paths = {
  undo: 'M9 7 4 12l5 5M4 12h10a5.5 5.5 0 0 1 0 11h-1',
  redo: 'M15 7l5 5-5 5M20 12H10a5.5 5.5 0 0 0 0 11h1',
  hint: 'M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-3.8 11.8c.6.5.8 1 .8 1.7h6c0-.7.2-1.2.8-1.7A6.5 6.5 0 0 0 12 2.5Z',
  keys: 'M5 6.5h14q2 0 2 2v7q0 2-2 2H5q-2 0-2-2v-7q0-2 2-2ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8.5 14h7',
  rules: 'M12 6c-2-1.8-5-2.3-8.5-2v14.5c3.5-.3 6.5.2 8.5 2 2-1.8 5-2.3 8.5-2V4C17 3.7 14 4.2 12 6Zm0 0v14.5',
  learn: 'M12 4.5 1.8 9.5 12 14.5l10.2-5ZM6 11.8v5c1.6 1.6 3.6 2.4 6 2.4s4.4-.8 6-2.4v-5M22.2 9.5v6',
  aid: 'M7 3h10q2 0 2 2v14q0 2-2 2H7q-2 0-2-2V5q0-2 2-2ZM8.5 7.5h7M8.5 11.5h7M8.5 15.5h4',
  'sound-on': 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 8.5a5 5 0 0 1 0 7M18 5.5a9 9 0 0 1 0 13',
  'sound-off': 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  sun: 'M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 1.8v2M12 20.2v2M1.8 12h2M20.2 12h2M4.8 4.8l1.4 1.4M17.8 17.8l1.4 1.4M19.2 4.8l-1.4 1.4M6.2 17.8l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  auto: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 7.5h6.8M12 12h9M12 16.5h6.8',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  first: 'M17.5 6l-6 6 6 6M6.5 6v12',
  last: 'M6.5 6l6 6-6 6M17.5 6v12',
  play: 'M8 5.2v13.6q0 1 .9.5l11-6.8q.8-.5 0-1L8.9 4.7Q8 4.2 8 5.2Z',
  pause: 'M8.5 5v14M15.5 5v14',
  share: 'M12 15.5V3.5M7.5 7.5 12 3l4.5 4.5M5 12.5v6.5q0 2 2 2h10q2 0 2-2v-6.5',
  dice: 'M7 3.5h10q3.5 0 3.5 3.5v10q0 3.5-3.5 3.5H7q-3.5 0-3.5-3.5V7q0-3.5 3.5-3.5ZM8.2 8.2h.01M15.8 8.2h.01M12 12h.01M8.2 15.8h.01M15.8 15.8h.01',
  users:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 20c.3-4 2.8-6 6.5-6s6.2 2 6.5 6M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2.5.6 3.8 2.5 4 5.6',
  robot:
    'M8 8h8q3.5 0 3.5 3.5v4.5q0 3.5-3.5 3.5H8q-3.5 0-3.5-3.5v-4.5Q4.5 8 8 8ZM12 8V4.5M12 3.5h.01M9 12.5v1.5M15 12.5v1.5M1.8 12v4M22.2 12v4',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 21c.4-4.5 3.2-6.5 7.5-6.5s7.1 2 7.5 6.5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3.2 2',
  check: 'M5 12.5l4.5 4.5L19.5 7',
  chat: 'M5.5 4h13Q21 4 21 6.5v8q0 2.5-2.5 2.5H12l-5 4v-4H5.5Q3 17 3 14.5v-8Q3 4 5.5 4ZM8 9h8M8 12.5h5',
  bell: 'M12 3.5a6 6 0 0 0-6 6c0 5-2 6.5-2 8h16c0-1.5-2-3-2-8a6 6 0 0 0-6-6ZM10 20.5h4M12 3.5V2',
  flag: 'M6 21.5V3.5M6 4.5c4-2 8 2 12.5 0v9c-4.5 2-8.5-2-12.5 0',
  eye: 'M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  trophy:
    'M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5H4q0 5.5 4 5.5M16.5 5H20q0 5.5-4 5.5M12 14v4M8 20.5h8M9.5 20.5Q9.5 18 12 18t2.5 2.5',
  print:
    'M7 9V3.5h10V9M7 17.5H5q-1.5 0-1.5-1.5v-5.5Q3.5 9 5 9h14q1.5 0 1.5 1.5V16q0 1.5-1.5 1.5h-2M7 14h10v6.5H7Z',
} as const;

export type IconName = keyof typeof paths;

/** A picture of one line, in the colour of the text around it: drawn in a box of 24 by 24. */
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

export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <LineIcon d={paths[name]} size={size} />
);
