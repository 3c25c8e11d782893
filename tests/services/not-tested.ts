/**
 * Something that a test needs cannot be had: what is not tested therefore is said, and `npm test` says it again at its end; where CI is set it is a failure.
 */
export function notTested(name: string, why = 'it is not installed'): void {
  if (process.env.CI) throw new Error(`${name}: ${why}`);
  console.warn(`NOT TESTED, because there is no ${name}: ${why}`);
}
