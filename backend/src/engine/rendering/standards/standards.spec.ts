import { languages } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { createEmptyContent } from '@shortlist/documents/empty-content';
import { composeGuide } from '@shortlist/documents/guide/compose-guide';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { seniorLetter, seniorResume } from '@shortlist/documents/samples/senior/en';
import { toPlainText } from '@shortlist/documents/plain-text';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import type { GuideText } from '@shortlist/documents/guide/guide-text';
import { SaxesParser } from 'saxes';
import { buildFileData } from '../file-data';
import { renderPdf } from '../pdf/render-pdf';
import { readPdfObjects, readStream } from '../testing/read-pdf-objects';
import { createBullet, createSection, createDocumentTree } from '../testing/tree-factories';

const markup = '</dc:title> & <b> "x" \'y\' ]]> endstream endobj';
const namelessResume = {
  ...seniorResume,
  personalInfo: { ...seniorResume.personalInfo, firstName: '', lastName: '' },
};
const guide: GuideText = {
  title: 'A guide',
  subtitle: 'With every kind of part.',
  label: 'Shortlist',
  contents: 'In this guide',
  behind: 'The intention: ',
  answer: 'What works: ',
  chapters: [
    {
      title: 'Parts',
      parts: [
        'A paragraph.',
        { heading: 'A heading' },
        { list: ['One item', 'Another item'] },
        { steps: ['First', 'Second'] },
        { checks: ['To tick'] },
        { terms: [{ term: 'STAR', text: 'Situation, task, action, result.' }] },
        { question: 'Why us?', behind: 'Interest.', answer: 'One fact about the employer.' },
        { box: 'Example', lines: ['A line.'] },
      ],
    },
  ],
  closing: ['The end.'],
};
const createResumeCase = (
  name: string,
  resume: ResumeContent,
  options: ComposeOptions,
): [string, DocumentTree, string?] => {
  const document = composeResume(resume, options);
  return [
    name,
    document,
    buildFileData({ kind: 'resume', resume, options, denserSettings: [], carriesData: true }, document),
  ];
};
const cases: [name: string, tree: DocumentTree, data?: string | undefined][] = [
  ...templateDesigns.flatMap(({ id: templateId }, i): typeof cases => {
    const { code: language } = languages[i % languages.length] ?? { code: 'en' };
    const options = { templateId, language, pageSize: 'A4' } as const;
    return [
      createResumeCase(`${templateId}, ${language}`, allSamples.senior[language], options),
      [`${templateId}, letter`, composeLetter(seniorLetter, options)],
      createResumeCase(`${templateId}, without a name`, namelessResume, options),
    ];
  }),
  ['guide', composeGuide(guide, { language: 'en', pageSize: 'Letter' })],
  [
    'empty resume',
    composeResume(createEmptyContent(), { templateId: 'modern-accent', language: 'en', pageSize: 'A4' }),
  ],
  [
    'markup in the title',
    createDocumentTree([createSection('Experience', [createBullet('First.')])], { title: markup, author: markup }),
  ],
];

/** Parses XML, and throws if it is not well-formed or a namespace is missing. */
function parseXml(xml: string): { texts: string[]; attributes: Record<string, string> } {
  const texts: string[] = [];
  const attributes: Record<string, string> = {};
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.on('opentag', (tag) => {
    for (const [name, { value }] of Object.entries(tag.attributes)) attributes[name] = value;
  });
  parser.write(xml).close();
  return { texts, attributes };
}

const getType = (element: string) => /^<<\/S\/(\w+)/.exec(element)?.[1] ?? '';

describe.each(cases)('%s', (_, document, data) => {
  const { all, follow, followAll } = readPdfObjects(renderPdf(document, [], data));
  const catalog = all.find((object) => object.includes('/Type /Catalog')) ?? '';
  const structureRoot = follow(catalog, 'StructTreeRoot');
  const listElements = (element: string): string[] => [element, ...followAll(element, 'K').flatMap(listElements)];
  const elements = listElements(follow(structureRoot, 'K'));
  const hasText = toPlainText(document).trim() !== '';

  it('lists title, author and standards in uncompressed metadata', () => {
    const metadata = follow(catalog, 'Metadata');
    expect(metadata).toMatch(/^<<\n\/Type \/Metadata\n\/Subtype \/XML\n\/Length \d+\n>>/);
    const { texts, attributes } = parseXml(readStream(metadata).toString('utf8'));
    for (const text of [document.title, document.author, 'http://pdfa.org/declarations/wtpdf#reuse1.0'])
      if (text) expect(texts).toContain(text);
    expect(attributes).toMatchObject({ 'pdfaid:part': '3', 'pdfaid:conformance': 'A', 'pdfuaid:part': '1' });
  });

  it('declares that its colors are sRGB', () => {
    expect(catalog).toMatch(/\/OutputIntents \[<<\n\/Type \/OutputIntent\n\/S \/GTS_PDFA1\n/);
    const profile = readStream(follow(catalog, 'DestOutputProfile'));
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    expect(profile.toString('latin1', 12, 20)).toBe('mntrRGB ');
  });

  it('embeds resume.json as its source file, with media type, size and a fixed date', () => {
    const [specification = '', ...others] = followAll(catalog, 'AF');
    expect([specification !== '', ...others]).toEqual([data !== undefined]);
    expect(all.filter((object) => /\/(Filespec|EmbeddedFile)\n/.test(object))).toHaveLength(data === undefined ? 0 : 2);
    if (data === undefined) return;
    expect(specification).toMatch(/\/F \(resume\.json\)\n\/UF \(resume\.json\)/);
    expect(specification).toMatch(/\/Desc \(JSON Resume\)\n\/AFRelationship \/Source\n/);
    expect(follow(follow(catalog, 'Names'), 'EmbeddedFiles') || follow(catalog, 'Names')).toContain('(resume.json)');
    const stream = follow(specification, 'UF');
    expect(stream).toBe(follow(specification, 'F'));
    const params = `<<\n/Size ${Buffer.byteLength(data)}\n/ModDate (D:19700101000000Z)\n>>`;
    expect(stream).toContain(`/Type /EmbeddedFile\n/Subtype /application#2Fjson\n/Params ${params}`);
    expect(readStream(stream).toString()).toBe(data);
  });

  it('puts its Document element in the PDF 2.0 namespace', () => {
    const [namespace = ''] = followAll(structureRoot, 'Namespaces');
    expect(namespace).toContain('/NS (http://iso.org/pdf2/ssn)');
    expect(elements.map(getType).filter((type) => type === 'Document')).toHaveLength(1);
    expect(follow(elements[0] ?? '', 'NS')).toBe(namespace);
  });

  it('declares the numbering of each list with labels', () => {
    for (const list of elements.filter((element) => getType(element) === 'L')) {
      const label = followAll(list, 'K').flatMap((item) =>
        followAll(item, 'K').filter((part) => getType(part) === 'Lbl'),
      );
      if (label.length > 0) expect(list).toMatch(/\/A<<\/O\/List\/ListNumbering\/(Ordered|Unordered)>>/);
    }
  });

  it('has headings that start at level 1 and skip no level', () => {
    const levels = elements.flatMap((element) => /^H(\d)$/.exec(getType(element))?.[1] ?? []).map(Number);
    let previousLevel = 0;
    for (const level of levels) {
      expect(level).toBeLessThanOrEqual(previousLevel + 1);
      previousLevel = level;
    }
    expect(levels.length > 0).toBe(hasText);
  });

  it('has an outline whose items point to heading elements and page positions', () => {
    const items = all.filter((object) => object.includes('/S /GoTo'));
    expect(items).toHaveLength(elements.filter((element) => getType(element) === 'Sect').length);
    for (const item of items) {
      expect(getType(follow(item, 'SD'))).toMatch(/^H[12]$/);
      expect(follow(item, 'D')).toContain('/Type /Page\n');
    }
    expect(all.filter((object) => object.includes('/Dest '))).toEqual([]);
  });

  it('embeds all fonts, with ToUnicode mappings', () => {
    const fonts = all.filter((object) => object.includes('/Subtype /Type0'));
    expect(fonts.length > 0).toBe(hasText);
    for (const font of fonts) {
      expect(readStream(follow(font, 'ToUnicode')).toString()).toContain('beginbfchar');
      expect(follow(follow(follow(font, 'DescendantFonts'), 'FontDescriptor'), 'FontFile2')).toContain('\nstream\n');
    }
  });
});
