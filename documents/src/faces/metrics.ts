import faces from './faces.json';

/** Id of a document font: npm `@expo-google-fonts/ID` (PDF, static TTF) and `@fontsource/ID` (sheet, WOFF2). */
export type FaceId = keyof typeof faces;

/** To add a font, list it in fonts.json and add its style sheet in shared-ui/sheet. */
export interface Face {
  family: string;
  file: string;
  kind: 'sans' | 'serif' | 'mono';
  /** Weights in use; an "i" marks italics: "400", "400i". */
  weights: string[];
  /** Vertical metrics of the font in em: `height` is ascent minus descent, `ascent` the part above the baseline. */
  height: number;
  ascent: number;
  /** In em. Determines how large a font looks compared with another one of the same size. */
  xHeight: number;
}

export const faceMetrics: Record<FaceId, Face> = faces as Record<FaceId, Face>;
export const faceIds = Object.keys(faces) as FaceId[];

export function nearestWeight(face: FaceId, weight: number): number {
  const weights = faceMetrics[face].weights.map((each) => parseInt(each, 10));
  return weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
}

export const hasItalic = (face: FaceId, weight: number) => faceMetrics[face].weights.includes(`${weight}i`);
