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

const all = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => [
    block,
    ...('blocks' in block ? all(block.blocks) : []),
    ...(block.type === 'row' ? block.cells.flatMap((cell) => all(cell.blocks)) : []),
  ]);

describe('guide', () => {
  it('has its whole text in order: the cover with the list of chapters, then the chapters', () => {
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
    const heads = tree.blocks.filter((block) => all([block]).some((one) => 'role' in one && one.role === 'heading'));
    expect(heads).toHaveLength(guide.chapters.length);
    for (const head of heads) expect(head).toMatchObject({ type: 'stack', part: 'entry-header' });
  });

  it('keeps its text width on both papers and uses the fonts of the script', () => {
    const letter = composeGuide(guide, { language: 'ja', pageSize: 'Letter' });
    const measure = ({ page: { width, margins } }: typeof tree) => width - margins.left - margins.right;
    expect(measure(letter)).toBeCloseTo(measure(tree), 1);
    const faces = new Set(all(letter.blocks).flatMap((block) => ('style' in block ? [block.style.font] : [])));
    expect([...faces].sort()).toEqual(['noto-sans-jp', 'noto-serif-jp']);
  });
});
