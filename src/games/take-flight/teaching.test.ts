/** What helps at the table and in the lesson: tips, coaching, answers to tries. */
import { describe, expect, it } from 'vitest';
import type { Lesson, Move, Who } from '../../contract/index.ts';
import { aid as aidOf } from './aid.tsx';
import { flightOf } from './flight.ts';
import { takeFlight as game } from './game.ts';
import { CROSSING, LANDED, lessons as lessonsOf } from './lessons/index.ts';
import type { FlightState } from './state.ts';
import { at, english } from './testing/table.ts';
import { words as aidWords } from './words/en/aid.ts';
import { words as lessonWords } from './words/en/lessons.ts';

const aid = aidOf(aidWords(english));
const lesson = lessonsOf(lessonWords(english)).lessons[0] as Lesson<FlightState, Move>;
const who = (seat: number): Who => ({ name: `Pilot${seat}`, isYou: seat === 0, sign: seat });
const tip = (text: string, place: string) => aid.tip(at(text), 0, place, who);
const step = (title: string) => lesson.steps.find((each) => each.title === title)!;

function answer(title: string, text: string): { right: boolean; say: string } {
  const { position, task } = step(title);
  const view = at(position!);
  const reading = game.read(view, 0, text);
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return task!.judge(view, reading.value);
}

describe('tips', () => {
  it.each([
    ['die', 'Die: 4'],
    ['modifier', 'Modifier −1'],
    ['wind', 'Wind 3'],
    ['square-14', 'Square 14: 6'],
    ['square-13', 'Square 13: 3 + 5 = 8'],
    ['square-20', 'Square 20, below 6 and 2'],
    ['tail-anywhere', '↔'],
    ['tail-makes-4', '=4'],
    ['slope-up-2', 'Wing sum 11–12'],
    ['slope-level', 'Wing sum 7–8'],
    ['row-2', 'Row 2'],
    ['height-16', 'Height 28'],
    ['distance-24', 'Distance 33'],
    ['count-heart', '1 heart, 3 points'],
    ['sky-1-6', 'A heart'],
    ['sky-24-1', 'Dune'],
    ['plane-0', 'You'],
    ['start', 'Start'],
  ])('%s: %s', (place, title) => {
    expect(tip('6: 14; 4: 15; 4', place)).toMatchObject({ title });
  });

  it('say nothing of an empty square of the sky, nor of what there is not', () => {
    expect(tip('6', 'sky-1-16')).toBeUndefined();
    expect(tip('6', 'square-99')).toBeUndefined();
    expect(tip('6', 'tail-plus-9')).toBeUndefined();
  });

  it('tell what a square needs, and when nothing is left to spend on it', () => {
    expect(tip('6', 'square-3')?.text).toContain('2 of them left');
    expect(tip('6: 1 <>; 6: 2 <>; 6', 'square-3')?.text).toContain('crossed off');
    expect(tip('1', 'square-15')?.text).toContain('crash');
  });

  it('name the pilots of a crowd, and count the others', () => {
    const all = Array.from({ length: 9 }, () => '14').join(' / ');
    expect(aid.tip(at(`6: ${all}; 3`), 0, 'crowd-1-5', who)).toEqual({
      title: '9 planes',
      text: 'you, Pilot1, Pilot2, Pilot3, Pilot4 and 4 others.',
    });
  });
});

describe('coaching', () => {
  it.each([
    ['1', undefined, 'Square 15 would take you into the ground'],
    ['6: 14; 4', undefined, 'Square 15 ends at a heart: 3 points'],
    ['2', undefined, 'Square 14 flies level'],
    ['6', 'tail-plus-2', 'crossed off for good'],
    ['6', 'square-14', 'from 1 to 6'],
    ['1', 'square-15', 'ends your flight with 9 points, Novice'],
    ['6', 'tail-plus-4 square-14', 'from −4 to 1'],
  ])('%s, holding %s: %s', (text, held, sentence) => {
    expect(aid.coach(at(text), 0, held)).toContain(sentence);
  });
});

describe('the player aid', () => {
  it('has a sign for every symbol and every action of the tail', () => {
    const signs = aid
      .sections()
      .flatMap(({ blocks }) =>
        blocks.flatMap((block) => ('legend' in block ? block.legend.map(({ sign }) => sign) : [])),
      );
    expect(signs).toEqual([
      ...['heart', 'square', 'star', 'hourglass'],
      ...['<>', '=4', '+1', '-1', '+2', '+4', 'level'],
    ]);
  });
});

describe('the lesson', () => {
  it.each([
    ['Write it into a wing', '14', '6 + 6 = 12'],
    ['Aim for a symbol', '15', 'next modifier −1'],
    ['The tail helps', '13 +1', '4 + 5 = 9'],
    ['The tail helps', '13 +2', 'second heart'],
    ['↔ writes anywhere', '20 <>', '5 + 6 + 2 = 13'],
    ['Mind the ground', '14', 'level'],
  ])('%s: %s is right', (title, move, say) => {
    expect(answer(title, move)).toEqual({ right: true, say: expect.stringContaining(say) });
  });

  it.each([
    ['Write it into a wing', '15', '6 + 1 = 7, level'],
    ['Write it into a wing', '14 +2', 'crosses off +2 for nothing'],
    ['Aim for a symbol', '13', 'flies past the heart'],
    ['The tail helps', '13', 'Nothing of the tail was laid out'],
    ['The tail helps', '16 +1', 'With +1'],
    ['The tail helps', '13 +1 +4', 'crosses off +4'],
    ['↔ writes anywhere', '14', 'needs no ↔'],
    ['↔ writes anywhere', '26 <>', '20 has more above it'],
    ['Mind the ground', '15', 'a crash'],
    ['Mind the ground', '15 level', 'spends nothing'],
  ])('%s: %s is allowed and wrong', (title, move, say) => {
    expect(answer(title, move)).toEqual({ right: false, say: expect.stringContaining(say) });
  });

  it.each([
    ['square-14', 'already holds'],
    ['square-9', 'Open are 13 and 15'],
    ['sky-2-4', 'You do not choose the square of the sky'],
    ['slope-up-2', 'only read'],
    ['die', 'stays 4'],
    ['wind', 'follows from the die'],
    ['count-heart', 'flying through'],
    ['height-8', 'points are counted'],
    ['plane-0', 'flies by itself'],
    ['tail-plus-2', 'crossed off'],
    ['elsewhere', 'Write 4 into a lit square'],
  ])('a try at %s is answered', (place, say) => {
    const { position, task } = step('Aim for a symbol');
    expect(task!.refuse(at(position!), place)).toContain(say);
  });

  it('says what is true of its positions', () => {
    expect(at('6: 14; 5: 15; 4')).toMatchObject({ modifier: [-1], die: 4 });
    const far = game.read(at('5'), 0, '20 <>');
    expect('value' in far && flightOf(at('5'), 0, far.value as number)).toMatchObject({
      slope: 3,
      modifier: -5,
      symbol: 0,
    });
    const landed = at(CROSSING);
    expect(landed).toMatchObject({ crashed: [0], row: [LANDED.row], peak: [LANDED.peak] });
  });
});
