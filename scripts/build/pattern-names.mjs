/**
 * What turns SVG into PDF knows its patterns by the name of a function, which a minifier takes away: every pattern would be printed
 * solid black. Here the name becomes a text.
 * @returns {import('vite').Plugin}
 */
export const patternNames = () => ({
  name: 'pattern-names',
  apply: 'build',
  transform: {
    filter: { id: /svg-to-pdfkit\/source\.js/ },
    handler(code) {
      const named = 'new (function PDFPattern() {})()';
      if (!code.includes(named))
        throw new Error('svg-to-pdfkit has changed: its patterns would print black.');
      return { code: code.replace(named, "new (class { static name = 'PDFPattern'; })()"), map: null };
    },
  },
});
