import faces from './faces.json';

/** A face of documents, by its id: npm `@expo-google-fonts/ID` (PDF, static TTF) and `@fontsource/ID` (sheet, WOFF2). */
export type FaceId = keyof typeof faces;

/** All that is known of a face, in one table: a new one is named in faces.json, and as a style sheet in shared-ui/sheet. */
export interface Face {
  /** Name by which browsers know it. */
  family: string;
  /** Beginning of the names of its files. */
  file: string;
  kind: 'sans' | 'serif' | 'mono';
  /** Weights in use; an "i" marks italics: "400", "400i". */
  weights: string[];
  /** Vertical measures in em, from the font: ascent minus descent, and what lies above the baseline. */
  height: number;
  ascent: number;
  /** Height of a small x in em: what a face looks as large by as another of the same size. */
  xHeight: number;
}

export const faceMetrics: Record<FaceId, Face> = faces as Record<FaceId, Face>;
export const faceIds = Object.keys(faces) as FaceId[];

/** The weight that a face has next to the one asked for. */
export function nearestWeight(face: FaceId, weight: number): number {
  const weights = faceMetrics[face].weights.map((each) => parseInt(each, 10));
  return weights.reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
}

/** Whether a face has italics in a weight. */
export const hasItalic = (face: FaceId, weight: number) => faceMetrics[face].weights.includes(`${weight}i`);
