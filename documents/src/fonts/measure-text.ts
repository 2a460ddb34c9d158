import type { TextStyle } from '../document-tree';
import { fontDefinitions } from './font-definitions';
import table from './glyph-widths.json';

const widthsByFont: Record<string, number[] | undefined> = table;

/** Returns em. Accented letters count as their base letter, and East Asian characters as a full em. */
function getAdvance(character: string, fontWidths: number[]): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7af) return 0.92;
  if (code >= 0x2e80) return 1;
  const base = character.normalize('NFD').codePointAt(0) ?? 0;
  return (fontWidths[base - 32] ?? fontWidths['n'.charCodeAt(0) - 32] ?? 600) / 1000;
}

/** Returns the width in points of a text on one line. Ignores kerning, so the result is accurate only to about 2%. */
export function measureTextWidth(text: string, style: TextStyle): number {
  const fontWidths =
    widthsByFont[`${style.font} ${style.weight}${style.italic ? 'i' : ''}`] ?? widthsByFont[`${style.font} 400`] ?? [];
  const characters = [...(style.uppercase ? text.toUpperCase() : text)];
  const ems = characters.reduce((sum, character) => sum + getAdvance(character, fontWidths), 0);
  return (ems + characters.length * (style.tracking ?? 0)) * style.size;
}

/** Points from the top of the font's box to the baseline. */
export const getAscent = (style: TextStyle) => fontDefinitions[style.font].ascent * style.size;

/** Points by which the font's box exceeds the line above, and also below. 0 if the box fits. */
export const getOvershoot = (style: TextStyle) =>
  Math.max(0, (fontDefinitions[style.font].height * style.size - style.leading) / 2);
