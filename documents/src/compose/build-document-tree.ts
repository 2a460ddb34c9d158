import type { Block, DocumentTree, Run } from '../document-tree';
import { composeBackground } from './background';
import { runsToText } from './runs';
import type { LayoutContext } from './layout-context';

export function buildDocumentTree(
  setting: LayoutContext,
  kind: DocumentTree['kind'],
  name: Run[],
  title: string,
  blocks: Block[],
): DocumentTree {
  const known = name.every(({ blank }) => !blank || blank.filled);
  const author = known ? runsToText(name) : '';
  return {
    kind,
    language: setting.language,
    title: [author, title].filter(Boolean).join(' – '),
    author,
    page: setting.page,
    background: composeBackground(setting),
    blocks,
    footer: {
      text: runsToText(name),
      style: setting.resolveFixedStyle({ size: 7.6, leading: 10, color: 'soft' }),
      ...(setting.mainColumnOffset > 0 ? { indent: setting.mainColumnOffset } : {}),
    },
  };
}
