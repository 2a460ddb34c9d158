import { reviewSchema, type Review } from './review';

const reviewKey = 'builder.import';
const pdfKey = 'builder.import.pdf';

/** Writes to session storage. A value that does not fit lasts only as long as the page. */
function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    sessionStorage.removeItem(key);
    console.error('The import could not be stored for a reload', error);
  }
}

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

/** Stores the file as base64, so that its pages can be shown. */
export const keepPdf = (data: string): void => write(pdfKey, data);
export const readPdf = (): string | undefined => sessionStorage.getItem(pdfKey) ?? undefined;

export function forget(): void {
  sessionStorage.removeItem(reviewKey);
  sessionStorage.removeItem(pdfKey);
}
