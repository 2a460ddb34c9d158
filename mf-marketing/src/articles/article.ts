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

/** Article metadata for lists, feeds, and search engines. The text itself is in `content/SLUG.json`. */
export interface Article {
  slug: ArticleSlug;
  title: string;
  /** The highlighted part of the title. */
  titleHighlight: string;
  description: string;
  category: Category;
  /** Publication date, YYYY-MM-DD. */
  date: string;
  /** The result of `countWords`, verified by a spec. */
  wordCount: number;
}

/** One block of an article's text. `[label](/path)` in a text is an internal link. */
export type ContentBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'example'; before: string; after: string }
  /** The last column contains figures. */
  | { kind: 'table'; columns: string[]; rows: string[][]; note: string }
  | { kind: 'tip'; title: string; text: string }
  /**
   * A two-column sheet beside the lines of text that a parser extracts from it. `page` and `file` are the captions of
   * the two panels; asterisks surround misplaced text.
   */
  | { kind: 'woven'; page: string; file: string; lines: string[]; note: string };

export interface ArticleSection {
  heading: string;
  blocks: ContentBlock[];
}

const wordsPerMinute = 200;

export const getReadingMinutes = ({ wordCount }: Pick<Article, 'wordCount'>): number =>
  Math.ceil(wordCount / wordsPerMinute);

/** Returns the title with asterisks around its highlighted part, as `HighlightedText` takes it. */
export const markTitle = ({ title, titleHighlight }: Article): string =>
  title.replace(titleHighlight, `*${titleHighlight}*`);

/** Returns the anchor id of a heading: "Dates and entries" becomes dates-and-entries. */
export const toAnchorId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
