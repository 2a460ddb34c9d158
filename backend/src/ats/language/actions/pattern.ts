const alternatives = (list: string) =>
  list
    .split('|')
    .map((one) => one.trim())
    .join('|');

/** Builds a pattern for whole words at the start of a text. The list is separated by "|", with optional whitespace. */
export const createStartPattern = (list: string) => new RegExp(`^(?:${alternatives(list)})(?!\\p{L})`, 'iu');

export const createEndPattern = (list: string) => new RegExp(`(?:${alternatives(list)})[。.]?$`, 'u');
