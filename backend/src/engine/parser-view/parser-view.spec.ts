import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { sectionIds, documentLabels } from '@shortlist/documents/i18n/document-labels';
import { sampledLanguages } from '@shortlist/testing/scope';
import type { ParsedFile } from '../file-reader/parsed-file';
import { renderAndParse } from '../scoring/testing/render-and-parse';
import { strongResume, today } from '../scoring/testing/resume-fixtures';
import { measureFileLayout } from './file-layout';
import { buildParserView } from './parser-view';

const listHeadings = (language: keyof typeof documentLabels) =>
  sectionIds.map((key) => ({ key, heading: documentLabels[language].headings[key] }));
const englishInput = { headings: listHeadings('en'), language: 'en', today } as const;

const listVerdicts = (
  file: ParsedFile,
  resume: ResumeContent,
  input: Omit<Parameters<typeof buildParserView>[1], 'resume'>,
) =>
  buildParserView(file, { resume, ...input }).fields.map(({ kind, number, verdict }) => `${kind} ${number} ${verdict}`);

const removeText = (file: ParsedFile, text: RegExp): ParsedFile => ({
  ...file,
  pages: file.pages.map((page) => ({ ...page, items: page.items.filter((item) => !text.test(item.text)) })),
});

describe('parser view', () => {
  it('reports every field of a clean file as unchanged, with dates as months', async () => {
    const view = buildParserView(await renderAndParse(strongResume), { resume: strongResume, ...englishInput });
    expect(view.fields.filter(({ verdict }) => verdict !== 'same').map(({ kind }) => kind)).toEqual(['linkedin']);
    expect(view.fields).toContainEqual(
      expect.objectContaining({ kind: 'linkedin', read: 'linkedin.com/in/ines', verdict: 'equal' }),
    );
    expect(view.fields).toContainEqual(
      expect.objectContaining({ kind: 'job', number: 1, read: 'Registered Nurse\nOrrin Bay Hospital' }),
    );
    expect(view.fields.find(({ kind, number }) => kind === 'dates' && number === 1)).toMatchObject({
      yours: '03/2020 –',
      dates: { from: '2020-03', to: '', now: true },
    });
    expect(view.fields.find(({ kind }) => kind === 'bullets')?.list).toMatchObject({ moved: [], lost: [] });
    expect(view.text).toContain('Orrin Bay Hospital');
    expect(view.order[0]).toMatchObject({ key: 'header', heading: 'Ines Halvorsen', page: 0, known: true });
    expect(view.order.map(({ key }) => key)).toContain('experience');
    for (const { x, y } of view.order) {
      expect(x).toBeGreaterThan(20);
      expect(y).toBeGreaterThan(20);
      expect(y).toBeLessThan(820);
    }
  });

  it('compares Japanese skills as printed, whichever commas the user typed', async () => {
    const sample = getSampleResume('ja');
    const resume = { ...sample, skills: sample.skills.map((skill) => skill.replaceAll('、', ', ')) };
    const file = await renderAndParse(resume, { language: 'ja' });
    const view = buildParserView(file, { resume, headings: listHeadings('ja'), language: 'ja', today });
    expect(view.fields.find(({ kind }) => kind === 'skills')?.verdict).toBe('same');
    expect(view.text).toContain('SQL、Python');
  });

  it.each(templateDesigns.map(({ id }) => id))(
    'reads every field of %s in each sampled language',
    async (templateId) => {
      for (const language of sampledLanguages) {
        const resume = getSampleResume(language);
        const file = await renderAndParse(resume, { templateId, language });
        const view = buildParserView(file, { resume, headings: listHeadings(language), language, today });
        const misreadFields = view.fields.filter(({ verdict }) => verdict === 'moved' || verdict === 'lost');
        expect([language, misreadFields]).toEqual([language, []]);
        expect(view.order.every(({ known }) => known)).toBe(true);
        expect(view.order.length).toBeGreaterThan(4);
      }
    },
  );

  it('reports only the lost fields', async () => {
    const file = await renderAndParse(strongResume);
    const originalVerdicts = listVerdicts(file, strongResume, englishInput);
    const listVerdictsWithoutText = (text: RegExp) => listVerdicts(removeText(file, text), strongResume, englishInput);
    const listChangedVerdicts = (text: RegExp) =>
      listVerdictsWithoutText(text).filter((verdict) => !originalVerdicts.includes(verdict));
    expect(listChangedVerdicts(/ines@example/)).toContain('email 0 lost');
    expect(listChangedVerdicts(/Lead triage/)).toContain('bullets 1 lost');
    expect(listChangedVerdicts(/Orrin Bay/)).toContain('job 1 lost');
    expect(listChangedVerdicts(/^Ines Halvorsen$/)).toEqual(['name 0 lost']);
  });

  it('lists the items that are lost and those that moved to another section', () => {
    const createFile = (skills: string, languages: string): ParsedFile => ({
      hidden: [],
      pages: [
        {
          width: 595,
          height: 842,
          items: ['Ines Halvorsen', 'Skills', skills, 'Languages', languages].map((text, i) => ({
            text,
            x: 50,
            y: 800 - i * 20,
            width: 100,
            size: 10,
            endsLine: true,
          })),
        },
      ],
    });
    const resume = {
      ...strongResume,
      experience: [],
      education: [],
      certifications: [],
      languages: [],
      skills: ['Tools: C, C++', 'Spanish (working)', 'Java'],
    };
    const view = buildParserView(createFile('C++, JavaScript, C', 'Spanish (working)'), { resume, ...englishInput });
    expect(view.fields.find(({ kind }) => kind === 'skills')).toMatchObject({
      verdict: 'lost',
      list: { yours: 4, read: 2, moved: ['Spanish (working)'], lost: ['Java'] },
    });
  });

  it('flags headings that parsers do not recognize', async () => {
    const view = buildParserView(await renderAndParse(strongResume), {
      resume: strongResume,
      ...englishInput,
      headings: [{ key: 'summary', heading: 'Experience' }],
    });
    expect(view.order.map(({ key, known }) => [key, known])).toEqual([
      ['header', true],
      ['summary', false],
    ]);
  });
});

describe('file layout', () => {
  const composeTree = (resume: ResumeContent) =>
    composeResume(resume, { templateId: 'modern-professional', language: 'en', pageSize: 'A4' });
  const measureLayout = async (resume: ResumeContent) =>
    measureFileLayout(await renderAndParse(resume), composeTree(resume));
  const createResumeWithBullets = (count: number): ResumeContent => ({
    ...strongResume,
    experience: [{ ...strongResume.experience[0]!, achievements: Array.from({ length: count }, () => 'Led triage.') }],
  });

  it('reports pages, last page fill, body size and room', async () => {
    expect(await measureLayout(strongResume)).toMatchObject({ pages: 1, bodySize: 10, paper: { width: 595.28 } });
    const { lastPageFill, room } = await measureLayout(createResumeWithBullets(5));
    expect(lastPageFill).toBeGreaterThan(0.2);
    expect(lastPageFill).toBeLessThan(0.8);
    const longerLayout = await measureLayout(createResumeWithBullets(10));
    expect(room - longerLayout.room).toBe(5);
    expect(longerLayout.lastPageFill).toBeGreaterThan(lastPageFill);
  });

  it('reports exactly as many free lines as fit on the page', async () => {
    const { room } = await measureLayout(createResumeWithBullets(5));
    const fullLayout = await measureLayout(createResumeWithBullets(5 + room));
    expect(fullLayout).toMatchObject({ pages: 1, room: 0 });
    expect(fullLayout.lastPageFill).toBeGreaterThan(0.96);
    const overflowingLayout = await measureLayout(createResumeWithBullets(5 + room + 8));
    expect(overflowingLayout.pages).toBe(2);
    expect(overflowingLayout.lastPageFill).toBeLessThan(0.3);
  });

  it('counts room in lines of text even if most entries have a single line', async () => {
    const job = strongResume.experience[0]!;
    const { lastPageFill, room } = await measureLayout({
      ...strongResume,
      experience: [1, 2, 3].map((number) => ({ ...job, company: `Ward ${number}`, achievements: ['Led triage.'] })),
    });
    expect(room * 14.3).toBeGreaterThan((1 - lastPageFill) * 736 - 14.3);
  });
});
