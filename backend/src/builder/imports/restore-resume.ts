import { isDeepStrictEqual } from 'node:util';
import type { FileData } from '@shortlist/contracts/builder/file-data';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { type PrintedResume, toComposeOptions, toPrintedResume } from '@shortlist/documents/printed-resume';
import { printsSameText } from './prints-same-text';
import type { SourceDocument } from './source-document';

/**
 * Returns the resume that a file carries, as far as it is printed, if the file shows exactly the text that it prints.
 * People edit Word files, and anybody can embed other data than a file shows: in both cases, the text that they see
 * counts.
 */
export function restoreResume({ content, settings }: FileData, source: SourceDocument): PrintedResume | undefined {
  const options = toComposeOptions(settings);
  const tree = composeResume(content, options);
  return printsSameText(tree, source) ? toPrintedResume(content, options, tree) : undefined;
}

/** Returns the resume of our own JSON, unless another program has changed the parts that it knows. */
export function restoreJsonResume({ content, settings }: FileData, json: object): PrintedResume | undefined {
  const expected = JSON.parse(JSON.stringify(toJsonResume(content, settings))) as object;
  return isDeepStrictEqual({ ...json, meta: null }, { ...expected, meta: null }) ? { content, settings } : undefined;
}
