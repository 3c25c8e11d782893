/** The language of the pages: chosen once, when the page starts. Another choice is a reload. */
import { directionOf, MADE_UP_LANGUAGE, SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { chosenLanguage } from './settings.ts';

/** Those that there are words in. */
const languages: readonly string[] = [SOURCE_LANGUAGE];

/** The first of these wishes that there are words in, or one that it is a kind of. */
function chooseLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const found = languages.find((one) => one === wish || one === wish.split('-', 1)[0]);
    if (found) return found;
  }
  return SOURCE_LANGUAGE;
}

function choose(): string {
  const asked = new URLSearchParams(location.search).get('lang');
  // For tests, and not in the list.
  if (asked === MADE_UP_LANGUAGE) return asked;
  return chooseLanguage([asked ?? '', chosenLanguage.peek(), ...navigator.languages]);
}

export const language = choose();

export function followLanguage(): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
