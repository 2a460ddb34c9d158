import type { Language } from '@shortlist/contracts/platform/languages';
import { monthNamePattern } from '@shortlist/documents/i18n/parse-date';
import { findAsides, getClassPattern, mentionsClass, type ClaimClass } from './class-patterns';
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

export function findClaims(text: string, context: ClaimContext): Claim[] {
  const { evidence, before, isLetter } = context;
  const { language, scope, others } = evidence;
  const claims: Claim[] = [];
  const add = (span: Span, kind: ClaimKind, sourceQuote?: string) => {
    if (findSpanAt(sentences, span.start) && !claims.some((claim) => isOverlapping(claim, span)))
      claims.push({ start: span.start, end: span.end, kind, ...(sourceQuote && { sourceQuote }) });
  };
  const sentences = splitIntoSentences(text).filter(
    (sentence) =>
      !evidence.units.some((unit) =>
        unit.text.includes(context.originalText.slice(sentence.start, sentence.end).trim()),
      ),
  );
  const clauses = sentences.flatMap((sentence) => splitIntoClauses(text, sentence));
  const toSpan = (match: RegExpMatchArray): Span => ({
    start: match.index ?? 0,
    end: (match.index ?? 0) + match[0].length,
  });
  // Masked quantities with the counter or particle behind them, and months.
  const measured = [...[...text.matchAll(maskedPattern)], ...text.matchAll(monthName)].map(toSpan);
  const words = listWords(text, language).filter(
    (word) => getRank(word.stem, language) >= maxFunctionRank && !measured.some((span) => isOverlapping(span, word)),
  );
  const wordsIn = (span: Span) => words.filter((word) => span.start <= word.start && word.end <= span.end);
  const textOf = ({ start, end }: Span) => text.slice(start, end);
  const asides = findAsides(text, language);
  const isAside = (index: number) => isLetter && asides.isInClause(index);
  const scopeText = scope.units.map((unit) => unit.text).join('\n');
  const nearestBySentence = new Map(
    sentences.map((sentence) => [sentence, before ?? evidence.findNearest(wordsIn(sentence), isLetter ? 0.35 : 0.25)]),
  );
  const evidenceTextAt = (index: number) => {
    const sentence = findSpanAt(sentences, index);
    const unit = sentence && nearestBySentence.get(sentence);
    if (!unit) return scopeText;
    const titles = scope.units.filter(
      ({ path, entry }) =>
        entry !== undefined &&
        (unit.entry === undefined || entry === unit.entry) &&
        /\.(?:position|degree|field|name)$/.test(path),
    );
    return [unit, ...titles].map((found) => found.text).join('\n');
  };

  /** Whether a clause of a letter, or its sentence, has the person as a subject. */
  const speaksOfPerson = (clause: Span) =>
    language === 'es' || mentionsClass(textOf(findSpanAt(sentences, clause.start) ?? clause), language, 'firstPerson');

  for (const classes of strengthClasses)
    for (const match of text.matchAll(getClassPattern(language, classes[0]))) {
      const span = toSpan(match);
      if (isAside(span.start)) continue;
      const isInScope = scopeText.toLowerCase().includes(match[0].toLowerCase()) && before === undefined && !isLetter;
      if (!isInScope && !mentionsClass(evidenceTextAt(span.start), language, ...classes)) add(span, 'scope');
    }
  for (const match of text.matchAll(getClassPattern(language, 'result'))) {
    const span = toSpan(match);
    if (isAside(span.start)) continue;
    const unit = nearestBySentence.get(findSpanAt(sentences, span.start) ?? span);
    if (!mentionsClass(scopeText, language, 'result') && !(unit && statesChange(unit))) add(span, 'scope');
  }
  for (const claimClass of ['reach', 'meta', ...(isLetter ? biographyClasses : ['secondPerson'])] as ClaimClass[])
    for (const match of text.matchAll(getClassPattern(language, claimClass))) {
      const span = toSpan(match);
      if (claimClass === 'reach' && isAside(span.start)) continue;
      const matched = wordsIn(span);
      if (scopeText.toLowerCase().includes(match[0].toLowerCase())) continue;
      const isPhrase = claimClass !== 'reach' && /\s/.test(match[0]);
      if (!isPhrase && matched.length > 0 && matched.every((word) => scope.has(word))) continue;
      add(span, claimClass === 'reach' ? 'scope' : 'duty');
    }
  for (const match of text.matchAll(getClassPattern(language, 'cause'))) {
    const span = toSpan(match);
    if (isAside(span.start)) continue;
    const sentence = findSpanAt(sentences, span.start);
    const unit = sentence && nearestBySentence.get(sentence);
    const content = sentence ? wordsIn(sentence) : [];
    // One unit that has nearly all words says so itself, in other words.
    const isOneFact = unit && content.filter(({ stem }) => unit.stems.has(stem)).length >= content.length * 0.6;
    if (unit ? !isOneFact && !mentionsClass(unit.text, language, 'cause') : !isLetter) add(span, 'cause');
  }
  for (const sentence of sentences) {
    const unit = before ?? evidence.findNearest(wordsIn(sentence), 0.5);
    if (!unit || !mentionsClass(unit.text, language, 'softener')) continue;
    if (mentionsClass(textOf(sentence), language, 'softener', 'softenerEvidence')) continue;
    const shared = wordsIn(sentence).filter((word) => unit.stems.has(word.stem));
    const [first, last] = [shared[0], shared.at(-1)];
    if (first && last)
      add(
        { start: first.start, end: last.end },
        'omission',
        unit.text.match(getClassPattern(language, 'softener'))?.[0],
      );
  }
  const beforeCoverage = before && new Coverage([before], language);
  const postingText = context.jobPostingText.toLowerCase();
  // A sentence about neither the person nor, in a letter, the company: for example an instruction to the reader.
  for (const sentence of before ? [] : sentences) {
    if (isLetter && asides.isInSentence(sentence.start)) continue;
    const content = wordsIn(sentence).filter(
      ({ stem }) => getRank(stem, language) >= 300 && !isFrameWord(stem, language),
    );
    if (content.length >= 3 && content.filter((word) => scope.has(word)).length < content.length / 4)
      add(sentence, 'duty');
  }
  for (const clause of clauses) {
    if (isLetter && (asides.isInSentence(clause.start) || !speaksOfPerson(clause))) continue;
    const content = wordsIn(clause).filter((word) => !context.allowedText.includes(word.text.toLowerCase()));
    const unsupported = content.filter((word) => !scope.has(word));
    const specific = unsupported.filter(({ stem }) => getRank(stem, language) > 1_500 && !isFrameWord(stem, language));
    const isAdded = beforeCoverage && !content.some((word) => beforeCoverage.has(word));
    const [first, last] = [unsupported[0], unsupported.at(-1)];
    if (!first || !last) continue;
    const isUnsupported = unsupported.length === content.length;
    if (isAdded && (specific.length >= 2 || (isUnsupported && specific.length > 0)))
      add({ start: first.start, end: last.end }, 'duty');
    else if (isUnsupported && unsupported.length >= 2 && specific.length > 0)
      add({ start: first.start, end: last.end }, 'duty');
    for (const word of unsupported)
      if (!isFrameWord(word.stem, language) && getRank(word.stem, language) > 3_000 && others.has(word))
        add(word, 'duty');
      else if (
        isLetter &&
        !isFrameWord(word.stem, language) &&
        getRank(word.stem, language) > 3_000 &&
        postingText.includes(word.text.toLowerCase())
      )
        add(word, 'duty');
    const unknown = unsupported.filter((word) => !isNeutral(word.stem, language));
    for (const word of unknown)
      if (isKatakanaName.test(word.text)) add(word, 'name');
      else if (unknown.length >= 2) add(word, 'duty');
  }
  return claims.sort((a, b) => a.start - b.start);
}
