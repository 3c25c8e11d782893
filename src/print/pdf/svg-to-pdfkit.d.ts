declare module 'svg-to-pdfkit' {
  function svgToPdf(
    doc: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: {
      readonly width?: number;
      readonly height?: number;
      readonly fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
      readonly warningCallback?: (warning: string) => void;
    },
  ): void;
  export = svgToPdf;
}
