import type { Language } from '@shortlist/contracts/platform/languages';
import { measuredInCharacters } from '../../../ats/language/words';
import { subjectsOf } from './subjects';

export interface Passage {
  id: string;
  title?: string | undefined;
  text: string;
  /** Alternative phrasings of the question that this passage answers. Never shown. */
  asks?: readonly string[] | undefined;
  /** True if no passage answers these questions, so that they do not get the next best passage. */
  isElsewhere?: boolean | undefined;
}

/** `score` is the confidence, from 0 to 1, that the passage answers the question. */
export interface Found {
  passage: Passage;
  value: number;
}

const sentencesOf = (text: string) => text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gmu) ?? [];

type Subjects = ReadonlySet<string>;
interface Entry {
  passage: Passage;
  questions: { subjects: Subjects; weight: number; share: number }[];
  heading: Subjects;
  all: Subjects;
}

export class Library {
  private readonly entries: Entry[];
  private readonly spread = new Map<string, number>();
  private readonly words: string[];

  constructor(
    passages: readonly Passage[],
    private readonly language: Language,
  ) {
    this.entries = passages.map((passage) => {
      // Without alternative questions, a question may match any sentence.
      const asked = [passage.title ?? '', ...(passage.asks ?? sentencesOf(passage.text))].filter(Boolean);
      const questions = asked.map((text, index) => ({
        subjects: new Set(subjectsOf(text, language)),
        weight: 0,
        share: index === 0 ? 1 : 0.97,
      }));
      const heading = new Set(questions.flatMap(({ subjects }) => [...subjects]));
      return { passage, questions, heading, all: new Set([...heading, ...subjectsOf(passage.text, language)]) };
    });
    for (const { all } of this.entries)
      for (const subject of all) this.spread.set(subject, (this.spread.get(subject) ?? 0) + 1);
    for (const { questions } of this.entries)
      for (const question of questions) question.weight = this.weight(question.subjects);
    this.words = [...this.spread.keys()].filter((word) => word.length >= 5);
  }

  subjectsOf(question: string): Set<string> {
    return new Set(subjectsOf(question, this.language).map((subject) => this.nearest(subject)));
  }

  find(question: string): Found[] {
    const wanted = this.subjectsOf(question);
    if (wanted.size === 0) return [];
    return this.entries
      .map((entry) => ({ passage: entry.passage, value: this.value(wanted, entry) }))
      .filter(({ value }) => value > 0)
      .sort((one, other) => other.value - one.value);
  }

  /** Sums the weights of the topics that also occur in `among`. A topic in fewer passages weighs more. */
  weight(subjects: Subjects, among: Subjects = subjects): number {
    let sum = 0;
    for (const subject of subjects) if (among.has(subject)) sum += this.weightOf(subject);
    return sum;
  }

  private weightOf(subject: string): number {
    const count = this.spread.get(subject);
    const most = Math.log(1 + this.entries.length);
    // A topic that no passage contains may be the point of the question. Unknown character pairs are often grammar.
    if (count === undefined) return most * (measuredInCharacters(this.language) ? 0.25 : 1);
    return Math.log(1 + this.entries.length / count);
  }

  private value(wanted: Subjects, { questions, heading, all }: Entry): number {
    const whole = this.weight(wanted) || 1;
    const alike = questions.map(
      ({ subjects, weight, share }) => (share * 2 * this.weight(wanted, subjects)) / (whole + weight),
    );
    const covered = this.weight(wanted, all) / whole;
    const asked = this.weight(wanted, heading) / whole;
    return (0.55 * Math.max(0, ...alike) + 0.45 * asked) * (0.15 + 0.85 * covered);
  }

  private nearest(subject: string): string {
    if (this.spread.has(subject) || subject.length < 5 || measuredInCharacters(this.language)) return subject;
    // German is the only word-based language here that forms compounds.
    const parts = this.language === 'de' ? this.words : [];
    const inside = parts
      .filter((word) => subject.startsWith(word) || subject.endsWith(word))
      .sort((one, other) => other.length - one.length);
    return inside[0] ?? this.words.find((word) => isMisspelling(subject, word)) ?? subject;
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

const libraries = new WeakMap<readonly Passage[], Map<Language, Library>>();

export function libraryOf(passages: readonly Passage[], language: Language): Library {
  const known = libraries.get(passages) ?? new Map<Language, Library>();
  libraries.set(passages, known);
  const library = known.get(language) ?? new Library(passages, language);
  known.set(language, library);
  return library;
}
