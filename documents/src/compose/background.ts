import type { BackgroundRect } from '../document-tree';
import type { LayoutContext } from './layout-context';

/** Points that colors extend past the edge of the paper. */
export const bleed = 3;

/** Composes the decorations of fixed height. A shape whose height depends on the header is a `ColorBand`. */
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
      x: -bleed,
      y: -bleed,
      width: bleed + margins.left + sideColumn.width + paddingRight,
      height: height + 2 * bleed,
    };
    rects.push({ pages: 'all', ...panel, color: layout.resolveColor({ tint }) });
  }
  if (band) {
    const strip = { x: -bleed, width: width + 2 * bleed, color: getStripColor(layout) };
    rects.push(
      {
        ...strip,
        pages: 'rest',
        y: -bleed,
        height: bleed + band.laterPagesHeight,
        color: layout.resolveColor(band.color),
      },
      { ...strip, pages: 'rest', y: band.laterPagesHeight, height: band.strip.height },
    );
  }
  return rects;
}

export const getStripColor = (layout: LayoutContext): string =>
  layout.resolveColor(layout.design.band?.strip.colors[layout.accentName] ?? 'accent');
