import type { CSSProperties } from 'react';
import { faceMetrics } from '@shortlist/documents/faces/metrics';
import type { TextBlock, TextStyle } from '@shortlist/documents/tree';

/**
 * Converts values to CSS variables; sheet.css multiplies lengths by the size of a point: `{size: 9.4}` is `--size:
 * 9.4`. Custom properties are inherited, so a block sets all of its own, including zeros.
 */
export const variables = (values: Record<string, number | string | undefined>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[`--${name}`, value]])),
  );

const fontClass = ({ face, italic }: Partial<TextStyle>) =>
  `${face ? `sheet-face-${face}` : ''}${italic ? ' sheet-italic' : ''}`.trim();

/** Places the baseline exactly, however the browser distributes extra leading. */
export function blockStyle({ style, shift = 0, ...block }: TextBlock): { className: string; style: CSSProperties } {
  const spare = (style.leading - faceMetrics[style.face].height * style.size) / 2;
  return {
    className: fontClass(style),
    style: variables({
      size: style.size,
      leading: style.leading,
      weight: style.weight,
      ink: style.color,
      tracking: style.tracking && `${style.tracking}em`,
      before: block.before,
      indent: block.indent ?? 0,
      hang: block.hang ?? 0,
      lift: Math.round((shift - spare) * 1000) / 1000,
    }),
  };
}

export function runStyle(style: Partial<TextStyle>): { className: string; style: CSSProperties } {
  return {
    className: `sheet-run ${fontClass(style)}`.trim(),
    style: variables({ weight: style.weight, ink: style.color }),
  };
}
