import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { getSampleResume } from '../samples/get-sample-resume';
import { seniorResume, seniorLetter } from '../samples/senior/en';
import { accentColors, getContrastRatio, tintColor } from '../templates/colors';
import { templateDesigns } from '../templates/designs';
import { toPlainText } from '../plain-text';
import type { Block, DocumentTree, TextBlock } from '../document-tree';
import { documentLabels } from '../i18n/document-labels';
import { composeLetter } from './compose-letter';
import { composeResume } from './compose-resume';
import { densities } from './layout-context';

function listTextBlocks(blocks: Block[]): TextBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return [block];
    if (block.type === 'flanked') return [block.heading];
    if (block.type === 'stack') return listTextBlocks(block.blocks);
    return block.type === 'row' ? listTextBlocks(block.cells.flatMap((cell) => cell.blocks)) : [];
  });
}
const getText = (block: TextBlock) => block.runs.map(({ text }) => text).join('');
const findStacks = (blocks: Block[], part: string): Block[] =>
  blocks.flatMap((block) => {
    if (block.type === 'row') return block.cells.flatMap((cell) => findStacks(cell.blocks, part));
    return block.type === 'stack' ? [...(block.part === part ? [block] : []), ...findStacks(block.blocks, part)] : [];
  });
const removeWhitespace = (text: string) => text.replace(/\s/g, '');

const resumes: [string, DocumentTree][] = templateDesigns.flatMap(({ id: templateId }) => [
  ...languages.map(({ code }): [string, DocumentTree] => [
    `${templateId} ${code}`,
    composeResume(getSampleResume(code), { templateId, language: code, pageSize: 'A4', density: 'compact' }),
  ]),
  [`${templateId} senior`, composeResume(seniorResume, { templateId, language: 'en', pageSize: 'Letter' })],
]);
const letters: [string, DocumentTree][] = templateDesigns.map(({ id: templateId }) => [
  `${templateId} letter`,
  composeLetter(seniorLetter, { templateId, language: 'en', pageSize: 'A4' }),
]);

describe.each([...resumes, ...letters])('%s', (_, tree) => {
  it('has the text of all blocks in its plain text, in order', () => {
    const treeTexts = listTextBlocks(tree.blocks).map((block) => `${block.marker?.text ?? ''}${getText(block)}`);
    expect(removeWhitespace(toPlainText(tree))).toBe(removeWhitespace(treeTexts.join('')));
  });

  it('has no empty text and no text smaller than 7.6 points', () => {
    for (const block of listTextBlocks(tree.blocks)) {
      expect(getText(block).trim()).not.toBe('');
      expect(block.style.size).toBeGreaterThanOrEqual(7.6);
    }
  });

  it('has exactly one text block for the name', () => {
    expect(listTextBlocks(tree.blocks).filter(({ role }) => role === 'name')).toHaveLength(1);
  });
});

describe.each(resumes)('%s', (_, tree) => {
  it('draws the date of an entry before its bullets', () => {
    const entries = findStacks(tree.blocks, 'entry').map((entry) => listTextBlocks([entry]).map(({ role }) => role));
    expect(entries.length).toBeGreaterThan(1);
    for (const roles of entries) {
      const firstBullet = roles.indexOf('bullet');
      if (firstBullet >= 0) expect(roles.lastIndexOf('date')).toBeLessThan(firstBullet);
    }
  });

  it('gives each section its default heading in its own text block', () => {
    const defaultHeadings = Object.values(documentLabels[tree.language].headings).map((heading) =>
      heading.toLowerCase(),
    );
    const headings = listTextBlocks(tree.blocks).filter(({ role }) => role === 'heading');
    expect(headings.length).toBeGreaterThan(4);
    for (const heading of headings) expect(defaultHeadings).toContain(getText(heading).toLowerCase());
  });

  it('maps every word except labels to its field', () => {
    const gradePrefix = documentLabels[tree.language].gradePrefix;
    const runs = listTextBlocks(tree.blocks).flatMap((block) => block.runs);
    const unmappedRuns = runs.filter(
      ({ path, text }) => path === undefined && text !== gradePrefix && /[\p{L}\p{N}]/u.test(text),
    );
    expect(unmappedRuns).toEqual([]);
  });

  it('limits letter spacing to 0.08 em', () => {
    for (const { style } of listTextBlocks(tree.blocks))
      expect(Math.abs(style.tracking ?? 0)).toBeLessThanOrEqual(0.08);
  });
});

describe('composeResume', () => {
  const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;

  it('separates entries by more than a line', () => {
    for (const { id: templateId } of templateDesigns) {
      for (const density of densities) {
        const tree = composeResume(seniorResume, { ...options, templateId, density });
        const bulletLeading = listTextBlocks(tree.blocks).find(({ role }) => role === 'bullet')?.style.leading ?? 0;
        const [, secondEntry] = findStacks(tree.blocks, 'entry');
        expect((secondEntry?.spaceBefore ?? 0) + bulletLeading).toBeGreaterThanOrEqual(1.7 * bulletLeading);
      }
    }
  });

  it('supports every accent of a template, readable on white and on its tint', () => {
    for (const design of templateDesigns) {
      for (const name of design.accents) {
        expect(getContrastRatio(accentColors[name], '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
        if (design.heading.decoration.kind === 'bar') {
          expect(
            getContrastRatio(accentColors[name], tintColor(accentColors[name], design.heading.decoration.tint)),
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
    const plum = composeResume(seniorResume, { ...options, accent: 'Plum' });
    expect(listTextBlocks(plum.blocks).find(({ role }) => role === 'heading')?.style.color).toBe(accentColors.Plum);
  });

  it('keeps the A4 text width on Letter', () => {
    const getTextWidth = ({ page }: DocumentTree) => page.width - page.margins.left - page.margins.right;
    const letterPaperTree = composeResume(seniorResume, { ...options, pageSize: 'Letter' });
    expect(getTextWidth(letterPaperTree)).toBeCloseTo(getTextWidth(composeResume(seniorResume, options)), 1);
  });

  it('reduces the size of a long name', () => {
    const longNameResume = {
      ...seniorResume,
      personalInfo: {
        ...seniorResume.personalInfo,
        firstName: 'Maximiliana-Theodora',
        lastName: 'Wolfeschlegelsteinhausen',
      },
    };
    const getNameSize = (content: typeof seniorResume) =>
      listTextBlocks(composeResume(content, { ...options, templateId: 'creative-portfolio' }).blocks)[0]?.style.size ??
      0;
    expect(getNameSize(longNameResume)).toBeLessThan(getNameSize(seniorResume));
  });

  it('draws a name in capitals unless it contains ß', () => {
    const composeName = (lastName: string) =>
      listTextBlocks(
        composeResume(
          { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, lastName } },
          { ...options, templateId: 'classic-executive' },
        ).blocks,
      )[0] as TextBlock;
    expect(getText(composeName('Ödman'))).toBe('Ines Ödman');
    expect(composeName('Ödman').style.uppercase).toBe(true);
    expect(composeName('Groß').style.uppercase).toBeUndefined();
  });

  it('puts family names first in Japanese and Korean', () => {
    const tree = composeResume(getSampleResume('ja'), { ...options, language: 'ja' });
    expect(getText(listTextBlocks(tree.blocks)[0] as TextBlock)).toBe('佐藤 美咲');
  });

  it('omits empty fields and sections', () => {
    const sparseResume = {
      ...seniorResume,
      personalInfo: { ...seniorResume.personalInfo, headline: '', summary: '', website: '', linkedin: '' },
      experience: seniorResume.experience.map((item) => ({ ...item, location: '', achievements: [] })),
      projects: [],
      skills: [],
      achievements: [''],
      languages: [],
      education: [],
    };
    for (const { id: templateId } of templateDesigns) {
      const text = toPlainText(composeResume(sparseResume, { ...options, templateId })).toLowerCase();
      for (const absentText of ['summary', 'skills', 'projects', 'achievements', 'languages', 'education', '•']) {
        expect(text).not.toContain(absentText);
      }
    }
  });

  it('shows the target title if there is no headline', () => {
    const resumeWithoutHeadline = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, headline: '' } };
    expect(toPlainText(composeResume(resumeWithoutHeadline, { ...options, jobTitle: 'Registered Nurse' }))).toContain(
      '\nRegistered Nurse\n',
    );
  });

  it('links only valid addresses', () => {
    const info = {
      ...seniorResume.personalInfo,
      email: 'javascript:alert(1)',
      website: 'javascript:alert(1)',
      phone: '[Phone]',
    };
    const tree = composeResume({ ...seniorResume, personalInfo: info }, options);
    const links = listTextBlocks(tree.blocks).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []));
    expect(links).toContain('https://www.linkedin.com/in/inescalloway');
    for (const link of links) expect(link).toMatch(/^(https:\/\/[^\s:]+|mailto:\S+|tel:[\d+]+)$/);
  });

  it('spreads contacts over the line only if the gaps look even', () => {
    const listContactWidths = (info: Partial<typeof seniorResume.personalInfo>) => {
      const content = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, ...info } };
      const tree = composeResume(content, { ...options, templateId: 'ats-compact' });
      const rows = findStacks(tree.blocks, 'header').flatMap((block) => (block.type === 'stack' ? block.blocks : []));
      return rows.flatMap((block) => (block.type === 'row' ? [block.cells.map(({ width }) => width).join(' ')] : []));
    };
    expect(listContactWidths({})).toEqual(['auto * auto * auto * auto * auto']);
    expect(listContactWidths({ linkedin: '', website: '' })).toEqual(['auto auto auto']);
    expect(listContactWidths({ website: `https://example.com/${'x'.repeat(40)}` })).toEqual([
      'auto auto auto',
      'auto auto',
    ]);
  });

  it('places notes in the margin column and draws its divider on every page', () => {
    const tree = composeResume(seniorResume, { ...options, templateId: 'tech-lead' });
    const { width, margins } = tree.page;
    expect(tree.background).toMatchObject([{ pages: 'all', x: width - margins.right - 140, y: margins.top }]);
    const notes = findStacks(tree.blocks, 'entry-header').flatMap((block) =>
      block.type !== 'stack'
        ? []
        : block.blocks.flatMap((row) => (row.type === 'row' ? listTextBlocks(row.cells[1]?.blocks ?? []) : [])),
    );
    expect([...new Set(notes.map(({ role }) => role))].sort()).toEqual(['date', 'place', 'skills']);
    const [bodyStack] = findStacks(tree.blocks, 'body').filter((block) => block.type === 'stack' && block.inset);
    expect(bodyStack).toMatchObject({ inset: { left: 0, right: 156 } });
  });

  it('joins the lines of an entry header next to a note that wraps', () => {
    const project = {
      ...seniorResume.projects[0]!,
      technologies: ['Kubernetes', 'PostgreSQL', 'Elasticsearch', 'Terraform'],
    };
    const tree = composeResume({ ...seniorResume, projects: [project] }, { ...options, templateId: 'tech-lead' });
    const entryHeaders = findStacks(tree.blocks, 'entry-header').flatMap((block) =>
      block.type === 'stack' ? [block.blocks] : [],
    );
    const joinedBlocks = entryHeaders.find((blocks) => JSON.stringify(blocks).includes('Elasticsearch')) ?? [];
    expect(joinedBlocks).toHaveLength(1);
    expect(listTextBlocks(joinedBlocks).map(({ role }) => role)).toEqual(['title', 'link', 'skills']);
  });

  it('names a company once for consecutive roles', () => {
    const [firstJob, secondJob] = seniorResume.experience;
    if (!firstJob || !secondJob) throw new Error('Sample has no experience');
    const sameCompanyResume = { ...seniorResume, experience: [firstJob, { ...secondJob, company: firstJob.company }] };
    for (const { id: templateId } of templateDesigns) {
      const text = toPlainText(composeResume(sameCompanyResume, { ...options, templateId }));
      expect(text.split(firstJob.company)).toHaveLength(2);
      expect(text).toContain(firstJob.position);
      expect(text).toContain(secondJob.position);
      expect(text).toContain('Jun 2016 – Feb 2020');
      expect(text).toContain('Mar 2020 – Present');
    }
  });

  it('removes unprintable and invisible characters', () => {
    const personalInfo = {
      ...seniorResume.personalInfo,
      summary: 'Bell\u0007 none\ufffe last\u{1ffff} right\u202eleft\tend',
    };
    expect(toPlainText(composeResume({ ...seniorResume, personalInfo }, options))).toContain(
      'Bell none last rightleft end',
    );
  });

  it.each([
    ['tags', 'Led\u{e0048}\u{e0069} 14', 'Led 14'],
    ['joiners', 'Led\u200b\u200c\u200c\u200d 14', 'Led\u200c 14'],
    ['selectors', 'Led\ufe00\ufe01\u{e0101} 14', 'Led\ufe00 14'],
    ['fillers and soft hyphens', 'L\u3164ed\u00ad 14', 'Led 14'],
    ['emoji', '👩‍💻 ❤️‍🔥 🏴\u{e0067}\u{e0062}\u{e007f}', '👩‍💻 ❤️‍🔥 🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['variants of kanji', '葛\u{e0100}城', '葛\u{e0100}城'],
  ])('removes invisible characters unless they shape a visible one: %s', (_, summary, expected) => {
    const personalInfo = { ...seniorResume.personalInfo, summary };
    expect(toPlainText(composeResume({ ...seniorResume, personalInfo }, options))).toContain(`\n${expected}\n`);
  });

  it("omits an entry with only the previous entry's employer", () => {
    const [job] = seniorResume.experience;
    if (!job) throw new Error('The sample has no job.');
    const another = { ...job, position: 'Engineer' };
    const empty = { ...job, position: '', startDate: '', endDate: '', current: false, achievements: [] };
    const print = (...experience: (typeof job)[]) =>
      toPlainText(composeResume({ ...seniorResume, experience }, options));
    expect(print(job, empty, another)).toBe(print(job, another));
    expect(print(job, empty)).toBe(print(job));
    expect(print(job, { ...empty, company: '', location: '' }, another)).toBe(print(job, another));
  });

  it('prints no link that is only a scheme', () => {
    const [project] = seniorResume.projects;
    if (!project) throw new Error('The sample has no project.');
    const print = (url: string) =>
      toPlainText(composeResume({ ...seniorResume, projects: [{ ...project, url, github: '' }] }, options));
    expect(print('https://')).toBe(print(''));
  });

  it('shows filled values, with dates formatted in the document language', () => {
    const resumeWithBlanks = {
      ...getSampleResume('en'),
      experience: [{ ...getSampleResume('en').experience[0]!, company: '[Employer]', startDate: '[MM/YYYY]' }],
    };
    const fills = { 'experience.0.company#0': 'Saint Brigid', 'experience.0.startDate#0': '03/2020' };
    const tree = composeResume(resumeWithBlanks, { ...options, fills });
    expect(toPlainText(tree)).toContain('Mar 2020 – Aug 2025');
    const runs = listTextBlocks(tree.blocks)
      .flatMap((block) => block.runs)
      .filter(({ blank }) => blank);
    expect(runs.map(({ text, blank }) => [text, blank])).toEqual([
      ['Mar 2020', { id: 'experience.0.startDate#0', label: 'MM/YYYY', filled: true }],
      ['Saint Brigid', { id: 'experience.0.company#0', label: 'Employer', filled: true }],
    ]);
  });

  it('joins a short last word to the one before', () => {
    const tree = composeResume(getSampleResume('en'), options);
    const bullet = listTextBlocks(tree.blocks).find(({ role }) => role === 'bullet');
    expect(getText(bullet as TextBlock)).toMatch(/14 store\u00a0managers\.$/);
  });
});

describe('composeLetter', () => {
  const options = { templateId: 'modern-professional', pageSize: 'A4' } as const;

  it('adds the type of letter to the subject line where this is customary', () => {
    const listSubjects = (language: Language, jobTitle: string) =>
      listTextBlocks(composeLetter({ ...seniorLetter, jobTitle }, { ...options, language }).blocks)
        .filter(({ role }) => role === 'subject')
        .map(getText);
    expect(listSubjects('de', 'Köchin')).toEqual(['Bewerbung als Köchin']);
    expect(listSubjects('de', 'Bewerbung um einen Ausbildungsplatz')).toEqual(['Bewerbung um einen Ausbildungsplatz']);
    expect(listSubjects('de', '')).toEqual([]);
    expect(listSubjects('fr', 'Cuisinière')).toEqual(['Objet\u00a0: candidature – Cuisinière']);
    expect(listSubjects('fr', 'Candidature spontanée')).toEqual(['Candidature spontanée']);
    expect(listSubjects('es', 'Cocinera')).toEqual(['Asunto: candidatura – Cocinera']);
    expect(listSubjects('en', 'Cook')).toEqual(['Cook']);
    expect(listSubjects('ja', '調理師')).toEqual(['応募職種：調理師']);
    expect(listSubjects('ko', '조리사')).toEqual(['지원 직무: 조리사']);
  });

  it("writes the closing in the document's language", () => {
    const renderFrenchLetter = (salutation: string) =>
      toPlainText(composeLetter({ ...seniorLetter, salutation }, { ...options, language: 'fr' }));
    expect(renderFrenchLetter('Madame, Monsieur,')).toContain(
      'Veuillez agréer, Madame, Monsieur, mes salutations distinguées.',
    );
    expect(renderFrenchLetter('Bonjour Claire Martin,')).toContain('Veuillez agréer mes salutations distinguées.');
    expect(toPlainText(composeLetter(seniorLetter, { ...options, language: 'de' }))).toMatch(
      /Bristol, 12\. November 2026[\s\S]*Mit freundlichen Grüßen\n\nInes Calloway\n$/,
    );
    expect(toPlainText(composeLetter(seniorLetter, { ...options, language: 'ko' }))).toMatch(
      /감사합니다\.\n\nCalloway Ines 드림\n$/,
    );
  });

  it.each([
    ['Lindenstraße 27, 33602 Bielefeld', 'Bielefeld'],
    ['1160 Wien', 'Wien'],
    ['Hamburg, Deutschland', 'Hamburg'],
    ['Kassel', 'Kassel'],
  ])('dates a German letter from %s in %s', (location, town) => {
    const letter = { ...seniorLetter, personalInfo: { ...seniorLetter.personalInfo, location } };
    const text = toPlainText(composeLetter(letter, { ...options, language: 'de' }));
    expect(text).toMatch(new RegExp(`^${town}, \\d`, 'mu'));
  });

  it('ends a letter that begins with 拝啓 with 敬具, aligned to the right', () => {
    const haikeiLetter = { ...seniorLetter, salutation: '拝啓' };
    const texts = listTextBlocks(composeLetter(haikeiLetter, { ...options, language: 'ja' }).blocks);
    expect(texts.find(({ role }) => role === 'closing')).toMatchObject({ align: 'right', runs: [{ text: '敬具' }] });
    const plainTree = composeLetter(seniorLetter, { ...options, language: 'ja' });
    expect(listTextBlocks(plainTree.blocks).some(({ role }) => role === 'closing')).toBe(false);
  });
});

it('keeps punctuation and units with the words before them', () => {
  const summary = 'De 14 % à 4 % ; soit 3,1 M € « par an ».';
  const info = { ...seniorResume.personalInfo, summary };
  const options = { templateId: 'ats-compact', language: 'fr', pageSize: 'A4' } as const;
  const tree = composeResume({ ...seniorResume, personalInfo: info }, options);
  const paragraph = listTextBlocks(tree.blocks).find(({ role }) => role === 'paragraph');
  expect(getText(paragraph as TextBlock)).toMatch(
    /^De 14\u00a0% à 4\u00a0%\u00a0; soit 3,1 M\u00a0€ «\u00a0par\u00a0an\u00a0».$/,
  );
  expect(toPlainText(tree)).toContain(summary);
});
