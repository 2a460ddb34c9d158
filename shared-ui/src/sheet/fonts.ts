import type { FontId } from '@shortlist/documents/fonts/font-definitions';
import type { Block, DocumentTree } from '@shortlist/documents/document-tree';

/**
 * Functions that load the style sheet of a document font. The shell has the only copy of this module
 * (`@shortlist/shared-ui/sheet/fonts` is shared). Noto Sans and Noto Serif, the fonts for other scripts, come from the
 * reader's system.
 */
const styleSheetLoaders: Partial<Record<FontId, () => Promise<unknown>>> = {
  'libre-franklin': () => import('./fonts/libre-franklin.css'),
  'source-serif-4': () => import('./fonts/source-serif-4.css'),
  'instrument-serif': () => import('./fonts/instrument-serif.css'),
  'instrument-sans': () => import('./fonts/instrument-sans.css'),
  'hanken-grotesk': () => import('./fonts/hanken-grotesk.css'),
  'ibm-plex-sans': () => import('./fonts/ibm-plex-sans.css'),
  'ibm-plex-mono': () => import('./fonts/ibm-plex-mono.css'),
  figtree: () => import('./fonts/figtree.css'),
  'eb-garamond': () => import('./fonts/eb-garamond.css'),
  'bricolage-grotesque': () => import('./fonts/bricolage-grotesque.css'),
  'work-sans': () => import('./fonts/work-sans.css'),
  'source-sans-3': () => import('./fonts/source-sans-3.css'),
  'zilla-slab': () => import('./fonts/zilla-slab.css'),
  'fira-sans': () => import('./fonts/fira-sans.css'),
  'fira-mono': () => import('./fonts/fira-mono.css'),
  'noto-sans-jp': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'noto-sans-kr': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'noto-serif-jp': () => import('@fontsource-variable/noto-serif-jp/wght.css'),
  'noto-serif-kr': () => import('@fontsource-variable/noto-serif-kr/wght.css'),
};

function* walkFonts(blocks: Block[]): Generator<FontId> {
  for (const block of blocks) {
    if (block.type === 'text') {
      yield block.style.font;
      for (const { style } of block.runs) if (style?.font) yield style.font;
    } else if (block.type === 'flanked') yield block.heading.style.font;
    else if (block.type === 'stack') yield* walkFonts(block.blocks);
    else if (block.type === 'row') for (const cell of block.cells) yield* walkFonts(cell.blocks);
  }
}

export const listTreeFonts = (tree: DocumentTree): FontId[] => [...new Set(walkFonts(tree.blocks))].sort();

/** Loads fonts. Never rejects. If a font fails to load, the sheet shows a system font. */
export async function loadFonts(fonts: FontId[]): Promise<void> {
  await Promise.allSettled(fonts.flatMap((font) => styleSheetLoaders[font]?.() ?? []));
}
