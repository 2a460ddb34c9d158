import { splitOutsideBrackets } from '@shortlist/documents/i18n/split-list';

/** Splits a line of skills or tools at separators and at wide gaps. */
export const splitPieces = (text: string) =>
  splitOutsideBrackets(text, ',;|•·、，／').flatMap((piece) => piece.split(/\s{3,}/));
