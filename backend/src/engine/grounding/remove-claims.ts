import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import {
  findClaimFreeParts,
  getClassPattern,
  mentionsClass,
  type ClaimClass,
  type ClaimFreeParts,
} from './claims/class-patterns';
import {
  findRangeAt,
  isOverlapping,
  splitIntoClauses,
  splitIntoSentences,
  type CharacterRange,
  isPlausibleTitle,
} from './claims/sentences';
import { findLanguages } from './claims/spoken-languages';
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

/** Finds claims about a person that neither the title nor the texts of the occupation support. */
class PersonalClaimSearch {
  private readonly claims: CharacterRange[] = [];
  private readonly maskedText: string;
  private readonly sentences: CharacterRange[];
  private readonly clauses: CharacterRange[];
  private readonly claimFreeParts: ClaimFreeParts;
  private readonly language: Language;
  /** The texts of the occupation and, if plausible, the title. */
  private readonly sourceText: string;
  private readonly lowerSourceText: string;
  private readonly sourceStems: Set<string>;

  constructor(
    text: string,
    private readonly source: DraftSource,
  ) {
    const { language, jobTitle, occupationText } = source;
    this.language = language;
    this.maskedText = maskBlanks(text).replaceAll(jobTitle, (title) => '\u0002'.repeat(title.length));
    this.sentences = splitIntoSentences(this.maskedText);
    this.clauses = this.sentences.flatMap((sentence) => splitIntoClauses(this.maskedText, sentence));
    this.claimFreeParts = findClaimFreeParts(this.maskedText, language);
    this.sourceText = isPlausibleTitle(jobTitle) ? `${jobTitle}\n${occupationText}` : occupationText;
    this.lowerSourceText = this.sourceText.toLowerCase();
    this.sourceStems = new Set(listWords(this.sourceText, language).map(({ stem }) => stem));
  }

  run(): CharacterRange[] {
    this.findClassClaims();
    this.findCredentialsAndRanks();
    this.findSpokenLanguages();
    this.findCausesOfResults();
    this.findUnrelatedSentences();
    this.findNames();
    return this.claims;
  }

  private findClassClaims(): void {
    const { language, sourceText, isInSource } = this;
    for (const claimClass of sharedClasses)
      if (!mentionsClass(sourceText, language, claimClass))
        this.addMatches(getClassPattern(language, claimClass), isInSource);
    for (const claimClass of personalClasses) this.addMatches(getClassPattern(language, claimClass), isInSource);
    if (!this.source.isLetter) this.addMatches(getClassPattern(language, 'secondPerson'), () => false);
  }

  private findCredentialsAndRanks(): void {
    const { language, sourceText, isInSource } = this;
    const knownDegrees = findConcepts(sourceText, degreeConcepts);
    for (const [degree, pattern] of degreeConcepts) if (!knownDegrees.has(degree)) this.addMatches(pattern, isInSource);
    for (const [, pattern] of seniorityConcepts)
      if (sourceText.search(pattern) < 0)
        this.addMatches(
          pattern,
          (match, textAfter) => isInSource(match) || activityEnding.test(match) || !isHeldRank(textAfter, language),
        );
    this.addMatches(knownCertificates, isInSource);
  }

  private findSpokenLanguages(): void {
    for (const mention of findLanguages(this.maskedText, this.language))
      if (!this.isInSource(this.maskedText.slice(mention.start, mention.end))) this.claims.push(mention);
  }

  private findCausesOfResults(): void {
    const { language, maskedText } = this;
    for (const { start, end } of this.sentences) {
      const [cause] = maskedText.slice(start, end).matchAll(getClassPattern(language, 'cause'));
      const effect = cause && maskedText.slice(start + cause.index, end);
      if (effect && !effect.includes('\u0001') && !isEastAsian(language) && mentionsClass(effect, language, 'result'))
        this.claims.push({ start: start + cause.index, end });
    }
  }

  /** Finds sentences without any word of a known occupation, such as an instruction to the reader. */
  private findUnrelatedSentences(): void {
    const { language, maskedText, source } = this;
    if (!source.isKnownOccupation) return;
    const occupationWords = new SourceWords([new SourceField('', this.sourceText, [language])], language);
    for (const sentence of this.sentences) {
      if (source.isLetter && this.claimFreeParts.isContextClaimFree(sentence.start)) continue;
      const contentWords = listWords(maskedText.slice(sentence.start, sentence.end), language).filter(
        ({ stem }) => getFrequencyRank(stem, language) >= 300 && !isNeutralWord(stem, language),
      );
      if (contentWords.length >= 3 && !contentWords.some((word) => occupationWords.has(word)))
        this.claims.push(sentence);
    }
  }

  private findNames(): void {
    const { language } = this;
    const isKnown = (name: string) =>
      this.isInSource(name) ||
      listWords(name, language).every(
        ({ stem }) => this.sourceStems.has(stem) || getFrequencyRank(stem, language) < 3_000,
      );
    for (const { start, end } of findNewNames(this.maskedText, { language, isKnown, jobPostingText: '' }))
      this.claims.push({ start, end });
  }

  private addMatches(pattern: RegExp, isAllowed: (match: string, textAfter: string) => boolean): void {
    for (const { index, 0: match } of this.maskedText.matchAll(pattern))
      if (
        match.trim() !== '' &&
        !isAllowed(match, this.maskedText.slice(index + match.length)) &&
        !this.claimFreeParts.isClauseClaimFree(index) &&
        !this.isInClauseWithBlank(index)
      )
        this.claims.push({ start: index, end: index + match.length });
  }

  private readonly isInSource = (match: string): boolean => {
    if (this.lowerSourceText.includes(match.toLowerCase())) return true;
    const words = listWords(match, this.language).filter(({ stem }) => getFrequencyRank(stem, this.language) > 200);
    return words.length > 0 && words.every(({ stem }) => this.sourceStems.has(stem));
  };

  /** Returns whether the clause leaves the fact blank: "[number] years of experience", "trained at [school]". */
  private isInClauseWithBlank(index: number): boolean {
    const clause = findRangeAt(this.clauses, index);
    return clause !== undefined && this.maskedText.slice(clause.start, clause.end).includes('\u0001');
  }
}

/**
 * Removes claims about a person that the job title does not support: a rank, a credential, an award, a story, a name.
 * Cuts a sentence before the clause with the first claim or, if too little would remain, removes the whole sentence.
 * Returns an empty string if nothing is left.
 */
export function removeClaims(text: string, source: DraftSource): string {
  const claims = new PersonalClaimSearch(text, source).run();
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
