import { fontIds } from '@shortlist/documents/fonts/font-definitions';
import { resolveFontFile } from './font-files';
import { readFontTables } from './font-tables';

it('keeps no outlines in memory', () => {
  const sizes = fontIds.map((id) => readFontTables(resolveFontFile(id, 400)).bytes.length);
  // One font has 14 MB with its outlines.
  expect(Math.max(...sizes)).toBeLessThan(700_000);
});
