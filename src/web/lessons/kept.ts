/** What this browser keeps about learning: lists in settings, because a player may have a handful of games and no more. */
import { coached, known, lessonSteps } from '../settings.ts';

const items = (text: string): string[] => text.split(',').filter((item) => item !== '');
const withItem = (text: string, item: string): string => [...new Set([...items(text), item])].join();
const withoutItem = (text: string, item: string): string =>
  items(text)
    .filter((each) => each !== item)
    .join();

/** Need this player not be asked how to begin with this game? */
export const isKnown = (game: string): boolean =>
  known.value.split(',').some((each) => each === game || each === '*');

export function know(game: string): void {
  known.value = withItem(known.peek(), game);
}

export const isCoached = (game: string): boolean => items(coached.value).includes(game);

export function coach(game: string, on: boolean): void {
  coached.value = on ? withItem(coached.peek(), game) : withoutItem(coached.peek(), game);
}

/** The step at which a lesson was left, from 0; 'done' when it was finished. */
export function stepOf(game: string, lesson: string): number | 'done' {
  const key = `${game}/${lesson}=`;
  const value = items(lessonSteps.value)
    .find((each) => each.startsWith(key))
    ?.slice(key.length);
  if (value === 'done') return value;
  const step = Number(value);
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export function keepStep(game: string, lesson: string, step: number | 'done'): void {
  const key = `${game}/${lesson}=`;
  const others = items(lessonSteps.peek()).filter((each) => !each.startsWith(key));
  lessonSteps.value = (step === 0 ? others : [...others, `${key}${step}`]).join();
}
