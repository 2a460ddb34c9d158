import fontTable from './fonts.json';

/** Id of a document font: npm `@expo-google-fonts/ID` (PDF, static TTF) and `@fontsource/ID` (sheet, WOFF2). */
export type FontId = keyof typeof fontTable;

/** To add a font, list it in fonts.json and add its style sheet in shared-ui/sheet. */
export interface FontDefinition {
  family: string;
  filePrefix: string;
  kind: 'sans' | 'serif' | 'mono';
  /** Weights in use; an "i" marks italics: "400", "400i". */
  weights: string[];
  /** Vertical metrics of the font in em: `height` is ascent minus descent, `ascent` the part above the baseline. */
  height: number;
  ascent: number;
  /** In em. Determines how large a font looks compared with another one of the same size. */
  xHeight: number;
}

export const fontDefinitions: Record<FontId, FontDefinition> = fontTable as Record<FontId, FontDefinition>;
export const fontIds = Object.keys(fontTable) as FontId[];

export function findNearestWeight(font: FontId, weight: number): number {
  const weights = fontDefinitions[font].weights.map((text) => parseInt(text, 10));
  return weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
}

export const hasItalic = (font: FontId, weight: number) => fontDefinitions[font].weights.includes(`${weight}i`);
