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
  ourFault: 'Something went wrong on our side. Please try again.',
} as const;
