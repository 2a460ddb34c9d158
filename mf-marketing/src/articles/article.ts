import type { Slug } from './slugs';

export const categories = [
  'ai-technology',
  'career-tips',
  'resume-tips',
  'cover-letters',
  'remote-work',
  'industry-guide',
] as const;
export type Category = (typeof categories)[number];

/** What lists, feeds and search engines need of an article. The text itself is `texts/SLUG.json`. */
export interface Article {
  slug: Slug;
  title: string;
  /** The words of the title that are marked. */
  mark: string;
  description: string;
  category: Category;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  /** Of the text, as `wordsOf` counts them; a spec compares. */
  words: number;
}

/** One part of an article's text. `[words](/path)` in a text is a link inside the product. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'example'; before: string; after: string }
  /** The last column holds figures. */
  | { kind: 'table'; columns: string[]; rows: string[][]; note: string }
  | { kind: 'tip'; title: string; text: string }
  /** A sheet in two columns, and its text line by line as a program gets it; what strayed stands between asterisks. */
  | { kind: 'woven'; page: string; file: string; lines: string[]; note: string };

export interface Section {
  heading: string;
  blocks: Block[];
}

const wordsAMinute = 200;

/** Read time in whole minutes. */
export const minutesOf = ({ words }: Pick<Article, 'words'>): number => Math.ceil(words / wordsAMinute);

/** What a heading is linked by: "Dates and entries" is dates-and-entries. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
