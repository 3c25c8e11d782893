/** What a player has chosen for this browser. Where nothing can be stored, it holds until the page is closed. */
import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'relaxed' | 'quick' | 'instant';

/** Milliseconds between two moves that no player of this page makes. */
export const paces: Readonly<Record<Pace, number>> = { relaxed: 900, quick: 450, instant: 0 };

const themes: readonly Theme[] = ['auto', 'light', 'dark'];
const paceNames: readonly Pace[] = ['relaxed', 'quick', 'instant'];

export const theme = kept<Theme>('theme', 'auto', (text) => themes.find((name) => name === text));
export const pace = kept<Pace>('pace', 'relaxed', (text) => paceNames.find((name) => name === text));
export const sound = kept<'on' | 'off'>('sound', 'off', (text) => (text === 'on' ? 'on' : 'off'));
/** Keys of one letter at a table: some tools speak or type such keys by accident. */
export const singleKeys = kept<'on' | 'off'>('keys', 'on', (text) => (text === 'off' ? 'off' : 'on'));
/** A language that was chosen for these pages; empty for that of the browser. */
export const chosenLanguage = kept<string>('language', '', (text) => text);
/** What the player at this screen is called. */
export const playerName = kept<string>('name', '', (text) => text.slice(0, 24));

function kept<T extends string>(name: string, usual: T, read: (text: string) => T | undefined): Signal<T> {
  const key = `updraft/${name}`;
  const setting = signal<T>(usual);
  try {
    const text = localStorage.getItem(key);
    if (text !== null) setting.value = read(text) ?? usual;
  } catch {
    // Storage is switched off.
  }
  effect(() => {
    const { value } = setting;
    try {
      if (value === usual) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // As above: it holds for this page.
    }
  });
  return setting;
}

export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length]!;
}

/** Puts the theme on the page now and whenever it changes. */
export function followTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}
