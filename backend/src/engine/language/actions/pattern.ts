const trimAlternatives = (list: string) =>
  list
    .split('|')
    .map((alternative) => alternative.trim())
    .join('|');

/** Creates a pattern for whole words at the start of a text. Whitespace around the separators "|" is ignored. */
export const createStartPattern = (list: string) => new RegExp(`^(?:${trimAlternatives(list)})(?!\\p{L})`, 'iu');

export const createEndPattern = (list: string) => new RegExp(`(?:${trimAlternatives(list)})[。.]?$`, 'u');
