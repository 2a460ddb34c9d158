import type { ArticleSection } from './article';

/** Returns the texts of an article in order, with link markup unchanged. */
export const collectTexts = (sections: ArticleSection[]): string[] =>
  sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'subheading':
          return [block.text];
        case 'list':
          return block.items;
        case 'example':
          return [block.before, block.after];
        case 'table':
          return [...block.columns, ...block.rows.flat(), block.note];
        case 'tip':
          return [block.title, block.text];
        case 'woven':
          return [block.page, block.file, ...block.lines, block.note];
      }
    }),
  ]);

/** Counts the words that a reader sees: everything except link targets. */
export const countWords = (sections: ArticleSection[]): number =>
  collectTexts(sections)
    .map((text) => text.replace(/\]\(\/[^)\s]*\)/g, ''))
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
