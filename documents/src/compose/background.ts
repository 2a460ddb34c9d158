import type { Fill } from '../tree';
import type { Setting } from './setting';

/** Points that colors extend past the edge of the paper. */
export const bleed = 3;

/** A shape that depends on the height of a header is a `Band` instead. */
export function background(setting: Setting): Fill[] {
  const { marginColumn, side, band } = setting.design;
  const { width, height, margins } = setting.page;
  const fills: Fill[] = [];
  if (marginColumn) {
    const { before, thickness, tone } = marginColumn.axis;
    fills.push({
      pages: 'all',
      x: width - margins.right - marginColumn.width - before,
      y: margins.top,
      width: thickness,
      height: height - margins.top - margins.bottom,
      color: setting.colour(tone),
    });
  }
  if (side?.panel) {
    const { after, tint } = side.panel;
    const panel = {
      x: -bleed,
      y: -bleed,
      width: bleed + margins.left + side.width + after,
      height: height + 2 * bleed,
    };
    fills.push({ pages: 'all', ...panel, color: setting.colour({ tint }) });
  }
  if (band) {
    const strip = { x: -bleed, width: width + 2 * bleed, color: secondTone(setting) };
    fills.push(
      { ...strip, pages: 'rest', y: -bleed, height: bleed + band.later, color: setting.colour(band.tone) },
      { ...strip, pages: 'rest', y: band.later, height: band.strip.height },
    );
  }
  return fills;
}

export const secondTone = (setting: Setting): string =>
  setting.colour(setting.design.band?.strip.tones[setting.accent] ?? 'accent');
