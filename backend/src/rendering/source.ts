import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Closer } from '@shortlist/documents/compose/closer';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';

/**
 * Source of a file: the content of a document with its options, or the finished tree. Plain data, composed in the
 * thread that renders the file. `closer` and `denser` are the same document in denser settings, the least dense first,
 * used if that saves a nearly empty page.
 */
export type Source =
  | { resume: ResumeContent; options: Parameters<typeof composeResume>[1]; closer: readonly Closer[] }
  | { letter: LetterContent; options: Parameters<typeof composeLetter>[1]; closer: readonly Closer[] }
  | { tree: DocumentTree; denser?: DocumentTree[] };

export function treesOf(source: Source): { tree: DocumentTree; denser: DocumentTree[] } {
  if ('tree' in source) return { tree: source.tree, denser: source.denser ?? [] };
  const { options, closer } = source;
  const compose = (more?: Closer) =>
    'resume' in source
      ? composeResume(source.resume, { ...options, ...more })
      : composeLetter(source.letter, { ...options, ...more });
  return { tree: compose(), denser: closer.map(compose) };
}
