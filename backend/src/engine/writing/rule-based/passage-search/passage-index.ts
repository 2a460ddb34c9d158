import type { Language } from '@shortlist/contracts/platform/languages';
import { isCharacterBased, isTypo } from '../../../language/text-processing';
import { extractSearchTerms } from './search-terms';

export interface Passage {
  id: string;
  title?: string | undefined;
  text: string;
  /** Alternative phrasings of the question that this passage answers. Never shown. */
  alternativeQuestions?: readonly string[] | undefined;
  /** True for questions that no passage answers. Prevents the next best passage from matching them. */
  isOutOfScope?: boolean | undefined;
}

/** `score` is the confidence, from 0 to 1, that the passage answers the question. */
export interface PassageMatch {
  passage: Passage;
  score: number;
}

const splitSentences = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gmu) ?? [];

type TermSet = ReadonlySet<string>;
interface IndexEntry {
  passage: Passage;
  phrasings: { terms: TermSet; weight: number; factor: number }[];
  phrasingTerms: TermSet;
  allTerms: TermSet;
}

export class PassageIndex {
  private readonly entries: IndexEntry[];
  private readonly documentFrequency = new Map<string, number>();
  private readonly longWords: string[];

  constructor(
    passages: readonly Passage[],
    private readonly language: Language,
  ) {
    this.entries = passages.map((passage) => {
      // Without alternative questions, a question may match any sentence.
      const phrasingTexts = [
        passage.title ?? '',
        ...(passage.alternativeQuestions ?? splitSentences(passage.text)),
      ].filter(Boolean);
      const phrasings = phrasingTexts.map((text, index) => ({
        terms: new Set(extractSearchTerms(text, language)),
        weight: 0,
        factor: index === 0 ? 1 : 0.97,
      }));
      const phrasingTerms = new Set(phrasings.flatMap(({ terms }) => [...terms]));
      return {
        passage,
        phrasings,
        phrasingTerms,
        allTerms: new Set([...phrasingTerms, ...extractSearchTerms(passage.text, language)]),
      };
    });
    for (const { allTerms } of this.entries)
      for (const term of allTerms) this.documentFrequency.set(term, (this.documentFrequency.get(term) ?? 0) + 1);
    for (const { phrasings } of this.entries)
      for (const phrasing of phrasings) phrasing.weight = this.sumWeights(phrasing.terms);
    this.longWords = [...this.documentFrequency.keys()].filter((word) => word.length >= 5);
  }

  extractSearchTerms(question: string): Set<string> {
    return new Set(extractSearchTerms(question, this.language).map((term) => this.findNearestTerm(term)));
  }

  search(question: string): PassageMatch[] {
    const questionTerms = this.extractSearchTerms(question);
    if (questionTerms.size === 0) return [];
    return this.entries
      .map((entry) => ({ passage: entry.passage, score: this.scoreEntry(questionTerms, entry) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }

  /** Sums the weights of the terms that also occur in `otherTerms`. A term in fewer passages weighs more. */
  sumWeights(terms: TermSet, otherTerms: TermSet = terms): number {
    let sum = 0;
    for (const term of terms) if (otherTerms.has(term)) sum += this.getWeight(term);
    return sum;
  }

  private getWeight(term: string): number {
    const count = this.documentFrequency.get(term);
    const maxWeight = Math.log(1 + this.entries.length);
    // A term that no passage contains may be the point of the question. Unknown character pairs are often grammar.
    if (count === undefined) return maxWeight * (isCharacterBased(this.language) ? 0.25 : 1);
    return Math.log(1 + this.entries.length / count);
  }

  private scoreEntry(questionTerms: TermSet, { phrasings, phrasingTerms, allTerms }: IndexEntry): number {
    const totalWeight = this.sumWeights(questionTerms) || 1;
    const similarities = phrasings.map(
      ({ terms, weight, factor }) => (factor * 2 * this.sumWeights(questionTerms, terms)) / (totalWeight + weight),
    );
    const coverage = this.sumWeights(questionTerms, allTerms) / totalWeight;
    const headingCoverage = this.sumWeights(questionTerms, phrasingTerms) / totalWeight;
    return (0.55 * Math.max(0, ...similarities) + 0.45 * headingCoverage) * (0.15 + 0.85 * coverage);
  }

  private findNearestTerm(term: string): string {
    if (this.documentFrequency.has(term) || term.length < 5 || isCharacterBased(this.language)) return term;
    // German is the only word-based language here that forms compounds.
    const compoundParts = this.language === 'de' ? this.longWords : [];
    const containedWords = compoundParts
      .filter((word) => term.startsWith(word) || term.endsWith(word))
      .sort((one, other) => other.length - one.length);
    return containedWords[0] ?? this.longWords.find((word) => isTypo(term, word)) ?? term;
  }
}

const indexesByPassages = new WeakMap<readonly Passage[], Map<Language, PassageIndex>>();

export function getPassageIndex(passages: readonly Passage[], language: Language): PassageIndex {
  const indexByLanguage = indexesByPassages.get(passages) ?? new Map<Language, PassageIndex>();
  indexesByPassages.set(passages, indexByLanguage);
  const index = indexByLanguage.get(language) ?? new PassageIndex(passages, language);
  indexByLanguage.set(language, index);
  return index;
}
