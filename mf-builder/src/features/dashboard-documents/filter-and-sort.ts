import type { Language } from '@shortlist/contracts/platform/languages';
import { leadingScore } from '../../shared/leading-score';

export const sortOrders = ['edited', 'name', 'score'] as const;
export type SortOrder = (typeof sortOrders)[number];

interface SortableDocument {
  title: string;
  updatedAt: string;
  atsScore?: number;
  matchScore?: number | null;
}

const scoreOf = ({ atsScore = 0, matchScore }: SortableDocument) => leadingScore({ atsScore, matchScore }) ?? 0;

const normalizeForSearch = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

interface FilterAndSortOptions<Document> {
  /** Every search term must occur in `getSearchText`. */
  search: string;
  sortOrder: SortOrder;
  getSearchText: (document: Document) => string;
  language: Language;
}

export function filterAndSort<Document extends SortableDocument>(
  documents: Document[],
  wish: FilterAndSortOptions<Document>,
): Document[] {
  const words = normalizeForSearch(wish.search).split(/\s+/).filter(Boolean);
  const found = documents.filter((document) => {
    const text = normalizeForSearch(wish.getSearchText(document));
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(wish.language, { numeric: true });
  const by: Record<SortOrder, (a: Document, b: Document) => number> = {
    edited: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    name: (a, b) => compare(a.title, b.title),
    score: (a, b) => scoreOf(b) - scoreOf(a),
  };
  return found.sort(by[wish.sortOrder]);
}
