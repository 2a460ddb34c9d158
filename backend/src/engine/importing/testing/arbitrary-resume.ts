import type { CustomItem, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { densities, type ComposeOptions } from '@shortlist/documents/compose/layout-context';
import { fontPairs } from '@shortlist/documents/fonts/font-pairs';
import { sectionIds } from '@shortlist/documents/i18n/document-labels';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { getTemplateDesign } from '@shortlist/documents/templates/designs';
import fc from 'fast-check';
import { listLeaves } from '../build-import-result';

/** Text that reading or printing may change, such as spaces, punctuation, blanks and invisible characters. */
const unusualTexts = [
  '',
  ' ',
  '[Number] of [Company]',
  'C++, C# & .NET – 14 % less',
  '🚀 Launched 👩‍💻 by 20 %',
  '- Not a bullet',
  '• Typed bullet',
  'First line\n\nSecond line',
  'ＡＢＣ ① ½ “quoted” — it’s',
  'A\u202eB\u0000C\u200b',
  '5 µm, 2 Ω, oﬃce™ ©',
  'e\u0301 葛\u{e0100}城 \u3164 ❤\ufe0f',
  'Tools: Git (with LFS), SQL',
  'a'.repeat(24),
  'A long sentence that goes on over the end of a page. '.repeat(70),
  'https://www.example.com/path/',
];
const unusualDates = ['', '2019', '03/2020', 'Spring 2020', '[Year]', 'Present', '2020年4月'];

function createFieldArbitraries(language: Language) {
  const leaves = sampleKinds.flatMap((kind) => listLeaves(allSamples[kind][language])).map(({ value }) => value);
  const listLeavesUpTo = (maxLength: number) => leaves.filter((value) => value.length <= maxLength);
  const pick = (texts: readonly string[], unusual: readonly string[]) =>
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...texts) }, fc.constantFrom(...unusual));
  // Addresses are too wide for a heading in the narrowest column. Sentences are too wide for a name in the footer.
  const lines = listLeavesUpTo(60).filter((value) => !/[@/]\S/.test(value));
  const names = listLeavesUpTo(20).filter((value) => !/[@/]\S/.test(value));
  return {
    name: pick(names, ['', ' ', '[First name]', 'O’Brien-Müller']),
    line: pick(
      lines,
      unusualTexts.filter((text) => !text.includes('\n') && text.length <= 60),
    ),
    text: pick(leaves, unusualTexts),
    date: fc.constantFrom(...unusualDates),
  };
}

/** Creates resumes in every state of writing, including resumes that cannot be saved. */
export function createResumeArbitrary(language: Language): fc.Arbitrary<ResumeContent> {
  const { name, line, text, date } = createFieldArbitraries(language);
  const achievements = fc.array(text, { maxLength: 4 });
  const dates = { startDate: date, endDate: date, current: fc.boolean() };
  const item: fc.Arbitrary<CustomItem> = fc.record({
    ...{ title: line, organisation: line, location: line, description: text, achievements },
    ...dates,
  });
  const list = <Item>(arbitrary: fc.Arbitrary<Item>, maxLength = 3) => fc.array(arbitrary, { maxLength });
  const company = fc.oneof(line, fc.constant('Orrin Bay Group'));
  const url = fc.constantFrom('', 'https://www.example.com/x/', 'github.com/ana', '[Link]');
  return fc.record({
    personalInfo: fc.record({
      ...{ firstName: name, lastName: name, phone: line, location: line, headline: line, summary: text },
      ...{ email: fc.constantFrom('', 'ana@example.com'), website: url, linkedin: url },
      typedName: fc.constantFrom('', 'Duarte, Ana'),
    }),
    experience: list(fc.record({ company, position: line, location: line, description: text, achievements, ...dates })),
    education: list(
      fc.record({
        ...{ institution: line, degree: line, field: line, location: line, achievements },
        ...{ gpa: fc.constantFrom('', '3.8', 'Distinction'), ...dates },
      }),
    ),
    projects: list(fc.record({ name: line, description: text, technologies: list(line), url, github: url })),
    skills: list(line, 8),
    achievements: list(text),
    certifications: list(fc.record({ name: line, issuer: line, date })),
    languages: list(fc.record({ name: line, level: line })),
    customSections: list(fc.record({ name: line, items: list(item) }), 2).map((sections) =>
      sections.map((section, i) => ({ id: `own-${i}`, ...section })),
    ),
  });
}

export function createOptionsArbitrary(templateId: string, language: Language): fc.Arbitrary<ComposeOptions> {
  const { line } = createFieldArbitraries(language);
  const keys = [...sectionIds, 'custom:own-0', 'custom:own-1', 'custom:gone'];
  const setting = (key: string) =>
    fc.record({ key: fc.constant(key), name: line, hidden: fc.oneof(fc.constant(false), fc.boolean()) });
  return fc.record({
    templateId: fc.constant(templateId),
    language: fc.constant(language),
    pageSize: fc.constantFrom('A4', 'Letter'),
    density: fc.constantFrom(...densities),
    fit: fc.constantFrom(0, 3, 12),
    accent: fc.constantFrom('', ...getTemplateDesign(templateId).accents),
    fonts: fc.constantFrom('', ...fontPairs.map(({ id }) => id)),
    jobTitle: line,
    sections: fc
      .shuffledSubarray(keys)
      .chain((subset) =>
        fc.tuple(...subset.map(setting)).map((settings) => settings.map((section) => ({ ...section }))),
      ),
  });
}
