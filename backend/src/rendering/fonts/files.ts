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

/** Path of the TTF of a face in the nearest weight that it has; italic becomes regular where there is none. */
export function faceFile(id: FaceId, weight: number, italic = false): string {
  let known = paths.get(id);
  if (!known) paths.set(id, (known = new Map<number, string>()));
  const key = italic ? -weight : weight;
  let path = known.get(key);
  // Node looks through folders each time, for longer in a document than its text takes to set.
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
