import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import { composeDraft as composeDraftTree } from '@shortlist/documents/compose/compose-draft';
import type { Reuse } from '@shortlist/documents/compose/reuse';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { getDefaultPageSize } from '@shortlist/shared-ui/sheet/use-page-size';

/**
 * Composes a draft as it is rendered here and in every file.
 * @param templateId overrides the draft's own template
 * @param denserStep see `composeDraft` of documents
 * @param reuse see `composeResume`
 */
export const composeDraft = (
  draft: ResumeDraft,
  templateId = draft.templateId,
  denserStep = 0,
  reuse?: Reuse,
): DocumentTree =>
  composeDraftTree({ ...draft, templateId }, { language: 'en', pageSize: getDefaultPageSize() }, denserStep, reuse);
