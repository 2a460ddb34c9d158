import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { Density } from '@shortlist/documents/compose/layout-context';
import { fontPairs } from '@shortlist/documents/fonts/font-pairs';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorResume, seniorLetter } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { toPlainText } from '@shortlist/documents/plain-text';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { sampledLanguages } from '@shortlist/testing/scope';
import { edgeCaseResume } from '../testing/edge-case-resume';
import { longSectionNames, resumeWithCustomSections } from '../testing/custom-sections';
import { readLines } from '../testing/read-pdf';
import { splitSideColumn } from '../testing/split-side-column';
import { renderPdf } from './render-pdf';

type Compose = (density: Density) => DocumentTree;
const cases = templateDesigns.flatMap(({ id: templateId }, templateIndex): [string, Compose][] => {
  const options = { templateId, language: 'en', pageSize: 'A4' } as const;
  return [
    [`${templateId}, two pages`, (density) => composeResume(seniorResume, { ...options, density })],
    [
      `${templateId}, custom sections and fonts`,
      (density) =>
        composeResume(resumeWithCustomSections, {
          ...options,
          density,
          sections: longSectionNames.map((setting) => ({ ...setting, name: setting.name.slice(0, 12).trim() })),
          fonts: fontPairs[templateIndex % fontPairs.length]?.id,
        }),
    ],
    [`${templateId}, edge cases`, (density) => composeResume(edgeCaseResume, { ...options, density })],
    [
      `${templateId}, letter on Letter`,
      (density) => composeLetter(seniorLetter, { ...options, pageSize: 'Letter', density }),
    ],
    ...sampledLanguages.map((code): [string, Compose] => [
      `${templateId}, ${code}`,
      (density) => composeResume(getSampleResume(code), { ...options, language: code, density }),
    ]),
  ];
});
/** Allowance for a trailing space at the end of a line, in points. */
const trailingSpaceWidth = 4;
const removeSpaces = (text: string) => text.replace(/\s/g, '');

describe.each(cases)('%s', (_, compose) => {
  it('contains the complete text in order, with good page breaks', async () => {
    const tree = compose('regular');
    const pages = await readLines(renderPdf(tree, [compose('compact')]));
    const bodies = pages.map((page, i) => (i ? page.slice(0, -1) : page).map((line) => line.text.trim()));
    const columns = splitSideColumn(tree);
    const [firstPageText = '', ...otherPageTexts] = bodies.map((body) => removeSpaces(body.join('')));
    expect(firstPageText.includes(removeSpaces(toPlainText(columns.side)))).toBe(true);
    expect(firstPageText.replace(removeSpaces(toPlainText(columns.side)), '') + otherPageTexts.join('')).toBe(
      removeSpaces(toPlainText(columns.main)),
    );
    const { width, margins } = tree.page;
    for (const { right } of pages.flat()) expect(right).toBeLessThan(width - margins.right + trailingSpaceWidth);
    const headings = new Set(listHeadings(tree));
    for (const [i, body] of bodies.entries()) {
      if (i < bodies.length - 1) expect(headings).not.toContain(body.at(-1));
    }
    const headingLines = bodies.flat().filter((line) => headings.has(line));
    expect(headingLines.length).toBeGreaterThanOrEqual(headings.size);
  });
});

function listHeadings(tree: DocumentTree): string[] {
  const headings: string[] = [];
  JSON.stringify(tree, (_, value: unknown) => {
    if (value && typeof value === 'object' && 'role' in value && value.role === 'heading' && 'runs' in value) {
      headings.push((value.runs as { text: string }[]).map((run) => run.text).join(''));
    }
    return value;
  });
  return headings;
}
