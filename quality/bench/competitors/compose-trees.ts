import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import type { BenchDocument } from '../varied-documents';

/** Includes the compact variant, which a download uses if that saves a page. */
export function composeTrees({ content, language }: BenchDocument): {
  tree: DocumentTree;
  compactTrees: DocumentTree[];
} {
  const options = { templateId: 'modern-professional', language, pageSize: 'A4' } as const;
  return {
    tree: composeResume(content, options),
    compactTrees: [composeResume(content, { ...options, density: 'compact' })],
  };
}
