/** What a player has chosen for this browser. Where nothing can be stored, it holds until the page is closed. */
import { effect, type Signal, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'relaxed' | 'quick' | 'instant';

/** Milliseconds between two moves that no player of this page makes. */
export const paces: Readonly<Record<Pace, number>> = { relaxed: 900, quick: 450, instant: 0 };

const themes: readonly Theme[] = ['auto', 'light', 'dark'];
export const paceNames: readonly Pace[] = ['relaxed', 'quick', 'instant'];
/** How long a player sees that a move is made for them, as no other is legal. */
export const moments: Readonly<Record<Pace, number>> = { relaxed: 1500, quick: 900, instant: 400 };

/** Milliseconds between two moves of a match that plays again. */
export type ReplayPace = 'slow' | 'usual' | 'fast' | 'rush';
export const replayPaces: Readonly<Record<ReplayPace, number>> = {
  slow: 3200,
  usual: 1600,
  fast: 800,
  rush: 300,
};
const replayPaceNames: readonly ReplayPace[] = ['slow', 'usual', 'fast', 'rush'];

export const theme = kept<Theme>('theme', 'auto', (text) => themes.find((name) => name === text));
export const pace = kept<Pace>('pace', 'relaxed', (text) => paceNames.find((name) => name === text));
export const replayPace = kept<ReplayPace>('replay', 'usual', (text) =>
  replayPaceNames.find((name) => name === text),
);
/** Does the page make a player's move by itself where no other is legal? */
export const onlyMoves = kept<'on' | 'off'>('only', 'on', (text) => (text === 'off' ? 'off' : 'on'));
export const sound = kept<'on' | 'off'>('sound', 'off', (text) => (text === 'on' ? 'on' : 'off'));
/** Keys of one letter at a table: some tools speak or type such keys by accident. */
export const singleKeys = kept<'on' | 'off'>('keys', 'on', (text) => (text === 'off' ? 'off' : 'on'));
/** A language that was chosen for these pages; empty for that of the browser. */
export const chosenLanguage = kept<string>('language', '', (text) => text);
/** What the player at this screen is called. */
export const playerName = kept<string>('name', '', (text) => text.slice(0, 24));
/** Games that the player was asked about before the first one, or has finished: ids with commas, `*` for all. */
export const known = kept<string>('known', '', (text) => text);
/** Games whose prompts say why. */
export const coached = kept<string>('coached', '', (text) => text);
/** The step at which each lesson was left: `game/lesson=3`, with commas; `done` for one that was finished. */
export const lessonSteps = kept<string>('lessons', '', (text) => text);

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

export function nextPace(): void {
  pace.value = paceNames[(paceNames.indexOf(pace.value) + 1) % paceNames.length]!;
}

export function nextReplayPace(): void {
  const next = (replayPaceNames.indexOf(replayPace.value) + 1) % replayPaceNames.length;
  replayPace.value = replayPaceNames[next]!;
}

/** Puts the theme on the page now and whenever it changes. */
export function followTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}
