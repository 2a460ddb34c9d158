import { existsSync } from 'node:fs';
import { faceIds } from '@shortlist/documents/tree';
import { faceFile, faceFiles } from './files';

it('has a file for each face, weight and italic in use', () => {
  for (const id of faceIds) {
    const { weights, italic } = faceFiles[id];
    const files = weights.flatMap((weight) => [faceFile(id, weight), faceFile(id, weight, true)]);
    expect(files.filter(existsSync)).toHaveLength(files.length);
    expect(new Set(files).size).toBe(weights.length * (italic ? 2 : 1));
  }
});

it('takes the nearest weight', () => {
  expect(faceFile('instrument-serif', 700)).toBe(faceFile('instrument-serif', 400));
  expect(faceFile('noto-serif-jp', 700)).toBe(faceFile('noto-serif-jp', 600));
});
