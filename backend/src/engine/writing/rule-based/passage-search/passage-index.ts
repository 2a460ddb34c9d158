import type { Language } from '@shortlist/contracts/platform/languages';
import { isMeasuredInCharacters, isTypo } from '../../../language/text-processing';
import { extractTopics } from './topics';

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

type TopicSet = ReadonlySet<string>;
interface IndexEntry {
  passage: Passage;
  phrasings: { topics: TopicSet; weight: number; factor: number }[];
  phrasingTopics: TopicSet;
  allTopics: TopicSet;
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
        topics: new Set(extractTopics(text, language)),
        weight: 0,
        factor: index === 0 ? 1 : 0.97,
      }));
      const phrasingTopics = new Set(phrasings.flatMap(({ topics }) => [...topics]));
      return {
        passage,
        phrasings,
        phrasingTopics,
        allTopics: new Set([...phrasingTopics, ...extractTopics(passage.text, language)]),
      };
    });
    for (const { allTopics } of this.entries)
      for (const topic of allTopics) this.documentFrequency.set(topic, (this.documentFrequency.get(topic) ?? 0) + 1);
    for (const { phrasings } of this.entries)
      for (const phrasing of phrasings) phrasing.weight = this.sumWeights(phrasing.topics);
    this.longWords = [...this.documentFrequency.keys()].filter((word) => word.length >= 5);
  }

  extractTopics(question: string): Set<string> {
    return new Set(extractTopics(question, this.language).map((topic) => this.findNearestTopic(topic)));
  }

  search(question: string): PassageMatch[] {
    const questionTopics = this.extractTopics(question);
    if (questionTopics.size === 0) return [];
    return this.entries
      .map((entry) => ({ passage: entry.passage, score: this.scoreEntry(questionTopics, entry) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }

  /** Sums the weights of the topics that also occur in `otherTopics`. A topic in fewer passages weighs more. */
  sumWeights(topics: TopicSet, otherTopics: TopicSet = topics): number {
    let sum = 0;
    for (const topic of topics) if (otherTopics.has(topic)) sum += this.getWeight(topic);
    return sum;
  }

  private getWeight(topic: string): number {
    const count = this.documentFrequency.get(topic);
    const maxWeight = Math.log(1 + this.entries.length);
    // A topic that no passage contains may be the point of the question. Unknown character pairs are often grammar.
    if (count === undefined) return maxWeight * (isMeasuredInCharacters(this.language) ? 0.25 : 1);
    return Math.log(1 + this.entries.length / count);
  }

  private scoreEntry(questionTopics: TopicSet, { phrasings, phrasingTopics, allTopics }: IndexEntry): number {
    const totalWeight = this.sumWeights(questionTopics) || 1;
    const similarities = phrasings.map(
      ({ topics, weight, factor }) => (factor * 2 * this.sumWeights(questionTopics, topics)) / (totalWeight + weight),
    );
    const coverage = this.sumWeights(questionTopics, allTopics) / totalWeight;
    const headingCoverage = this.sumWeights(questionTopics, phrasingTopics) / totalWeight;
    return (0.55 * Math.max(0, ...similarities) + 0.45 * headingCoverage) * (0.15 + 0.85 * coverage);
  }

  private findNearestTopic(topic: string): string {
    if (this.documentFrequency.has(topic) || topic.length < 5 || isMeasuredInCharacters(this.language)) return topic;
    // German is the only word-based language here that forms compounds.
    const compoundParts = this.language === 'de' ? this.longWords : [];
    const containedWords = compoundParts
      .filter((word) => topic.startsWith(word) || topic.endsWith(word))
      .sort((one, other) => other.length - one.length);
    return containedWords[0] ?? this.longWords.find((word) => isTypo(topic, word)) ?? topic;
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
