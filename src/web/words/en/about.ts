/** What people read about the product. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  title: 'About · Updraft',
  heading: 'About Updraft',
  what: 'Updraft is a table for board games about the sky. The rules run in your browser, bots think in the background, and everything but online tables works without a connection once it has been opened. There are no accounts, no advertisements and no trackers.',
  keptTitle: 'Your games',
  kept: 'A game on this screen is stored in this browser after every move, so a reload or a flat battery loses nothing. Nothing of it is sent anywhere. You can save any game as a file, and delete it on the first page. An online table is kept by the server that you play on: its moves, its chat, and the names of those who sat there.',
  fairTitle: 'Fair draws',
  fair: 'Before the first move a game publishes a hash of its secret. Every deal, die and card is drawn from that secret; at the end it is shown, and every reader can check every draw.',
  fairOnline:
    'At an online table your browser adds a salt. Before the match begins the server has published the hash of its secret, and every browser the hash of its salt; only then are the salts shown, and the order at the table and all draws are made of the secret and all salts. At the end your browser checks the match against what it saw, not only against what the server says. So not even the owner of the server can choose the draws, once one honest salt is in.',
  fairNot:
    'What this does not prove: the server knows the draws in advance, and its owner could tell a friend. A player who is in league with the owner can hold back a salt and so choose between two deals: the match names every player whose salt is missing. And a server can break off a match.',
  designersTitle: 'The games’ designers',
  designers: 'Updraft is a tribute. If you like a game here, please look for the original.',
  by: (names: readonly string[]) => `by ${s.list(names)}`,
  licencesTitle: 'Licences',
  code: 'The program, its pictures and its sounds are our own and free under the MIT licence.',
  fonts:
    'Type: Fredoka (The Fredoka Project Authors) and Nunito (The Nunito Project Authors), both under the SIL Open Font License 1.1.',
  parts: 'Built with Preact, Preact Signals, idb, noble-hashes and uqr, each under its own free licence.',
});
