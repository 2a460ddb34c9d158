import type { DocumentTree } from '@shortlist/documents/document-tree';
import { toJsonResume } from '@shortlist/documents/json-resume';
import { toPrintedResume } from '@shortlist/documents/printed-resume';
import type { DocumentSource } from './document-source';

/**
 * Returns the data of a resume, to embed in its file: JSON Resume with exactly what `tree` prints. Returns undefined for
 * other documents and for a resume whose file does not carry its data.
 */
export function buildFileData(source: DocumentSource, tree: DocumentTree): string | undefined {
  if (source.kind !== 'resume' || !source.carriesData) return undefined;
  const { content, settings } = toPrintedResume(source.resume, source.options, tree);
  return JSON.stringify(toJsonResume(content, settings));
}
