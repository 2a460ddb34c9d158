/**
 * `npm run documents -w quality` prints how well a parser reads each sample in each template. The first table has the
 * points for the file (out of 40) and the languages with faults in the text or the layout. The second table has the
 * number of fields that can be read from the PDF in four reading orders. Exits with 1 if a layout is faulty or a
 * template does not earn its ATS badge.
 */
import { analyzeFile } from '@shortlist/backend/engine/file-reader/file-analysis';
import { toAlphanumeric } from '@shortlist/backend/engine/file-reader/section-headings';
import { parseFile } from '@shortlist/backend/engine/file-reader/parse-file';
import type { ParsedFile } from '@shortlist/backend/engine/file-reader/parsed-file';
import { scoreResume } from '@shortlist/backend/engine/scoring/score';
import { renderDocx } from '@shortlist/backend/engine/rendering/docx/render-docx';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import { readDocx } from '@shortlist/backend/engine/rendering/testing/read-docx';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all-samples';
import { listTemplates } from '@shortlist/documents/templates/list-templates';
import { toPlainText } from '@shortlist/documents/plain-text';
import { documentLabels } from '@shortlist/documents/i18n/document-labels';
import { evaluationDate } from '../shared/score-file';
import { countReadFields, type FieldCount, readingOrders } from './count-read-fields';

/** A template needs this many of 40 points for the ATS badge. */
const minReadablePoints = 38;

interface Measurement {
  points: number;
  pages: number;
  isPdfTextSame: boolean;
  isWordTextSame: boolean;
  hasOverflow: boolean;
  hasOrphans: boolean;
  fields: FieldCount;
}

/** In points. PDF parsers may place a line's trailing space outside the text area. */
const trailingSpaceWidth = 4;

function hasOverflow({ pages }: ParsedFile): boolean {
  const edge = 12;
  return pages.some(({ width, height, items }) =>
    items.some((item) => {
      const right = item.x + item.width - trailingSpaceWidth;
      return (
        item.text.trim() !== '' && (item.x < edge || right > width - edge || item.y < edge || item.y > height - edge)
      );
    }),
  );
}

/** Orphans are headings at the top of a later page, headings at the bottom of a page, and pages of one or two lines. */
function hasOrphans(file: ParsedFile, content: ResumeContent, language: Language): boolean {
  const headings = new Set(Object.values(documentLabels[language].headings).map(toAlphanumeric));
  const { lines } = analyzeFile(file, content, language).streamReading;
  return file.pages.some((_, page) => {
    const pageLines = lines.filter((line) => line.page === page).map(({ text }) => toAlphanumeric(text));
    const startsWithHeading = page > 0 && headings.has(pageLines[0] ?? '');
    const endsWithHeading = page < file.pages.length - 1 && headings.has(pageLines.at(-1) ?? '');
    return startsWithHeading || endsWithHeading || pageLines.length <= 2;
  });
}

async function measureTemplate(templateId: string, language: Language, resume: ResumeContent): Promise<Measurement> {
  const options = { templateId, language, pageSize: 'A4' } as const;
  const tree = composeResume(resume, options);
  const pdf = renderPdf(tree, [composeResume(resume, { ...options, density: 'compact' })]);
  const file = await parseFile(pdf);
  const { paragraphs } = await readDocx(await renderDocx(tree));
  const { checks } = scoreResume({ resume, file, language: 'en', documentLanguage: language, today: evaluationDate });
  const points = checks.filter(({ group }) => group === 'reads').reduce((sum, check) => sum + check.points, 0);
  return {
    points: Math.round(points * 10) / 10,
    pages: file.pages.length,
    isPdfTextSame:
      analyzeFile(file, resume, language).streamReading.alphanumericText === toAlphanumeric(toPlainText(tree)),
    isWordTextSame:
      toAlphanumeric(paragraphs.map(({ text }) => text).join('')) ===
      toAlphanumeric(toPlainText(tree).replace(/^• /gm, '')),
    hasOverflow: hasOverflow(file),
    hasOrphans: hasOrphans(file, resume, language),
    fields: await countReadFields(tree, pdf, file),
  };
}

const codes = languages.map(({ code }) => code);
const printRow = (cells: string[]) =>
  console.log(cells.map((cell, i) => (i < 2 ? cell.padEnd(i ? 9 : 20) : cell.padStart(i === 2 ? 5 : 9))).join(' '));

printRow(['template', 'sample', 'badge', ...codes, 'PDF text', 'Word text', 'overflow', 'orphans']);
let failedRows = 0;
const fieldCounts: { id: string; kind: string; counts: FieldCount[] }[] = [];
for (const { id, isAts } of listTemplates('en')) {
  for (const kind of sampleKinds) {
    const cells: [Language, Measurement][] = [];
    for (const code of codes) cells.push([code, await measureTemplate(id, code, allSamples[kind][code])]);
    fieldCounts.push({ id, kind, counts: cells.map(([, { fields }]) => fields) });
    const listLanguages = (isBad: (cell: Measurement) => boolean) =>
      cells.flatMap(([code, cell]) => (isBad(cell) ? [code] : [])).join();
    const differingPdf = listLanguages((cell) => !cell.isPdfTextSame);
    const differingWord = listLanguages((cell) => !cell.isWordTextSame);
    const layoutFaults = [
      differingWord,
      listLanguages((cell) => cell.hasOverflow),
      listLanguages((cell) => cell.hasOrphans),
    ];
    const isBadgeUnearned =
      isAts && (differingPdf !== '' || cells.some(([, { points }]) => points < minReadablePoints));
    if (isBadgeUnearned || layoutFaults.some(Boolean)) failedRows++;
    printRow([
      id,
      kind,
      isAts ? 'ATS' : '-',
      ...cells.map(([, { points, pages }]) => `${points} (${pages})`),
      ...[differingPdf, ...layoutFaults].map((list) => list || '-'),
    ]);
  }
}
console.log(`\nPoints for the file, out of 40 (number of pages). Failed rows: ${failedRows}`);

const sum = (counts: FieldCount[], pick: (count: FieldCount) => number) =>
  counts.reduce((total, count) => total + pick(count), 0);
const printFields = (cells: string[], width: number) =>
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(30) : cell.padStart(width))).join(' '));

printFields(['\nfields read / total', ...codes], 19);
for (const { id, kind, counts } of fieldCounts)
  printFields(
    [
      `${id} ${kind}`,
      ...counts.map(({ all, read }) => `${readingOrders.map((order) => read[order]).join(' ')}/${all}`),
    ],
    19,
  );
printFields(['\nall samples and languages', 'fields', ...readingOrders], 8);
for (const { id } of listTemplates('en')) {
  const counts = fieldCounts.filter((row) => row.id === id).flatMap((row) => row.counts);
  const all = sum(counts, (count) => count.all);
  const shares = readingOrders.map((order) => `${((100 * sum(counts, ({ read }) => read[order])) / all).toFixed(1)} %`);
  printFields([id, String(all), ...shares], 8);
}
process.exitCode = failedRows > 0 ? 1 : 0;
