import type { Block, DocumentTree, Run } from '../document-tree';
import { composeBackground } from './background';
import { runsToText } from './runs';
import type { LayoutContext } from './layout-context';

interface TreeContent {
  kind: DocumentTree['kind'];
  nameRuns: Run[];
  title: string;
  blocks: Block[];
}

export function buildDocumentTree(layout: LayoutContext, { kind, nameRuns, title, blocks }: TreeContent): DocumentTree {
  const isNameComplete = nameRuns.every(({ blank }) => !blank || blank.filled);
  const author = isNameComplete ? runsToText(nameRuns) : '';
  return {
    kind,
    language: layout.language,
    title: [author, title].filter(Boolean).join(' – '),
    author,
    page: layout.page,
    background: composeBackground(layout),
    blocks,
    footer: {
      text: runsToText(nameRuns),
      style: layout.resolveFixedStyle({ size: 7.6, leading: 10, color: 'soft' }),
      ...(layout.mainColumnOffset > 0 ? { indent: layout.mainColumnOffset } : {}),
    },
  };
}
