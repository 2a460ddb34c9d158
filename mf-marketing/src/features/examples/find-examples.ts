import type { Example } from '@shortlist/documents/samples/examples/examples';
import { examples, groupByIndustry } from '@shortlist/documents/samples/examples/example-list';
import type { Filters } from './use-filters';

/** Ignores case and accents, which users often omit in a search. */
const normalize = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

export function findExamples({ industry, level, search }: Filters, getText: (example: Example) => string): Example[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  return examples.filter((example) => {
    if (industry !== 'all' && groupByIndustry[example.industry] !== industry) return false;
    if (level !== 'all' && example.level !== level) return false;
    const text = normalize(getText(example));
    return words.every((word) => text.includes(word));
  });
}
