import { languageSchema } from '@shortlist/contracts/platform/language-schema';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { renderAndParse } from '../scoring/testing/render-and-parse';
import { readInStreamOrder, type TextLine } from './reading-orders';
import { readResume } from './read-resume';

const resume = getSampleResume('en');
const renderLines = async () => readInStreamOrder(await renderAndParse(resume));
const readLines = (lines: TextLine[]) => readResume(lines, resume, 'en');
const listBrokenEntries = (lines: TextLine[]) =>
  readLines(lines)
    .entries.filter(({ isIntact }) => !isIntact)
    .map(({ path }) => path);
const findLineIndex = (lines: TextLine[], start: string) => lines.findIndex(({ text }) => text.startsWith(start));

it.each(languageSchema.options)('reads a file completely in %s', async (language) => {
  const content = getSampleResume(language);
  const lines = readInStreamOrder(await renderAndParse(content, { language }));
  const { sections, entries, wordRecall, mergedWords } = readResume(lines, content, language);
  const headings = Object.keys(documentLabels[language].headings);
  expect(headings).toEqual(expect.arrayContaining(sections));
  expect(sections.slice(0, 2)).toEqual(['summary', 'experience']);
  expect(entries.every(({ isIntact }) => isIntact)).toBe(true);
  expect(entries.every(({ dates }) => dates.spans.length + Number(dates.isOngoing) === 2)).toBe(true);
  expect(wordRecall).toBeGreaterThanOrEqual(0.98);
  expect(mergedWords).toEqual([]);
});

it('detects an entry whose bullets are interrupted by an unrelated line', async () => {
  const lines = await renderLines();
  expect(listBrokenEntries(lines)).toEqual([]);
  const bulletIndex = findLineIndex(lines, '• Found a pricing error');
  expect(listBrokenEntries(lines.toSpliced(bulletIndex, 0, { text: 'Python', page: 0 }))).toEqual(['experience.0']);
});

it('detects an entry whose date follows its bullets', async () => {
  const lines = await renderLines();
  const headerIndex = findLineIndex(lines, 'Data Analyst Intern');
  const linesWithoutDate = lines.map((line, i) =>
    i === headerIndex ? { ...line, text: 'Data Analyst Intern' } : line,
  );
  const bulletsEnd = findLineIndex(lines, '• Presented three findings') + 1;
  expect(
    listBrokenEntries(linesWithoutDate.toSpliced(bulletsEnd, 0, { text: 'Jun 2025 – Aug 2025', page: 0 })),
  ).toEqual(['experience.0']);
});

it('distinguishes body text from header text, and finds a company printed once for two roles', async () => {
  const [firstRole, secondRole] = resume.experience;
  if (!firstRole || !secondRole) throw new Error('The sample has no experience');
  const content = {
    ...resume,
    experience: [
      { ...firstRole, description: 'Analyst', achievements: [] },
      { ...secondRole, company: firstRole.company, description: '', achievements: ['Intern'] },
      { ...secondRole, company: 'Y', location: 'Rom', achievements: [] },
    ],
  };
  const { entries } = readResume(readInStreamOrder(await renderAndParse(content)), content, 'en');
  expect(entries.map(({ isIntact }) => isIntact)).toEqual([true, true, true, true]);
});

it('ignores a heading that is not alone on its line', async () => {
  const lines = await renderLines();
  const headingIndex = findLineIndex(lines, 'Experience');
  const { sections } = readLines(lines.with(headingIndex, { text: 'Experience Data Analyst Intern', page: 0 }));
  expect(sections).not.toContain('experience');
});

it('detects lost words and lost spaces', async () => {
  const lines = await renderLines();
  const firstHalf = lines.slice(0, Math.floor(lines.length / 2));
  expect(readLines(firstHalf).wordRecall).toBeLessThan(0.7);
  const linesWithoutSpaces = lines.map((line) => ({ ...line, text: line.text.replace(/ /g, '') }));
  expect(readLines(linesWithoutSpaces).wordRecall).toBeLessThan(0.5);
  expect(readLines(linesWithoutSpaces).mergedWords.length).toBeGreaterThan(0);
});

it('removes the name and page number in the footer of later pages', () => {
  const footerLines: TextLine[] = [
    { text: 'Tomás Rivera 2', page: 1 },
    { text: 'Tomás Rivera', page: 2 },
    { text: '3', page: 2 },
  ];
  expect(readLines([{ text: 'Tomás Rivera', page: 0 }, ...footerLines]).lines).toHaveLength(1);
});
