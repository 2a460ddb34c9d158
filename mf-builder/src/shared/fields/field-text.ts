import { printableCharacters } from '@shortlist/documents/fonts/printable-scripts';

const unprintablePattern = new RegExp(`[^${printableCharacters}\\p{C}]`, 'u');

/** Returns whether a text contains characters that no document font supports. */
export const hasUnprintableCharacters = (text: string): boolean => unprintablePattern.test(text);

/** A host and path without a scheme, such as "linkedin.com/in/ines". The top-level domain consists of letters. */
const hostWithoutScheme = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?$/u;

/** Adds https:// to a URL that lacks a scheme. Returns anything else unchanged. */
export const addMissingScheme = (text: string): string =>
  hostWithoutScheme.test(text.trim()) ? `https://${text.trim()}` : text;
