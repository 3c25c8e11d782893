/** Plots as SVG text, without script and without style sheets of their own: colours are the classes of the page. */
import type { Estimate } from '../toolkit/stats.ts';
import type { Histogram } from './answers.ts';

export const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** In units of which a phone shows about 0.75 px each: texts of 14 can be read there. */
const WIDE = 440;
const LEFT = 96;
const RIGHT = 30;
const at = (value: number): string => value.toFixed(1);

const svg = (height: number, label: string, inner: string): string =>
  `<svg viewBox="0 0 ${WIDE} ${at(height)}" role="img" aria-label="${safe(label)}">${inner}</svg>`;

/** Round steps between two values, about five of them. */
export function ticks(from: number, to: number): number[] {
  const raw = (to - from) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= raw) ?? raw;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first;
  return Array.from({ length: count + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export interface Line {
  readonly name: string;
  readonly value: Estimate;
}

export interface Scale {
  readonly label: string;
  readonly text: (value: number) => string;
  /** A value that is marked, with what it is called. */
  readonly mark?: { readonly at: number; readonly name: string };
}

/** A line for each name: its mean as a dot, its interval as a bar. */
export function intervals(lines: readonly Line[], { label, text, mark }: Scale): string {
  const ends = [...lines.flatMap(({ value }) => [value.low, value.high]), ...(mark ? [mark.at] : [])].filter(
    Number.isFinite,
  );
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const pad = (most - least || 1) * 0.06;
  const [from, to] = [least - pad, most + pad];
  const x = (value: number): number =>
    LEFT + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (WIDE - LEFT - RIGHT);
  const bottom = 22 + lines.length * 24;
  const grid = ticks(from, to)
    .map(
      (value) =>
        `<line class="grid" x1="${at(x(value))}" x2="${at(x(value))}" y1="14" y2="${bottom}"/><text class="tick" x="${at(x(value))}" y="${bottom + 14}">${safe(text(value))}</text>`,
    )
    .join('');
  const rows = lines.map(({ name, value }, i) => {
    const y = 30 + i * 24;
    return `<text class="name" x="${LEFT - 12}" y="${y + 4}">${safe(name)}</text><line class="span" x1="${at(x(value.low))}" x2="${at(x(value.high))}" y1="${y}" y2="${y}"/><circle class="dot" cx="${at(x(value.mean))}" cy="${y}" r="4.5"/>`;
  });
  const line = mark
    ? `<line class="mark" x1="${at(x(mark.at))}" x2="${at(x(mark.at))}" y1="12" y2="${bottom}"/><text class="tick" x="${at(x(mark.at))}" y="10">${safe(mark.name)}</text>`
    : '';
  return svg(bottom + 20, label, grid + line + rows.join(''));
}

const BARS = 150;

export function histogram({ from, width, counts }: Histogram, label: string, axis: string): string {
  if (counts.length === 0) return '';
  const most = Math.max(...counts);
  const left = 16;
  const step = (WIDE - left - RIGHT) / counts.length;
  const bars = counts.map((count, i) => {
    const height = (count / most) * BARS;
    const low = from + i * width;
    const name = width === 1 ? `${low}` : `${low}-${low + width - 1}`;
    return `<rect class="bar" x="${at(left + i * step + 0.5)}" y="${at(10 + BARS - height)}" width="${at(Math.max(1, step - 1))}" height="${at(height)}"><title>${name}: ${count}</title></rect>`;
  });
  const marks = ticks(from, from + counts.length * width)
    .filter((value) => value < from + counts.length * width)
    .map(
      (value) =>
        `<text class="tick" x="${at(left + ((value - from) / width + 0.5) * step)}" y="${BARS + 26}">${value}</text>`,
    );
  return svg(
    BARS + 46,
    label,
    `${bars.join('')}<line class="axis" x1="${left}" x2="${WIDE - RIGHT}" y1="${BARS + 10}" y2="${BARS + 10}"/>${marks.join('')}<text class="tick" x="${WIDE / 2}" y="${BARS + 42}">${safe(axis)}</text>`,
  );
}

const CURVE = 180;

/** Shares from 0 to 1 over the tenths of a game, with a band for the intervals. */
export function curve(values: readonly Estimate[], { label, text, mark }: Scale, axis: string): string {
  const left = 64;
  const x = (i: number): number => left + ((i + 1) / (values.length + 1)) * (WIDE - left - RIGHT);
  const y = (share: number): number => 10 + (1 - share) * CURVE;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${left}" x2="${WIDE - RIGHT}" y1="${at(y(share))}" y2="${at(y(share))}"/><text class="name" x="${left - 8}" y="${at(y(share) + 4)}">${safe(text(share))}</text>`,
  );
  const up = values.map(({ high }, i) => `${at(x(i))},${at(y(high))}`);
  const down = values.map(({ low }, i) => `${at(x(i))},${at(y(low))}`).reverse();
  const path = values.map(({ mean }, i) => `${at(x(i))},${at(y(mean))}`).join(' ');
  const names = values.map((_, i) =>
    i % 2 === 0 ? `<text class="tick" x="${at(x(i))}" y="${CURVE + 26}">${(i + 1) * 10} %</text>` : '',
  );
  const fair = mark
    ? `<line class="mark" x1="${left}" x2="${WIDE - RIGHT}" y1="${at(y(mark.at))}" y2="${at(y(mark.at))}"/><text class="name" x="${WIDE - RIGHT}" y="${at(y(mark.at) - 4)}">${safe(mark.name)}</text>`
    : '';
  return svg(
    CURVE + 46,
    label,
    `${grid.join('')}${fair}<polygon class="band" points="${[...up, ...down].join(' ')}"/><polyline class="curve" points="${path}"/>${values.map(({ mean }, i) => `<circle class="dot" cx="${at(x(i))}" cy="${at(y(mean))}" r="3.5"/>`).join('')}${names.join('')}<text class="tick" x="${WIDE / 2}" y="${CURVE + 42}">${safe(axis)}</text>`,
  );
}
