import { toPlainText } from '../plain-text';
import type { Block } from '../document-tree';
import { composeGuide } from './compose-guide';
import type { GuideText } from './guide-text';

const guide: GuideText = {
  title: 'Working nights',
  subtitle: 'A guide',
  label: 'Shortlist',
  contents: 'In this guide',
  behind: 'Why: ',
  answer: 'How: ',
  chapters: [
    {
      title: 'Before',
      parts: [
        'Sleep first.',
        { heading: 'Food' },
        { list: ['Soup'] },
        { steps: ['Cook it', 'Eat it'] },
        { checks: ['Light on'] },
        { terms: [{ term: 'Tea', text: 'Not after three.' }] },
        { question: 'Coffee?', behind: 'You are tired.', answer: 'One.' },
        { box: 'A note', lines: ['Dear colleague,', 'I am asleep.'] },
      ],
    },
    { title: 'After', parts: ['Walk home.'] },
  ],
  closing: ['Good night.'],
};
const tree = composeGuide(guide, { language: 'en', pageSize: 'A4' });

const flattenBlocks = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('blocks' in block ? flattenBlocks(block.blocks) : []),
    ...(block.type === 'row' ? block.cells.flatMap((cell) => flattenBlocks(cell.blocks)) : []),
  ]);

describe('guide', () => {
  it('contains the cover, the list of chapters and the chapters in order', () => {
    const lines = toPlainText(tree)
      .split('\n')
      .filter((line) => line.trim());
    expect(lines).toEqual([
      'Shortlist',
      'Working nights',
      'A guide',
      'In this guide',
      '1 Before',
      '2 After',
      '1. Before',
      'Sleep first.',
      'Food',
      '• Soup',
      '1. Cook it',
      '2. Eat it',
      '☐ Light on',
      'Tea  Not after three.',
      'Coffee?',
      'Why: You are tired.',
      'How: One.',
      'A note',
      'Dear colleague,',
      'I am asleep.',
      '2. After',
      'Walk home.',
      'Good night.',
    ]);
  });

  it('has one heading per chapter, kept with the content after it', () => {
    const chapterHeadings = tree.blocks.filter((block) =>
      flattenBlocks([block]).some((child) => 'role' in child && child.role === 'heading'),
    );
    expect(chapterHeadings).toHaveLength(guide.chapters.length);
    for (const chapterHeading of chapterHeadings)
      expect(chapterHeading).toMatchObject({ type: 'stack', part: 'entry-header' });
  });

  it('has the same text width on both paper sizes and uses the fonts of its language', () => {
    const letterPaperTree = composeGuide(guide, { language: 'ja', pageSize: 'Letter' });
    const getTextWidth = ({ page: { width, margins } }: typeof tree) => width - margins.left - margins.right;
    expect(getTextWidth(letterPaperTree)).toBeCloseTo(getTextWidth(tree), 1);
    const fonts = new Set(
      flattenBlocks(letterPaperTree.blocks).flatMap((block) => ('style' in block ? [block.style.font] : [])),
    );
    expect([...fonts].sort()).toEqual(['noto-sans-jp', 'noto-serif-jp']);
  });
});
