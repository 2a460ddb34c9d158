import type { ArticleSlug } from './article-slugs';

export const categories = [
  'ai-technology',
  'career-tips',
  'resume-tips',
  'cover-letters',
  'remote-work',
  'industry-guide',
] as const;
export type Category = (typeof categories)[number];

/** Metadata for lists, feeds and search engines. The text itself is in `content/SLUG.json`. */
export interface Article {
  slug: ArticleSlug;
  title: string;
  titleHighlight: string;
  description: string;
  category: Category;
  /** Format: YYYY-MM-DD. */
  date: string;
  /** Must equal the result of `countWords`. */
  wordCount: number;
}

/** One block of an article. In `text` and `items`, `[label](/path)` is an internal link. */
export type ContentBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'example'; before: string; after: string }
  /** The last column contains numbers. */
  | { kind: 'table'; columns: string[]; rows: string[][]; note: string }
  | { kind: 'tip'; title: string; text: string }
  /**
   * A two-column resume next to the lines that a parser extracts from it. `page` and `file` are the captions of the two
   * panels. Asterisks surround misplaced text.
   */
  | { kind: 'interleavedColumns'; page: string; file: string; lines: string[]; note: string };

export interface ArticleSection {
  heading: string;
  blocks: ContentBlock[];
}

const wordsPerMinute = 200;

export const getReadingMinutes = ({ wordCount }: Pick<Article, 'wordCount'>): number =>
  Math.ceil(wordCount / wordsPerMinute);

/** Encloses the highlighted part of the title in asterisks, for `HighlightedText`. */
export const getTitleWithHighlightMarks = ({ title, titleHighlight }: Article): string =>
  title.replace(titleHighlight, `*${titleHighlight}*`);

/** Converts "Dates and entries" to "dates-and-entries". */
export const toAnchorId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
