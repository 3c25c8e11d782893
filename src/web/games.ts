/** The list of games, handed down from the entry point: the pages themselves name none. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameEntry } from '../contract/index.ts';

export const Games = createContext<readonly GameEntry[]>([]);

export const useGames = (): readonly GameEntry[] => useContext(Games);

export function useGame(id: string): GameEntry | undefined {
  return useGames().find(({ meta }) => meta.id === id);
}
