import type { Example } from '@shortlist/documents/samples/examples/example';
import { examples, groupOf } from '@shortlist/documents/samples/examples/list';
import type { Filters } from './use-filters';

/** Letters without case and accents, as people type them into a search. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

/** The examples that fit all filters; each searched word must be found somewhere in `textOf`. */
export function findExamples({ industry, level, search }: Filters, textOf: (example: Example) => string): Example[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return examples.filter((example) => {
    if (industry !== 'all' && groupOf[example.industry] !== industry) return false;
    if (level !== 'all' && example.level !== level) return false;
    const text = plain(textOf(example));
    return words.every((word) => text.includes(word));
  });
}
