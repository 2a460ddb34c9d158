import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { ComposeOptions, Density } from '@shortlist/documents/compose/layout-context';
import { fontPairs } from '@shortlist/documents/fonts/font-pairs';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import type { Block } from '@shortlist/documents/document-tree';
import { isNightly, takeSample, sampledLanguages } from '@shortlist/testing/scope';
import { edgeCaseResume } from '../testing/edge-case-resume';
import { longSectionNames, resumeWithCustomSections } from '../testing/custom-sections';
import {
  createBullet,
  createEntry,
  createSection,
  createTextBlock,
  createDocumentTree,
  createWords,
} from '../testing/tree-factories';
import { lintLayout } from './layout-lint';
import { chooseLayout } from './render-pdf';

type Case = [string, ResumeContent, Omit<ComposeOptions, 'templateId'>];
const listCases = (codes: Language[], pageSize: ComposeOptions['pageSize']) =>
  codes.flatMap((language) =>
    sampleKinds.map((kind): Case => [
      `${kind} ${language} ${pageSize}`,
      allSamples[kind][language],
      { language, pageSize },
    ]),
  );
const cases: Case[] = [
  ...listCases(sampledLanguages, 'A4'),
  ...listCases(isNightly ? ['en', 'ko'] : ['en'], 'Letter').filter(([name]) => !name.startsWith('junior')),
  ['edge cases', edgeCaseResume, { language: 'en', pageSize: 'A4' }],
  ['edge cases in Japanese', edgeCaseResume, { language: 'ja', pageSize: 'Letter' }],
  ['custom sections', resumeWithCustomSections, { language: 'en', pageSize: 'A4' }],
  [
    'sections renamed and moved',
    resumeWithCustomSections,
    { language: 'de', pageSize: 'Letter', sections: longSectionNames },
  ],
];
const latinCases = cases.filter(([, , { language }]) => language !== 'ja' && language !== 'ko');
const fontPairCases = templateDesigns.flatMap(({ id: templateId }, templateIndex) =>
  takeSample(fontPairs, 3).map(({ id: fonts }, i): [string, string, ResumeContent, ComposeOptions] => {
    const [name, content, options] = latinCases[(templateIndex + i * 3) % latinCases.length]!;
    return [templateId, `${name} in ${fonts}`, content, { ...options, templateId, fonts }];
  }),
);

describe.each(templateDesigns.map(({ id }) => id))('%s', (templateId) => {
  it.each(cases)('lays out without errors: %s', (_, content, options) => {
    const compose = (density: Density) => composeResume(content, { ...options, templateId, density });
    expect(lintLayout(chooseLayout(compose('regular'), [compose('compact')]))).toEqual([]);
  });
});

it.each(fontPairCases)('%s lays out without errors: %s', (_, __, content, options) => {
  const compose = (density: Density) => composeResume(content, { ...options, density });
  expect(lintLayout(chooseLayout(compose('regular'), [compose('compact')]))).toEqual([]);
});

describe('lintLayout', () => {
  const findErrors = (blocks: Block[]) => lintLayout(chooseLayout(createDocumentTree(blocks)));
  const createLines = (count: number) => Array.from({ length: count }, () => createTextBlock('paragraph', 'Line'));

  it('reports a heading at the bottom of a page', () => {
    const headings = Array.from({ length: 40 }, (_, i) => createSection(`Heading ${i}`, []));
    expect(findErrors(headings).join('\n')).toMatch(/page 1 ends with a heading/);
  });

  it('reports a page of two lines', () => {
    expect(lintLayout(chooseLayout(createDocumentTree([], { blocks: createLines(2) })))).toEqual([
      'page 1 has 2 lines',
    ]);
    for (let count = 45; count < 60; count++) expect(findErrors(createLines(count))).toEqual([]);
  });

  it('reports single lines of a split paragraph', () => {
    const layout = chooseLayout(createDocumentTree([createTextBlock('paragraph', createWords(700))]));
    const [firstPage, secondPage] = layout.pages;
    secondPage?.items.unshift(...(firstPage?.items.splice(1, firstPage.items.length - 2) ?? []));
    expect(lintLayout(layout).join('\n')).toMatch(/a single line on page 1/);
    const errors = Array.from({ length: 12 }, (_, i) =>
      findErrors([...createLines(i), createTextBlock('paragraph', createWords(520))]),
    ).flat();
    expect(errors).toEqual([]);
  });

  it('reports text beyond the margin and overlapping text', () => {
    const createCell = (width: number) => ({ width, blocks: [createBullet('Kept the ward running')] });
    const wideRow: Block = { type: 'row', spaceBefore: 0, gap: 0, cells: [createCell(400), createCell(400)] };
    expect(findErrors([...createLines(3), wideRow]).join('\n')).toMatch(/beyond the margins: .*Kept/);
    const overlappingRow: Block = { type: 'row', spaceBefore: 0, gap: -60, cells: [createCell(120), createCell(120)] };
    expect(findErrors([...createLines(3), overlappingRow]).join('\n')).toMatch(/Kept.*\| .*Kept.*apart/);
  });

  it('reports nothing for a page without errors', () => {
    expect(findErrors([createSection('Experience', [createEntry('Director', ['One.', 'Two.'])])])).toEqual([]);
  });
});
