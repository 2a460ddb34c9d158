import type { Language } from '@shortlist/contracts/platform/languages';
import { isMeasuredInCharacters } from '../../../ats/language/text-processing';
import { extractTopics } from './topics';

export interface Passage {
  id: string;
  title?: string | undefined;
  text: string;
  /** Alternative phrasings of the question that this passage answers. Never shown. */
  alternativeQuestions?: readonly string[] | undefined;
  /** True if no passage answers these questions, so that they do not get the next best passage. */
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
  headingTopics: TopicSet;
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
      const asked = [passage.title ?? '', ...(passage.alternativeQuestions ?? splitSentences(passage.text))].filter(
        Boolean,
      );
      const phrasings = asked.map((text, index) => ({
        topics: new Set(extractTopics(text, language)),
        weight: 0,
        factor: index === 0 ? 1 : 0.97,
      }));
      const headingTopics = new Set(phrasings.flatMap(({ topics }) => [...topics]));
      return {
        passage,
        phrasings,
        headingTopics,
        allTopics: new Set([...headingTopics, ...extractTopics(passage.text, language)]),
      };
    });
    for (const { allTopics } of this.entries)
      for (const subject of allTopics)
        this.documentFrequency.set(subject, (this.documentFrequency.get(subject) ?? 0) + 1);
    for (const { phrasings } of this.entries)
      for (const question of phrasings) question.weight = this.sumWeights(question.topics);
    this.longWords = [...this.documentFrequency.keys()].filter((word) => word.length >= 5);
  }

  extractTopics(question: string): Set<string> {
    return new Set(extractTopics(question, this.language).map((subject) => this.findNearestTopic(subject)));
  }

  search(question: string): PassageMatch[] {
    const wanted = this.extractTopics(question);
    if (wanted.size === 0) return [];
    return this.entries
      .map((entry) => ({ passage: entry.passage, score: this.scoreEntry(wanted, entry) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  }

  /** Sums the weights of the topics that also occur in `among`. A topic in fewer passages weighs more. */
  sumWeights(subjects: TopicSet, among: TopicSet = subjects): number {
    let sum = 0;
    for (const subject of subjects) if (among.has(subject)) sum += this.getWeight(subject);
    return sum;
  }

  private getWeight(subject: string): number {
    const count = this.documentFrequency.get(subject);
    const most = Math.log(1 + this.entries.length);
    // A topic that no passage contains may be the point of the question. Unknown character pairs are often grammar.
    if (count === undefined) return most * (isMeasuredInCharacters(this.language) ? 0.25 : 1);
    return Math.log(1 + this.entries.length / count);
  }

  private scoreEntry(wanted: TopicSet, { phrasings, headingTopics, allTopics }: IndexEntry): number {
    const whole = this.sumWeights(wanted) || 1;
    const alike = phrasings.map(
      ({ topics, weight, factor }) => (factor * 2 * this.sumWeights(wanted, topics)) / (whole + weight),
    );
    const covered = this.sumWeights(wanted, allTopics) / whole;
    const asked = this.sumWeights(wanted, headingTopics) / whole;
    return (0.55 * Math.max(0, ...alike) + 0.45 * asked) * (0.15 + 0.85 * covered);
  }

  private findNearestTopic(subject: string): string {
    if (this.documentFrequency.has(subject) || subject.length < 5 || isMeasuredInCharacters(this.language))
      return subject;
    // German is the only word-based language here that forms compounds.
    const parts = this.language === 'de' ? this.longWords : [];
    const inside = parts
      .filter((word) => subject.startsWith(word) || subject.endsWith(word))
      .sort((one, other) => other.length - one.length);
    return inside[0] ?? this.longWords.find((word) => isMisspelling(subject, word)) ?? subject;
  }
}

function isMisspelling(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

const indexes = new WeakMap<readonly Passage[], Map<Language, PassageIndex>>();

export function getPassageIndex(passages: readonly Passage[], language: Language): PassageIndex {
  const known = indexes.get(passages) ?? new Map<Language, PassageIndex>();
  indexes.set(passages, known);
  const library = known.get(language) ?? new PassageIndex(passages, language);
  known.set(language, library);
  return library;
}
