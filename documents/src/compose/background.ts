import type { Fill } from '../tree';
import type { Setting } from './setting';

/** What is drawn behind the text: the line beside the margin column, on every page. */
export function background(setting: Setting): Fill[] {
  const { marginColumn } = setting.design;
  if (!marginColumn) return [];
  const { width, height, margins } = setting.page;
  const { before, thickness, tone } = marginColumn.axis;
  return [
    {
      pages: 'all',
      x: width - margins.right - marginColumn.width - before,
      y: margins.top,
      width: thickness,
      height: height - margins.top - margins.bottom,
      color: setting.colour(tone),
    },
  ];
}
