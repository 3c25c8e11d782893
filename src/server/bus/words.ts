/** What the bus says when it cannot work. */
export const busWords = {
  noAddress: 'NATS_URL must be the address of a NATS server, as in nats://name:password@nats.example:4222.',
  unreachable: (where: string, why: string) =>
    `The NATS server at ${where} cannot be reached (${why}): start it, or set NATS_URL to where it is.`,
} as const;
