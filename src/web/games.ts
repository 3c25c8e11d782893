/** The list of games, handed down from the entry point: the pages themselves name none. */

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LocalizedGame } from '../toolkit/listing.ts';

export const Games = createContext<readonly LocalizedGame[]>([]);

export const useGames = (): readonly LocalizedGame[] => useContext(Games);

export function useGame(id: string): LocalizedGame | undefined {
  return useGames().find(({ meta }) => meta.id === id);
}
