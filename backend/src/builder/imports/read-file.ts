import type { Imported } from '@shortlist/contracts/builder/import';
import { languageOf } from '../../ai/truth/guard/language-of';
import { finish, leavesOf, type ToFinish } from './finish';
import { kindOf } from './kind';
import { readDocx } from './readers/docx';
import type { FieldReader } from './readers/fields';
import { parseJson } from './readers/json';
import { readJsonResume } from './readers/json-resume';
import { readLinkedIn } from './readers/linkedin';
import { readPdf } from './readers/pdf';
import { readText } from './readers/plain-text';
import { ImportRefusal, type Source, type ToImport } from './source';
import { understand } from './understand/understand';
import type { Understood } from './understand/understood';

/** In characters; a long resume has 30,000. */
const mostLetters = 400_000;

/** Throws `ImportError` if the file has no readable content. */
export async function readFile(order: ToImport): Promise<Imported> {
  const file = kindOf(order.bytes);
  switch (file.kind) {
    case 'json-resume': {
      const json = parseJson(order.bytes);
      const read = readJsonResume(json);
      return finishFields(order, file.kind, read);
    }
    case 'linkedin':
      return finishFields(order, file.kind, readLinkedIn(file.zip));
    case 'pdf':
      return finishSource(order, await readPdf(order.bytes));
    case 'docx':
      return finishSource(order, readDocx(file.zip));
    case 'text':
      return finishSource(order, readText(order.bytes));
  }
}

/** Removes characters that cannot be stored or displayed, such as NUL and lone surrogates. */
const clean = (text: string) => text.replace(/(?![\t\n])\p{Cc}/gu, '').toWellFormed();

function finishSource({ fileName, language }: ToImport, source: Source): Imported {
  const lines = source.lines.map((line) => ({ ...line, text: clean(line.text), cells: line.cells.map(clean) }));
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > mostLetters) throw new ImportRefusal('file_too_large');
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ImportRefusal('file_empty');
  const { understood, language: textLanguage } = understand({ ...source, lines });
  return finish({
    kind: source.kind,
    fileName,
    pages: source.pages,
    textLanguage,
    language,
    lines: lines.map(({ text, page }) => ({ text, page })),
    understood,
    aside: source.aside.map(clean),
    places: new Map(),
  });
}

function finishFields(
  { fileName, language }: ToImport,
  kind: ToFinish['kind'],
  { understood, reader }: { understood: Understood; reader: FieldReader },
): Imported {
  const letters = reader.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > mostLetters) throw new ImportRefusal('file_too_large');
  if (letters === 0) throw new ImportRefusal('file_empty');
  const text = leavesOf(understood.content).map(({ value }) => value);
  const textLanguage = languageOf(text.join('\n'), 'en');
  return finish({
    kind,
    fileName,
    pages: 0,
    textLanguage,
    language,
    lines: reader.lines,
    understood,
    aside: [],
    places: reader.places,
  });
}
