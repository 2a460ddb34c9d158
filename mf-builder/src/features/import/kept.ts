import { reviewSchema, type Review } from './review';

const reviewKey = 'builder.import';
const pdfKey = 'builder.import.pdf';

/** Writes where there is room; a review that is too large for the browser lives as long as the page. */
function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    sessionStorage.removeItem(key);
    console.error('the import could not be kept for a reload', error);
  }
}

/** The review that was going on before a reload. */
export function readKept(): Review | undefined {
  const text = sessionStorage.getItem(reviewKey);
  if (text === null) return undefined;
  try {
    return reviewSchema.parse(JSON.parse(text));
  } catch {
    forget();
    return undefined;
  }
}

export const keep = (review: Review): void => write(reviewKey, JSON.stringify(review));

/** The file itself as base64, for showing its pages. */
export const keepPdf = (data: string): void => write(pdfKey, data);
export const readPdf = (): string | undefined => sessionStorage.getItem(pdfKey) ?? undefined;

export function forget(): void {
  sessionStorage.removeItem(reviewKey);
  sessionStorage.removeItem(pdfKey);
}
