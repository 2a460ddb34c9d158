import { diffArrays } from 'diff';
import type { Language } from '@shortlist/contracts/platform/languages';

export interface DiffPart {
  change: 'same' | 'removed' | 'added';
  text: string;
}

export function diffWords(before: string, after: string, language: Language): DiffPart[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const splitWords = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(splitWords(before), splitWords(after)).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
