import { createRequire } from 'node:module';
import { fontDefinitions, type FontId } from '@shortlist/documents/fonts/font-metrics';

const nodeRequire = createRequire(import.meta.url);

const pathsByFont = new Map<FontId, Map<number, string>>();

const weightNames: Record<number, string> = {
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
};

/** Returns the path of the TTF in the nearest available weight; upright if the font has no italic. */
export function resolveFontFile(id: FontId, weight: number, italic = false): string {
  let known = pathsByFont.get(id);
  if (!known) pathsByFont.set(id, (known = new Map<number, string>()));
  const key = italic ? -weight : weight;
  let path = known.get(key);
  // Cached because Node searches folders for each module resolution, which takes longer than laying out a document.
  if (path === undefined) known.set(key, (path = nodeRequire.resolve(getPackagePath(id, weight, italic))));
  return path;
}

function getPackagePath(id: FontId, weight: number, italic: boolean): string {
  const face = fontDefinitions[id];
  const nearest = face.weights
    .map((each) => parseInt(each, 10))
    .reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
  const style = `${weightNames[nearest]}${italic && face.weights.includes(`${nearest}i`) ? '_Italic' : ''}`;
  return `@expo-google-fonts/${id}/${style}/${face.filePrefix}_${style}.ttf`;
}
