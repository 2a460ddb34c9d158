import { existsSync } from 'node:fs';
import { fontIds, fontDefinitions } from '@shortlist/documents/fonts/font-definitions';
import { resolveFontFile } from './font-files';

it('has a file for every font, weight and italic in use', () => {
  for (const id of fontIds) {
    const { weights } = fontDefinitions[id];
    const files = weights.map((weight) => resolveFontFile(id, parseInt(weight, 10), weight.endsWith('i')));
    expect(files.filter(existsSync)).toHaveLength(files.length);
    expect(new Set(files).size).toBe(weights.length);
  }
});

it('uses the nearest weight, and upright letters if there is no italic', () => {
  expect(resolveFontFile('instrument-serif', 700)).toBe(resolveFontFile('instrument-serif', 400));
  expect(resolveFontFile('noto-serif-jp', 700)).toBe(resolveFontFile('noto-serif-jp', 600));
  expect(resolveFontFile('source-serif-4', 600, true)).toBe(resolveFontFile('source-serif-4', 600));
});
