import { createRequire } from 'node:module';
import type { FaceId } from '@shortlist/documents/tree';

const files = createRequire(import.meta.url);

const paths = new Map<string, string>();

const weightNames: Record<number, string> = {
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
};

/** Name of the file, weights in use and whether there are italics, by face: npm `@expo-google-fonts/ID`. */
export const faceFiles: Record<FaceId, { name: string; weights: number[]; italic: boolean }> = {
  'libre-franklin': { name: 'LibreFranklin', weights: [400, 500, 600, 700], italic: true },
  'source-serif-4': { name: 'SourceSerif4', weights: [400, 600], italic: true },
  'instrument-serif': { name: 'InstrumentSerif', weights: [400], italic: true },
  'instrument-sans': { name: 'InstrumentSans', weights: [400, 500, 600, 700], italic: true },
  'hanken-grotesk': { name: 'HankenGrotesk', weights: [300, 400, 500, 600], italic: true },
  'ibm-plex-sans': { name: 'IBMPlexSans', weights: [400, 500, 600], italic: true },
  'ibm-plex-mono': { name: 'IBMPlexMono', weights: [400, 500, 600], italic: true },
  'eb-garamond': { name: 'EBGaramond', weights: [400, 600], italic: true },
  'source-sans-3': { name: 'SourceSans3', weights: [400, 600, 700], italic: true },
  'zilla-slab': { name: 'ZillaSlab', weights: [500, 600], italic: true },
  'fira-sans': { name: 'FiraSans', weights: [400, 500, 600], italic: true },
  'fira-mono': { name: 'FiraMono', weights: [400], italic: false },
  'noto-sans': { name: 'NotoSans', weights: [300, 400, 500, 600, 700], italic: true },
  'noto-serif': { name: 'NotoSerif', weights: [300, 400, 500, 600, 700], italic: true },
  'noto-sans-jp': { name: 'NotoSansJP', weights: [400, 500, 600, 700], italic: false },
  'noto-sans-kr': { name: 'NotoSansKR', weights: [400, 500, 600, 700], italic: false },
  'noto-serif-jp': { name: 'NotoSerifJP', weights: [400, 500, 600], italic: false },
  'noto-serif-kr': { name: 'NotoSerifKR', weights: [400, 500, 600], italic: false },
};

/** Path of the TTF of a face in the nearest weight that it has; italic becomes regular where there is none. */
export function faceFile(id: FaceId, weight: number, italic = false): string {
  const face = faceFiles[id];
  const nearest = face.weights.reduce((best, next) =>
    Math.abs(next - weight) < Math.abs(best - weight) ? next : best,
  );
  const style = `${weightNames[nearest]}${italic && face.italic ? '_Italic' : ''}`;
  return resolved(`@expo-google-fonts/${id}/${style}/${face.name}_${style}.ttf`);
}

/** Node looks through folders each time, for longer in a document than its text takes to set. */
function resolved(file: string): string {
  let path = paths.get(file);
  if (path === undefined) paths.set(file, (path = files.resolve(file)));
  return path;
}
