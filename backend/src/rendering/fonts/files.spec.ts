import { existsSync } from 'node:fs';
import { faceIds, faceMetrics } from '@shortlist/documents/faces/metrics';
import { faceFile } from './files';

it('has a file for every font, weight and italic in use', () => {
  for (const id of faceIds) {
    const { weights } = faceMetrics[id];
    const files = weights.map((weight) => faceFile(id, parseInt(weight, 10), weight.endsWith('i')));
    expect(files.filter(existsSync)).toHaveLength(files.length);
    expect(new Set(files).size).toBe(weights.length);
  }
});

it('uses the nearest weight, and upright letters if there is no italic', () => {
  expect(faceFile('instrument-serif', 700)).toBe(faceFile('instrument-serif', 400));
  expect(faceFile('noto-serif-jp', 700)).toBe(faceFile('noto-serif-jp', 600));
  expect(faceFile('source-serif-4', 600, true)).toBe(faceFile('source-serif-4', 600));
});
