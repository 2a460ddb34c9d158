import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { formatBlank } from '../../writing/messages';
import { verdictByKind, type Violation } from './finding';

function findSentences(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?](?=\s+[\p{Lu}\p{Script=Han}\p{Script=Hangul}])|[。！？]|\n/gu)].map(
    ({ index }) => index + 1,
  );
  const cuts = [0, ...ends, text.length];
  return cuts.slice(1).flatMap((end, i) => ((cuts[i] ?? 0) < end ? [{ start: cuts[i] ?? 0, end }] : []));
}

const isOverlapping = (violation: Violation, { start, end }: { start: number; end: number }) =>
  violation.start < end && start < violation.end;

/**
 * Removes content that the source does not support. A new number becomes a blank, even in an exaggeration ("led 12
 * people"), because the user can fill in the real number. If a sentence has blocked content, or an exaggeration
 * without a number, the whole text reverts to `before`. Without `before`, the whole sentence is removed, because its
 * other words alone could mean something else.
 */
export function redactViolations(
  text: string,
  violations: readonly Violation[],
  language: Language,
  before?: string,
): { text: string; hasRemovedSentence: boolean } {
  if (violations.length === 0) return { text, hasRemovedSentence: false };
  const normalizedText = text.normalize('NFC');
  const numberBlank = formatBlank(language, 'number');
  const hasNumberBlank = splitBlanks(normalizedText).some(({ text: piece }) => piece === numberBlank);
  const redactedSentences = findSentences(normalizedText).map((sentence) => {
    const sentenceViolations = violations.filter((violation) => isOverlapping(violation, sentence));
    const numbers = sentenceViolations.filter(({ kind, isMultiplier }) => kind === 'number' && !isMultiplier);
    const hasNumberToFill =
      numbers.length > 0 ||
      (hasNumberBlank && normalizedText.slice(sentence.start, sentence.end).includes(numberBlank));
    const isRemoved = sentenceViolations.some(
      ({ kind, isMultiplier }) =>
        verdictByKind[kind] === 'blocked' || isMultiplier || (kind === 'scope' && !hasNumberToFill),
    );
    if (isRemoved) return undefined;
    let redactedSentence = normalizedText.slice(sentence.start, sentence.end);
    for (const { start, end, quote } of [...numbers].reverse()) {
      const percentSuffix = /\p{N}/u.test(quote) ? '' : getPercentSuffix(quote, language);
      redactedSentence =
        redactedSentence.slice(0, Math.max(0, start - sentence.start)) +
        numberBlank +
        percentSuffix +
        redactedSentence.slice(end - sentence.start);
    }
    return redactedSentence;
  });
  if (!redactedSentences.includes(undefined)) return { text: redactedSentences.join(''), hasRemovedSentence: false };
  if (before !== undefined && before !== '') return { text: before, hasRemovedSentence: false };
  const remainder = redactedSentences
    .filter((sentence) => sentence !== undefined)
    .join('')
    .trim();
  return { text: remainder, hasRemovedSentence: true };
}

/** Returns a percent sign for a fraction such as "a third", so that the blank asks for a percentage. */
const getPercentSuffix = (quote: string, language: Language) =>
  /third|quarter|half|fifth|tenth|tercio|cuarto|mitad|quinto|tiers|quart|moitié|drittel|viertel|hälfte|fünftel|分の|半分|半数|절반|분의/iu.test(
    quote,
  )
    ? language === 'de' || language === 'fr' || language === 'es'
      ? ' %'
      : '%'
    : '';
