import { looksLikeLocation } from './extractors/text-classifiers';
import type { Ambiguity } from './extractors/extraction';

const leadingBulletPattern = /^[\s•●▪■◦‣·–—*-]+/u;
const yearPattern = /(?<!\d)(?:19|20)\d\d(?!\d)/;
/** Maximum length of a name, in characters. A longer text is more likely a sentence or two names. */
const maxNameLength = 90;
const squeezeText = (text: string) => text.normalize('NFKC').replace(leadingBulletPattern, '').replace(/\s+/g, '');

/**
 * Returns an ambiguity if a value from running text is unlikely for its field, whichever rule extracted it. The value
 * begins at the line with the index `startIndex`.
 */
export function findAmbiguity(
  path: string,
  value: string,
  lines: readonly string[],
  startIndex: number | undefined,
): Ambiguity | undefined {
  const field = path.split('.').findLast((part) => !/^\d+$/.test(part));
  switch (field) {
    case 'location':
      return /\d/.test(value) && !looksLikeLocation(value) ? { question: 'location' } : undefined;
    case 'company':
    case 'position':
      return isUnlikelyName(value) ? { question: 'order' } : undefined;
    case 'institution':
      return isUnlikelyName(value) ? { question: 'institution' } : undefined;
    case 'degree':
      return isUnlikelyName(value) ? { question: 'degree' } : undefined;
    case 'name':
      return path.startsWith('certifications.') && containsSeveralNames(value) ? { question: 'several' } : undefined;
    case 'achievements':
      return hasInnerBullet(value) || hasSentenceBreak(value, lines, startIndex) ? { question: 'several' } : undefined;
    default:
      return undefined;
  }
}

const isUnlikelyName = (value: string) =>
  yearPattern.test(value) || value.length > maxNameLength || /[.。!?]\s+\p{Lu}/u.test(value);
const containsSeveralNames = (value: string) =>
  value.split(yearPattern).length > 2 || value.length > maxNameLength || hasInnerBullet(value) || /[;|；]/.test(value);
const hasInnerBullet = (value: string) => /\S\s*[•●▪■◦‣]\s*\S/u.test(value);

/**
 * Returns whether one line of the value ends a sentence and the next line begins another. Such a value may consist of
 * two merged items.
 */
function hasSentenceBreak(value: string, lines: readonly string[], startIndex: number | undefined): boolean {
  if (startIndex === undefined) return false;
  const squeezedValue = squeezeText(value);
  let prefix = '';
  for (const line of lines.slice(startIndex)) {
    const text = squeezeText(line);
    const isContinuation = text !== '' && squeezedValue.startsWith(prefix + text);
    if (!isContinuation) return false;
    if (/[.。!?;；]$/u.test(prefix) && /^[\p{Lu}\p{Lo}\d]/u.test(text)) return true;
    prefix += text;
    if (prefix.length >= squeezedValue.length) return false;
  }
  return false;
}
