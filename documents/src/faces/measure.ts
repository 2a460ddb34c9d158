import type { TextStyle } from '../tree';
import { faceMetrics } from './metrics';
import table from './widths.json';

const widths: Record<string, number[] | undefined> = table;

/** Returns the advance in em. Letters outside ASCII count as their base letter, East Asian ones as a full em. */
function advance(character: string, row: number[]): number {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7af) return 0.92;
  if (code >= 0x2e80) return 1;
  const base = character.normalize('NFD').codePointAt(0) ?? 0;
  return (row[base - 32] ?? row['n'.charCodeAt(0) - 32] ?? 600) / 1000;
}

/**
 * Returns the width of a text on one line in points, from the advance widths of the font without kerning. Accurate to
 * about 2%, enough to decide what fits; the renderer breaks lines itself.
 */
export function textWidth(text: string, style: TextStyle): number {
  const row = widths[`${style.face} ${style.weight}${style.italic ? 'i' : ''}`] ?? widths[`${style.face} 400`] ?? [];
  const characters = [...text];
  const ems = characters.reduce((sum, character) => sum + advance(character, row), 0);
  return (ems + characters.length * (style.tracking ?? 0)) * style.size;
}

/** Points from the top of the font's box to the baseline. */
export const ascentOf = (style: TextStyle) => faceMetrics[style.face].ascent * style.size;

/** Half of the height by which the font's box exceeds the line: the part above a tight line. Never negative. */
export const overshootOf = (style: TextStyle) =>
  Math.max(0, (faceMetrics[style.face].height * style.size - style.leading) / 2);
