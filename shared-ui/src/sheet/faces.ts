import type { FaceId } from '@shortlist/documents/faces/metrics';
import type { Block, DocumentTree } from '@shortlist/documents/tree';

/**
 * Style sheets of the document fonts, each loaded only when a sheet needs it. The shell has the only copy
 * (`@shortlist/shared-ui/sheet/fonts` is shared). Noto Sans and Serif, for scripts that a font lacks, come from the
 * reader's system.
 */
const styleSheets: Partial<Record<FaceId, () => Promise<unknown>>> = {
  'libre-franklin': () => import('./faces/libre-franklin.css'),
  'source-serif-4': () => import('./faces/source-serif-4.css'),
  'instrument-serif': () => import('./faces/instrument-serif.css'),
  'instrument-sans': () => import('./faces/instrument-sans.css'),
  'hanken-grotesk': () => import('./faces/hanken-grotesk.css'),
  'ibm-plex-sans': () => import('./faces/ibm-plex-sans.css'),
  'ibm-plex-mono': () => import('./faces/ibm-plex-mono.css'),
  figtree: () => import('./faces/figtree.css'),
  'eb-garamond': () => import('./faces/eb-garamond.css'),
  'bricolage-grotesque': () => import('./faces/bricolage-grotesque.css'),
  'work-sans': () => import('./faces/work-sans.css'),
  'source-sans-3': () => import('./faces/source-sans-3.css'),
  'zilla-slab': () => import('./faces/zilla-slab.css'),
  'fira-sans': () => import('./faces/fira-sans.css'),
  'fira-mono': () => import('./faces/fira-mono.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'noto-serif-jp': () => import('@fontsource-variable/noto-serif-jp/wght.css'),
  'noto-serif-kr': () => import('@fontsource-variable/noto-serif-kr/wght.css'),
};

function* facesOf(blocks: Block[]): Generator<FaceId> {
  for (const block of blocks) {
    if (block.type === 'text') {
      yield block.style.face;
      for (const { style } of block.runs) if (style?.face) yield style.face;
    } else if (block.type === 'flanked') yield block.heading.style.face;
    else if (block.type === 'stack') yield* facesOf(block.blocks);
    else if (block.type === 'row') for (const cell of block.cells) yield* facesOf(cell.blocks);
  }
}

export const treeFaces = (tree: DocumentTree): FaceId[] => [...new Set(facesOf(tree.blocks))].sort();

/** Loads missing fonts. Never rejects: if one fails, the sheet keeps a system font. */
export async function loadFaces(faces: FaceId[]): Promise<void> {
  await Promise.allSettled(faces.flatMap((face) => styleSheets[face]?.() ?? []));
}
