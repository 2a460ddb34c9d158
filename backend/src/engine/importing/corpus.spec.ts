import { readdirSync, readFileSync } from 'node:fs';
import { type ImportResult, importResultSchema } from '@shortlist/contracts/builder/import';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { findDates } from '@shortlist/documents/i18n/parse-date';
import { renderPdf } from '../rendering/pdf/render-pdf';
import { listLeaves } from './build-import-result';
import { importFile } from './import-file';
import { tokenizeWords } from './word-coverage';

const folder = `${__dirname}/../../../test/fixtures/imports`;

/** Expected values, written by hand before the import existed. */
interface Expected {
  kind: ImportResult['kind'];
  language: Language;
  content: unknown;
  /** Text of the file as another program reads it. */
  text?: string[];
  /** Words that the result may lack, such as headings, labels, durations, and "in" before a field of study. */
  used: string[];
}

const fileNames = readdirSync(`${folder}/readable`).filter((name) => !name.endsWith('.expected.json'));
const readBytes = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const importBytes = (bytes: Uint8Array) => importFile({ bytes, fileName: 'x', language: 'en' });
const normalize = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function compareFields(expected: unknown, imported: ImportResult): { fields: number; wrong: string[] } {
  const valuesByPath = new Map(listLeaves(imported.content).map(({ path, value }) => [path, normalize(value)]));
  const expectedLeaves = listLeaves(expected);
  const wrongLeaves = expectedLeaves.filter(({ path, value }) => valuesByPath.get(path) !== normalize(value));
  return {
    fields: expectedLeaves.length,
    wrong: wrongLeaves.map(({ path, value }) => `${path}: ${value} <> ${valuesByPath.get(path) ?? ''}`),
  };
}

const listWordsOutsideDates = (texts: readonly string[], language: Language) =>
  texts.map((text) => removeDates(text, language)).flatMap(tokenizeWords);

/** Ignores dates, because the import reformats them. */
function findLostWords(texts: readonly string[], importedTexts: readonly string[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const word of listWordsOutsideDates(importedTexts, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return listWordsOutsideDates(texts, language).filter((word) => {
    const remainingCount = counts.get(word) ?? 0;
    counts.set(word, remainingCount - 1);
    return remainingCount <= 0;
  });
}

const removeDates = (text: string, language: Language) =>
  findDates(text, language).reduceRight(
    (remainingText, { start, end }) => `${remainingText.slice(0, start)} ${remainingText.slice(end)}`,
    text,
  );

const ownDocuments: [string, ResumeContent, Language, string][] = [
  ['ours: modern-professional, en', getSampleResume('en'), 'en', 'modern-professional'],
  ['ours: classic-serif, de', getSampleResume('de'), 'de', 'classic-serif'],
  ['ours: ats-compact, ja', getSampleResume('ja'), 'ja', 'ats-compact'],
];

const resultTable: string[] = [];
afterAll(() => {
  process.stdout.write(`${resultTable.join('\n')}\n`);
});

async function expectImport(name: string, bytes: Uint8Array, expected: Expected) {
  const imported = importResultSchema.parse(await importBytes(bytes));
  expect(imported).toMatchObject({ kind: expected.kind, language: expected.language });
  const result = compareFields(expected.content, imported);
  const correctCount = result.fields - result.wrong.length;
  resultTable.push(`${name.padEnd(34)} ${correctCount}/${result.fields}  tray ${imported.tray.length}`);
  if (process.env['IMPORT_DETAILS'])
    resultTable.push(
      ...result.wrong.map((difference) => `    ${difference}`),
      ...imported.tray.map(({ text }) => `    tray: ${text}`),
    );
  expect(result.wrong.length / result.fields).toBeLessThanOrEqual(0.1);
  return imported;
}

describe.each(fileNames)('%s', (name) => {
  const expected = JSON.parse(readFileSync(`${folder}/readable/${name}.expected.json`, 'utf8')) as Expected;

  it('imports at least 90% of the expected fields', async () => {
    await expectImport(name, readBytes(`readable/${name}`), expected);
  });

  it('neither loses nor adds words', async () => {
    const imported = await importBytes(readBytes(`readable/${name}`));
    const lines = imported.lines.map(({ text }) => text);
    const values = listLeaves(imported.content).map(({ value }) => value);
    const importedTexts = [...values.filter((value) => value !== 'true'), ...imported.tray.map(({ text }) => text)];
    expect(findLostWords(lines, [...importedTexts, ...expected.used], expected.language)).toEqual([]);
    const fileWords = new Set(listWordsOutsideDates(expected.text ?? lines, expected.language));
    expect(listWordsOutsideDates(importedTexts, expected.language).filter((word) => !fileWords.has(word))).toEqual([]);
    const importedWords = new Set(listWordsOutsideDates([...lines, ...importedTexts], expected.language));
    if (imported.kind === 'pdf') expect([...fileWords].filter((word) => !importedWords.has(word))).toEqual([]);
  });
});

it.each(ownDocuments)('imports our own PDF: %s', async (name, content, language, templateId) => {
  const pdf = renderPdf(composeResume(content, { templateId, language, pageSize: 'A4' }));
  await expectImport(name, pdf, { kind: 'pdf', language, content: toPrintedContent(content), used: [] });
});

/** Templates group skills and shorten the URLs of projects, so the file does not contain them unchanged. */
function toPrintedContent({ customSections: _, skills: __, projects, ...content }: ResumeContent): unknown {
  return { ...content, projects: projects.map(({ url: ___, github: ____, ...project }) => project) };
}

it.each([
  ['scanned.pdf', 'file_scanned'],
  ['encrypted.pdf', 'file_encrypted'],
  ['encrypted.docx', 'file_encrypted'],
  ['truncated.docx', 'file_broken'],
  ['old.doc', 'file_unknown'],
  ['photo.png', 'file_unknown'],
  ['photo-renamed.pdf', 'file_unknown'],
  ['empty.txt', 'file_empty'],
  ['blank.txt', 'file_empty'],
])('rejects %s with %s', async (name, key) => {
  await expect(importBytes(readBytes(`refused/${name}`))).rejects.toMatchObject({ key } satisfies { key: string });
});
