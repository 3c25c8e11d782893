/**
 * Texts as PostgreSQL can keep them: it does not take the character 0, which is written as a sign for private use and a digit, and the sign itself as the
 * sign and another. Any other text stays as it is, and so does all JSON, which escapes the character itself.
 */
const SIGN = '\ue000';

export const encoded = (text: string): string =>
  text.includes(SIGN) || text.includes('\0')
    ? text.replaceAll(SIGN, `${SIGN}1`).replaceAll('\0', `${SIGN}0`)
    : text;

export const decoded = (text: string): string =>
  text.includes(SIGN)
    ? text.replace(/\ue000([01])/g, (_, digit: string) => (digit === '0' ? '\0' : SIGN))
    : text;
