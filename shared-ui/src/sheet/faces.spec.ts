/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { composeResume } from '@shortlist/documents/compose/resume';
import widths from '@shortlist/documents/faces/widths.json';
import { senior } from '@shortlist/documents/samples/senior';
import { designs } from '@shortlist/documents/templates/designs';
import { treeFaces } from './faces';

/** Read by Node itself: the fonts' reader does not know jest's buffers for what they are. */
const script = join(__dirname, '../../scripts/face-widths.mjs');
const measured = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Record<string, number[]>;

describe('faces of the sheet', () => {
  it('are those of the templates', () => {
    const used = designs.flatMap(({ id }) =>
      treeFaces(composeResume(senior, { templateId: id, language: 'en', pageSize: 'A4' })),
    );
    const there = Object.keys(measured).map((key) => key.split(' ')[0]);
    expect([...new Set(there)].sort()).toEqual([...new Set(used)].sort());
  });

  it('are as wide as the faces of the files, so that lines break alike', () => {
    const expected = Object.fromEntries(Object.entries(widths).filter(([key]) => !key.startsWith('noto')));
    expect(measured).toEqual(expected);
  });
});
