import type { BackgroundRect } from '../document-tree';
import type { LayoutContext } from './layout-context';

/** Colors extend this many points past the edge of the paper. */
export const bleedLength = 3;

/** Composes decorations of fixed height. If the height depends on the header, a decoration is a `ColorBand` instead. */
export function composeBackground(layout: LayoutContext): BackgroundRect[] {
  const { marginColumn, sideColumn, band } = layout.design;
  const { width, height, margins } = layout.page;
  const rects: BackgroundRect[] = [];
  if (marginColumn) {
    const { offset, thickness, color } = marginColumn.divider;
    rects.push({
      pages: 'all',
      x: width - margins.right - marginColumn.width - offset,
      y: margins.top,
      width: thickness,
      height: height - margins.top - margins.bottom,
      color: layout.resolveColor(color),
    });
  }
  if (sideColumn?.panel) {
    const { paddingRight, tint } = sideColumn.panel;
    const panel = {
      x: -bleedLength,
      y: -bleedLength,
      width: bleedLength + margins.left + sideColumn.width + paddingRight,
      height: height + 2 * bleedLength,
    };
    rects.push({ pages: 'all', ...panel, color: layout.resolveColor({ tint }) });
  }
  if (band) {
    const strip = { x: -bleedLength, width: width + 2 * bleedLength, color: getStripColor(layout) };
    rects.push(
      {
        ...strip,
        pages: 'rest',
        y: -bleedLength,
        height: bleedLength + band.laterPagesHeight,
        color: layout.resolveColor(band.color),
      },
      { ...strip, pages: 'rest', y: band.laterPagesHeight, height: band.strip.height },
    );
  }
  return rects;
}

export const getStripColor = (layout: LayoutContext): string =>
  layout.resolveColor(layout.design.band?.strip.colors[layout.accentName] ?? 'accent');
