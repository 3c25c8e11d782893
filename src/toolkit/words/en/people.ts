/** Names for players in figures, and for people who have typed none. */
export const people = ['Amelia', 'Bert', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo', 'Ines', 'Jules'];
