import fontTable from './fonts.json';

/** The npm packages are `@expo-google-fonts/ID` (TTF for PDF) and `@fontsource/ID` (WOFF2 for the sheet). */
export type FontId = keyof typeof fontTable;

export interface FontDefinition {
  family: string;
  filePrefix: string;
  kind: 'sans' | 'serif' | 'mono';
  /** Weights in use, such as "400" or "400i" (italic). */
  weights: string[];
  /** In em. `height` is the ascent plus the depth below the baseline. */
  height: number;
  ascent: number;
  /** In em. Determines how large the font looks at a given size. */
  xHeight: number;
}

export const fontDefinitions: Record<FontId, FontDefinition> = fontTable as Record<FontId, FontDefinition>;
export const fontIds = Object.keys(fontTable) as FontId[];

export function findNearestWeight(font: FontId, weight: number): number {
  const weights = fontDefinitions[font].weights.map((text) => parseInt(text, 10));
  return weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
}

export const hasItalic = (font: FontId, weight: number) => fontDefinitions[font].weights.includes(`${weight}i`);
