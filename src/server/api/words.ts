/** What the page about the API says around its document. */
export const pageWords = {
  title: (product: string) => `${product}: the API`,
  refusals: 'Every refusal is {"error": "a sentence that says what is wrong and what would be right"}.',
  document: 'The same for programs.',
  token: 'Needs “Authorization: Bearer” and the token of this device.',
  inAddress: 'In the address',
  asked: 'Takes',
  given: 'Gives',
  listOf: (title: string) => `${title} a list of`,
  list: (of: string) => (of ? `a list of ${of}` : 'a list'),
  sometimes: 'not always',
  or: ' or ',
  kinds: {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    boolean: 'true or false',
    object: 'object',
  } as Readonly<Record<string, string>>,
} as const;
