const alternatives = (list: string) =>
  list
    .split('|')
    .map((one) => one.trim())
    .join('|');

/** One of these words, whole, at the start of a text. Parted by "|"; white space round the bars counts for nothing. */
export const words = (list: string) => new RegExp(`^(?:${alternatives(list)})(?!\\p{L})`, 'iu');

/** One of these at the end of a text; a full stop may follow. */
export const ends = (list: string) => new RegExp(`(?:${alternatives(list)})[。.]?$`, 'u');
