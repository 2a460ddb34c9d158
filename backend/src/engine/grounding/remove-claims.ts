import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { findAsides, getClassPattern, mentionsClass, type ClaimClass } from './claims/class-patterns';
import { findSpanAt, isOverlapping, splitIntoClauses, splitIntoSentences, type Span } from './claims/sentences';
import { findLanguages } from './claims/spoken-languages';
import { isPlausibleTitle } from './claims/plausible-title';
import { Coverage, SourceUnit } from './claims/source-units';
import { getRank, isFrameWord } from './claims/vocabulary';
import { listWords } from './claims/words';
import { maskBlanks } from './comparator/grounding-source';
import { degreeConcepts, findConcepts, knownCertificates, seniorityConcepts } from './entities/concepts';
import { findNewNames } from './entities/new-names';

export interface DraftSource {
  language: Language;
  jobTitle: string;
  /** Title, terms and texts of the occupation, which hold for everybody who has it. */
  occupationText: string;
  /** False if the title matches no occupation, so that the text of its industry says little about it. */
  isKnownOccupation: boolean;
  /** True for a paragraph of a letter, which may address the company. */
  isLetter: boolean;
}

/** Claims of these classes hold for everybody in an occupation whose own text has the class. */
const sharedClasses: ClaimClass[] = ['whole'];
/** Claims of these classes are about one person, unless the occupation's text has the same words. */
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

/** "Leitung", "coordination" and "supervises" are activities, not ranks. */
const isActivity = /(?:ung|ment|tion|sion|ión|ate|ated|ates|ating|vise|vised|vises|vising)$/iu;

/** In Japanese and Korean, the words behind a rank tell that it is somebody's. */
const endsTitle = (after: string, language: Language) =>
  !isEastAsian(language) ||
  /^(?:として|を務|を任|を担|です|である|(?:으로|로)서|(?:을|를) ?맡|역임|입니다|이다)/u.test(after);

const toSpan = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

export function findPersonalClaims(
  text: string,
  { language, jobTitle, occupationText, isKnownOccupation, isLetter }: DraftSource,
): Span[] {
  const plain = maskBlanks(text).replaceAll(jobTitle, (title) => '\u0002'.repeat(title.length));
  const source = isPlausibleTitle(jobTitle) ? `${jobTitle}\n${occupationText}` : occupationText;
  const lowerSource = source.toLowerCase();
  const asides = findAsides(plain, language);
  const stems = new Set(listWords(source, language).map(({ stem }) => stem));
  const claims: Span[] = [];
  const clauses = splitIntoSentences(plain).flatMap((sentence) => splitIntoClauses(plain, sentence));
  /** Whether the fact itself is a blank: "[number] years of experience", "trained at [school]". */
  const hasBlank = (index: number) => {
    const clause = findSpanAt(clauses, index);
    return clause !== undefined && plain.slice(clause.start, clause.end).includes('\u0001');
  };
  const addMatches = (pattern: RegExp, isAllowed: (match: string, after: string) => boolean) => {
    for (const match of plain.matchAll(pattern))
      if (
        match[0].trim() !== '' &&
        !isAllowed(match[0], plain.slice(match.index + match[0].length)) &&
        !asides.isInClause(match.index) &&
        !hasBlank(match.index)
      )
        claims.push(toSpan(match));
  };
  const isInSource = (match: string) => {
    if (lowerSource.includes(match.toLowerCase())) return true;
    const words = listWords(match, language).filter(({ stem }) => getRank(stem, language) > 200);
    return words.length > 0 && words.every(({ stem }) => stems.has(stem));
  };
  for (const claimClass of sharedClasses)
    if (!mentionsClass(source, language, claimClass)) addMatches(getClassPattern(language, claimClass), isInSource);
  for (const claimClass of personalClasses) addMatches(getClassPattern(language, claimClass), isInSource);
  const knownDegrees = findConcepts(source, degreeConcepts);
  for (const [degree, pattern] of degreeConcepts) if (!knownDegrees.has(degree)) addMatches(pattern, isInSource);
  for (const [, pattern] of seniorityConcepts)
    if (source.search(pattern) < 0)
      addMatches(pattern, (match, after) => isInSource(match) || isActivity.test(match) || !endsTitle(after, language));
  addMatches(knownCertificates, isInSource);
  for (const mention of findLanguages(plain, language))
    if (!isInSource(plain.slice(mention.start, mention.end))) claims.push(mention);
  for (const sentence of splitIntoSentences(plain)) {
    const [cause] = plain.slice(sentence.start, sentence.end).matchAll(getClassPattern(language, 'cause'));
    const effect = cause && plain.slice(sentence.start + cause.index, sentence.end);
    if (effect && !effect.includes('\u0001') && !isEastAsian(language) && mentionsClass(effect, language, 'result'))
      claims.push({ start: sentence.start + cause.index, end: sentence.end });
  }
  if (!isLetter) addMatches(getClassPattern(language, 'secondPerson'), () => false);
  const occupation = isKnownOccupation ? new Coverage([new SourceUnit('', source, [language])], language) : undefined;
  for (const sentence of occupation ? splitIntoSentences(plain) : []) {
    if (isLetter && asides.isInSentence(sentence.start)) continue;
    const content = listWords(plain.slice(sentence.start, sentence.end), language).filter(
      ({ stem }) => getRank(stem, language) >= 300 && !isFrameWord(stem, language),
    );
    // A sentence without any word of the occupation is about something else, such as an instruction to the reader.
    if (content.length >= 3 && !content.some((word) => occupation?.has(word))) claims.push(sentence);
  }
  const isKnown = (name: string) =>
    isInSource(name) ||
    listWords(name, language).every(({ stem }) => stems.has(stem) || getRank(stem, language) < 3_000);
  for (const { start, end } of findNewNames(plain, { language, isKnown, jobPostingText: '' }))
    claims.push({ start, end });
  return claims;
}

/**
 * Removes what a draft claims about a person beyond the job title: a rank, a credential, an award, a story, a name. Cuts
 * a word of rank before the title, a clause at the end of a sentence, or else the sentence, so that the grammar stays
 * whole. Returns an empty text if nothing is left.
 */
export function removeClaims(text: string, source: DraftSource): string {
  const claims = findPersonalClaims(text, source);
  if (claims.length === 0) return text;
  const sentences = splitIntoSentences(text).map((sentence) => {
    const inSentence = claims.filter((claim) => isOverlapping(claim, sentence));
    return inSentence.length === 0
      ? text.slice(sentence.start, sentence.end)
      : trimSentence(text, sentence, inSentence);
  });
  return sentences.join('').trim();
}

function trimSentence(text: string, sentence: Span, claims: readonly Span[]): string {
  const first = Math.min(...claims.map(({ start }) => start));
  const clauses = splitIntoClauses(text, sentence);
  const index = clauses.findIndex(({ end }) => first < end);
  const kept = text
    .slice(sentence.start, clauses[index]?.start ?? sentence.start)
    .replace(/(?<![\s,;:、，；：–—-])[\s,;:、，；：–—-]+$/u, '');
  // A first clause of few words says too little on its own.
  if (index <= 0 || kept.split(/\s+/).length < 4) return '';
  const ending = /[.!?。！？]\s*$/u.exec(text.slice(sentence.start, sentence.end))?.[0] ?? '';
  return kept + ending;
}
