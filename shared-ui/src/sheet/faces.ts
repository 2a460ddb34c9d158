import type { FaceId } from '@shortlist/documents/faces/metrics';
import type { Block, DocumentTree } from '@shortlist/documents/tree';

/**
 * Style sheets with the faces of documents, each loaded when a sheet needs it and never before. The shell has the one
 * copy (`@shortlist/shared-ui/sheet/faces` is shared). Noto Sans and Serif, for scripts that a face lacks, are the
 * reader's own.
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

/** The faces that a document is set in. */
export const treeFaces = (tree: DocumentTree): FaceId[] => [...new Set(facesOf(tree.blocks))].sort();

/** Loads faces that are not there yet. Resolves also when one fails: the sheet then stays in a face of the system. */
export async function loadFaces(faces: FaceId[]): Promise<void> {
  await Promise.allSettled(faces.flatMap((face) => styleSheets[face]?.() ?? []));
}
