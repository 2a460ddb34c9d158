import { isDeepStrictEqual } from 'node:util';
import type { FileData } from '@shortlist/contracts/builder/file-data';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { type PrintedResume, toComposeOptions, toPrintedResume } from '@shortlist/documents/printed-resume';
import { isPrintedInDocx, isPrintedInPdf } from './prints-same-text';
import { limitDecompression } from './readers/decompression-limit';
import { readDocxParagraphs } from './readers/docx-paragraphs';
import { readPdfParagraphs } from './readers/pdf-paragraphs';
import type { ZipArchive } from './readers/zip-archive';

// People edit Word files, and anybody can embed data that differs from the text. In both cases, the visible text
// counts, so these functions return undefined.

/** Returns the printed part of the resume embedded in a PDF. Throws `file_too_large`. */
export async function restorePdf(data: FileData, pdf: Uint8Array): Promise<PrintedResume | undefined> {
  const paragraphs = await limitDecompression(() => readPdfParagraphs(pdf));
  const { tree, printedResume } = composePrintedResume(data);
  return paragraphs && isPrintedInPdf(tree, paragraphs) ? printedResume : undefined;
}

/** Returns the printed part of the resume embedded in a Word file. Throws `file_broken`. */
export function restoreDocx(data: FileData, zip: ZipArchive): PrintedResume | undefined {
  const paragraphs = readDocxParagraphs(zip);
  const { tree, printedResume } = composePrintedResume(data);
  return paragraphs && isPrintedInDocx(tree, paragraphs) ? printedResume : undefined;
}

function composePrintedResume({ content, settings }: FileData) {
  const options = toComposeOptions(settings);
  const tree = composeResume(content, options);
  return { tree, printedResume: toPrintedResume(content, options, tree) };
}

/** Returns the resume in our own JSON. Returns undefined if another program has changed the JSON Resume fields. */
export function restoreJson({ content, settings }: FileData, json: object): PrintedResume | undefined {
  const expected = JSON.parse(JSON.stringify(toJsonResume(content, settings))) as object;
  return isDeepStrictEqual({ ...json, meta: null }, { ...expected, meta: null }) ? { content, settings } : undefined;
}
