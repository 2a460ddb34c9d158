interface Pair {
  /** Unique, such as "dev/1/en/rp01". */
  id: string;
  language: 'en' | 'es' | 'fr' | 'de' | 'ja' | 'ko';
  label: 'invented' | 'honest';
  /** Kind of invention or rewrite, such as "number", "rank" or "reword". */
  kind: string;
  /** Invented words of the text. Set only for invented pairs. */
  claim?: string;
}

export interface ResumePair extends Pair {
  task: 'resume';
  resume: unknown;
  /** Path of the rewritten field, such as "experience.0.achievements.1". */
  field: string;
  proposed: string;
}

export interface LetterPair extends Pair {
  task: 'letter';
  resume: unknown;
  posting: { title: string; company: string; text: string };
  paragraph: string;
}

export interface OneClickPair extends Pair {
  task: 'one-click';
  title: string;
  industry: string;
  field: 'summary' | 'bullet' | 'skill' | 'letter';
  text: string;
}

export type BenchmarkPair = ResumePair | LetterPair | OneClickPair;
export type BenchmarkSet = 'dev' | 'blind';

export interface Prediction {
  flagged: boolean;
  quotes?: readonly string[];
}

export interface BenchmarkCounts {
  invented: number;
  caught: number;
  onClaim: number;
  honest: number;
  flagged: number;
}

export const languages: readonly Pair['language'][];
export function readPairs(set: BenchmarkSet): BenchmarkPair[];
export function countBy(
  pairs: readonly BenchmarkPair[],
  predictions: ReadonlyMap<string, Prediction>,
  getKey: (pair: BenchmarkPair) => string,
): Map<string, BenchmarkCounts>;
