import type { CSSProperties } from 'react';
import { fontDefinitions } from '@shortlist/documents/fonts/font-definitions';
import type { TextBlock, TextStyle } from '@shortlist/documents/document-tree';

/**
 * Converts values to CSS variables: `{size: 9.4}` becomes `--size: 9.4`. The style sheet multiplies lengths by the size
 * of a point. Custom properties are inherited, so each block sets all of its own, including zeros.
 */
export const toCssVariables = (values: Record<string, number | string | undefined>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[`--${name}`, value]])),
  );

const getFontClass = ({ font, italic, uppercase }: Partial<TextStyle>) =>
  [font && `sheet-face-${font}`, italic && 'sheet-italic', uppercase && 'sheet-uppercase'].filter(Boolean).join(' ');

/** The returned variables place the baseline exactly, regardless of how the browser distributes extra leading. */
export function getBlockStyle({ style, baselineShift = 0, ...block }: TextBlock): {
  className: string;
  style: CSSProperties;
} {
  const halfLeading = (style.leading - fontDefinitions[style.font].height * style.size) / 2;
  return {
    className: getFontClass(style),
    style: toCssVariables({
      size: style.size,
      leading: style.leading,
      weight: style.weight,
      ink: style.color,
      tracking: style.tracking && `${style.tracking}em`,
      before: block.spaceBefore,
      indent: block.indent ?? 0,
      hang: block.opticalMargin ?? 0,
      lift: Math.round((baselineShift - halfLeading) * 1000) / 1000,
    }),
  };
}

export function getRunStyle(style: Partial<TextStyle>): { className: string; style: CSSProperties } {
  return {
    className: `sheet-run ${getFontClass(style)}`.trim(),
    style: toCssVariables({ weight: style.weight, ink: style.color }),
  };
}
