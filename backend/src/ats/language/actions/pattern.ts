/** One of these words, whole, at the start of a text. Parted by "|"; white space round the bars counts for nothing. */
export const words = (list: string) => new RegExp(`^(?:${list.replace(/\s*\|\s*/g, '|').trim()})(?!\\p{L})`, 'iu');

/** One of these at the end of a text; a full stop may follow. */
export const ends = (list: string) => new RegExp(`(?:${list.replace(/\s*\|\s*/g, '|').trim()})[。.]?$`, 'u');
