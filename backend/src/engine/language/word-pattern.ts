/** Creates a pattern for words or phrases ("a|b c") that have no letter next to them, ignoring case by default. */
export const createWordPattern = (list: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, flags);
