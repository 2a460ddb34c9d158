import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { toJsonResume } from '@shortlist/documents/json-resume';
import type { DocumentTree, Run, TextBlock } from '@shortlist/documents/document-tree';
import { walkTextBlocks } from '@shortlist/documents/pages/walk-text-blocks';
import { toFileSettings } from '@shortlist/documents/printed-resume';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { seniorResume } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { sampledLanguages } from '@shortlist/testing/scope';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { renderDocx } from '../rendering/docx/render-docx';
import { renderPdf } from '../rendering/pdf/render-pdf';
import { importFile } from './import-file';

const options: ComposeOptions = {
  templateId: 'modern-professional',
  language: 'en',
  pageSize: 'Letter',
  density: 'compact',
};
const settings = toFileSettings(options);
const tree = composeResume(seniorResume, options);
const data = toJsonResume(seniorResume, settings);
const otherResume: ResumeContent = {
  ...seniorResume,
  personalInfo: { ...seniorResume.personalInfo, email: 'another@example.com' },
};

const [firstJob, secondJob, thirdJob] = seniorResume.experience;
const [firstBullet = '', secondBullet = ''] = firstJob?.achievements ?? [];

const importBytes = (bytes: Uint8Array) => importFile({ bytes, fileName: '', language: 'en' });
const importPdf = (json: unknown) =>
  importBytes(renderPdf(tree, [], typeof json === 'string' ? json : JSON.stringify(json)));
const importJson = (json: unknown) => importBytes(strToU8(JSON.stringify(json)));
const renderedDocx = renderDocx(tree, JSON.stringify(data));
async function importEditedDocx(edit: (parts: Record<string, string>) => void) {
  const parts = unzipSync(await renderedDocx);
  const texts = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  edit(texts);
  return await importBytes(
    zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]))),
  );
}
const replaceIn = (name: string, text: string, replacement: string) => (parts: Record<string, string>) => {
  expect(parts[name]).toContain(text);
  parts[name] = parts[name]?.replace(text, replacement) ?? '';
};
const swapIn = (name: string, firstText: string, secondText: string) => (parts: Record<string, string>) => {
  replaceIn(name, firstText, '#swapped#')(parts);
  replaceIn(name, secondText, firstText)(parts);
  replaceIn(name, '#swapped#', secondText)(parts);
};
function editBullet(documentTree: DocumentTree, edit: (block: TextBlock) => void): DocumentTree {
  for (const block of walkTextBlocks(documentTree.blocks))
    if (block.marker) {
      edit(block);
      return documentTree;
    }
  throw new Error('The document has no bullet.');
}
const insertBeforeBullet = (runs: string) => (parts: Record<string, string>) => {
  const [textBefore = '', textAfter = ''] = (parts['word/document.xml'] ?? '').split(firstBullet);
  const start = textBefore.lastIndexOf('<w:r>');
  expect(start).toBeGreaterThan(0);
  parts['word/document.xml'] = textBefore.slice(0, start) + runs + textBefore.slice(start) + firstBullet + textAfter;
};
const changeEmbeddedData = (changes: object) => ({
  ...data,
  meta: { shortlist: { ...data.meta?.shortlist, ...changes } },
});

/** Letters that no program shows, but a language model reads. */
const invisibleTags = '\u{e0048}\u{e0069}';
const pageNumberEnd = '<w:fldChar w:fldCharType="end"/>';

it('restores the resume from a PDF, a Word file and JSON', async () => {
  for (const imported of [await importPdf(data), await importEditedDocx(() => undefined), await importJson(data)])
    expect(imported).toMatchObject({ content: seniorResume, settings, tray: [], language: 'en' });
});

it('restores a Word file that a program has saved with other custom XML parts and a page number', async () => {
  const { settings: imported } = await importEditedDocx((parts) => {
    parts['customXml/item3.xml'] = parts['customXml/item1.xml'] ?? '';
    replaceIn('word/footer1.xml', pageNumberEnd, `<w:r><w:t>2</w:t></w:r>${pageNumberEnd}`)(parts);
    parts['customXml/item1.xml'] =
      '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>';
  });
  expect(imported).toEqual(settings);
});

it.each(sampledLanguages)(
  'reads the text of a file in %s whose embedded data differs from its text',
  async (language) => {
    const resume = allSamples.senior[language];
    const [first, second, ...jobs] = resume.experience;
    if (!first || !second) throw new Error('The sample has no second job.');
    const [bullet = '', ...bullets] = first.achievements;
    const changeFirst = (change: Partial<typeof first>) => ({
      ...resume,
      experience: [{ ...first, ...change }, second, ...jobs],
    });
    const fakeResumes: Record<string, ResumeContent> = {
      'another employer': changeFirst({ company: `${first.company} AI` }),
      'another start date': changeFirst({ startDate: '01/2001' }),
      'an end date': changeFirst({ current: false, endDate: '05/2026' }),
      'another number': changeFirst({ achievements: [bullet.replace(/\d/, '7'), ...bullets] }),
      'one more bullet': changeFirst({ achievements: [...first.achievements, bullet] }),
      'a bullet of another job': {
        ...resume,
        experience: [
          { ...first, achievements: bullets },
          { ...second, achievements: [bullet, ...second.achievements] },
          ...jobs,
        ],
      },
      'jobs in another order': { ...resume, experience: [second, first, ...jobs] },
      'a missing job': { ...resume, experience: [first, ...jobs] },
      'a missing bullet': changeFirst({ achievements: bullets }),
      'a skill taken from a sentence': {
        ...resume,
        skills: [...resume.skills, resume.personalInfo.summary.slice(0, 4).trim()],
      },
    };
    const composeOptions: ComposeOptions = { templateId: 'classic-serif', language, pageSize: 'A4' };
    const tree = composeResume(resume, composeOptions);
    for (const [name, fakeResume] of Object.entries(fakeResumes)) {
      const json = JSON.stringify(toJsonResume(fakeResume, toFileSettings(composeOptions)));
      for (const bytes of [renderPdf(tree, [], json), await renderDocx(tree, json)])
        expect([name, (await importBytes(bytes)).settings]).toEqual([name, undefined]);
    }
  },
);

const edits: Record<string, (run: Run, otherRun: Run) => void> = {
  swap: (run, otherRun) => {
    [run.text, otherRun.text, run.link, otherRun.link] = [otherRun.text, run.text, otherRun.link, run.link];
  },
  replace: (run, otherRun) => {
    [run.text, run.link] = [otherRun.text, otherRun.link];
  },
  repeat: (run, otherRun) => {
    run.text = `${otherRun.text} ${run.text}`;
  },
  remove: (run) => {
    [run.text, run.link] = ['', undefined];
  },
};

it('does not restore a file in which text was swapped, replaced, repeated or removed', async () => {
  const getLetters = ({ text }: Run) => text.replace(/[\s|•]/g, '');
  const property = fc.asyncProperty(
    fc.record({
      templateId: fc.constantFrom(...templateDesigns.map(({ id }) => id)),
      language: fc.constantFrom(...languages.map(({ code }) => code)),
      kind: fc.constantFrom(...sampleKinds),
      edit: fc.constantFrom(...Object.keys(edits)),
      isPdf: fc.boolean(),
      positions: fc.tuple(fc.nat(), fc.nat()),
    }),
    async ({ templateId, language, kind, edit, isPdf, positions }) => {
      const resume = allSamples[kind][language];
      const composeOptions: ComposeOptions = { templateId, language, pageSize: 'A4' };
      const editedTree = composeResume(resume, composeOptions);
      const runs = [...walkTextBlocks(editedTree.blocks)].flatMap((block) => block.runs.filter(getLetters));
      const [run, otherRun] = positions.map((position) => runs[position % runs.length]);
      if (!run || !otherRun) throw new Error('The document has no text.');
      fc.pre(getLetters(run) !== getLetters(otherRun));
      const texts = { [edit]: run.text, other: otherRun.text };
      edits[edit]?.(run, otherRun);
      const json = JSON.stringify(toJsonResume(resume, toFileSettings(composeOptions)));
      const bytes = isPdf ? renderPdf(editedTree, [], json) : await renderDocx(editedTree, json);
      expect({ texts, settings: (await importBytes(bytes)).settings }).toEqual({ texts });
    },
  );
  await fc.assert(property, { numRuns: Number(process.env['EDITS'] ?? 30) });
});

it.each<[string, (parts: Record<string, string>) => void]>([
  [
    'an added sentence',
    replaceIn(
      'word/document.xml',
      '<w:sectPr',
      '<w:p><w:r><w:t>Led a team of nine in Porto and Bristol</w:t></w:r></w:p><w:sectPr',
    ),
  ],
  [
    'an added short line',
    replaceIn('word/document.xml', '<w:sectPr', '<w:p><w:r><w:t>Scuba diving</w:t></w:r></w:p><w:sectPr'),
  ],
  ['an extended footer', replaceIn('word/footer1.xml', '</w:p>', '<w:r><w:t>Draft</w:t></w:r></w:p>')],
  [
    'a word before a job title',
    replaceIn('word/document.xml', `>${secondJob?.position}<`, `>Deputy ${secondJob?.position}<`),
  ],
  ['an added minus sign', replaceIn('word/document.xml', 'from 14%', 'from -14%')],
  ['a changed heading', replaceIn('word/document.xml', '>Education<', '>Courses that I left<')],
  ['a space inside a number', replaceIn('word/document.xml', 'Lead 64', 'Lead 6 4')],
  ['a date in another format', replaceIn('word/document.xml', '>Jun 2016<', '>June 2016<')],
  [
    'two merged bullets',
    (parts) => {
      const xml = parts['word/document.xml'] ?? '';
      const end = xml.indexOf(firstBullet) + firstBullet.length;
      parts['word/document.xml'] = `${xml.slice(0, end)} ${xml.slice(xml.indexOf(secondBullet))}`;
    },
  ],
  ['a split bullet', replaceIn('word/document.xml', '; regretted', ';</w:t></w:r></w:p><w:p><w:r><w:t>regretted')],
  ['an added skill', replaceIn('word/document.xml', 'Kafka', 'Kafka, Rust')],
  ['added plus signs', replaceIn('word/document.xml', 'FinOps', 'FinOps++')],
  ['an added number', replaceIn('word/document.xml', 'FinOps', 'FinOps 14')],
  ['a removed skill', replaceIn('word/document.xml', 'Kafka, ', '')],
  ['a changed company', replaceIn('word/document.xml', secondJob?.company ?? '', 'Acme')],
  [
    'a changed number',
    replaceIn(
      'word/document.xml',
      firstBullet,
      firstBullet.replace(/\d/, (digit) => String(9 - Number(digit))),
    ),
  ],
  ['a changed location', replaceIn('word/document.xml', firstJob?.location ?? '', 'Lisbon')],
  ['a removed bullet', replaceIn('word/document.xml', firstBullet, '')],
  ['a removed heading', replaceIn('word/document.xml', '>Education<', '><')],
  ['swapped headings', swapIn('word/document.xml', '>Education<', '>Skills<')],
  ['swapped bullets', swapIn('word/document.xml', firstBullet, secondBullet)],
  ['a swapped title and employer', swapIn('word/document.xml', secondJob?.position ?? '', secondJob?.company ?? '')],
  [
    'a swapped email address and phone number',
    swapIn('word/document.xml', seniorResume.personalInfo.email, seniorResume.personalInfo.phone),
  ],
  [
    'reordered sections',
    (parts) => {
      const [header = '', summary = '', experience = '', ...others] = (parts['word/document.xml'] ?? '').split(
        /(?=<w:p><w:pPr><w:pStyle w:val="Heading1"\/>)/,
      );
      expect(others.length).toBeGreaterThan(2);
      parts['word/document.xml'] = [header, experience, summary, ...others].join('');
    },
  ],
  ['a bullet turned into a paragraph', replaceIn('word/document.xml', '"ListBullet"', '"Normal"')],
  ['a bullet without its dot', replaceIn('word/document.xml', '<w:numId w:val="2"/>', '<w:numId w:val="0"/>')],
  ['a heading turned into a paragraph', replaceIn('word/document.xml', '"Heading1"', '"Normal"')],
  ['a Latin word as its bullet character', replaceIn('word/numbering.xml', 'w:val="•"', 'w:val="Led"')],
  ['a style that hides text', replaceIn('word/styles.xml', '<w:rPr>', '<w:rPr><w:vanish/>')],
  [
    'two paragraphs merged by a tracked change',
    replaceIn(
      'word/document.xml',
      '<w:pStyle w:val="ListBullet"/>',
      '<w:pStyle w:val="ListBullet"/><w:rPr><w:del w:id="9"/></w:rPr>',
    ),
  ],
  [
    'a field that inserts text',
    insertBeforeBullet(
      `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE "Not "</w:instrText>${pageNumberEnd}</w:r>`,
    ),
  ],
  ['a word instead of a page number', replaceIn('word/footer1.xml', pageNumberEnd, `<w:t>Draft</w:t>${pageNumberEnd}`)],
  ['a symbol', insertBeforeBullet('<w:r><w:sym w:font="Wingdings" w:char="F0FB"/></w:r>')],
  ['a drawing', insertBeforeBullet('<w:r><w:drawing/></w:r>')],
  ['an equation', insertBeforeBullet('<m:oMath><m:r><m:t>1</m:t></m:r></m:oMath>')],
  ['a footnote', insertBeforeBullet('<w:r><w:footnoteReference w:id="2"/></w:r>')],
  [
    'alternate content for older programs',
    insertBeforeBullet(
      '<mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback><w:r><w:t>No</w:t></w:r></mc:Fallback></mc:AlternateContent>',
    ),
  ],
  ['a word in a CDATA section', insertBeforeBullet('<w:r><w:t><![CDATA[Not ]]></w:t></w:r>')],
  [
    'a word with another namespace prefix',
    insertBeforeBullet(
      '<x:r xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:t>Not </x:t></x:r>',
    ),
  ],
  ['embedded content in another format', insertBeforeBullet('<w:altChunk r:id="rId9"/>')],
  ['a line break in a bullet', insertBeforeBullet('<w:r><w:br/></w:r>')],
  [
    'a tracked style change',
    replaceIn(
      'word/document.xml',
      '<w:pStyle w:val="ListBullet"/>',
      '<w:pStyle w:val="Normal"/><w:pPrChange><w:pPr><w:pStyle w:val="ListBullet"/></w:pPr></w:pPrChange>',
    ),
  ],
  ['a changed link target', replaceIn('word/_rels/document.xml.rels', 'mailto:ines', 'mailto:inez')],
  [
    'swapped link targets',
    swapIn('word/_rels/document.xml.rels', 'openmeter.example', 'github.com/icalloway/quiet-pager'),
  ],
  ['raised text', replaceIn('word/document.xml', '<w:rPr>', '<w:rPr><w:position w:val="6"/>')],
  ['a word before an element in its text', replaceIn('word/document.xml', '>Lead 64', '>Never <w:proofErr/>Lead 64')],
  ['a field instruction outside a field', insertBeforeBullet('<w:r><w:instrText>Never </w:instrText></w:r>')],
  [
    'a list set only on the paragraph mark',
    replaceIn(
      'word/document.xml',
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>',
      '<w:rPr><w:numPr><w:numId w:val="2"/></w:numPr></w:rPr>',
    ),
  ],
  [
    'an overridden list level',
    replaceIn(
      'word/numbering.xml',
      '<w:abstractNumId w:val="2"/>',
      '<w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"/></w:lvlOverride><w:abstractNumId w:val="2"/>',
    ),
  ],
  [
    'a tab filled with hyphens',
    replaceIn('word/document.xml', 'w:val="right" w:pos', 'w:val="right" w:leader="hyphen" w:pos'),
  ],
  ['a visible space character', replaceIn('word/document.xml', 'from 14%', 'from\u168014%')],
  ['an invisible character', replaceIn('word/document.xml', 'Lead 64', 'Lead\ufeff64')],
  ['right-to-left text', replaceIn('word/document.xml', '<w:keepNext/>', '<w:keepNext/><w:bidi/>')],
  ['superscript digits', replaceIn('word/document.xml', '<w:rPr>', '<w:rPr><w:vertAlign w:val="superscript"/>')],
  ['a Chinese word as its bullet character', replaceIn('word/numbering.xml', 'w:val="•"', 'w:val="非"')],
  [
    'numbers instead of bullets',
    replaceIn('word/numbering.xml', 'w:val="bullet"/><w:lvlText w:val="•"', 'w:val="decimal"/><w:lvlText w:val="%1."'),
  ],
  ['page numbers that start at 41', replaceIn('word/document.xml', '<w:pgNumType/>', '<w:pgNumType w:start="41"/>')],
  ['a missing footer', replaceIn('word/_rels/document.xml.rels', 'footer1.xml', 'footer%31.xml')],
  [
    'a part of another format listed before its main part',
    (parts) => {
      parts['word/other.xml'] = parts['word/document.xml']?.replace(firstBullet, 'Another bullet') ?? '';
      parts['word/_rels/other.xml.rels'] = parts['word/_rels/document.xml.rels'] ?? '';
      parts['_rels/.rels'] =
        parts['_rels/.rels']
          ?.replace('word/document.xml', 'word/other.xml')
          .replace(
            '<Relationship ',
            '<Relationship Id="rId0" Type="http://example.com/officeDocument" Target="word/document.xml"/><Relationship ',
          ) ?? '';
    },
  ],
  ['a damaged data part', replaceIn('customXml/item1.xml', '</data>', '')],
  ['a document type in its data part', replaceIn('customXml/item1.xml', '<data', '<!DOCTYPE data><data')],
])('reads the text of a Word file with %s', async (_, edit) => {
  const imported = await importEditedDocx(edit);
  expect(imported.settings).toBeUndefined();
  expect(imported.content.experience.map(({ company }) => company)).toContain(thirdJob?.company);
});

it.each<[string, unknown]>([
  ['invalid JSON', '{'],
  ['JSON of another program', { basics: { name: 'Another Name' } }],
  ['another resume', toJsonResume(otherResume, settings)],
  ['a newer version', changeEmbeddedData({ version: 2 })],
  ['a missing field', changeEmbeddedData({ content: { ...seniorResume, personalInfo: {} } })],
  ['an unknown density', changeEmbeddedData({ settings: { ...settings, density: 'huge' } })],
  ['a string that is too long', changeEmbeddedData({ content: { ...seniorResume, skills: ['x'.repeat(201)] } })],
  [
    'more text than a document may have',
    changeEmbeddedData({ content: { ...seniorResume, achievements: Array(20).fill('x'.repeat(3_999)) } }),
  ],
  ['more than a megabyte', `${JSON.stringify(data)}${' '.repeat(1_000_000)}`],
  ['deep nesting', `{"meta":{"shortlist":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`],
])('reads the text of a PDF with %s as its embedded data', async (_, json) => {
  const imported = await importPdf(json);
  expect(imported.settings).toBeUndefined();
  expect(imported.content.personalInfo.email).toBe(seniorResume.personalInfo.email);
});

it('does not restore invisible characters', async () => {
  const dataWithTags = changeEmbeddedData({
    content: { ...seniorResume, achievements: seniorResume.achievements.map((text) => `${text}${invisibleTags}`) },
  });
  const replaceData = (parts: Record<string, string>) => {
    parts['customXml/item1.xml'] =
      parts['customXml/item1.xml']?.replaceAll(firstBullet, `${firstBullet}${invisibleTags}`) ?? '';
  };
  for (const imported of [await importPdf(dataWithTags), await importEditedDocx(replaceData)])
    expect(imported).toMatchObject({ content: seniorResume, settings });
});

it('reads the main part of a Word file, whatever its name', async () => {
  const addPart = (xml: string) => (parts: Record<string, string>) => {
    parts['word/document2.xml'] = xml;
    parts['word/_rels/document2.xml.rels'] = parts['word/_rels/document.xml.rels'] ?? '';
    replaceIn('_rels/.rels', 'word/document.xml', 'word/document2.xml')(parts);
  };
  expect(await importEditedDocx((parts) => addPart(parts['word/document.xml'] ?? '')(parts))).toMatchObject({
    settings,
  });
  const edited = await importEditedDocx((parts) =>
    addPart(parts['word/document.xml']?.replace('Kafka', 'Rust') ?? '')(parts),
  );
  expect(edited.settings).toBeUndefined();
  expect(JSON.stringify(edited.content)).toContain('Rust');
});

it.each<[string, (tree: DocumentTree) => DocumentTree]>([
  [
    'an added number in its footer',
    (documentTree) => ({
      ...documentTree,
      footer: { ...documentTree.footer, text: `${documentTree.footer.text} 1` },
    }),
  ],
  [
    'white text in a bullet',
    (documentTree) =>
      editBullet(documentTree, ({ runs }) => {
        runs.push({ text: 'Not', style: { color: '#ffffff' } });
      }),
  ],
  [
    'a bullet without its dot',
    (documentTree) =>
      editBullet(documentTree, (block) => {
        delete block.marker;
      }),
  ],
  [
    'a white bullet',
    (documentTree) =>
      editBullet(documentTree, ({ runs }) => {
        for (const run of runs) run.style = { ...run.style, color: '#ffffff' };
      }),
  ],
  [
    'swapped link targets',
    (documentTree) => {
      const links = [...walkTextBlocks(documentTree.blocks)].flatMap(({ runs }) => runs).filter(({ link }) => link);
      const [firstLink, secondLink] = links.slice(-2);
      if (!firstLink || !secondLink) throw new Error('The document has one link.');
      [firstLink.link, secondLink.link] = [secondLink.link, firstLink.link];
      return documentTree;
    },
  ],
  [
    'a changed link target',
    (documentTree) => {
      const run = [...walkTextBlocks(documentTree.blocks)].flatMap(({ runs }) => runs).find(({ link }) => link);
      if (!run) throw new Error('The document has no link.');
      run.link = 'https://example.com/another';
      return documentTree;
    },
  ],
  [
    'a character that a program may draw as an emoji',
    (documentTree) =>
      editBullet(documentTree, ({ runs }) => {
        runs.push({ text: '©' });
      }),
  ],
])('reads the text of a PDF with %s', async (_, edit) => {
  const imported = await importBytes(renderPdf(edit(composeResume(seniorResume, options)), [], JSON.stringify(data)));
  expect(imported.settings).toBeUndefined();
});

it('reads the text of a PDF whose embedded data contains a job within a bullet of the previous job', async () => {
  if (!firstJob || !secondJob) throw new Error('The sample has no second job.');
  const { position, company, location, achievements } = secondJob;
  const [lastBullet, ...otherBullets] = firstJob.achievements.toReversed();
  const header = [position, 'Jun 2016 – Feb 2020', company, location].join(' ');
  const mergedJob = {
    ...firstJob,
    achievements: [...otherBullets.toReversed(), `${lastBullet} ${header}`, ...achievements],
  };
  const imported = await importPdf(
    toJsonResume({ ...seniorResume, experience: [mergedJob, ...seniorResume.experience.slice(2)] }, settings),
  );
  expect(imported.settings).toBeUndefined();
  expect(imported.content.experience).toHaveLength(seniorResume.experience.length);
});

it('reads the text of a PDF whose embedded data joins the bullets before and after a page break', async () => {
  const [job] = seniorResume.experience;
  if (!job) throw new Error('The sample has no job.');
  const createResume = (achievements: string[]) => ({ ...seniorResume, experience: [{ ...job, achievements }] });
  const bullets = Array.from({ length: 60 }, (_, i) => `Delivered project ${i} on time.`);
  const printedTree = composeResume(createResume(bullets), options);
  for (let i = 25; i < 45; i++) {
    const joinedBullets = [...bullets.slice(0, i), `${bullets[i]} • ${bullets[i + 1]}`, ...bullets.slice(i + 2)];
    const json = JSON.stringify(toJsonResume(createResume(joinedBullets), settings));
    expect([i, (await importBytes(renderPdf(printedTree, [], json))).settings]).toEqual([i, undefined]);
  }
});

it('restores a short PDF with addresses in other scripts', async () => {
  const person = {
    ...seniorResume.personalInfo,
    firstName: 'Li',
    lastName: 'Na',
    email: 'li@qq.com',
    phone: '',
    location: '北京',
  };
  const personalInfo = { ...person, linkedin: '', website: '例え.jp', headline: '', summary: '' };
  const resume: ResumeContent = {
    ...{ personalInfo, experience: [], education: [], projects: [], skills: [], achievements: [] },
    ...{ certifications: [], languages: [], customSections: [] },
  };
  const json = JSON.stringify(toJsonResume(resume, settings));
  expect(await importBytes(renderPdf(composeResume(resume, options), [], json))).toMatchObject({ content: resume });
});

it('reads the text of a PDF with a note', async () => {
  const pdf = Buffer.from(renderPdf(tree, [], JSON.stringify(data))).toString('latin1');
  expect(pdf).toContain('/Subtype /Link');
  const imported = await importBytes(Buffer.from(pdf.replace('/Subtype /Link', '/Subtype /Text'), 'latin1'));
  expect(imported.settings).toBeUndefined();
});

it('rejects a PDF whose attachment decompresses to too many bytes', async () => {
  await expect(importPdf(' '.repeat(20_000_000))).rejects.toMatchObject({ key: 'file_too_large' });
});

it('restores only printed content and does not pollute prototypes', async () => {
  const secret = { key: 'custom:secret', name: 'Secret', hidden: true };
  const imported = await importPdf(
    `{"__proto__":{"polluted":1},${JSON.stringify(
      changeEmbeddedData({
        secret: 'Secret',
        content: {
          ...seniorResume,
          secret: 'Secret',
          customSections: [{ id: 'secret', name: 'Secret', items: [{ title: 'Secret' }] }],
          experience: seniorResume.experience.map((job) => ({ ...job, endDate: job.current ? 'Secret' : job.endDate })),
        },
        settings: { ...settings, sections: [secret], jobPosting: 'Secret', tray: ['Secret'] },
      }),
    ).slice(1)}`,
  );
  expect(imported).toMatchObject({ content: seniorResume, settings: { density: 'compact' } });
  expect(JSON.stringify(imported)).not.toContain('Secret');
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it.each(['vanish', 'strike'])('imports Word text with w:%s only as an unplaced line', async (property) => {
  const text = `<w:t xml:space="preserve">${firstBullet}`;
  const hide = replaceIn('word/document.xml', text, `<w:rPr><w:${property}/></w:rPr>${text}`);
  const imported = await importEditedDocx(hide);
  expect(imported.settings).toBeUndefined();
  expect(JSON.stringify(imported.content)).not.toContain(firstBullet);
  expect(imported.tray).toContainEqual(expect.objectContaining({ text: firstBullet }));
});

it('keeps the comments in a Word file as unplaced lines', async () => {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const imported = await importEditedDocx((parts) => {
    parts['word/comments.xml'] =
      `<w:comments ${namespace}><w:p><w:r><w:t>Add a number here</w:t></w:r></w:p></w:comments>`;
  });
  expect(imported.settings).toEqual(settings);
  expect(imported.tray.map(({ text }) => text)).toEqual(['Add a number here']);
});

it('keeps hidden sections of exported JSON and reads JSON that another program has changed', async () => {
  const sections = [{ key: 'education', name: '', hidden: true }];
  const exported = toJsonResume(seniorResume, { ...settings, sections });
  expect(await importJson(exported)).toMatchObject({ content: seniorResume, settings: { ...settings, sections } });
  const imported = await importJson({ ...exported, basics: { ...exported.basics, email: 'another@example.com' } });
  expect(imported.settings).toBeUndefined();
  expect(imported.content.personalInfo.email).toBe('another@example.com');
});
