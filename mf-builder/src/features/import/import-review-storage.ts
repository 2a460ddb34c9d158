import { importReviewSchema, type ImportReview } from './import-review';

const reviewKey = 'builder.import';
const pdfKey = 'builder.import.pdf';

/** A value that doesn't fit into session storage is lost on reload. */
function writeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    sessionStorage.removeItem(key);
    console.error('The import could not be stored for a reload', error);
  }
}

export function loadReview(): ImportReview | undefined {
  const text = sessionStorage.getItem(reviewKey);
  if (text === null) return undefined;
  try {
    return importReviewSchema.parse(JSON.parse(text));
  } catch {
    clearStoredReview();
    return undefined;
  }
}

export const saveReview = (review: ImportReview): void => writeItem(reviewKey, JSON.stringify(review));

/** Stores the base64-encoded file, so that the review can show the PDF pages after a reload. */
export const savePdf = (base64: string): void => writeItem(pdfKey, base64);
export const loadPdf = (): string | undefined => sessionStorage.getItem(pdfKey) ?? undefined;

export function clearStoredReview(): void {
  sessionStorage.removeItem(reviewKey);
  sessionStorage.removeItem(pdfKey);
}
