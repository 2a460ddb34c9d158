const alternatives = (list: string) =>
  list
    .split('|')
    .map((one) => one.trim())
    .join('|');

/** Matches one of these whole words at the start of a text. Separated by "|"; whitespace around the bars is ignored. */
export const words = (list: string) => new RegExp(`^(?:${alternatives(list)})(?!\\p{L})`, 'iu');

/** Matches one of these at the end of a text, optionally before a full stop. */
export const ends = (list: string) => new RegExp(`(?:${alternatives(list)})[。.]?$`, 'u');
