/** Pages as one PDF: vectors and type, nothing else. The same in Node and in a worker. */
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';
import type { Size } from '../../contract/index.ts';
import { faces } from '../../toolkit/type/face.ts';
import { type Fonts, fontName, inParts } from './fonts.ts';

export interface DrawnPage {
  readonly size: Size;
  readonly copies: number;
  readonly svg: string;
}

export interface PdfAbout {
  readonly title: string;
  readonly language: string;
}

/** One point is 1/72 inch, and an inch is 25.4 mm. */
const POINTS = 72 / 25.4;

/** Draws page after page; `ask` may answer late, so that a page on the screen stays usable. */
export async function makePdf(
  count: number,
  ask: (page: number) => DrawnPage | Promise<DrawnPage>,
  fonts: Fonts,
  about: PdfAbout,
  tell: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // Otherwise it would look for Helvetica, which is a file of Node.
    font: fonts.get(fontName('text', 'latin')) as unknown as string,
    info: { Title: about.title, Creator: 'Updraft', Producer: 'Updraft' },
    lang: about.language,
    pdfVersion: '1.4',
  });
  for (const [name, bytes] of fonts) doc.registerFont(name, bytes as unknown as ArrayBuffer);
  const written = collect(doc);
  for (let i = 0; i < count; i++) {
    addPages(doc, await ask(i));
    tell(i + 1);
  }
  doc.end();
  return written;
}

function addPages(doc: PDFKit.PDFDocument, { size, copies, svg }: DrawnPage): void {
  const points: [number, number] = [size.w * POINTS, size.h * POINTS];
  doc.addPage({ size: points, margin: 0 });
  const { content, resources } = doc.page as PageParts;
  svgToPdf(doc, inParts(svg), 0, 0, {
    width: points[0],
    height: points[1],
    fontCallback: fontOf,
    warningCallback: (warning) => {
      throw new Error(warning);
    },
  });
  // Copies are pages that share their drawing: the file grows by a line, not by a picture.
  for (let copy = 1; copy < copies; copy++) {
    doc.addPage({ size: points, margin: 0 });
    Object.assign((doc.page as PageParts).dictionary.data, { Contents: content, Resources: resources });
  }
}

/** What a page of the library has besides its declared parts. */
type PageParts = typeof PDFDocument.prototype.page & {
  readonly content: object;
  readonly resources: object;
  readonly dictionary: { readonly data: Record<string, unknown> };
};

/** A slanted letter stands for one of the other file: see `inParts`. */
function fontOf(family: string, bold: boolean, italic: boolean): string {
  const part = italic ? 'latin-ext' : 'latin';
  if (family.includes(faces.title['font-family'])) return fontName('title', part);
  return fontName(bold ? 'strong' : 'text', part);
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    doc.on('error', reject);
    doc.on('end', () => {
      const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      resolve(all);
    });
  });
}
