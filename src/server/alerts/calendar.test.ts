import { expect, test } from 'vitest';
import { calendarText, escaped, folded, utc } from './calendar.ts';
import { minuteOfDay, quietUntil } from './quiet.ts';

test('times are in UTC, whatever the zone of the machine', () => {
  expect(utc(Date.UTC(2026, 2, 29, 1, 30))).toBe('20260329T013000Z');
});

test('signs that mean something are escaped, and lines end where they should', () => {
  expect(escaped('a, b; c\\d\r\ne\u0007')).toBe('a\\, b\\; c\\\\d\\ne');
  const line = `SUMMARY:${'Zoë 🎈 '.repeat(30)}`;
  const lines = folded(line).split('\r\n');
  expect(lines.length).toBeGreaterThan(3);
  for (const one of lines) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(75);
  expect(lines.map((one, i) => (i === 0 ? one : one.slice(1))).join('')).toBe(line);
  const event = {
    uid: 'u',
    until: Date.UTC(2026, 0, 1),
    summary: 's',
    description: 'd',
    url: 'https://x.example/',
  };
  const text = calendarText('Updraft', [event], 0);
  expect(text).toContain('DTSTART:20251231T234500Z\r\nDTEND:20260101T000000Z\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('quiet hours go over midnight, in the zone of the person, also when clocks change', () => {
  const night = { zone: 'America/New_York', language: 'en', quiet: { from: 22 * 60, to: 7 * 60 } };
  const at = (text: string): number => Date.parse(text);
  expect(minuteOfDay(at('2026-01-10T03:00:00Z'), night.zone)).toBe(22 * 60);
  expect(quietUntil(night, at('2026-01-10T02:59:00Z'))).toBeUndefined();
  expect(quietUntil(night, at('2026-01-10T03:00:30Z'))).toBe(at('2026-01-10T12:00:00Z'));
  expect(quietUntil(night, at('2026-01-10T12:00:00Z'))).toBeUndefined();
  // In the night to 8 March 2026 an hour is left out: asked again when it seems to be over, quiet is over.
  expect(quietUntil(night, at('2026-03-08T12:00:00Z'))).toBeUndefined();
  expect(quietUntil({ zone: 'UTC', language: 'en' }, 0)).toBeUndefined();
});
