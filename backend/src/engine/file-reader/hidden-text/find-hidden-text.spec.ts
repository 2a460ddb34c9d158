import {
  createBullet,
  createSection,
  createTextBlock,
  createDocumentTree,
} from '../../rendering/testing/tree-factories';
import { renderPdf } from '../../rendering/pdf/render-pdf';
import { readInStreamOrder } from '../reading-orders';
import { parseFile } from '../parse-file';
import type { Block, DocumentTree } from '@shortlist/documents/document-tree';

const renderAndRead = async (blocks: Block[], treeOverrides: Partial<DocumentTree> = {}) => {
  const file = await parseFile(
    renderPdf(
      createDocumentTree(
        [createSection('Experience', [createBullet('Kept the ward running.')]), ...blocks],
        treeOverrides,
      ),
    ),
  );
  return { hidden: file.hidden, lines: readInStreamOrder(file).map((line) => line.text) };
};

it('finds no hidden text in a document', async () => {
  const { hidden, lines } = await renderAndRead([]);
  expect(hidden).toEqual([]);
  expect(lines).toContain('• Kept the ward running.');
  expect(lines).toContain('Ines Calloway');
});

it.each([
  ['too small to see', { size: 3 }, {}, 'small'],
  ['in the color of the page', { color: '#FFFFFF' }, {}, 'color'],
  ['in a color close to that of the page', { color: '#F4F6F5' }, {}, 'color'],
  ['beyond the left edge of the page', {}, { opticalMargin: 700 }, 'outside'],
] as const)('removes text %s', async (_, style, blockOverrides, reason) => {
  const { hidden, lines } = await renderAndRead([
    createTextBlock('paragraph', 'Kubernetes expert', style, blockOverrides),
  ]);
  expect(hidden).toEqual([{ text: 'Kubernetes expert', reason }]);
  expect(lines.join()).not.toContain('Kubernetes');
});

it('removes only the hidden words of a line', async () => {
  const runs = [{ text: 'Ran ' }, { text: 'Kubernetes ', style: { color: '#FFFFFF' } }, { text: 'clusters.' }];
  const { hidden, lines } = await renderAndRead([createTextBlock('paragraph', runs)]);
  expect(hidden.map((hiddenText) => hiddenText.text.trim())).toEqual(['Kubernetes']);
  expect(lines.at(-1)?.replace(/\s+/g, ' ')).toBe('Ran clusters.');
});

it('keeps white text on a dark background and removes text in the color of that background', async () => {
  const background = [{ pages: 'all' as const, x: 0, y: 0, width: 595, height: 842, color: '#1F2933' }];
  const { hidden } = await renderAndRead(
    [
      createTextBlock('paragraph', 'Seen', { color: '#FFFFFF' }),
      createTextBlock('paragraph', 'Unseen', { color: '#1F2933' }),
    ],
    {
      background,
    },
  );
  expect(hidden.map((hiddenText) => hiddenText.text)).toContain('Unseen');
  expect(hidden.map((hiddenText) => hiddenText.text)).not.toContain('Seen');
});
