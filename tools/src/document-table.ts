/**
 * Prints how well each template can be parsed with each sample (`npm run documents -w tools`): the points of the file
 * out of 40, and the languages in which the text of the PDF or Word file differs from the document in content or order,
 * text overflows the page, or lines are orphaned. (A separate test checks that the sheet contains the text of the
 * document.) Exits with 1 if the layout has faults or a template with the ATS badge does not earn it.
 */
import { factsOfFile } from '@shortlist/backend/ats/file/file-facts';
import { squeezed } from '@shortlist/backend/ats/file/headings';
import { parseFile } from '@shortlist/backend/ats/file/parse-file';
import type { ParsedFile } from '@shortlist/backend/ats/file/parsed-file';
import { scoreResume } from '@shortlist/backend/ats/score';
import { printDocx } from '@shortlist/backend/rendering/docx/printer';
import { printPdf } from '@shortlist/backend/rendering/pdf/printer';
import { readDocx } from '@shortlist/backend/rendering/testing/read-docx';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import { type Language, languages } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/resume';
import { allSamples, sampleKinds } from '@shortlist/documents/samples/all';
import { listTemplates } from '@shortlist/documents/templates/catalogue';
import { toText } from '@shortlist/documents/text';
import { wording } from '@shortlist/documents/words/wording';

/** Points out of 40 that a template needs for the ATS badge. */
const enough = 38;
const today = '2026-11-01';

interface Cell {
  points: number;
  pages: number;
  sameText: boolean;
  sameInWord: boolean;
  overflows: boolean;
  orphans: boolean;
}

/** In points. A PDF parser may place a line's trailing space outside the text area of the page. */
const blank = 4;

function overflows({ pages }: ParsedFile): boolean {
  const edge = 12;
  return pages.some(({ width, height, pieces }) =>
    pieces.some((piece) => {
      const right = piece.x + piece.width - blank;
      return (
        piece.text.trim() !== '' &&
        (piece.x < edge || right > width - edge || piece.y < edge || piece.y > height - edge)
      );
    }),
  );
}

/**
 * Returns whether a heading is at the top of a later page or at the bottom of a page before the last, or a page has at
 * most two lines.
 */
function hasOrphans(file: ParsedFile, content: ResumeContent, language: Language): boolean {
  const headings = new Set(Object.values(wording[language].headings).map(squeezed));
  const { lines } = factsOfFile(file, content, language).stream;
  return file.pages.some((_, page) => {
    const own = lines.filter((line) => line.page === page).map(({ text }) => squeezed(text));
    const startsWithHeading = page > 0 && headings.has(own[0] ?? '');
    const endsWithHeading = page < file.pages.length - 1 && headings.has(own.at(-1) ?? '');
    return startsWithHeading || endsWithHeading || own.length <= 2;
  });
}

async function measure(templateId: string, language: Language, resume: ResumeContent): Promise<Cell> {
  const options = { templateId, language, pageSize: 'A4' } as const;
  const tree = composeResume(resume, options);
  const file = await parseFile(printPdf(tree, [composeResume(resume, { ...options, density: 'compact' })]));
  const { paragraphs } = await readDocx(await printDocx(tree));
  const { checks } = scoreResume({ resume, file, language: 'en', documentLanguage: language, today });
  const points = checks.filter(({ group }) => group === 'reads').reduce((sum, check) => sum + check.points, 0);
  return {
    points: Math.round(points * 10) / 10,
    pages: file.pages.length,
    sameText: factsOfFile(file, resume, language).stream.letters === squeezed(toText(tree)),
    sameInWord: squeezed(paragraphs.map(({ text }) => text).join('')) === squeezed(toText(tree).replace(/^• /gm, '')),
    overflows: overflows(file),
    orphans: hasOrphans(file, resume, language),
  };
}

const codes = languages.map(({ code }) => code);
const row = (cells: string[]) =>
  console.log(cells.map((cell, i) => (i < 2 ? cell.padEnd(i ? 9 : 20) : cell.padStart(i === 2 ? 5 : 9))).join(' '));

row(['template', 'sample', 'badge', ...codes, 'PDF text', 'Word text', 'overflow', 'orphans']);
let wrong = 0;
for (const { id, isAts } of listTemplates('en')) {
  for (const kind of sampleKinds) {
    const cells: [Language, Cell][] = [];
    for (const code of codes) cells.push([code, await measure(id, code, allSamples[kind][code])]);
    const where = (isBad: (cell: Cell) => boolean) =>
      cells.flatMap(([code, cell]) => (isBad(cell) ? [code] : [])).join();
    const otherText = where((cell) => !cell.sameText);
    const otherWord = where((cell) => !cell.sameInWord);
    const bad = [otherWord, where((cell) => cell.overflows), where((cell) => cell.orphans)];
    const unread = isAts && (otherText !== '' || cells.some(([, { points }]) => points < enough));
    if (unread || bad.some(Boolean)) wrong++;
    row([
      id,
      kind,
      isAts ? 'ATS' : '-',
      ...cells.map(([, { points, pages }]) => `${points} (${pages})`),
      ...[otherText, ...bad].map((list) => list || '-'),
    ]);
  }
}
console.log(`\nPoints of the file out of 40 (pages). Failed rows: ${wrong}`);
process.exitCode = wrong > 0 ? 1 : 0;
