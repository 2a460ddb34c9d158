import type { Language } from '@shortlist/contracts/platform/languages';
import { getMainScore } from '../../shared/use-score';

export const sortOrders = ['edited', 'name', 'score'] as const;
export type SortOrder = (typeof sortOrders)[number];

interface SortableDocument {
  title: string;
  updatedAt: string;
  atsScore?: number;
  matchScore?: number | null;
}

const getScore = ({ atsScore = 0, matchScore }: SortableDocument) => getMainScore({ atsScore, matchScore }) ?? 0;

const normalizeForSearch = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

interface FilterAndSortOptions<Document> {
  search: string;
  sortOrder: SortOrder;
  getSearchText: (document: Document) => string;
  language: Language;
}

export function filterAndSort<Document extends SortableDocument>(
  documents: Document[],
  options: FilterAndSortOptions<Document>,
): Document[] {
  const terms = normalizeForSearch(options.search).split(/\s+/).filter(Boolean);
  const matches = documents.filter((document) => {
    const text = normalizeForSearch(options.getSearchText(document));
    return terms.every((term) => text.includes(term));
  });
  const { compare } = new Intl.Collator(options.language, { numeric: true });
  const comparators: Record<SortOrder, (a: Document, b: Document) => number> = {
    edited: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    name: (a, b) => compare(a.title, b.title),
    score: (a, b) => getScore(b) - getScore(a),
  };
  return matches.sort(comparators[options.sortOrder]);
}
