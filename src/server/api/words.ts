/** What the document of the API says beside its schemas: it is for programmers, in English. */
export const docWords = {
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
} as const;

/** What the page about the API says around its document. */
export const pageWords = {
  title: (product: string) => `${product}: the API`,
  refusals:
    'Every refusal is {"error": "a sentence that says what is wrong and what would be right", "refusal": {"code": "…"}}.',
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
