import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { findClaimFreeParts, getClassPattern, mentionsClass, type ClaimClass } from './claims/class-patterns';
import {
  findRangeAt,
  isOverlapping,
  splitIntoClauses,
  splitIntoSentences,
  type CharacterRange,
} from './claims/sentences';
import { findLanguages } from './claims/spoken-languages';
import { isPlausibleTitle } from './claims/plausible-title';
import { SourceWords, SourceField } from './claims/source-fields';
import { getFrequencyRank, isNeutralWord } from './claims/vocabulary';
import { listWords } from './claims/words';
import { maskBlanks } from './comparator/grounding-source';
import { degreeConcepts, findConcepts, knownCertificates, seniorityConcepts } from './entities/concepts';
import { findNewNames } from './entities/new-names';

export interface DraftSource {
  language: Language;
  jobTitle: string;
  /** Terms and texts of the occupation, which are true of everybody with that job. */
  occupationText: string;
  /** False if the title matches no occupation. `occupationText` is then only about the industry. */
  isKnownOccupation: boolean;
  /** True for a paragraph of a letter. A letter may address the company. */
  isLetter: boolean;
}

/** A draft may use words of these classes if the text of the occupation has any word of the same class. */
const sharedClasses: ClaimClass[] = ['whole'];
/** A draft may use words of these classes only if the text of the occupation has the same words. */
const personalClasses: ClaimClass[] = [
  'leading',
  'credential',
  'award',
  'best',
  'reach',
  'skillLevel',
  'origin',
  'relation',
  'story',
  'vagueDuration',
  'level',
  'meta',
];

/** Endings of words for activities rather than ranks: "Leitung", "coordination", "supervises". */
const activityEnding = /(?:ung|ment|tion|sion|ión|ate|ated|ates|ating|vise|vised|vises|vising)$/iu;

/** In Japanese and Korean, the words after a rank show whether the applicant holds it. */
const isHeldRank = (textAfter: string, language: Language) =>
  !isEastAsian(language) ||
  /^(?:として|を務|を任|を担|です|である|(?:으로|로)서|(?:을|를) ?맡|역임|입니다|이다)/u.test(textAfter);

const toRange = (match: RegExpMatchArray): CharacterRange => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

export function findPersonalClaims(
  text: string,
  { language, jobTitle, occupationText, isKnownOccupation, isLetter }: DraftSource,
): CharacterRange[] {
  const maskedText = maskBlanks(text).replaceAll(jobTitle, (title) => '\u0002'.repeat(title.length));
  const source = isPlausibleTitle(jobTitle) ? `${jobTitle}\n${occupationText}` : occupationText;
  const lowerSource = source.toLowerCase();
  const claimFreeParts = findClaimFreeParts(maskedText, language);
  const stems = new Set(listWords(source, language).map(({ stem }) => stem));
  const claims: CharacterRange[] = [];
  const clauses = splitIntoSentences(maskedText).flatMap((sentence) => splitIntoClauses(maskedText, sentence));
  /** Returns whether the clause leaves the fact blank: "[number] years of experience", "trained at [school]". */
  const hasBlank = (index: number) => {
    const clause = findRangeAt(clauses, index);
    return clause !== undefined && maskedText.slice(clause.start, clause.end).includes('\u0001');
  };
  const addMatches = (pattern: RegExp, isAllowed: (match: string, textAfter: string) => boolean) => {
    for (const match of maskedText.matchAll(pattern))
      if (
        match[0].trim() !== '' &&
        !isAllowed(match[0], maskedText.slice(match.index + match[0].length)) &&
        !claimFreeParts.isClauseClaimFree(match.index) &&
        !hasBlank(match.index)
      )
        claims.push(toRange(match));
  };
  const isInSource = (match: string) => {
    if (lowerSource.includes(match.toLowerCase())) return true;
    const words = listWords(match, language).filter(({ stem }) => getFrequencyRank(stem, language) > 200);
    return words.length > 0 && words.every(({ stem }) => stems.has(stem));
  };
  for (const claimClass of sharedClasses)
    if (!mentionsClass(source, language, claimClass)) addMatches(getClassPattern(language, claimClass), isInSource);
  for (const claimClass of personalClasses) addMatches(getClassPattern(language, claimClass), isInSource);
  const knownDegrees = findConcepts(source, degreeConcepts);
  for (const [degree, pattern] of degreeConcepts) if (!knownDegrees.has(degree)) addMatches(pattern, isInSource);
  for (const [, pattern] of seniorityConcepts)
    if (source.search(pattern) < 0)
      addMatches(
        pattern,
        (match, textAfter) => isInSource(match) || activityEnding.test(match) || !isHeldRank(textAfter, language),
      );
  addMatches(knownCertificates, isInSource);
  for (const mention of findLanguages(maskedText, language))
    if (!isInSource(maskedText.slice(mention.start, mention.end))) claims.push(mention);
  for (const sentence of splitIntoSentences(maskedText)) {
    const [cause] = maskedText.slice(sentence.start, sentence.end).matchAll(getClassPattern(language, 'cause'));
    const effect = cause && maskedText.slice(sentence.start + cause.index, sentence.end);
    if (effect && !effect.includes('\u0001') && !isEastAsian(language) && mentionsClass(effect, language, 'result'))
      claims.push({ start: sentence.start + cause.index, end: sentence.end });
  }
  if (!isLetter) addMatches(getClassPattern(language, 'secondPerson'), () => false);
  const occupationWords = isKnownOccupation
    ? new SourceWords([new SourceField('', source, [language])], language)
    : undefined;
  for (const sentence of occupationWords ? splitIntoSentences(maskedText) : []) {
    if (isLetter && claimFreeParts.isContextClaimFree(sentence.start)) continue;
    const contentWords = listWords(maskedText.slice(sentence.start, sentence.end), language).filter(
      ({ stem }) => getFrequencyRank(stem, language) >= 300 && !isNeutralWord(stem, language),
    );
    // A sentence without any word of the occupation is about something else, such as an instruction to the reader.
    if (contentWords.length >= 3 && !contentWords.some((word) => occupationWords?.has(word))) claims.push(sentence);
  }
  const isKnown = (name: string) =>
    isInSource(name) ||
    listWords(name, language).every(({ stem }) => stems.has(stem) || getFrequencyRank(stem, language) < 3_000);
  for (const { start, end } of findNewNames(maskedText, { language, isKnown, jobPostingText: '' }))
    claims.push({ start, end });
  return claims;
}

/**
 * Removes claims about a person that the job title does not support: a rank, a credential, an award, a story, a name.
 * Cuts a sentence before the clause with the first claim or, if too little would remain, removes the whole sentence.
 * Returns an empty string if nothing is left.
 */
export function removeClaims(text: string, source: DraftSource): string {
  const claims = findPersonalClaims(text, source);
  if (claims.length === 0) return text;
  const sentences = splitIntoSentences(text).map((sentence) => {
    const sentenceClaims = claims.filter((claim) => isOverlapping(claim, sentence));
    return sentenceClaims.length === 0
      ? text.slice(sentence.start, sentence.end)
      : trimSentence(text, sentence, sentenceClaims);
  });
  return sentences.join('').trim();
}

function trimSentence(text: string, sentence: CharacterRange, claims: readonly CharacterRange[]): string {
  const firstClaimStart = Math.min(...claims.map(({ start }) => start));
  const clauses = splitIntoClauses(text, sentence);
  const index = clauses.findIndex(({ end }) => firstClaimStart < end);
  const keptText = text
    .slice(sentence.start, clauses[index]?.start ?? sentence.start)
    .replace(/(?<![\s,;:、，；：–—-])[\s,;:、，；：–—-]+$/u, '');
  // Fewer than four words say too little on their own.
  if (index <= 0 || keptText.split(/\s+/).length < 4) return '';
  const ending = /[.!?。！？]\s*$/u.exec(text.slice(sentence.start, sentence.end))?.[0] ?? '';
  return keptText + ending;
}
