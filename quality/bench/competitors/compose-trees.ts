import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import type { BenchDocument } from '../varied-documents';

/** Composes a resume in our default template, plus the denser variant that a download uses if it saves a page. */
export function composeTrees({ content, language }: BenchDocument): { tree: DocumentTree; denser: DocumentTree[] } {
  const options = { templateId: 'modern-professional', language, pageSize: 'A4' } as const;
  return {
    tree: composeResume(content, options),
    denser: [composeResume(content, { ...options, density: 'compact' })],
  };
}
