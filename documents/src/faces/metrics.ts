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
}

export const faceMetrics: Record<FaceId, Face> = faces as Record<FaceId, Face>;
export const faceIds = Object.keys(faces) as FaceId[];
