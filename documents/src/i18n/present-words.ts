/** Pattern source for words that mean "now" in place of an end date. */
export const presentPattern =
  'present|now|today|current|currently|ongoing|to date|actualidad|la actualidad|presente|el presente|actual|hoy|la fecha|' +
  "aujourd[’']hui|présent|à ce jour|ce jour|en cours|actuel(?:lement)?|heute|aktuell|derzeit|laufend|jetzt|" +
  '現在|現職|在職中|在学中|현재|재직 ?중|재학 ?중';
const presentWordPattern = new RegExp(`^(?:${presentPattern})$`, 'iu');

export const isPresentWord = (text: string) => presentWordPattern.test(text.trim());
