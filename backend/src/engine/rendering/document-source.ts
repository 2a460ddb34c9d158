import type { LetterContent, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { DenserSettings } from '@shortlist/documents/compose/denser-settings';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import type { DocumentTree } from '@shortlist/documents/document-tree';

interface ResumeSource {
  kind: 'resume';
  resume: ResumeContent;
  options: Parameters<typeof composeResume>[1];
  denserSettings: readonly DenserSettings[];
  /** Embeds the resume in its file (see `buildFileData`). Off by default. */
  carriesData?: boolean;
}

interface LetterSource {
  kind: 'letter';
  letter: LetterContent;
  options: Parameters<typeof composeLetter>[1];
  denserSettings: readonly DenserSettings[];
}

/**
 * Source of a file: the content of a document with its options, or the finished tree. It is plain data, so that a
 * rendering thread can compose the tree. `denserSettings` (for content) and `denser` (for trees) are alternatives that
 * may save a nearly empty page, the least dense first.
 */
export type DocumentSource =
  ResumeSource | LetterSource | { kind: 'tree'; tree: DocumentTree; denser?: DocumentTree[] };

export function composeTrees(source: DocumentSource): { tree: DocumentTree; denser: DocumentTree[] } {
  if (source.kind === 'tree') return { tree: source.tree, denser: source.denser ?? [] };
  const { options, denserSettings } = source;
  const compose = (settings?: DenserSettings) =>
    source.kind === 'resume'
      ? composeResume(source.resume, { ...options, ...settings })
      : composeLetter(source.letter, { ...options, ...settings });
  return { tree: compose(), denser: denserSettings.map(compose) };
}
