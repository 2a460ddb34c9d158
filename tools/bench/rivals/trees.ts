import { composeResume } from '@shortlist/documents/compose/resume';
import type { DocumentTree } from '@shortlist/documents/tree';
import type { BenchDocument } from '../documents';

/** A resume in our default template, and set closer for when that saves a page, as a download is. */
export function treesOf({ content, language }: BenchDocument): { tree: DocumentTree; denser: DocumentTree[] } {
  const options = { templateId: 'modern-professional', language, pageSize: 'A4' } as const;
  return {
    tree: composeResume(content, options),
    denser: [composeResume(content, { ...options, density: 'compact' })],
  };
}
