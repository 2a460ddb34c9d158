import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { importFile } from '@shortlist/backend/engine/importing/import-file';
import type { Education, Experience } from '@shortlist/contracts/builder/document-content';
import type { ImportResult } from '@shortlist/contracts/builder/import';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../../bench/competitors/chromium';
import { formatMarkdownTable } from '../report';

export type ImportSet = 'dev' | 'blind';

interface ExpectedEntry {
  /** MM/YYYY or YYYY. */
  start?: string;
  /** MM/YYYY, YYYY or "present". */
  end?: string;
}
interface ExpectedJob extends ExpectedEntry {
  position?: string;
  company?: string;
  location?: string;
  lines?: string[];
}
interface ExpectedStudies extends ExpectedEntry {
  institution?: string;
  degree?: string;
}
/** Content of a resume, listed by the person who wrote it. */
interface ExpectedResume {
  fullName: string;
  headline?: string;
  email?: string;
  phone?: string;
  location?: string;
  experience?: ExpectedJob[];
  education?: ExpectedStudies[];
  skills?: string[];
}

const counters = [
  'entries',
  'foundEntries',
  'fields',
  'right',
  'wrongAndSure',
  'lines',
  'keptLines',
  'skills',
  'keptSkills',
] as const;
type Counts = Record<(typeof counters)[number], number>;

/** Writes the resumes of a set as PDF files, imports them, and compares the fields with the expected ones. */
export async function evaluateImports(set: ImportSet): Promise<string> {
  const browser = await launchChromium();
  try {
    const rows: string[][] = [];
    for (const { code } of languages) {
      const counts = Object.fromEntries(counters.map((name) => [name, 0])) as Counts;
      const folder = new URL(`${set}/${code}/`, import.meta.url);
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
        const expected = JSON.parse(
          readFileSync(new URL(file.replace('.html', '.json'), folder), 'utf8'),
        ) as ExpectedResume;
        const bytes = await printPdf(browser, readFileSync(new URL(file, folder), 'utf8'), code);
        compareResume(expected, await importFile({ bytes, fileName: file, language: code }), counts);
      }
      rows.push([code, ...formatCounts(counts)]);
    }
    return formatMarkdownTable(
      [set, 'Entries found', 'Fields right', 'Wrong, but marked as sure', 'Lines in their entry', 'Skills'],
      rows,
    );
  } finally {
    await browser.close();
  }
}

const formatShare = (part: number, whole: number) => `${part} of ${whole} (${((part / whole) * 100).toFixed(0)}%)`;
const formatCounts = (counts: Counts): string[] => [
  formatShare(counts.foundEntries, counts.entries),
  formatShare(counts.right, counts.fields),
  formatShare(counts.wrongAndSure, counts.fields),
  formatShare(counts.keptLines, counts.lines),
  formatShare(counts.keptSkills, counts.skills),
];

/** Systems without East Asian fonts would print boxes. */
const fontByLanguage: Partial<Record<Language, string>> = {
  ja: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  ko: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
};

async function printPdf(browser: Browser, html: string, language: Language): Promise<Uint8Array> {
  const page = await browser.newPage();
  const font = fontByLanguage[language];
  await page.setContent(html);
  if (font) {
    const data = readFileSync(pathToFileURL(createRequire(import.meta.url).resolve(font))).toString('base64');
    const source = `url(data:font/ttf;base64,${data})`;
    await page.addStyleTag({
      content: `@font-face { font-family: CJK; src: ${source} } * { font-family: CJK !important }`,
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  await page.close();
  return new Uint8Array(pdf);
}

/** Keeps only letters and digits. Prepositions between a degree and its field are part of neither. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\p{L})(?:of|in|de|en|im|für|des?|du)(?!\p{L})|[^\p{L}\p{N}]/gu, '');
const isSame = (a = '', b = '') => normalize(a) === normalize(b);

function compareResume(expected: ExpectedResume, { content, fields }: ImportResult, counts: Counts): void {
  const confidences = new Map(fields.map(({ path, confidence }) => [path, confidence]));
  const check = (path: string, value: string, isRight: boolean) => {
    counts.fields++;
    if (isRight) counts.right++;
    else if (value !== '' && confidences.get(path) === 'sure') counts.wrongAndSure++;
  };
  const checkText = (path: string, value: string, expectedValue: string | undefined) => {
    if (expectedValue !== undefined || value !== '') check(path, value, isSame(value, expectedValue));
  };
  const { firstName, lastName, ...info } = content.personalInfo;
  const isNameRight =
    isSame(firstName + lastName, expected.fullName) || isSame(lastName + firstName, expected.fullName);
  check('personalInfo.firstName', firstName, isNameRight);
  for (const key of ['headline', 'email', 'phone', 'location'] as const)
    checkText(`personalInfo.${key}`, info[key], expected[key]);

  const checkDates = (path: string, value: Experience | Education, { start, end }: ExpectedEntry) => {
    checkText(`${path}.startDate`, value.startDate, start);
    if (end === 'present') check(`${path}.endDate`, value.endDate, value.current);
    else if (end !== start || value.endDate) checkText(`${path}.endDate`, value.endDate, end);
  };
  for (const [job, index] of matchEntries(expected.experience ?? [], content.experience, ['position', 'company'])) {
    counts.entries++;
    counts.lines += job.lines?.length ?? 0;
    const found = content.experience[index];
    if (!found) continue;
    counts.foundEntries++;
    const path = `experience.${index}`;
    checkText(`${path}.position`, found.position, job.position);
    checkText(`${path}.company`, found.company, job.company);
    if (job.location !== undefined) checkText(`${path}.location`, found.location, job.location);
    checkDates(path, found, job);
    const body = normalize([found.description, ...found.achievements].join(' '));
    counts.keptLines += (job.lines ?? []).filter((line) => body.includes(normalize(line))).length;
  }
  for (const [studies, index] of matchEntries(expected.education ?? [], content.education, ['degree', 'institution'])) {
    counts.entries++;
    const found = content.education[index];
    if (!found) continue;
    counts.foundEntries++;
    const path = `education.${index}`;
    checkText(`${path}.degree`, found.degree + found.field, studies.degree);
    checkText(`${path}.institution`, found.institution, studies.institution);
    checkDates(path, found, studies);
  }
  const skills = normalize(content.skills.join(' '));
  counts.skills += expected.skills?.length ?? 0;
  counts.keptSkills += (expected.skills ?? []).filter((skill) => skills.includes(normalize(skill))).length;
}

/** Pairs each expected entry with the index of the most similar imported entry, or -1. */
function matchEntries<Expected extends ExpectedEntry & Partial<Record<Key, string>>, Key extends string>(
  expectedEntries: readonly Expected[],
  entries: readonly (Record<Key, string> & { startDate: string; endDate: string })[],
  keys: readonly Key[],
): [Expected, number][] {
  const used = new Set<number>();
  return expectedEntries.map((expected) => {
    const getSimilarity = (entry: (typeof entries)[number]) =>
      keys.reduce((sum, key) => {
        const [value, expectedValue] = [normalize(entry[key]), normalize(expected[key] ?? '')];
        return sum + (expectedValue === '' ? 0 : value === expectedValue ? 2 : value.includes(expectedValue) ? 1 : 0);
      }, 0) +
      (expected.start !== undefined && expected.start === entry.startDate ? 2 : 0) +
      (expected.end !== undefined && expected.end === entry.endDate ? 1 : 0);
    const similarities = entries.map((entry, i) => (used.has(i) ? 0 : getSimilarity(entry)));
    const highest = Math.max(0, ...similarities);
    const index = highest >= minSimilarity ? similarities.indexOf(highest) : -1;
    used.add(index);
    return [expected, index];
  });
}

/** For example, an equal start date, or two names that the imported ones contain. */
const minSimilarity = 2;
