/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { composeResume } from '@shortlist/documents/compose/resume';
import widths from '@shortlist/documents/faces/widths.json';
import { senior } from '@shortlist/documents/samples/senior';
import { designs } from '@shortlist/documents/templates/designs';
import { treeFaces } from './faces';

/** Runs in a separate Node process, because the font parser does not recognize Jest's buffers. */
const script = join(__dirname, '../../scripts/face-widths.mjs');
const measured = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Record<string, number[]>;

describe('sheet fonts', () => {
  it('uses the fonts of the templates', () => {
    const used = designs.flatMap(({ id }) =>
      treeFaces(composeResume(senior, { templateId: id, language: 'en', pageSize: 'A4' })),
    );
    const there = Object.keys(measured).map((key) => key.split(' ')[0]);
    expect([...new Set(there)].sort()).toEqual([...new Set(used)].sort());
  });

  it('has the same widths as the fonts in files, so that lines break alike', () => {
    const expected = Object.fromEntries(Object.entries(widths).filter(([key]) => !key.startsWith('noto')));
    expect(measured).toEqual(expected);
  });
});
