/** Lowercases the first letter, except in abbreviations and names with inner capitals. */
export const lowercaseFirst = (text: string): string =>
  /^\p{Lu}(?=\p{Ll}*(?!\p{L}))/u.test(text) && /^\p{L}\p{Ll}*(?![\p{L}\p{N}])/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export const uppercaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Splits a bullet at semicolons, at periods and, if `splitAtColons` is true, at colons. A space must follow, so that
 * "9:30" and "4.000" stay whole.
 */
export const splitStatements = (bullet: string, splitAtColons = true): string[] =>
  bullet
    .split(
      splitAtColons
        ? /\s?[;:]\s+|(?<=[\p{Ll}\p{N}%)]{2})\.\s+(?=\p{Lu})/u
        : /\s?;\s+|(?<=[\p{Ll}\p{N}%)]{2})\.\s+(?=\p{Lu})/u,
    )
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * Adds an article to the noun at the beginning of a bullet, or to each of two joined nouns. Returns undefined if a
 * gender is unknown.
 */
export function addArticles(
  text: string,
  joiner: string,
  getArticle: (noun: string) => string | undefined,
): string | undefined {
  const pair = new RegExp(`^(\\p{L}+) (${joiner}) (\\p{L}+)(.*)$`, 'su').exec(text);
  const [, first = '', conjunction = '', second = '', rest = ''] = pair ?? [];
  if (pair) {
    const [firstArticle, secondArticle] = [getArticle(first), getArticle(second)];
    return firstArticle && secondArticle
      ? `${firstArticle}${first} ${conjunction} ${secondArticle}${second}${rest}`
      : undefined;
  }
  const article = getArticle(/^\p{L}+/u.exec(text)?.[0] ?? '');
  if (!article) return undefined;
  const laterNoun = new RegExp(
    `(?<! (?:von|mit|für|aus) [\\p{L}-]+) (${joiner}) (\\p{L}+)(?= (?:de|des|du|del|von|der|mit|auf|in|bei|für|zu|zur|zum) | d’)`,
    'gu',
  );
  return (
    article +
    text.replace(laterNoun, (match, conjunction: string, noun: string) => {
      const nounArticle = getArticle(noun);
      return nounArticle ? ` ${conjunction} ${nounArticle}${noun}` : match;
    })
  );
}
