import { createCanvas, loadImage, type Image, type ImageData } from '@napi-rs/canvas';
import { ogImageSize } from '@shortlist/documents/og-image/compose-og-image';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import { definePDFJSModule, renderPageAsImage } from 'unpdf';

const pixelsPerPoint = 2;
/** In points. The lower edge of the card crops the sheet. */
const sheetPosition = { x: 356, y: 34, width: 212 };

await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'));

async function drawPage(tree: DocumentTree, width: number): Promise<Image> {
  const pdf = new Uint8Array(renderPdf(tree));
  return loadImage(
    Buffer.from(await renderPageAsImage(pdf, 1, { canvasImport: () => import('@napi-rs/canvas'), width })),
  );
}

export async function drawCard(card: DocumentTree, sheet?: DocumentTree): Promise<ImageData> {
  const width = ogImageSize.width * pixelsPerPoint;
  const height = ogImageSize.height * pixelsPerPoint;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await drawPage(card, width), 0, 0);
  if (sheet) {
    const page = await drawPage(sheet, sheetPosition.width * pixelsPerPoint);
    context.shadowColor = 'rgb(60 48 24 / 0.28)';
    context.shadowBlur = 36;
    context.shadowOffsetY = 14;
    context.drawImage(page, sheetPosition.x * pixelsPerPoint, sheetPosition.y * pixelsPerPoint);
  }
  return context.getImageData(0, 0, width, height);
}
