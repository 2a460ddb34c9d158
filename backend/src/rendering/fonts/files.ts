import { createRequire } from 'node:module';
import { faceMetrics, type FaceId } from '@shortlist/documents/faces/metrics';

const files = createRequire(import.meta.url);

const paths = new Map<FaceId, Map<number, string>>();

const weightNames: Record<number, string> = {
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
};

/** Returns the path of the TTF in the nearest available weight; upright if the font has no italic. */
export function faceFile(id: FaceId, weight: number, italic = false): string {
  let known = paths.get(id);
  if (!known) paths.set(id, (known = new Map<number, string>()));
  const key = italic ? -weight : weight;
  let path = known.get(key);
  // Cached because Node searches folders for each module resolution, which takes longer than laying out a document.
  if (path === undefined) known.set(key, (path = files.resolve(packageFile(id, weight, italic))));
  return path;
}

function packageFile(id: FaceId, weight: number, italic: boolean): string {
  const face = faceMetrics[id];
  const nearest = face.weights
    .map((each) => parseInt(each, 10))
    .reduce((best, next) => (Math.abs(next - weight) < Math.abs(best - weight) ? next : best));
  const style = `${weightNames[nearest]}${italic && face.weights.includes(`${nearest}i`) ? '_Italic' : ''}`;
  return `@expo-google-fonts/${id}/${style}/${face.file}_${style}.ttf`;
}
