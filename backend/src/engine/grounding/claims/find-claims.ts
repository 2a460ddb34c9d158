import type { Language } from '@shortlist/contracts/platform/languages';
import { monthNamePattern } from '@shortlist/documents/i18n/parse-date';
import { type Asides, findAsides, getClassPattern, mentionsClass, type ClaimClass } from './class-patterns';
import { findSpanAt, isOverlapping, maskCharacter, splitIntoClauses, splitIntoSentences, type Span } from './sentences';
import { Coverage, type SourceUnit } from './source-units';
import { getRank, isFrameWord, isNeutral } from './vocabulary';
import { listWords, type Word } from './words';

export type ClaimKind = 'scope' | 'cause' | 'omission' | 'duty' | 'name';

export interface Claim extends Span {
  kind: ClaimKind;
  /** Words of the source that the text leaves out. Only for an omission. */
  sourceQuote?: string;
}

/** Fields that a text may rest on. Built once for all texts of an entry. */
export class Evidence {
  readonly scope: Coverage;
  readonly others: Coverage;

  constructor(
    readonly units: readonly SourceUnit[],
    readonly language: Language,
    /** Entry that the texts belong to ("experience.0"). Undefined for texts about the whole resume. */
    readonly entry: string | undefined,
  ) {
    const isForeign = (unit: SourceUnit) =>
      /^(?:experience|education|projects)/.test(unit.path) && unit.entry !== entry;
    this.scope = new Coverage(entry === undefined ? units : units.filter((unit) => !isForeign(unit)), language);
    this.others = new Coverage(entry === undefined ? [] : units.filter(isForeign), language);
  }

  /** Returns the unit that shares the most words with a sentence: two or more, and a share of its own. */
  findNearest(words: readonly Word[], minShare: number): SourceUnit | undefined {
    let best: { unit: SourceUnit; shared: number } | undefined;
    for (const unit of this.scope.units) {
      const shared = new Set(words.filter(({ stem }) => unit.stems.has(stem)).map(({ stem }) => stem)).size;
      if (shared >= 2 && shared >= unit.stems.size * minShare && shared > (best?.shared ?? 0)) best = { unit, shared };
    }
    return best?.unit;
  }
}

export interface ClaimContext {
  /** The text before contacts, quantities and blanks were masked. */
  originalText: string;
  evidence: Evidence;
  /** Text that the checked one replaces. */
  before?: SourceUnit | undefined;
  isLetter: boolean;
  jobPostingText: string;
  /** In lower case: the company and the title of a letter. */
  allowedText: string;
}

/** Foreign words in katakana that are not common are mostly names. */
const isKatakanaName = /^[\p{Script=Katakana}ー]{3,}$/u;

const maskedPattern = new RegExp(`${maskCharacter}+\\p{Script=Hangul}*`, 'gu');
const monthName = new RegExp(`(?<!\\p{L})(?:${monthNamePattern})(?!\\p{L})`, 'giu');
/** Rank up to which a word may stand in any sentence. */
const maxFunctionRank = 120;

const strengthClasses: [ClaimClass, ...ClaimClass[]][] = [
  ['leading', 'leadingEvidence'],
  ['award'],
  ['best'],
  ['whole', 'wholeEvidence'],
  ['skillLevel'],
  ['vagueDuration'],
];
/** "From 12 to 7 days" states a reduction without the word. */
const statesChange = ({ quantities }: SourceUnit) =>
  quantities.some(
    ({ kind, isDerived }, index) =>
      !isDerived &&
      kind !== 'date' &&
      quantities.slice(index + 1).some((other) => !other.isDerived && other.kind === kind),
  );

const biographyClasses: ClaimClass[] = ['origin', 'relation', 'availability'];

const toSpan = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

/** Finds claims of a text without evidence, in the order of the text. Pure. */
export const findClaims = (text: string, context: ClaimContext): Claim[] => new ClaimSearch(text, context).run();

/** Checks one text. Sentences that stand in the source word for word are left out. */
class ClaimSearch {
  private readonly claims: Claim[] = [];
  private readonly language: Language;
  private readonly sentences: Span[];
  /** Content words, without quantities and months. */
  private readonly words: Word[];
  private readonly asides: Asides;
  private readonly scopeText: string;
  /** The field that each sentence rests on: the replaced text, or the most similar field. */
  private readonly nearestUnits: ReadonlyMap<Span, SourceUnit | undefined>;

  constructor(
    private readonly text: string,
    private readonly context: ClaimContext,
  ) {
    const { evidence, before, isLetter, originalText } = context;
    this.language = evidence.language;
    this.sentences = splitIntoSentences(text).filter(({ start, end }) => {
      const sentence = originalText.slice(start, end).trim();
      return !evidence.units.some((unit) => unit.text.includes(sentence));
    });
    // Masked quantities with the counter or particle behind them, and months.
    const measured = [...[...text.matchAll(maskedPattern)], ...text.matchAll(monthName)].map(toSpan);
    this.words = listWords(text, this.language).filter(
      (word) =>
        getRank(word.stem, this.language) >= maxFunctionRank && !measured.some((span) => isOverlapping(span, word)),
    );
    this.asides = findAsides(text, this.language);
    this.scopeText = evidence.scope.units.map((unit) => unit.text).join('\n');
    this.nearestUnits = new Map(
      this.sentences.map((sentence) => [
        sentence,
        before ?? evidence.findNearest(this.wordsIn(sentence), isLetter ? 0.35 : 0.25),
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

  private add(span: Span, kind: ClaimKind, sourceQuote?: string): void {
    if (!this.sentenceAt(span.start) || this.claims.some((claim) => isOverlapping(claim, span))) return;
    this.claims.push({ start: span.start, end: span.end, kind, ...(sourceQuote && { sourceQuote }) });
  }

  private readonly wordsIn = (span: Span) =>
    this.words.filter((word) => span.start <= word.start && word.end <= span.end);
  private readonly textOf = ({ start, end }: Span) => this.text.slice(start, end);
  private readonly sentenceAt = (index: number) => findSpanAt(this.sentences, index);
  private readonly isAside = (index: number) => this.context.isLetter && this.asides.isInClause(index);
  private readonly isFrame = ({ stem }: Word) => isFrameWord(stem, this.language);
  private readonly rankOf = ({ stem }: Word) => getRank(stem, this.language);

  private nearestAt(index: number): SourceUnit | undefined {
    const sentence = this.sentenceAt(index);
    return sentence && this.nearestUnits.get(sentence);
  }

  /** Text of the field that a sentence rests on, with the titles of its entry. */
  private evidenceTextAt(index: number): string {
    const unit = this.nearestAt(index);
    if (!unit) return this.scopeText;
    const titles = this.context.evidence.scope.units.filter(
      ({ path, entry }) =>
        entry !== undefined &&
        (unit.entry === undefined || entry === unit.entry) &&
        /\.(?:position|degree|field|name)$/.test(path),
    );
    return [unit, ...titles].map((found) => found.text).join('\n');
  }

  private listMatches(claimClass: ClaimClass): { span: Span; quote: string }[] {
    return [...this.text.matchAll(getClassPattern(this.language, claimClass))].map((match) => ({
      span: toSpan(match),
      quote: match[0].toLowerCase(),
    }));
  }

  private readonly isInScope = (quote: string) => this.scopeText.toLowerCase().includes(quote);

  /** Words that make the person look stronger need a word of the same class as evidence. */
  private checkStrength(classes: [ClaimClass, ...ClaimClass[]]): void {
    const { before, isLetter } = this.context;
    for (const { span, quote } of this.listMatches(classes[0])) {
      if (this.isAside(span.start) || (before === undefined && !isLetter && this.isInScope(quote))) continue;
      if (!mentionsClass(this.evidenceTextAt(span.start), this.language, ...classes)) this.add(span, 'scope');
    }
  }

  private checkResults(): void {
    if (mentionsClass(this.scopeText, this.language, 'result')) return;
    for (const { span } of this.listMatches('result')) {
      const unit = this.nearestAt(span.start);
      if (!this.isAside(span.start) && !(unit && statesChange(unit))) this.add(span, 'scope');
    }
  }

  /** These classes need the same words as evidence. */
  private checkClassWords(claimClass: ClaimClass): void {
    const isReach = claimClass === 'reach';
    for (const { span, quote } of this.listMatches(claimClass)) {
      if ((isReach && this.isAside(span.start)) || this.isInScope(quote)) continue;
      const words = this.wordsIn(span);
      const isPhrase = !isReach && /\s/.test(quote);
      if (!isPhrase && words.length > 0 && words.every((word) => this.context.evidence.scope.has(word))) continue;
      this.add(span, isReach ? 'scope' : 'duty');
    }
  }

  private checkCauses(): void {
    for (const { span } of this.listMatches('cause')) {
      if (this.isAside(span.start)) continue;
      const sentence = this.sentenceAt(span.start);
      const unit = this.nearestAt(span.start);
      const words = sentence ? this.wordsIn(sentence) : [];
      // One field that has most of the words says so itself, in other words.
      const isOneFact = unit && words.filter(({ stem }) => unit.stems.has(stem)).length >= words.length * 0.6;
      if (unit ? !isOneFact && !mentionsClass(unit.text, this.language, 'cause') : !this.context.isLetter)
        this.add(span, 'cause');
    }
  }

  /** A sentence without "helped" or "planned" says more than a field that has it. */
  private checkOmissions(): void {
    for (const sentence of this.sentences) {
      const words = this.wordsIn(sentence);
      const unit = this.context.before ?? this.context.evidence.findNearest(words, 0.5);
      const softener = unit?.text.match(getClassPattern(this.language, 'softener'))?.[0];
      if (!unit || !softener) continue;
      if (mentionsClass(this.textOf(sentence), this.language, 'softener', 'softenerEvidence')) continue;
      const shared = words.filter((word) => unit.stems.has(word.stem));
      const [first, last] = [shared[0], shared.at(-1)];
      if (first && last) this.add({ start: first.start, end: last.end }, 'omission', softener);
    }
  }

  /** A sentence about neither the person nor, in a letter, the company: for example an instruction to the reader. */
  private checkSubjects(): void {
    for (const sentence of this.sentences) {
      if (this.context.isLetter && this.asides.isInSentence(sentence.start)) continue;
      const words = this.wordsIn(sentence).filter((word) => this.rankOf(word) >= 300 && !this.isFrame(word));
      const supported = words.filter((word) => this.context.evidence.scope.has(word));
      if (words.length >= 3 && supported.length < words.length / 4) this.add(sentence, 'duty');
    }
  }

  /** Whether the sentence of a letter has the person as a subject. Spanish mostly leaves the pronoun out. */
  private readonly speaksOfPerson = (sentence: Span) =>
    this.language === 'es' || mentionsClass(this.textOf(sentence), this.language, 'firstPerson');

  private checkWords(clause: Span, sentence: Span): void {
    const { evidence, before, isLetter, allowedText } = this.context;
    if (isLetter && (this.asides.isInSentence(clause.start) || !this.speaksOfPerson(sentence))) return;
    const words = this.wordsIn(clause).filter((word) => !allowedText.includes(word.text.toLowerCase()));
    const unsupported = words.filter((word) => !evidence.scope.has(word));
    const [first, last] = [unsupported[0], unsupported.at(-1)];
    if (!first || !last) return;
    const specific = unsupported.filter((word) => this.rankOf(word) > 1_500 && !this.isFrame(word));
    const isUnsupported = unsupported.length === words.length;
    const isAdded = before !== undefined && !words.some((word) => this.isInBefore(word));
    if (
      (isAdded && specific.length >= 2) ||
      (isUnsupported && specific.length > 0 && (isAdded || unsupported.length >= 2))
    )
      this.add({ start: first.start, end: last.end }, 'duty');
    for (const word of unsupported) if (this.isBorrowed(word)) this.add(word, 'duty');
    const unknown = unsupported.filter(({ stem }) => !isNeutral(stem, this.language));
    for (const word of unknown)
      if (isKatakanaName.test(word.text)) this.add(word, 'name');
      else if (unknown.length >= 2) this.add(word, 'duty');
  }

  private beforeCoverage?: Coverage;
  private isInBefore(word: Word): boolean {
    const { before } = this.context;
    this.beforeCoverage ??= new Coverage(before ? [before] : [], this.language);
    return this.beforeCoverage.has(word);
  }

  /** Whether a rare word comes from another entry or, in a letter, from the posting. */
  private isBorrowed(word: Word): boolean {
    if (this.isFrame(word) || this.rankOf(word) <= 3_000) return false;
    const { evidence, isLetter, jobPostingText } = this.context;
    return evidence.others.has(word) || (isLetter && jobPostingText.toLowerCase().includes(word.text.toLowerCase()));
  }
}
