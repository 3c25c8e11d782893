export const ownWords = {
  title: (page: string, game: string) => `${page} · ${game} · Updraft`,
} as const;
