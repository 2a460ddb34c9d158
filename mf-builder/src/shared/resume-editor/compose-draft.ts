import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { composeDraft as composeDraftTree } from '@shortlist/documents/compose/compose-draft';
import type { Reuse } from '@shortlist/documents/compose/reuse';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';

/**
 * Composes a draft as in its exported files. For `denserStep` and `reuse`, see `compose-draft.ts` in the documents
 * package.
 */
export const composeDraft = (
  draft: ResumeDraft,
  templateId = draft.templateId,
  denserStep = 0,
  reuse?: Reuse,
): DocumentTree =>
  composeDraftTree({ ...draft, templateId }, { language: 'en', pageSize: getDefaultPageSize() }, denserStep, reuse);
