import type { ImportResult } from '@shortlist/contracts/builder/import';
import type { PrintedResume } from '@shortlist/documents/printed-resume';
import { detectLanguage } from '../language/detect-language';
import { buildImportResult, listLeaves, type ImportResultInput } from './build-import-result';
import { detectFileKind } from './detect-file-kind';
import { readDocx } from './readers/docx';
import type { FieldReader } from './readers/field-reader';
import { parseJson } from './readers/json-node';
import { readJsonResume } from './readers/json-resume';
import { readLinkedIn } from './readers/linkedin';
import { readDocxData, readOwnData, readPdfData } from './readers/own-data';
import { readPdf } from './readers/pdf';
import { readPlainText } from './readers/plain-text';
import type { ZipArchive } from './readers/zip-archive';
import { ImportError, type SourceDocument, type ImportRequest } from './source-document';
import { extractResume } from './extractors/extract-resume';
import { createExtraction, type Extraction } from './extractors/extraction';

/** Maximum length of the text in a file. A long resume has 30,000 characters. */
const maxCharacters = 400_000;

/** Imports a resume from a file in any supported format. Throws `ImportError` if the file has no readable content. */
export async function importFile(request: ImportRequest): Promise<ImportResult> {
  const file = detectFileKind(request.bytes);
  switch (file.kind) {
    case 'json-resume': {
      const json = parseJson(request.bytes);
      return importFields(request, file.kind, readJsonResume(json), await restoreFromJson(json));
    }
    case 'linkedin':
      return importFields(request, file.kind, readLinkedIn(file.zip));
    case 'pdf': {
      const restored = await restoreFromPdf(request.bytes);
      return importLines(request, await readPdf(request.bytes, { isOwn: restored !== undefined }), restored);
    }
    case 'docx':
      return importLines(request, readDocx(file.zip), await restoreFromDocx(file.zip));
    case 'text':
      return importLines(request, readPlainText(request.bytes));
  }
}

/** Loads the restorer on demand, because few files are ours. */
const loadRestorer = async () => await import('./restore-resume');

async function restoreFromJson(json: unknown): Promise<PrintedResume | undefined> {
  const data = readOwnData(json);
  return data && (await loadRestorer()).restoreJson(data, json as object);
}

async function restoreFromPdf(pdf: Uint8Array): Promise<PrintedResume | undefined> {
  const data = await readPdfData(pdf);
  return data && (await loadRestorer()).restorePdf(data, pdf);
}

async function restoreFromDocx(zip: ZipArchive): Promise<PrintedResume | undefined> {
  const data = readDocxData(zip);
  return data && (await loadRestorer()).restoreDocx(data, zip);
}

/** Every line is content, a heading or a label of the restored resume, so no line is left unplaced. */
const toExtraction = ({ content }: PrintedResume, lines: readonly { text: string }[]): Extraction => ({
  ...createExtraction(),
  content,
  consumedTexts: lines.map(({ text }) => text),
});

/** Removes characters that cannot be stored or displayed, such as NUL and lone surrogates. */
const cleanText = (text: string) => text.replace(/(?![\t\n])\p{Cc}/gu, '').toWellFormed();

function importLines(
  { fileName, language }: ImportRequest,
  source: SourceDocument,
  restored?: PrintedResume,
): ImportResult {
  const lines = source.lines.map((line) => ({ ...line, text: cleanText(line.text), cells: line.cells.map(cleanText) }));
  const characterCount = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characterCount > maxCharacters) throw new ImportError('file_too_large');
  if (!lines.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) throw new ImportError('file_empty');
  const { extraction, language: textLanguage } = restored
    ? { extraction: toExtraction(restored, lines), language: restored.settings.language }
    : extractResume({ ...source, lines });
  return buildImportResult({
    kind: source.kind,
    fileName,
    pages: source.pages,
    textLanguage,
    language,
    lines: lines.map(({ text, page }) => ({ text, page })),
    extraction,
    annotations: source.annotations.map(cleanText),
    lineLocations: new Map(),
    settings: restored?.settings,
  });
}

function importFields(
  { fileName, language }: ImportRequest,
  kind: ImportResultInput['kind'],
  { extraction, reader }: { extraction: Extraction; reader: FieldReader },
  restored?: PrintedResume,
): ImportResult {
  const characterCount = reader.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characterCount > maxCharacters) throw new ImportError('file_too_large');
  if (characterCount === 0) throw new ImportError('file_empty');
  const texts = listLeaves(extraction.content).map(({ value }) => value);
  const textLanguage = restored?.settings.language ?? detectLanguage(texts.join('\n'), 'en');
  return buildImportResult({
    kind,
    fileName,
    pages: 0,
    textLanguage,
    language,
    lines: reader.lines,
    extraction: restored ? toExtraction(restored, reader.lines) : extraction,
    annotations: [],
    lineLocations: reader.lineLocations,
    settings: restored?.settings,
  });
}
