/** What a class or a hall reads: joining by a code, the screen that all look at, results to print. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const classWords = (s: Speech) => {
  const seconds = (n: number) => s.plural(n, { one: '# second', other: '# seconds' });
  return {
    join: {
      title: 'Join with a code · Updraft',
      heading: 'Join with a code',
      intro: 'Type the code that you see on the screen, and a name. You land in a seat at once: no account.',
      code: 'Code',
      codeHelp: 'Six letters. Small or large, with or without a space.',
      go: 'Join',
      way: 'Join with a code',
    },
    code: {
      heading: 'Join code',
      at: (address: string) => `At ${address} with the code`,
      ask: 'Give a join code',
      help: 'Six letters that players type to land in a seat. Late-comers can take over a bot’s seat while the code is good.',
      drop: 'Take the code away',
      screen: 'Show on a big screen',
      copyScreen: 'Copy the link for a screen',
      screenHelp: 'A page for a projector: code, names, the game and the standings.',
    },
    show: {
      title: (game: string) => `${game} on the big screen · Updraft`,
      device: 'Screen',
      opening: 'Opening the table …',
      joinAt: 'Join at',
      withCode: 'with the code',
      qr: 'The way to join as a QR code, for the camera of a phone',
      noCode: 'This table has no join code yet.',
      codeElsewhere:
        'This screen is not told the join code. The host gives a code in the waiting room and opens there the link for a screen, which shows it.',
      isIn: (n: number) =>
        n === 0 ? 'Who comes first?' : s.plural(n, { one: 'One is in', other: '# are in' }),
      free: (n: number) => s.plural(n, { one: 'one seat is free', other: '# seats are free' }),
      full: 'all seats are taken',
      start: 'Start',
      startWith: (n: number) => s.plural(n, { one: 'Start, alone', other: 'Start with these #' }),
      startBots: (free: number) => s.plural(free, { one: 'Start, with a bot', other: 'Start, with # bots' }),
      dealing: 'The game begins …',
      thinking: (n: number) => s.plural(n, { one: 'One is still thinking', other: '# are still thinking' }),
      ready: 'All have moved',
      more: (n: number) => `and ${s.number(n)} more`,
      standings: 'Standings',
      timeLeft: 'Time left for this round',
      nudge: 'Ask to move',
      skip: 'Do not wait',
      fill: 'Fill the screen',
      toTable: 'To the table',
      place: (n: number) => `${s.number(n)}.`,
      points: (n: number) => s.plural(n, { one: '# point', other: '# points' }),
      podium: 'The best three',
      ranking: 'All players',
      late: (code: string) => `Late? ${code}`,
    },
    round: {
      lateYou: 'Time was up: a bot plays this round for you. The next one is yours.',
      skip: (n: number) => s.plural(n, { one: 'Do not wait for them', other: 'Do not wait for all #' }),
      standIn: (bot: string) => `For those who are late the bot ${bot} plays that round.`,
      choice: 'A time for each round',
      each: 'For each round',
      seconds: (n: number) => (n % 60 === 0 && n > 60 ? `${s.number(n / 60)} minutes` : seconds(n)),
      help: 'For a class or a hall: no round takes longer. For those who are late a bot plays that round, and the seat stays theirs.',
    },
    take: {
      offer: 'A bot has a seat that you can take over: it goes on from where the bot is.',
      button: 'Take over a bot’s seat',
      taken: (from: string) => `took over from ${from}`,
    },
    results: {
      title: (game: string) => `Results of ${game} · Updraft`,
      heading: (game: string) => `Results of ${game}`,
      print: 'Print',
      link: 'Results to print',
      place: 'Place',
      name: 'Name',
      points: 'Points',
      players: (n: number) => s.plural(n, { one: '# player', other: '# players' }),
      back: 'To the match',
      givenUp: 'This match was given up before its end: there are no points.',
      won: 'won',
      byBot: (bot: number, all: number) =>
        bot === all ? 'a bot made all moves' : `a bot made ${s.number(bot)} of ${s.number(all)} moves`,
    },
  };
};
