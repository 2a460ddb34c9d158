import { languages } from '@shortlist/contracts/platform/languages';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorResume, seniorLetter } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { toPlainText } from '@shortlist/documents/plain-text';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { longSectionNames, resumeWithCustomSections } from '../testing/custom-sections';
import { readDocx, type WordFile } from '../testing/read-docx';
import { renderDocx } from './render-docx';

const renderAndRead = async (tree: DocumentTree) => await readDocx(await renderDocx(tree));
const splitWords = (text: string) => text.replace(/^• /gm, '').split(/\s+/).filter(Boolean);

const cases = templateDesigns.flatMap(({ id }) => languages.map(({ code }) => [id, code] as const));

it.each(cases)('%s in %s has the same text in Word as in plain text', async (templateId, language) => {
  const resume = composeResume(getSampleResume(language), { templateId, language, pageSize: 'A4' });
  const letter = composeLetter(seniorLetter, { templateId, language, pageSize: 'Letter', resume: seniorResume });
  const options = { templateId, language, pageSize: 'A4', sections: longSectionNames } as const;
  for (const tree of [resume, letter, composeResume(resumeWithCustomSections, options)]) {
    const { document, paragraphs } = await renderAndRead(tree);
    expect(splitWords(paragraphs.map(({ text }) => text).join('\n'))).toEqual(splitWords(toPlainText(tree)));
    // Uses tabs for columns and dates, because resume parsers fail on tables.
    expect(document).not.toContain('<w:tbl>');
  }
});

it.each(['', 'x'])('does not damage emoji in a long text that starts with %j', async (start) => {
  const summary = start + '🚀'.repeat(9_000);
  const resume = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, summary } };
  const { paragraphs } = await renderAndRead(
    composeResume(resume, { templateId: 'classic-serif', language: 'en', pageSize: 'A4' }),
  );
  expect(paragraphs.map(({ text }) => text)).toContain(summary);
});

it('uses the Word fonts of a font pair and the chosen section heading style', async () => {
  const options = { templateId: 'ats-compact', language: 'en', pageSize: 'A4', sections: longSectionNames } as const;
  const { paragraphs, styles } = await renderAndRead(
    composeResume(resumeWithCustomSections, { ...options, fonts: 'libre-franklin_source-serif-4' }),
  );
  const headings = paragraphs.filter(({ style }) => style === 'Heading1').map(({ text }) => text);
  expect(headings[0]).toBe('INTERESTS');
  expect(headings).toContain('ADDITIONAL INFORMATION');
  // The library's default styles come first; ours with the same name override them.
  const getFont = (id: string) => /w:ascii="([^"]+)"/.exec(styles.slice(styles.lastIndexOf(`w:styleId="${id}"`)))?.[1];
  expect([getFont('Heading1'), getFont('Normal')]).toEqual(['Calibri', 'Cambria']);
});

describe('resume as a Word file', () => {
  const tree = composeResume(
    { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, firstName: 'Ines & <b>', lastName: '"C"' } },
    { templateId: 'modern-accent', language: 'en', pageSize: 'Letter' },
  );
  let file: WordFile;
  beforeAll(async () => {
    file = await renderAndRead(tree);
  });

  it('uses the heading styles that Word shows in its navigation pane', () => {
    const listTexts = (styleId: string) =>
      file.paragraphs.filter(({ style }) => style === styleId).map(({ text }) => text);
    expect(listTexts('Title')).toEqual(['Ines & <b> "C"']);
    expect(listTexts('Subtitle')).toEqual([seniorResume.personalInfo.headline]);
    expect(listTexts('Heading1').slice(0, 2)).toEqual(['Summary', 'Experience']);
    expect(listTexts('ListBullet').length).toBeGreaterThan(10);
    expect(file.styles).toMatch(/w:styleId="Heading1"[^>]*>.*?<w:outlineLvl w:val="0"\/>/s);
  });

  it('uses the Letter page size and states author and proofing language', () => {
    expect(file.document).toContain('<w:pgSz w:w="12240" w:h="15840"');
    expect(file.properties).toContain('<dc:creator>Ines &amp; &lt;b&gt; &quot;C&quot;</dc:creator>');
    expect(file.styles).toContain('<w:lang w:val="en-US" w:eastAsia="en-US"/>');
  });

  it('links only to email, phone and web addresses, and has no white text', () => {
    const targets = [...file.links.matchAll(/Target="([^"]+)" TargetMode="External"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) expect(target).toMatch(/^(https:|mailto:|tel:)/);
    expect(`${file.document}${file.styles}`).not.toMatch(/w:color w:val="FFFFFF"/i);
  });
});
