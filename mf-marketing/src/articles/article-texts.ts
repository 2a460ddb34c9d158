import type { ArticleSection } from './article';

/** Leaves link markup unchanged. */
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
        case 'interleavedColumns':
          return [block.page, block.file, ...block.lines, block.note];
      }
    }),
  ]);

/** Counts visible words, not link targets. */
export const countWords = (sections: ArticleSection[]): number =>
  collectTexts(sections)
    .map((text) => text.replace(/\]\(\/[^)\s]*\)/g, ''))
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
