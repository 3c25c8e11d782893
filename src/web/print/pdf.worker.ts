/** Makes one PDF of pages that arrive as SVG, beside the page, so that it stays usable meanwhile. It knows no game. */
import fredoka from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff?url';
import fredokaExt from '@fontsource/fredoka/files/fredoka-latin-ext-600-normal.woff?url';
import nunito from '@fontsource/nunito/files/nunito-latin-400-normal.woff?url';
import nunitoBold from '@fontsource/nunito/files/nunito-latin-700-normal.woff?url';
import nunitoExt from '@fontsource/nunito/files/nunito-latin-ext-400-normal.woff?url';
import nunitoBoldExt from '@fontsource/nunito/files/nunito-latin-ext-700-normal.woff?url';
import { fontName } from '../../print/pdf/fonts.ts';
import { type DrawnPage, makePdf, type PdfAbout } from '../../print/pdf/pdf.ts';

export interface PdfJob {
  readonly pages: readonly DrawnPage[];
  readonly about: PdfAbout;
}

export type FromPdf =
  | { readonly done: number }
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly failed: string };

const urls: readonly (readonly [name: string, url: string])[] = [
  [fontName('title', 'latin'), fredoka],
  [fontName('title', 'latin-ext'), fredokaExt],
  [fontName('text', 'latin'), nunito],
  [fontName('text', 'latin-ext'), nunitoExt],
  [fontName('strong', 'latin'), nunitoBold],
  [fontName('strong', 'latin-ext'), nunitoBoldExt],
];

async function fetched([name, url]: readonly [string, string]): Promise<readonly [string, Uint8Array]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return [name, new Uint8Array(await response.arrayBuffer())];
}

const tell = (message: FromPdf): void => self.postMessage(message);

self.onmessage = async ({ data: { pages, about } }: MessageEvent<PdfJob>) => {
  try {
    const fonts = new Map(await Promise.all(urls.map(fetched)));
    tell({
      pdf: await makePdf(
        pages.length,
        (i) => pages[i]!,
        fonts,
        about,
        (done) => tell({ done }),
      ),
    });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
};
