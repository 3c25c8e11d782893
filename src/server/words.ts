/** Every sentence that the server says to whoever asks it. */
export const words = {
  noSuchFile: 'There is no such file here.',
  noSuchAddress: 'There is nothing at this address.',
  onlyReading: 'This address can only be read.',
  badAddress: 'This address cannot be read: a % in it stands for nothing.',
  ourFault: 'Something went wrong on our side. Please try again.',
} as const;
