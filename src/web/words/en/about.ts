/** What people read about the product. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  title: 'About · Updraft',
  heading: 'About Updraft',
  what: 'Updraft is a table for board games about the sky. The rules run in your browser, bots think in the background, and everything but online tables works without a connection once it has been opened. There are no accounts, no advertisements and no trackers.',
  keptTitle: 'Your games',
  kept: 'A game on this screen is stored in this browser after every move, so a reload or a flat battery loses nothing. Nothing of it is sent anywhere. You can save any game as a file, and delete it on the first page. An online table is kept by the server that you play on: its moves, its chat, and the names of those who sat there.',
  fairTitle: 'Fair draws',
  fair: 'Before the first move a game publishes a hash of its secret. Every deal, die and card is drawn from that secret; at the end it is shown, and anybody can check every draw.',
  designersTitle: 'The games’ designers',
  designers: 'Updraft is a tribute. If you like a game here, please look for the original.',
  by: (names: readonly string[]) => `by ${s.list(names)}`,
  licencesTitle: 'Licences',
  code: 'The program, its pictures and its sounds are our own and free under the MIT licence.',
  fonts:
    'Type: Fredoka (The Fredoka Project Authors) and Nunito (The Nunito Project Authors), both under the SIL Open Font License 1.1.',
  parts: 'Built with Preact, Preact Signals, idb, noble-hashes and uqr, each under its own free licence.',
});
