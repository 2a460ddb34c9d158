import type { Block, DocumentTree, Run, StackBlock, TextBlock, TextStyle } from '@shortlist/documents/document-tree';

const ink = '#1B1D21';
const softInk = '#4B515B';
const accent = '#1F4E79';

export const bodyStyle: TextStyle = { font: 'libre-franklin', weight: 400, size: 9.4, leading: 13.5, color: ink };

export function createTextBlock(
  role: TextBlock['role'],
  content: string | Run[],
  style: Partial<TextStyle> = {},
  overrides: Partial<TextBlock> = {},
): TextBlock {
  const runs = typeof content === 'string' ? [{ text: content }] : content;
  return { type: 'text', role, style: { ...bodyStyle, ...style }, runs, spaceBefore: 0, ...overrides };
}

export function createBullet(content: string, path?: string): TextBlock {
  const marker = { text: '•', style: { ...bodyStyle, weight: 700 } };
  return createTextBlock('bullet', [{ text: content, path }], {}, { indent: 11, marker });
}

export function createEntry(title: string, bullets: string[], spaceBefore = 10.8): StackBlock {
  const createRow = (left: TextBlock, right: TextBlock): Block => ({
    type: 'row',
    spaceBefore: 0,
    gap: 14,
    cells: [
      { width: '*', blocks: [left] },
      { width: 'auto', blocks: [right] },
    ],
  });
  return {
    type: 'stack',
    part: 'entry',
    spaceBefore: spaceBefore,
    blocks: [
      {
        type: 'stack',
        part: 'entry-header',
        spaceBefore: 0,
        keepTogether: 'with-next',
        blocks: [
          createRow(
            createTextBlock('title', title, { weight: 600, size: 10 }),
            createTextBlock('date', 'Mar 2020 – Present', { weight: 500, size: 8.8 }, { baselineShift: 1.16 }),
          ),
          createRow(
            createTextBlock('organisation', `${title} Ltd`, { weight: 500, color: softInk }),
            createTextBlock('place', 'Bristol', { size: 8.8, color: softInk }, { baselineShift: 0.58 }),
          ),
        ],
      },
      {
        type: 'stack',
        part: 'bullets',
        spaceBefore: 2,
        blocks: bullets.map((bulletText, i) => createBullet(bulletText, `experience.0.achievements.${i}`)),
      },
    ],
  };
}

export function createSection(heading: string, blocks: Block[]): StackBlock {
  return {
    type: 'stack',
    part: 'section',
    spaceBefore: 19,
    blocks: [
      createTextBlock('heading', heading, { weight: 700, size: 11, leading: 15, color: accent }),
      { type: 'rule', spaceBefore: 3, thickness: 0.5, color: '#C5CDD6' },
      ...blocks,
    ],
  };
}

export function createDocumentTree(blocks: Block[], overrides: Partial<DocumentTree> = {}): DocumentTree {
  return {
    kind: 'resume',
    language: 'en',
    title: 'Ines Calloway (Resume)',
    author: 'Ines Calloway',
    page: { size: 'A4', width: 595.28, height: 841.89, margins: { top: 52, right: 64, bottom: 54, left: 64 } },
    background: [],
    blocks: [
      {
        type: 'stack',
        part: 'header',
        spaceBefore: 0,
        keepTogether: 'whole',
        blocks: [
          createTextBlock(
            'name',
            'Ines Calloway',
            { weight: 600, size: 29, leading: 32, tracking: -0.015 },
            { opticalMargin: 1.5 },
          ),
          createTextBlock(
            'headline',
            'Director of Engineering',
            { weight: 500, size: 12, leading: 17, color: accent },
            { spaceBefore: 2 },
          ),
          { type: 'rule', spaceBefore: 12, thickness: 2, color: accent },
          {
            type: 'row',
            spaceBefore: 7,
            gap: 0,
            cells: [
              {
                width: 156,
                blocks: [
                  createTextBlock('contact', [{ text: 'ines@example.com', link: 'mailto:ines@example.com' }], {
                    size: 8.6,
                    color: softInk,
                  }),
                ],
              },
              {
                width: '*',
                blocks: [
                  createTextBlock('contact', [{ text: '+44 20 7946 0182', link: 'tel:+442079460182' }], {
                    size: 8.6,
                    color: softInk,
                  }),
                ],
              },
            ],
          },
        ],
      },
      ...blocks,
    ],
    footer: { text: 'Ines Calloway', style: { ...bodyStyle, size: 7.6, leading: 10, color: softInk } },
    ...overrides,
  };
}

export const createWords = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
