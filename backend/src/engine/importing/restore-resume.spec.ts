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
async function importEditedDocx(edit: (parts: Record<string, string>) => void) {
  const parts = unzipSync(await renderDocx(tree, JSON.stringify(data)));
  const texts = Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
  edit(texts);
  return await importBytes(
    zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]))),
  );
}
const replaceIn = (name: string, text: string, other: string) => (parts: Record<string, string>) => {
  expect(parts[name]).toContain(text);
  parts[name] = parts[name]?.replace(text, other) ?? '';
};
const swapIn = (name: string, text: string, other: string) => (parts: Record<string, string>) => {
  replaceIn(name, text, '#swapped#')(parts);
  replaceIn(name, other, text)(parts);
  replaceIn(name, '#swapped#', other)(parts);
};
function editBullet(print: DocumentTree, edit: (block: TextBlock) => void): DocumentTree {
  for (const block of walkTextBlocks(print.blocks))
    if (block.marker) {
      edit(block);
      return print;
    }
  throw new Error('The document has no bullet.');
}
/** Inserts runs at the start of the first bullet. */
const insertBefore = (runs: string) => (parts: Record<string, string>) => {
  const [head = '', tail = ''] = (parts['word/document.xml'] ?? '').split(firstBullet);
  const start = head.lastIndexOf('<w:r>');
  expect(start).toBeGreaterThan(0);
  parts['word/document.xml'] = head.slice(0, start) + runs + head.slice(start) + firstBullet + tail;
};
const withShortlist = (changes: object) => ({ ...data, meta: { shortlist: { ...data.meta?.shortlist, ...changes } } });

/** Letters that no program shows, but a language model reads. */
const tags = '\u{e0048}\u{e0069}';
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

it.each(languages.map(({ code }) => code))(
  'reads the text of a file in %s with other data than it shows',
  async (language) => {
    const resume = allSamples.senior[language];
    const [first, second, ...jobs] = resume.experience;
    if (!first || !second) throw new Error('The sample has no second job.');
    const [bullet = '', ...bullets] = first.achievements;
    const changeFirst = (change: Partial<typeof first>) => ({
      ...resume,
      experience: [{ ...first, ...change }, second, ...jobs],
    });
    const fakes: Record<string, ResumeContent> = {
      'another employer': changeFirst({ company: `${first.company} AI` }),
      'another start': changeFirst({ startDate: '01/2001' }),
      'an end': changeFirst({ current: false, endDate: '05/2026' }),
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
      'a job that is missing': { ...resume, experience: [first, ...jobs] },
      'a bullet that is missing': changeFirst({ achievements: bullets }),
      'a skill from a sentence': {
        ...resume,
        skills: [...resume.skills, resume.personalInfo.summary.slice(0, 4).trim()],
      },
    };
    const print: ComposeOptions = { templateId: 'classic-serif', language, pageSize: 'A4' };
    const tree = composeResume(resume, print);
    for (const [name, fake] of Object.entries(fakes)) {
      const json = JSON.stringify(toJsonResume(fake, toFileSettings(print)));
      for (const bytes of [renderPdf(tree, [], json), await renderDocx(tree, json)])
        expect([name, (await importBytes(bytes)).settings]).toEqual([name, undefined]);
    }
  },
);

const edits: Record<string, (run: Run, other: Run) => void> = {
  swap: (run, other) => {
    [run.text, other.text, run.link, other.link] = [other.text, run.text, other.link, run.link];
  },
  replace: (run, other) => {
    [run.text, run.link] = [other.text, other.link];
  },
  repeat: (run, other) => {
    run.text = `${other.text} ${run.text}`;
  },
  remove: (run) => {
    [run.text, run.link] = ['', undefined];
  },
};

it('reads the text of a file in which any text is swapped, replaced, repeated or removed', async () => {
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
      const print: ComposeOptions = { templateId, language, pageSize: 'A4' };
      const edited = composeResume(resume, print);
      const runs = [...walkTextBlocks(edited.blocks)].flatMap((block) => block.runs.filter(getLetters));
      const [run, other] = positions.map((position) => runs[position % runs.length]);
      if (!run || !other) throw new Error('The document has no text.');
      fc.pre(getLetters(run) !== getLetters(other));
      const texts = { [edit]: run.text, other: other.text };
      edits[edit]?.(run, other);
      const json = JSON.stringify(toJsonResume(resume, toFileSettings(print)));
      const bytes = isPdf ? renderPdf(edited, [], json) : await renderDocx(edited, json);
      expect({ texts, settings: (await importBytes(bytes)).settings }).toEqual({ texts });
    },
  );
  await fc.assert(property, { numRuns: Number(process.env['EDITS'] ?? 30) });
});

it.each<[string, (parts: Record<string, string>) => void]>([
  [
    'a sentence that was added',
    replaceIn(
      'word/document.xml',
      '<w:sectPr',
      '<w:p><w:r><w:t>Led a team of nine in Porto and Bristol</w:t></w:r></w:p><w:sectPr',
    ),
  ],
  [
    'a short line that was added',
    replaceIn('word/document.xml', '<w:sectPr', '<w:p><w:r><w:t>Scuba diving</w:t></w:r></w:p><w:sectPr'),
  ],
  ['a footer that was added to', replaceIn('word/footer1.xml', '</w:p>', '<w:r><w:t>Draft</w:t></w:r></w:p>')],
  [
    'a word before a title',
    replaceIn('word/document.xml', `>${secondJob?.position}<`, `>Deputy ${secondJob?.position}<`),
  ],
  ['a minus more', replaceIn('word/document.xml', 'from 14%', 'from -14%')],
  ['another heading', replaceIn('word/document.xml', '>Education<', '>Courses that I left<')],
  ['a space more in a number', replaceIn('word/document.xml', 'Lead 64', 'Lead 6 4')],
  ['another notation of a date', replaceIn('word/document.xml', '>Jun 2016<', '>June 2016<')],
  [
    'two bullets in one',
    (parts) => {
      const xml = parts['word/document.xml'] ?? '';
      const end = xml.indexOf(firstBullet) + firstBullet.length;
      parts['word/document.xml'] = `${xml.slice(0, end)} ${xml.slice(xml.indexOf(secondBullet))}`;
    },
  ],
  ['a bullet in two', replaceIn('word/document.xml', '; regretted', ';</w:t></w:r></w:p><w:p><w:r><w:t>regretted')],
  ['a word more in a skill list', replaceIn('word/document.xml', 'Kafka', 'Kafka, Rust')],
  ['a sign more', replaceIn('word/document.xml', 'FinOps', 'FinOps++')],
  ['a number more', replaceIn('word/document.xml', 'FinOps', 'FinOps 14')],
  ['a skill less', replaceIn('word/document.xml', 'Kafka, ', '')],
  ['another company', replaceIn('word/document.xml', secondJob?.company ?? '', 'Acme')],
  [
    'a changed number',
    replaceIn(
      'word/document.xml',
      firstBullet,
      firstBullet.replace(/\d/, (digit) => String(9 - Number(digit))),
    ),
  ],
  ['a changed place', replaceIn('word/document.xml', firstJob?.location ?? '', 'Lisbon')],
  ['a removed bullet', replaceIn('word/document.xml', firstBullet, '')],
  ['a removed heading', replaceIn('word/document.xml', '>Education<', '><')],
  ['swapped headings', swapIn('word/document.xml', '>Education<', '>Skills<')],
  ['swapped bullets', swapIn('word/document.xml', firstBullet, secondBullet)],
  ['a swapped title and employer', swapIn('word/document.xml', secondJob?.position ?? '', secondJob?.company ?? '')],
  [
    'a swapped address and phone',
    swapIn('word/document.xml', seniorResume.personalInfo.email, seniorResume.personalInfo.phone),
  ],
  [
    'sections in another order',
    (parts) => {
      const [header = '', summary = '', experience = '', ...others] = (parts['word/document.xml'] ?? '').split(
        /(?=<w:p><w:pPr><w:pStyle w:val="Heading1"\/>)/,
      );
      expect(others.length).toBeGreaterThan(2);
      parts['word/document.xml'] = [header, experience, summary, ...others].join('');
    },
  ],
  ['a bullet that is a paragraph', replaceIn('word/document.xml', '"ListBullet"', '"Normal"')],
  ['a bullet without its dot', replaceIn('word/document.xml', '<w:numId w:val="2"/>', '<w:numId w:val="0"/>')],
  ['a heading that is a paragraph', replaceIn('word/document.xml', '"Heading1"', '"Normal"')],
  ['words beside its bullets', replaceIn('word/numbering.xml', 'w:val="•"', 'w:val="Led"')],
  ['a style that hides text', replaceIn('word/styles.xml', '<w:rPr>', '<w:rPr><w:vanish/>')],
  [
    'two paragraphs that a tracked change makes one',
    replaceIn(
      'word/document.xml',
      '<w:pStyle w:val="ListBullet"/>',
      '<w:pStyle w:val="ListBullet"/><w:rPr><w:del w:id="9"/></w:rPr>',
    ),
  ],
  [
    'a field before its text',
    insertBefore(
      `<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE "Not "</w:instrText>${pageNumberEnd}</w:r>`,
    ),
  ],
  ['a page number that is a word', replaceIn('word/footer1.xml', pageNumberEnd, `<w:t>Draft</w:t>${pageNumberEnd}`)],
  ['a symbol', insertBefore('<w:r><w:sym w:font="Wingdings" w:char="F0FB"/></w:r>')],
  ['a drawing', insertBefore('<w:r><w:drawing/></w:r>')],
  ['an equation', insertBefore('<m:oMath><m:r><m:t>1</m:t></m:r></m:oMath>')],
  ['a footnote', insertBefore('<w:r><w:footnoteReference w:id="2"/></w:r>')],
  [
    'text for programs that know a format',
    insertBefore(
      '<mc:AlternateContent><mc:Choice Requires="wps"/><mc:Fallback><w:r><w:t>No</w:t></w:r></mc:Fallback></mc:AlternateContent>',
    ),
  ],
  ['a word in a CDATA section', insertBefore('<w:r><w:t><![CDATA[Not ]]></w:t></w:r>')],
  [
    'a word with another prefix',
    insertBefore('<x:r xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:t>Not </x:t></x:r>'),
  ],
  ['text of another format', insertBefore('<w:altChunk r:id="rId9"/>')],
  ['a line break in a bullet', insertBefore('<w:r><w:br/></w:r>')],
  [
    'a tracked change of a style',
    replaceIn(
      'word/document.xml',
      '<w:pStyle w:val="ListBullet"/>',
      '<w:pStyle w:val="Normal"/><w:pPrChange><w:pPr><w:pStyle w:val="ListBullet"/></w:pPr></w:pPrChange>',
    ),
  ],
  ['another address behind a link', replaceIn('word/_rels/document.xml.rels', 'mailto:ines', 'mailto:inez')],
  [
    'addresses of links that were swapped',
    swapIn('word/_rels/document.xml.rels', 'openmeter.example', 'github.com/icalloway/quiet-pager'),
  ],
  ['raised text', replaceIn('word/document.xml', '<w:rPr>', '<w:rPr><w:position w:val="6"/>')],
  ['a word before an element in its text', replaceIn('word/document.xml', '>Lead 64', '>Never <w:proofErr/>Lead 64')],
  ['an instruction outside of a field', insertBefore('<w:r><w:instrText>Never </w:instrText></w:r>')],
  [
    'a list that a paragraph has only in its mark',
    replaceIn(
      'word/document.xml',
      '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>',
      '<w:rPr><w:numPr><w:numId w:val="2"/></w:numPr></w:rPr>',
    ),
  ],
  [
    'another level of its list',
    replaceIn(
      'word/numbering.xml',
      '<w:abstractNumId w:val="2"/>',
      '<w:lvlOverride w:ilvl="0"><w:lvl w:ilvl="0"/></w:lvlOverride><w:abstractNumId w:val="2"/>',
    ),
  ],
  ['a tab of dashes', replaceIn('word/document.xml', 'w:val="right" w:pos', 'w:val="right" w:leader="hyphen" w:pos')],
  ['a space that has a stroke', replaceIn('word/document.xml', 'from 14%', 'from\u168014%')],
  ['a space that no program shows', replaceIn('word/document.xml', 'Lead 64', 'Lead\ufeff64')],
  ['text from right to left', replaceIn('word/document.xml', '<w:keepNext/>', '<w:keepNext/><w:bidi/>')],
  ['raised digits', replaceIn('word/document.xml', '<w:rPr>', '<w:rPr><w:vertAlign w:val="superscript"/>')],
  ['a bullet that is a word', replaceIn('word/numbering.xml', 'w:val="•"', 'w:val="非"')],
  [
    'numbers for bullets',
    replaceIn('word/numbering.xml', 'w:val="bullet"/><w:lvlText w:val="•"', 'w:val="decimal"/><w:lvlText w:val="%1."'),
  ],
  ['a page number from 41 on', replaceIn('word/document.xml', '<w:pgNumType/>', '<w:pgNumType w:start="41"/>')],
  ['a header that is missing', replaceIn('word/_rels/document.xml.rels', 'footer1.xml', 'footer%31.xml')],
  [
    'a part for another format before its own',
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
  ['a damaged part', replaceIn('customXml/item1.xml', '</data>', '')],
  ['a document type', replaceIn('customXml/item1.xml', '<data', '<!DOCTYPE data><data')],
])('reads the text of a Word file with %s', async (_, edit) => {
  const imported = await importEditedDocx(edit);
  expect(imported.settings).toBeUndefined();
  expect(imported.content.experience.map(({ company }) => company)).toContain(thirdJob?.company);
});

it.each<[string, unknown]>([
  ['no JSON', '{'],
  ['JSON of another program', { basics: { name: 'Another Name' } }],
  ['another resume', toJsonResume(otherResume, settings)],
  ['a newer version', withShortlist({ version: 2 })],
  ['a missing field', withShortlist({ content: { ...seniorResume, personalInfo: {} } })],
  ['an unknown density', withShortlist({ settings: { ...settings, density: 'huge' } })],
  ['a text that is too long', withShortlist({ content: { ...seniorResume, skills: ['x'.repeat(201)] } })],
  [
    'more text than a document may have',
    withShortlist({ content: { ...seniorResume, achievements: Array(20).fill('x'.repeat(3_999)) } }),
  ],
  ['megabytes', `${JSON.stringify(data)}${' '.repeat(1_000_000)}`],
  ['deep nesting', `{"meta":{"shortlist":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`],
])('reads the text of a PDF with %s as its embedded data', async (_, json) => {
  const imported = await importPdf(json);
  expect(imported.settings).toBeUndefined();
  expect(imported.content.personalInfo.email).toBe(seniorResume.personalInfo.email);
});

it('restores no invisible words', async () => {
  const withTags = withShortlist({
    content: { ...seniorResume, achievements: seniorResume.achievements.map((text) => `${text}${tags}`) },
  });
  const replaceData = (parts: Record<string, string>) => {
    parts['customXml/item1.xml'] = parts['customXml/item1.xml']?.replaceAll(firstBullet, `${firstBullet}${tags}`) ?? '';
  };
  for (const imported of [await importPdf(withTags), await importEditedDocx(replaceData)])
    expect(imported).toMatchObject({ content: seniorResume, settings });
});

it('reads the main part of a Word file whatever its name', async () => {
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
  ['a word more in its footer', (print) => ({ ...print, footer: { ...print.footer, text: `${print.footer.text} 1` } })],
  [
    'text that only programs read',
    (print) =>
      editBullet(print, ({ runs }) => {
        runs.push({ text: 'Not', style: { color: '#ffffff' } });
      }),
  ],
  [
    'a bullet without its dot',
    (print) =>
      editBullet(print, (block) => {
        delete block.marker;
      }),
  ],
  [
    'a bullet that only programs read',
    (print) =>
      editBullet(print, ({ runs }) => {
        for (const run of runs) run.style = { ...run.style, color: '#ffffff' };
      }),
  ],
  [
    'addresses of links that were swapped',
    (print) => {
      const links = [...walkTextBlocks(print.blocks)].flatMap(({ runs }) => runs).filter(({ link }) => link);
      const [one, other] = links.slice(-2);
      if (!one || !other) throw new Error('The document has one link.');
      [one.link, other.link] = [other.link, one.link];
      return print;
    },
  ],
  [
    'another address behind a link',
    (print) => {
      const run = [...walkTextBlocks(print.blocks)].flatMap(({ runs }) => runs).find(({ link }) => link);
      if (!run) throw new Error('The document has no link.');
      run.link = 'https://example.com/another';
      return print;
    },
  ],
  [
    'a sign that a program may draw as emoji',
    (print) =>
      editBullet(print, ({ runs }) => {
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
  const [last, ...bullets] = firstJob.achievements.toReversed();
  const header = [position, 'Jun 2016 – Feb 2020', company, location].join(' ');
  const merged = {
    ...firstJob,
    achievements: [...bullets.toReversed(), `${last} ${header}`, ...achievements],
  };
  const imported = await importPdf(
    toJsonResume({ ...seniorResume, experience: [merged, ...seniorResume.experience.slice(2)] }, settings),
  );
  expect(imported.settings).toBeUndefined();
  expect(imported.content.experience).toHaveLength(seniorResume.experience.length);
});

it('reads the text of a PDF whose embedded data joins the bullets before and after a page break', async () => {
  const [job] = seniorResume.experience;
  if (!job) throw new Error('The sample has no job.');
  const createResume = (achievements: string[]) => ({ ...seniorResume, experience: [{ ...job, achievements }] });
  const bullets = Array.from({ length: 60 }, (_, i) => `Delivered project ${i} on time.`);
  const print = composeResume(createResume(bullets), options);
  for (let i = 25; i < 45; i++) {
    const joined = [...bullets.slice(0, i), `${bullets[i]} • ${bullets[i + 1]}`, ...bullets.slice(i + 2)];
    const json = JSON.stringify(toJsonResume(createResume(joined), settings));
    expect([i, (await importBytes(renderPdf(print, [], json))).settings]).toEqual([i, undefined]);
  }
});

it('restores a PDF of few letters, with addresses in other scripts', async () => {
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

it('rejects a PDF whose attachment decompresses to too much, as with any other part', async () => {
  await expect(importPdf(' '.repeat(20_000_000))).rejects.toMatchObject({ key: 'file_too_large' });
});

it('restores nothing that the file does not print, and runs nothing in it', async () => {
  const secret = { key: 'custom:secret', name: 'Secret', hidden: true };
  const imported = await importPdf(
    `{"__proto__":{"polluted":1},${JSON.stringify(
      withShortlist({
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

it.each(['vanish', 'strike'])('imports text of a Word file with w:%s only as an unplaced line', async (property) => {
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

it('keeps hidden sections of exported JSON, and reads JSON that another program has changed', async () => {
  const sections = [{ key: 'education', name: '', hidden: true }];
  const exported = toJsonResume(seniorResume, { ...settings, sections });
  expect(await importJson(exported)).toMatchObject({ content: seniorResume, settings: { ...settings, sections } });
  const imported = await importJson({ ...exported, basics: { ...exported.basics, email: 'another@example.com' } });
  expect(imported.settings).toBeUndefined();
  expect(imported.content.personalInfo.email).toBe('another@example.com');
});
