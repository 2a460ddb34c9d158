import type { FaceId } from '../tree';

/** Vertical measures of a face in em: `height` is ascent minus descent, `ascent` lies above the baseline. From the fonts. */
export interface FaceMetrics {
  height: number;
  ascent: number;
}

export const faceMetrics: Record<FaceId, FaceMetrics> = {
  'libre-franklin': { height: 1.212, ascent: 0.966 },
  'source-serif-4': { height: 1.371, ascent: 1.036 },
  'instrument-serif': { height: 1.3, ascent: 0.99 },
  'instrument-sans': { height: 1.22, ascent: 0.97 },
  'hanken-grotesk': { height: 1.303, ascent: 1 },
  'ibm-plex-sans': { height: 1.3, ascent: 1.025 },
  'ibm-plex-mono': { height: 1.3, ascent: 1.025 },
  'eb-garamond': { height: 1.305, ascent: 1.007 },
  'source-sans-3': { height: 1.424, ascent: 1.024 },
  'zilla-slab': { height: 1.2, ascent: 0.944 },
  'fira-sans': { height: 1.2, ascent: 0.935 },
  'fira-mono': { height: 1.2, ascent: 0.935 },
  'noto-sans': { height: 1.362, ascent: 1.069 },
  'noto-serif': { height: 1.362, ascent: 1.069 },
  'noto-sans-jp': { height: 1.448, ascent: 1.16 },
  'noto-sans-kr': { height: 1.448, ascent: 1.16 },
  'noto-serif-jp': { height: 1.437, ascent: 1.151 },
  'noto-serif-kr': { height: 1.437, ascent: 1.151 },
};
