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

function textsOf(blocks: Block[]): TextBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return [block];
    if (block.type === 'flanked') return [block.heading];
    if (block.type === 'stack') return textsOf(block.blocks);
    return block.type === 'row' ? textsOf(block.cells.flatMap((cell) => cell.blocks)) : [];
  });
}
const said = (block: TextBlock) => block.runs.map(({ text }) => text).join('');
const stacks = (blocks: Block[], part: string): Block[] =>
  blocks.flatMap((block) => {
    if (block.type === 'row') return block.cells.flatMap((cell) => stacks(cell.blocks, part));
    return block.type === 'stack' ? [...(block.part === part ? [block] : []), ...stacks(block.blocks, part)] : [];
  });
const squeezed = (text: string) => text.replace(/\s/g, '');

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
  it('has the text of the tree in order', () => {
    const inTree = textsOf(tree.blocks).map((block) => `${block.marker?.text ?? ''}${said(block)}`);
    expect(squeezed(toPlainText(tree))).toBe(squeezed(inTree.join('')));
  });

  it('has no empty text and no text smaller than 7.6 points', () => {
    for (const block of textsOf(tree.blocks)) {
      expect(said(block).trim()).not.toBe('');
      expect(block.style.size).toBeGreaterThanOrEqual(7.6);
    }
  });

  it('has one name in its own text block', () => {
    expect(textsOf(tree.blocks).filter(({ role }) => role === 'name')).toHaveLength(1);
  });
});

describe.each(resumes)('%s', (_, tree) => {
  it('draws the date of an entry before its bullets', () => {
    const entries = stacks(tree.blocks, 'entry').map((entry) => textsOf([entry]).map(({ role }) => role));
    expect(entries.length).toBeGreaterThan(1);
    for (const roles of entries) {
      const bullet = roles.indexOf('bullet');
      if (bullet >= 0) expect(roles.lastIndexOf('date')).toBeLessThan(bullet);
    }
  });

  it('gives each section its default heading in its own text block', () => {
    const known = Object.values(documentLabels[tree.language].headings).map((heading) => heading.toLowerCase());
    const headings = textsOf(tree.blocks).filter(({ role }) => role === 'heading');
    expect(headings.length).toBeGreaterThan(4);
    for (const heading of headings) expect(known).toContain(said(heading).toLowerCase());
  });

  it('maps every word to its field, except the labels of the document', () => {
    const own = documentLabels[tree.language].gradePrefix;
    const runs = textsOf(tree.blocks).flatMap((block) => block.runs);
    const unknown = runs.filter(({ path, text }) => path === undefined && text !== own && /[\p{L}\p{N}]/u.test(text));
    expect(unknown).toEqual([]);
  });

  it('tracks no text by more than 0.08 em', () => {
    for (const { style } of textsOf(tree.blocks)) expect(Math.abs(style.tracking ?? 0)).toBeLessThanOrEqual(0.08);
  });
});

describe('composeResume', () => {
  const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;

  it('separates entries by more than a line', () => {
    for (const { id: templateId } of templateDesigns) {
      for (const density of densities) {
        const tree = composeResume(seniorResume, { ...options, templateId, density });
        const line = textsOf(tree.blocks).find(({ role }) => role === 'bullet')?.style.leading ?? 0;
        const [, second] = stacks(tree.blocks, 'entry');
        expect((second?.spaceBefore ?? 0) + line).toBeGreaterThanOrEqual(1.7 * line);
      }
    }
  });

  it('supports every accent of a template, each readable on white and on its own tint', () => {
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
    expect(textsOf(plum.blocks).find(({ role }) => role === 'heading')?.style.color).toBe(accentColors.Plum);
  });

  it('keeps the A4 text width on Letter', () => {
    const measure = ({ page }: DocumentTree) => page.width - page.margins.left - page.margins.right;
    const letter = composeResume(seniorResume, { ...options, pageSize: 'Letter' });
    expect(measure(letter)).toBeCloseTo(measure(composeResume(seniorResume, options)), 1);
  });

  it('sets a long name smaller', () => {
    const long = {
      ...seniorResume,
      personalInfo: {
        ...seniorResume.personalInfo,
        firstName: 'Maximiliana-Theodora',
        lastName: 'Wolfeschlegelsteinhausen',
      },
    };
    const sizeOf = (content: typeof seniorResume) =>
      textsOf(composeResume(content, { ...options, templateId: 'creative-portfolio' }).blocks)[0]?.style.size ?? 0;
    expect(sizeOf(long)).toBeLessThan(sizeOf(seniorResume));
  });

  it('keeps ß in a name that the template sets in capitals', () => {
    const named = (lastName: string) =>
      said(
        textsOf(
          composeResume(
            { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, lastName } },
            { ...options, templateId: 'classic-executive' },
          ).blocks,
        )[0] as TextBlock,
      );
    expect(named('Groß')).toBe('Ines Groß');
    expect(named('Ödman')).toBe('INES ÖDMAN');
  });

  it('puts family names first in Japanese and Korean', () => {
    const tree = composeResume(getSampleResume('ja'), { ...options, language: 'ja' });
    expect(said(textsOf(tree.blocks)[0] as TextBlock)).toBe('佐藤 美咲');
  });

  it('omits empty fields and sections', () => {
    const bare = {
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
      const text = toPlainText(composeResume(bare, { ...options, templateId })).toLowerCase();
      for (const gone of ['summary', 'skills', 'projects', 'achievements', 'languages', 'education', '•']) {
        expect(text).not.toContain(gone);
      }
    }
  });

  it('shows the target title if there is no headline', () => {
    const plain = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, headline: '' } };
    expect(toPlainText(composeResume(plain, { ...options, jobTitle: 'Registered Nurse' }))).toContain(
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
    const links = textsOf(tree.blocks).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []));
    expect(links).toContain('https://www.linkedin.com/in/inescalloway');
    for (const link of links) expect(link).toMatch(/^(https:\/\/[^\s:]+|mailto:\S+|tel:[\d+]+)$/);
  });

  it('spreads contacts from margin to margin only if the gaps look even', () => {
    const contactsOf = (info: Partial<typeof seniorResume.personalInfo>) => {
      const content = { ...seniorResume, personalInfo: { ...seniorResume.personalInfo, ...info } };
      const tree = composeResume(content, { ...options, templateId: 'ats-compact' });
      const rows = stacks(tree.blocks, 'header').flatMap((block) => (block.type === 'stack' ? block.blocks : []));
      return rows.flatMap((block) => (block.type === 'row' ? [block.cells.map(({ width }) => width).join(' ')] : []));
    };
    expect(contactsOf({})).toEqual(['auto * auto * auto * auto * auto']);
    expect(contactsOf({ linkedin: '', website: '' })).toEqual(['auto auto auto']);
    expect(contactsOf({ website: `https://example.com/${'x'.repeat(40)}` })).toEqual(['auto auto auto', 'auto auto']);
  });

  it('keeps notes in the margin column and draws its axis on every page', () => {
    const tree = composeResume(seniorResume, { ...options, templateId: 'tech-lead' });
    const { width, margins } = tree.page;
    expect(tree.background).toMatchObject([{ pages: 'all', x: width - margins.right - 140, y: margins.top }]);
    const notes = stacks(tree.blocks, 'entry-header').flatMap((block) =>
      block.type !== 'stack'
        ? []
        : block.blocks.flatMap((row) => (row.type === 'row' ? textsOf(row.cells[1]?.blocks ?? []) : [])),
    );
    expect([...new Set(notes.map(({ role }) => role))].sort()).toEqual(['date', 'place', 'skills']);
    const [paragraphs] = stacks(tree.blocks, 'body').filter((block) => block.type === 'stack' && block.inset);
    expect(paragraphs).toMatchObject({ inset: { left: 0, right: 156 } });
  });

  it('joins the lines of an entry header beside a note that wraps', () => {
    const project = {
      ...seniorResume.projects[0]!,
      technologies: ['Kubernetes', 'PostgreSQL', 'Elasticsearch', 'Terraform'],
    };
    const tree = composeResume({ ...seniorResume, projects: [project] }, { ...options, templateId: 'tech-lead' });
    const heads = stacks(tree.blocks, 'entry-header').flatMap((block) =>
      block.type === 'stack' ? [block.blocks] : [],
    );
    const joined = heads.find((blocks) => JSON.stringify(blocks).includes('Elasticsearch')) ?? [];
    expect(joined).toHaveLength(1);
    expect(textsOf(joined).map(({ role }) => role)).toEqual(['title', 'link', 'skills']);
  });

  it('names a company once for consecutive roles', () => {
    const [first, second] = seniorResume.experience;
    if (!first || !second) throw new Error('Sample has no experience');
    const twice = { ...seniorResume, experience: [first, { ...second, company: first.company }] };
    for (const { id: templateId } of templateDesigns) {
      const text = toPlainText(composeResume(twice, { ...options, templateId }));
      expect(text.split(first.company)).toHaveLength(2);
      expect(text).toContain(first.position);
      expect(text).toContain(second.position);
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

  it('shows filled values, with dates formatted in the document language', () => {
    const blank = {
      ...getSampleResume('en'),
      experience: [{ ...getSampleResume('en').experience[0]!, company: '[Employer]', startDate: '[MM/YYYY]' }],
    };
    const fills = { 'experience.0.company#0': 'Saint Brigid', 'experience.0.startDate#0': '03/2020' };
    const tree = composeResume(blank, { ...options, fills });
    expect(toPlainText(tree)).toContain('Mar 2020 – Aug 2025');
    const runs = textsOf(tree.blocks)
      .flatMap((block) => block.runs)
      .filter(({ blank: found }) => found);
    expect(runs.map(({ text, blank: found }) => [text, found])).toEqual([
      ['Mar 2020', { id: 'experience.0.startDate#0', label: 'MM/YYYY', filled: true }],
      ['Saint Brigid', { id: 'experience.0.company#0', label: 'Employer', filled: true }],
    ]);
  });

  it('joins a short last word to the one before', () => {
    const tree = composeResume(getSampleResume('en'), options);
    const bullet = textsOf(tree.blocks).find(({ role }) => role === 'bullet');
    expect(said(bullet as TextBlock)).toMatch(/14 store\u00a0managers\.$/);
  });
});

describe('composeLetter', () => {
  const options = { templateId: 'modern-professional', pageSize: 'A4' } as const;

  it('adds the type of letter to the subject line in languages that do so', () => {
    const subjectOf = (language: Language, jobTitle: string) =>
      textsOf(composeLetter({ ...seniorLetter, jobTitle }, { ...options, language }).blocks)
        .filter(({ role }) => role === 'subject')
        .map(said);
    expect(subjectOf('de', 'Köchin')).toEqual(['Bewerbung als Köchin']);
    expect(subjectOf('de', 'Bewerbung um einen Ausbildungsplatz')).toEqual(['Bewerbung um einen Ausbildungsplatz']);
    expect(subjectOf('de', '')).toEqual([]);
    expect(subjectOf('fr', 'Cuisinière')).toEqual(['Objet\u00a0: candidature – Cuisinière']);
    expect(subjectOf('fr', 'Candidature spontanée')).toEqual(['Candidature spontanée']);
    expect(subjectOf('es', 'Cocinera')).toEqual(['Asunto: candidatura – Cocinera']);
    expect(subjectOf('en', 'Cook')).toEqual(['Cook']);
    expect(subjectOf('ja', '調理師')).toEqual(['応募職種：調理師']);
    expect(subjectOf('ko', '조리사')).toEqual(['지원 직무: 조리사']);
  });

  it('closes in the language of the document', () => {
    const french = (salutation: string) =>
      toPlainText(composeLetter({ ...seniorLetter, salutation }, { ...options, language: 'fr' }));
    expect(french('Madame, Monsieur,')).toContain('Veuillez agréer, Madame, Monsieur, mes salutations distinguées.');
    expect(french('Bonjour Claire Martin,')).toContain('Veuillez agréer mes salutations distinguées.');
    expect(toPlainText(composeLetter(seniorLetter, { ...options, language: 'de' }))).toMatch(
      /Bristol, 12\. November 2026[\s\S]*Mit freundlichen Grüßen\n\nInes Calloway\n$/,
    );
    expect(toPlainText(composeLetter(seniorLetter, { ...options, language: 'ko' }))).toMatch(
      /감사합니다\.\n\nCalloway Ines 드림\n$/,
    );
  });

  it('closes a letter that begins with 拝啓 with 敬具 at the right', () => {
    const japanese = { ...seniorLetter, salutation: '拝啓' };
    const texts = textsOf(composeLetter(japanese, { ...options, language: 'ja' }).blocks);
    expect(texts.find(({ role }) => role === 'closing')).toMatchObject({ align: 'right', runs: [{ text: '敬具' }] });
    const plain = composeLetter(seniorLetter, { ...options, language: 'ja' });
    expect(textsOf(plain.blocks).some(({ role }) => role === 'closing')).toBe(false);
  });
});

it('keeps punctuation and units with the words before them', () => {
  const summary = 'De 14 % à 4 % ; soit 3,1 M € « par an ».';
  const info = { ...seniorResume.personalInfo, summary };
  const options = { templateId: 'ats-compact', language: 'fr', pageSize: 'A4' } as const;
  const tree = composeResume({ ...seniorResume, personalInfo: info }, options);
  const paragraph = textsOf(tree.blocks).find(({ role }) => role === 'paragraph');
  expect(said(paragraph as TextBlock)).toMatch(
    /^De 14\u00a0% à 4\u00a0%\u00a0; soit 3,1 M\u00a0€ «\u00a0par\u00a0an\u00a0».$/,
  );
  expect(toPlainText(tree)).toContain(summary);
});
