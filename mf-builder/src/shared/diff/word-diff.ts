import { diffArrays } from 'diff';
import type { Language } from '@shortlist/contracts/platform/languages';

/** A piece of one of two texts: in both, only in the one before, or only in the one after. */
export interface DiffPart {
  kind: 'same' | 'minus' | 'plus';
  text: string;
}

/** Compares two texts word by word, as the language has words. */
export function wordDiff(before: string, after: string, language: Language): DiffPart[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const words = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(words(before), words(after)).map(({ added, removed, value }) => ({
    kind: added ? 'plus' : removed ? 'minus' : 'same',
    text: value.join(''),
  }));
}
