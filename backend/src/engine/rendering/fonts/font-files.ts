import { createRequire } from 'node:module';
import { fontDefinitions, type FontId } from '@shortlist/documents/fonts/font-definitions';

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
  let paths = pathsByFont.get(id);
  if (!paths) pathsByFont.set(id, (paths = new Map<number, string>()));
  const key = italic ? -weight : weight;
  let path = paths.get(key);
  // Cached because Node searches folders for each module resolution, which takes longer than laying out a document.
  if (path === undefined) paths.set(key, (path = nodeRequire.resolve(getPackagePath(id, weight, italic))));
  return path;
}

function getPackagePath(id: FontId, weight: number, italic: boolean): string {
  const definition = fontDefinitions[id];
  const nearest = definition.weights
    .map((weightName) => parseInt(weightName, 10))
    .reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
  const style = `${weightNames[nearest]}${italic && definition.weights.includes(`${nearest}i`) ? '_Italic' : ''}`;
  return `@expo-google-fonts/${id}/${style}/${definition.filePrefix}_${style}.ttf`;
}
