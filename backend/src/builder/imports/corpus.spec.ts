import { readdirSync, readFileSync } from 'node:fs';
import { type Imported, importedSchema } from '@shortlist/contracts/builder/import';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { composeResume } from '@shortlist/documents/compose/resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { datesOf } from '@shortlist/documents/words/read-date';
import { printPdf } from '../../rendering/pdf/printer';
import { leavesOf } from './finish';
import { readFile } from './read-file';
import { wordsOf } from './word-count';

const folder = `${__dirname}/../../../test/fixtures/imports`;

/** Written by hand before the reader existed. `text` is the file's text according to another reader. */
interface Expected {
  kind: Imported['kind'];
  language: Language;
  content: unknown;
  text?: string[];
  /**
   * Words that may be missing from the result: headings, labels before values, durations, "in" before a field of study.
   */
  used: string[];
}

const names = readdirSync(`${folder}/readable`).filter((name) => !name.endsWith('.expected.json'));
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));
const read = (bytes: Uint8Array) => readFile({ bytes, fileName: 'x', language: 'en' });
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

function wrong(expected: unknown, imported: Imported): { fields: number; wrong: string[] } {
  const is = new Map(leavesOf(imported.content).map(({ path, value }) => [path, plain(value)]));
  const wanted = leavesOf(expected);
  const bad = wanted.filter(({ path, value }) => is.get(path) !== plain(value));
  return { fields: wanted.length, wrong: bad.map(({ path, value }) => `${path}: ${value} <> ${is.get(path) ?? ''}`) };
}

const wordsBesideDates = (texts: readonly string[], language: Language) =>
  texts.map((text) => withoutDates(text, language)).flatMap(wordsOf);

/** Returns words that occur less often in `others` than in `texts`. Dates are reformatted and compared separately. */
function lost(texts: readonly string[], others: readonly string[], language: Language): string[] {
  const count = new Map<string, number>();
  for (const word of wordsBesideDates(others, language)) count.set(word, (count.get(word) ?? 0) + 1);
  return wordsBesideDates(texts, language).filter((word) => {
    const left = count.get(word) ?? 0;
    count.set(word, left - 1);
    return left <= 0;
  });
}

const withoutDates = (text: string, language: Language) =>
  datesOf(text, language).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

const ours: [string, ResumeContent, Language, string][] = [
  ['ours: modern-professional, en', sampleResume('en'), 'en', 'modern-professional'],
  ['ours: classic-serif, de', sampleResume('de'), 'de', 'classic-serif'],
  ['ours: ats-compact, ja', sampleResume('ja'), 'ja', 'ats-compact'],
];

const table: string[] = [];
afterAll(() => {
  process.stdout.write(`${table.join('\n')}\n`);
});

async function judge(name: string, bytes: Uint8Array, expected: Expected) {
  const imported = importedSchema.parse(await read(bytes));
  expect(imported).toMatchObject({ kind: expected.kind, language: expected.language });
  const result = wrong(expected.content, imported);
  const right = result.fields - result.wrong.length;
  table.push(`${name.padEnd(34)} ${right}/${result.fields}  tray ${imported.tray.length}`);
  if (process.env['IMPORT_DETAILS'])
    table.push(...result.wrong.map((one) => `    ${one}`), ...imported.tray.map(({ text }) => `    tray: ${text}`));
  expect(result.wrong.length / result.fields).toBeLessThanOrEqual(0.1);
  return imported;
}

describe.each(names)('%s', (name) => {
  const expected = JSON.parse(readFileSync(`${folder}/readable/${name}.expected.json`, 'utf8')) as Expected;

  it('imports at least 90% of the expected fields', async () => {
    await judge(name, bytesOf(`readable/${name}`), expected);
  });

  it('loses no words and adds none', async () => {
    const imported = await read(bytesOf(`readable/${name}`));
    const lines = imported.lines.map(({ text }) => text);
    const values = leavesOf(imported.content).map(({ value }) => value);
    const kept = [...values.filter((value) => value !== 'true'), ...imported.tray.map(({ text }) => text)];
    expect(lost(lines, [...kept, ...expected.used], expected.language)).toEqual([]);
    const inFile = new Set(wordsBesideDates(expected.text ?? lines, expected.language));
    expect(wordsBesideDates(kept, expected.language).filter((word) => !inFile.has(word))).toEqual([]);
    const seen = new Set(wordsBesideDates([...lines, ...kept], expected.language));
    if (imported.kind === 'pdf') expect([...inFile].filter((word) => !seen.has(word))).toEqual([]);
  });
});

it.each(ours)('imports our own PDF: %s', async (name, content, language, templateId) => {
  const pdf = printPdf(composeResume(content, { templateId, language, pageSize: 'A4' }));
  await judge(name, pdf, { kind: 'pdf', language, content: ofOurs(content), used: [] });
});

/**
 * Returns the part of the content that the PDF prints: the template decides about skills, and URLs lack their protocol.
 */
function ofOurs({ customSections: _, skills: __, projects, ...content }: ResumeContent): unknown {
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
])('refuses %s with %s', async (name, key) => {
  await expect(read(bytesOf(`refused/${name}`))).rejects.toMatchObject({ key } satisfies { key: string });
});
