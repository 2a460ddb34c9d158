/** Matches one of the words or phrases ("a|b c") where no letter is next to it, in any case. */
export const createWordPattern = (list: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, flags);
