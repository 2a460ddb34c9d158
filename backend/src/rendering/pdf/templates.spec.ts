import { composeLetter } from '@shortlist/documents/compose/letter';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { Density } from '@shortlist/documents/compose/setting';
import { fontPairs } from '@shortlist/documents/faces/pairs';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { senior, seniorLetter } from '@shortlist/documents/samples/senior';
import { designs } from '@shortlist/documents/templates/designs';
import { toText } from '@shortlist/documents/text';
import type { DocumentTree } from '@shortlist/documents/tree';
import { sampledLanguages } from '../../../test/harness/scope';
import { hardResume } from '../testing/hard-resume';
import { longNames, ownSections } from '../testing/long-sections';
import { readLines } from '../testing/read-pdf';
import { partSide } from '../testing/side';
import { printPdf } from './printer';

type Compose = (density: Density) => DocumentTree;
const cases = designs.flatMap(({ id: templateId }, nth): [string, Compose][] => {
  const english = { templateId, language: 'en', pageSize: 'A4' } as const;
  return [
    [`${templateId}, two pages`, (density) => composeResume(senior, { ...english, density })],
    [
      `${templateId}, sections and faces by choice`,
      (density) =>
        composeResume(ownSections, {
          ...english,
          density,
          sections: longNames.map((setting) => ({ ...setting, name: setting.name.slice(0, 12).trim() })),
          fonts: fontPairs[nth % fontPairs.length]?.id,
        }),
    ],
    [`${templateId}, hard to set`, (density) => composeResume(hardResume, { ...english, density })],
    [
      `${templateId}, letter on Letter`,
      (density) => composeLetter(seniorLetter, { ...english, pageSize: 'Letter', density }),
    ],
    ...sampledLanguages.map((code): [string, Compose] => [
      `${templateId}, ${code}`,
      (density) => composeResume(sampleResume(code), { ...english, language: code, density }),
    ]),
  ];
});
/** Allowance for a trailing space at the end of a line, in points. */
const blank = 4;
const letters = (text: string) => text.replace(/\s/g, '');

describe.each(cases)('%s', (_, compose) => {
  it('extracts completely and in order, with good page breaks', async () => {
    const tree = compose('regular');
    const pages = await readLines(printPdf(tree, [compose('compact')]));
    const bodies = pages.map((page, i) => (i ? page.slice(0, -1) : page).map((line) => line.text.trim()));
    const beside = partSide(tree);
    const [first = '', ...rest] = bodies.map((body) => letters(body.join('')));
    expect(first.includes(letters(toText(beside.side)))).toBe(true);
    expect(first.replace(letters(toText(beside.side)), '') + rest.join('')).toBe(letters(toText(beside.main)));
    const { width, margins } = tree.page;
    for (const { right } of pages.flat()) expect(right).toBeLessThan(width - margins.right + blank);
    const headings = new Set(headingsOf(tree));
    for (const [i, body] of bodies.entries()) {
      if (i < bodies.length - 1) expect(headings).not.toContain(body.at(-1));
      if (i > 0) expect(headings).not.toContain(body[0]);
    }
    const alone = bodies.flat().filter((line) => headings.has(line));
    expect(alone.length).toBeGreaterThanOrEqual(headings.size);
  });
});

function headingsOf(tree: DocumentTree): string[] {
  const found: string[] = [];
  JSON.stringify(tree, (_, value: unknown) => {
    if (value && typeof value === 'object' && 'role' in value && value.role === 'heading' && 'runs' in value) {
      found.push((value.runs as { text: string }[]).map((run) => run.text).join(''));
    }
    return value;
  });
  return found;
}
