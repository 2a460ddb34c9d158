import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { DenserSettings } from '@shortlist/documents/compose/denser-settings';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';

/**
 * Source of a file: the content of a document with its options, or the finished tree. Plain data, composed in the
 * thread that renders the file. `closer` and `denser` are the same document in denser settings, the least dense first,
 * used if that saves a nearly empty page.
 */
export type DocumentSource =
  | { resume: ResumeContent; options: Parameters<typeof composeResume>[1]; closer: readonly DenserSettings[] }
  | { letter: LetterContent; options: Parameters<typeof composeLetter>[1]; closer: readonly DenserSettings[] }
  | { tree: DocumentTree; denser?: DocumentTree[] };

export function composeTrees(source: DocumentSource): { tree: DocumentTree; denser: DocumentTree[] } {
  if ('tree' in source) return { tree: source.tree, denser: source.denser ?? [] };
  const { options, closer } = source;
  const compose = (more?: DenserSettings) =>
    'resume' in source
      ? composeResume(source.resume, { ...options, ...more })
      : composeLetter(source.letter, { ...options, ...more });
  return { tree: compose(), denser: closer.map(compose) };
}
