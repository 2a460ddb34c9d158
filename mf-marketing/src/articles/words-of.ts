import type { Section } from './article';

/** The texts of an article in their order, links as they are written. */
export const textsOf = (sections: Section[]): string[] =>
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

/** What a reader reads: everything but the targets of links. */
export const wordsOf = (sections: Section[]): number =>
  textsOf(sections)
    .map((text) => text.replace(/\]\(\/[^)\s]*\)/g, ''))
    .flatMap((text) => text.split(/\s+/).filter(Boolean)).length;
