import type { Language } from '@shortlist/contracts/platform/languages';
import { monthNamePattern } from '@shortlist/documents/i18n/parse-date';
import {
  type ClaimFreeParts,
  findClaimFreeParts,
  getClassPattern,
  mentionsClass,
  type ClaimClass,
} from './class-patterns';
import {
  findRangeAt,
  isOverlapping,
  maskCharacter,
  splitIntoClauses,
  splitIntoSentences,
  type CharacterRange,
} from './sentences';
import { SourceWords, type SourceField } from './source-fields';
import { getFrequencyRank, isNeutralWord, isCommonResumeWord } from './vocabulary';
import { listWords, type Word } from './words';

export type ClaimKind = 'scope' | 'cause' | 'omission' | 'duty' | 'name';

export interface Claim extends CharacterRange {
  kind: ClaimKind;
  /** Words of the source that the text omits. Only set for an omission. */
  sourceQuote?: string;
}

/** Source fields that may support a text. */
export class Evidence {
  readonly wordsInScope: SourceWords;
  readonly wordsOutsideScope: SourceWords;

  constructor(
    readonly fields: readonly SourceField[],
    readonly language: Language,
    /** Path of the entry that the text belongs to, such as "experience.0". Undefined for a text about all entries. */
    readonly entryPath: string | undefined,
  ) {
    const isInOtherEntry = (field: SourceField) =>
      /^(?:experience|education|projects)/.test(field.path) && field.entryPath !== entryPath;
    this.wordsInScope = new SourceWords(
      entryPath === undefined ? fields : fields.filter((field) => !isInOtherEntry(field)),
      language,
    );
    this.wordsOutsideScope = new SourceWords(entryPath === undefined ? [] : fields.filter(isInOtherEntry), language);
  }

  /**
   * Returns the field that shares the most words with a sentence. The field must share at least two words, and at least
   * `minShare` of all its words.
   */
  findNearest(words: readonly Word[], minShare: number): SourceField | undefined {
    let best: { field: SourceField; sharedCount: number } | undefined;
    for (const field of this.wordsInScope.fields) {
      const sharedCount = new Set(words.filter(({ stem }) => field.stems.has(stem)).map(({ stem }) => stem)).size;
      if (sharedCount >= 2 && sharedCount >= field.stems.size * minShare && sharedCount > (best?.sharedCount ?? 0))
        best = { field, sharedCount };
    }
    return best?.field;
  }
}

export interface ClaimContext {
  /** The text before contacts, quantities and blanks were masked. */
  originalText: string;
  evidence: Evidence;
  /** Field that the text replaces. */
  before?: SourceField | undefined;
  isLetter: boolean;
  jobPostingText: string;
  /** Company and job title of the letter, in lower case. */
  allowedText: string;
}

/** Rare words in katakana are mostly names. */
const katakanaName = /^[\p{Script=Katakana}ー]{3,}$/u;

const maskedPattern = new RegExp(`${maskCharacter}+\\p{Script=Hangul}*`, 'gu');
const monthNameRegExp = new RegExp(`(?<!\\p{L})(?:${monthNamePattern})(?!\\p{L})`, 'giu');
/** Frequency rank of the first content word. More frequent words are function words. */
const minContentRank = 120;

/** Classes of words that make a person look stronger. A second class has other words that are also evidence. */
const strengthClasses: [ClaimClass, ...ClaimClass[]][] = [
  ['leading', 'leadingEvidence'],
  ['award'],
  ['best'],
  ['whole', 'wholeEvidence'],
  ['skillLevel'],
  ['vagueDuration'],
];

/** Returns whether a text implies a result. "From 12 to 7 days" is a reduction, even without the word. */
const hasTwoAmounts = ({ quantities }: SourceField) =>
  quantities.some(
    ({ kind, isDerived }, index) =>
      !isDerived &&
      kind !== 'date' &&
      quantities.slice(index + 1).some((other) => !other.isDerived && other.kind === kind),
  );

const biographyClasses: ClaimClass[] = ['origin', 'relation', 'availability'];

const toRange = (match: RegExpMatchArray): CharacterRange => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Finds claims that have no evidence, in the order of the text. */
export const findClaims = (text: string, context: ClaimContext): Claim[] => new ClaimSearch(text, context).run();

/** Checks one text. Skips sentences that the source contains word for word. */
class ClaimSearch {
  private readonly claims: Claim[] = [];
  private readonly language: Language;
  private readonly sentences: CharacterRange[];
  /** Content words, without quantities and months. */
  private readonly words: Word[];
  private readonly claimFreeParts: ClaimFreeParts;
  private readonly scopeText: string;
  /** Source of each sentence: the replaced field, or else the most similar one. */
  private readonly nearestFields: ReadonlyMap<CharacterRange, SourceField | undefined>;

  constructor(
    private readonly text: string,
    private readonly context: ClaimContext,
  ) {
    const { evidence, before, isLetter, originalText } = context;
    this.language = evidence.language;
    this.sentences = splitIntoSentences(text).filter(({ start, end }) => {
      const sentence = originalText.slice(start, end).trim();
      return !evidence.fields.some((field) => field.text.includes(sentence));
    });
    // Masked quantities, each with the Korean counter or particle after it, and months.
    const quantityRanges = [...[...text.matchAll(maskedPattern)], ...text.matchAll(monthNameRegExp)].map(toRange);
    this.words = listWords(text, this.language).filter(
      (word) =>
        getFrequencyRank(word.stem, this.language) >= minContentRank &&
        !quantityRanges.some((range) => isOverlapping(range, word)),
    );
    this.claimFreeParts = findClaimFreeParts(text, this.language);
    this.scopeText = evidence.wordsInScope.fields.map((field) => field.text).join('\n');
    this.nearestFields = new Map(
      this.sentences.map((sentence) => [
        sentence,
        before ?? evidence.findNearest(this.listWordsIn(sentence), isLetter ? 0.35 : 0.25),
      ]),
    );
  }

  run(): Claim[] {
    for (const classes of strengthClasses) this.checkStrength(classes);
    this.checkResults();
    for (const claimClass of ['reach', 'meta'] as const) this.checkClassWords(claimClass);
    for (const claimClass of this.context.isLetter ? biographyClasses : (['secondPerson'] as const))
      this.checkClassWords(claimClass);
    this.checkCauses();
    this.checkOmissions();
    if (!this.context.before) this.checkSubjects();
    for (const sentence of this.sentences)
      for (const clause of splitIntoClauses(this.text, sentence)) this.checkWords(clause, sentence);
    return this.claims.sort((a, b) => a.start - b.start);
  }

  private addClaim({ start, end }: CharacterRange, kind: ClaimKind, sourceQuote?: string): void {
    if (!this.getSentenceAt(start) || this.claims.some((claim) => isOverlapping(claim, { start, end }))) return;
    this.claims.push({ start, end, kind, ...(sourceQuote && { sourceQuote }) });
  }

  private readonly listWordsIn = ({ start, end }: CharacterRange) =>
    this.words.filter((word) => start <= word.start && word.end <= end);
  private readonly getText = ({ start, end }: CharacterRange) => this.text.slice(start, end);
  private readonly getSentenceAt = (index: number) => findRangeAt(this.sentences, index);
  private readonly isInClaimFreeClause = (index: number) =>
    this.context.isLetter && this.claimFreeParts.isClauseClaimFree(index);
  private readonly hasNeutralStem = ({ stem }: Word) => isNeutralWord(stem, this.language);
  private readonly getWordRank = ({ stem }: Word) => getFrequencyRank(stem, this.language);

  private getSourceFieldAt(index: number): SourceField | undefined {
    const sentence = this.getSentenceAt(index);
    return sentence && this.nearestFields.get(sentence);
  }

  /**
   * Returns the text of a sentence's source field and the titles of its entry. Without such a field, returns all texts.
   */
  private getSourceTextAt(index: number): string {
    const sourceField = this.getSourceFieldAt(index);
    if (!sourceField) return this.scopeText;
    const titles = this.context.evidence.wordsInScope.fields.filter(
      (field) =>
        field.entryPath !== undefined &&
        (sourceField.entryPath === undefined || field.entryPath === sourceField.entryPath) &&
        /\.(?:position|degree|field|name)$/.test(field.path),
    );
    return [sourceField, ...titles].map(({ text }) => text).join('\n');
  }

  private listMatches(claimClass: ClaimClass): { range: CharacterRange; quote: string }[] {
    return [...this.text.matchAll(getClassPattern(this.language, claimClass))].map((match) => ({
      range: toRange(match),
      quote: match[0].toLowerCase(),
    }));
  }

  private readonly isInScope = (quote: string) => this.scopeText.toLowerCase().includes(quote);

  private checkStrength(classes: [ClaimClass, ...ClaimClass[]]): void {
    const { before, isLetter } = this.context;
    for (const { range, quote } of this.listMatches(classes[0])) {
      const isQuoteAllowed = before === undefined && !isLetter && this.isInScope(quote);
      if (this.isInClaimFreeClause(range.start) || isQuoteAllowed) continue;
      if (!mentionsClass(this.getSourceTextAt(range.start), this.language, ...classes)) this.addClaim(range, 'scope');
    }
  }

  private checkResults(): void {
    if (mentionsClass(this.scopeText, this.language, 'result')) return;
    for (const { range } of this.listMatches('result')) {
      const field = this.getSourceFieldAt(range.start);
      if (!this.isInClaimFreeClause(range.start) && !(field && hasTwoAmounts(field))) this.addClaim(range, 'scope');
    }
  }

  private checkClassWords(claimClass: ClaimClass): void {
    const isReach = claimClass === 'reach';
    for (const { range, quote } of this.listMatches(claimClass)) {
      if ((isReach && this.isInClaimFreeClause(range.start)) || this.isInScope(quote)) continue;
      const words = this.listWordsIn(range);
      const isPhrase = !isReach && /\s/.test(quote);
      if (!isPhrase && words.length > 0 && words.every((word) => this.context.evidence.wordsInScope.has(word)))
        continue;
      this.addClaim(range, isReach ? 'scope' : 'duty');
    }
  }

  private checkCauses(): void {
    for (const { range } of this.listMatches('cause')) {
      if (this.isInClaimFreeClause(range.start)) continue;
      const sentence = this.getSentenceAt(range.start);
      const field = this.getSourceFieldAt(range.start);
      const words = sentence ? this.listWordsIn(sentence) : [];
      // A field with most words of the sentence states the same cause in another way.
      const isSameFact = field && words.filter(({ stem }) => field.stems.has(stem)).length >= words.length * 0.6;
      if (field ? !isSameFact && !mentionsClass(field.text, this.language, 'cause') : !this.context.isLetter)
        this.addClaim(range, 'cause');
    }
  }

  /** Reports sentences that claim more than their source by omitting a word such as "helped" or "planned". */
  private checkOmissions(): void {
    for (const sentence of this.sentences) {
      const words = this.listWordsIn(sentence);
      const field = this.context.before ?? this.context.evidence.findNearest(words, 0.5);
      const softener = field?.text.match(getClassPattern(this.language, 'softener'))?.[0];
      if (!field || !softener) continue;
      if (mentionsClass(this.getText(sentence), this.language, 'softener', 'softenerEvidence')) continue;
      const sharedWords = words.filter((word) => field.stems.has(word.stem));
      const [first, last] = [sharedWords[0], sharedWords.at(-1)];
      if (first && last) this.addClaim({ start: first.start, end: last.end }, 'omission', softener);
    }
  }

  /** Reports sentences about something other than the applicant, such as an instruction to the reader. */
  private checkSubjects(): void {
    for (const sentence of this.sentences) {
      if (this.context.isLetter && this.claimFreeParts.isContextClaimFree(sentence.start)) continue;
      const words = this.listWordsIn(sentence).filter(
        (word) => this.getWordRank(word) >= 300 && !this.hasNeutralStem(word),
      );
      const supportedWords = words.filter((word) => this.context.evidence.wordsInScope.has(word));
      if (words.length >= 3 && supportedWords.length < words.length / 4) this.addClaim(sentence, 'duty');
    }
  }

  /** Returns true for all Spanish sentences, because Spanish usually omits the pronoun. */
  private readonly isFirstPerson = (sentence: CharacterRange) =>
    this.language === 'es' || mentionsClass(this.getText(sentence), this.language, 'firstPerson');

  private checkWords(clause: CharacterRange, sentence: CharacterRange): void {
    const { evidence, before, isLetter, allowedText } = this.context;
    if (isLetter && (this.claimFreeParts.isContextClaimFree(clause.start) || !this.isFirstPerson(sentence))) return;
    const words = this.listWordsIn(clause).filter((word) => !allowedText.includes(word.text.toLowerCase()));
    const unsupportedWords = words.filter((word) => !evidence.wordsInScope.has(word));
    const [first, last] = [unsupportedWords[0], unsupportedWords.at(-1)];
    if (!first || !last) return;
    const specificWords = unsupportedWords.filter(
      (word) => this.getWordRank(word) > 1_500 && !this.hasNeutralStem(word),
    );
    const hasNoSupport = unsupportedWords.length === words.length;
    const isNewClause = before !== undefined && !words.some((word) => this.isInReplacedField(word));
    if (
      (isNewClause && specificWords.length >= 2) ||
      (hasNoSupport && specificWords.length > 0 && (isNewClause || unsupportedWords.length >= 2))
    )
      this.addClaim({ start: first.start, end: last.end }, 'duty');
    for (const word of unsupportedWords) if (this.isBorrowed(word)) this.addClaim(word, 'duty');
    const unknownWords = unsupportedWords.filter(({ stem }) => !isCommonResumeWord(stem, this.language));
    for (const word of unknownWords)
      if (katakanaName.test(word.text)) this.addClaim(word, 'name');
      else if (unknownWords.length >= 2) this.addClaim(word, 'duty');
  }

  private replacedFieldWords?: SourceWords;
  private isInReplacedField(word: Word): boolean {
    const { before } = this.context;
    this.replacedFieldWords ??= new SourceWords(before ? [before] : [], this.language);
    return this.replacedFieldWords.has(word);
  }

  /** Returns whether a rare word comes from another entry or, in a letter, from the job posting. */
  private isBorrowed(word: Word): boolean {
    if (this.hasNeutralStem(word) || this.getWordRank(word) <= 3_000) return false;
    const { evidence, isLetter, jobPostingText } = this.context;
    return (
      evidence.wordsOutsideScope.has(word) ||
      (isLetter && jobPostingText.toLowerCase().includes(word.text.toLowerCase()))
    );
  }
}
