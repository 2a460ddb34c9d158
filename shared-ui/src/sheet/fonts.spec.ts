/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import widths from '@shortlist/documents/fonts/glyph-widths.json';
import { seniorResume } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { listTreeFonts } from './fonts';

/** The script needs its own Node process, because the font parser does not recognize Jest's buffers. */
const scriptPath = join(__dirname, '../../scripts/print-font-widths.mjs');
const measuredWidths = JSON.parse(execFileSync(process.execPath, [scriptPath], { encoding: 'utf8' })) as Record<
  string,
  number[]
>;

describe('the fonts that show documents in the browser', () => {
  it('include all fonts of the templates', () => {
    const templateFonts = templateDesigns.flatMap(({ id }) =>
      listTreeFonts(composeResume(seniorResume, { templateId: id, language: 'en', pageSize: 'A4' })),
    );
    const measuredFonts = Object.keys(measuredWidths).map((key) => key.split(' ')[0]);
    expect([...new Set(measuredFonts)].sort()).toEqual([...new Set(templateFonts)].sort());
  });

  it('have the same glyph widths as the fonts in exported files', () => {
    const expected = Object.fromEntries(Object.entries(widths).filter(([key]) => !key.startsWith('noto')));
    expect(measuredWidths).toEqual(expected);
  });
});
