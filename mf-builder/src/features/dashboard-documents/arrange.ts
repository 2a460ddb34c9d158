import type { Language } from '@shortlist/contracts/platform/languages';
import { leadingScore } from '../../shared/leading-score';

export const orders = ['edited', 'name', 'score'] as const;
export type Order = (typeof orders)[number];

interface Listed {
  title: string;
  updatedAt: string;
  atsScore?: number;
  matchScore?: number | null;
}

const scoreOf = ({ atsScore = 0, matchScore }: Listed) => leadingScore({ atsScore, matchScore }) ?? 0;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

interface Wish<Document> {
  /** Every search term must occur in `getSearchText`. */
  search: string;
  order: Order;
  textOf: (document: Document) => string;
  language: Language;
}

export function arrange<Document extends Listed>(documents: Document[], wish: Wish<Document>): Document[] {
  const words = plain(wish.search).split(/\s+/).filter(Boolean);
  const found = documents.filter((document) => {
    const text = plain(wish.textOf(document));
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(wish.language, { numeric: true });
  const by: Record<Order, (a: Document, b: Document) => number> = {
    edited: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    name: (a, b) => compare(a.title, b.title),
    score: (a, b) => scoreOf(b) - scoreOf(a),
  };
  return found.sort(by[wish.order]);
}
