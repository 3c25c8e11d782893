/** Every sentence that the server says to whoever asks it. */
export const words = {
  noSuchFile: 'There is no such file here.',
  noSuchAddress: 'There is nothing at this address.',
  onlyReading: 'This address can only be read.',
  badAddress: 'This address cannot be read: a % in it stands for nothing.',
  noCode: 'A code has eight letters and digits, like ABCD-2345: type it as the other device shows it.',
  usedCode: 'This code is not good, or not any more: ask the other device for a new one.',
  noName: 'A name needs at least one letter, digit or sign that can be seen.',
  longName: (most: number) => `A name has at most ${most} characters.`,
  unseemlyName: 'A name has letters, digits, signs and spaces; this one has a character that cannot be seen.',
  lacks: (whole: string, name: string, right = 'a value') => `${whole} needs "${name}": ${right}.`,
  nothingCalled: (whole: string, name: string, known: readonly string[]) =>
    `${whole} has nothing called "${name}": ${known.length > 0 ? `it may have ${known.join(', ')}` : 'it is empty'}.`,
  shouldBe: (whole: string, name: string, right = 'something else') =>
    `${whole} is wrong: "${name}" should be ${right}.`,
  noObject: (whole: string) => `${whole} is a JSON object, and this is none.`,

  message: (type: string) => `A "${type}" message`,
  noJson: 'A message is one JSON object, and this is none.',
  noBinary: 'A message is text: one JSON object.',
  noSuchMessage: (type: string, known: readonly string[]) =>
    `There is no message of type "${type}": choose ${known.join(', ')}.`,
  noType: (known: readonly string[]) => `A message needs a "type": ${known.join(', ')}.`,
  tooFast: 'That was too much at once: please slow down.',
  flood: 'Too many messages that mean nothing or come too fast.',
  helloFirst: 'The first message must be "hello", with the token of this device.',
  helloAgain: 'You have said hello already.',
  stranger: 'This device is not known here any more: choose a name to play.',
  otherProtocol: 'This page is of another version than the server: reload it.',
  noSocketHere: 'Sockets are at another address.',
  otherOrigin: 'A page of another address may not open sockets here.',
  manySockets: 'There are too many connections from your address: close some tabs.',
  stopping: 'The server is stopping. Please try again in a moment.',

  tooLong: (kilobytes: number) => `A request has at most ${kilobytes} kB.`,
  noJsonBody: 'A request carries a JSON object, with content-type application/json.',
  tooMany: (seconds: number) =>
    `That was too much at once: please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  noToken: 'This needs to know who asks: send "Authorization: Bearer" and the token of this device.',
  noSuchTable: 'There is no such table, or not any more.',
  body: 'This request',
  address: 'This address',

  document: {
    info: {
      title: 'Updraft',
      version: '1',
      description:
        'What a page asks the server for before and beside its socket. Whatever happens at a table goes through the socket at /socket.',
    },
    components: {
      securitySchemes: {
        token: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'The token that POST /api/identity gave to this device.',
        },
      },
    },
  },
  answer: 'The answer.',
  refusalOf4xx: 'Refused, with a sentence that says what is wrong and what would be right.',
  refusalOf503: 'The database does not answer; pages and games on one device work all the same.',
  routes: {
    openapi: { summary: 'This document', description: 'For programs, as OpenAPI 3.1.' },
    docs: { summary: 'This document to read', description: 'For people.' },
  },

  ourFault: 'Something went wrong on our side. Please try again.',
} as const;
