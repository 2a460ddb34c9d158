import type { BackgroundRect } from '../document-tree';
import type { LayoutContext } from './layout-context';

/** Points that colors extend past the edge of the paper. */
export const bleed = 3;

/** A shape that depends on the height of a header is a `Band` instead. */
export function composeBackground(layout: LayoutContext): BackgroundRect[] {
  const { marginColumn, sideColumn, band } = layout.design;
  const { width, height, margins } = layout.page;
  const fills: BackgroundRect[] = [];
  if (marginColumn) {
    const { offset, thickness, color } = marginColumn.divider;
    fills.push({
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
    fills.push({ pages: 'all', ...panel, color: layout.resolveColor({ tint }) });
  }
  if (band) {
    const strip = { x: -bleed, width: width + 2 * bleed, color: getStripColor(layout) };
    fills.push(
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
  return fills;
}

export const getStripColor = (layout: LayoutContext): string =>
  layout.resolveColor(layout.design.band?.strip.colors[layout.accentName] ?? 'accent');
