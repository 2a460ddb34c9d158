import type { Block, DocumentTree, Run } from '../tree';
import { background } from './background';
import { textOf } from './runs';
import type { Setting } from './setting';

export function finish(
  setting: Setting,
  kind: DocumentTree['kind'],
  name: Run[],
  title: string,
  blocks: Block[],
): DocumentTree {
  const known = name.every(({ blank }) => !blank || blank.filled);
  const author = known ? textOf(name) : '';
  return {
    kind,
    language: setting.language,
    title: [author, title].filter(Boolean).join(' – '),
    author,
    page: setting.page,
    background: background(setting),
    blocks,
    footer: {
      text: textOf(name),
      style: setting.fixedStyle({ size: 7.6, leading: 10, tone: 'soft' }),
      ...(setting.mainIndent > 0 ? { indent: setting.mainIndent } : {}),
    },
  };
}
