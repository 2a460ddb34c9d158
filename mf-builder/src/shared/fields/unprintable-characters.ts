import { printableCharacters } from '@shortlist/documents/fonts/printable-scripts';

const unprintablePattern = new RegExp(`[^${printableCharacters}\\p{C}]`, 'u');

/** Returns whether a text contains characters that no document font supports. */
export const hasUnprintableCharacters = (text: string): boolean => unprintablePattern.test(text);
