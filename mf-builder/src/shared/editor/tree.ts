import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { composeDraft } from '@shortlist/documents/compose/draft';
import type { DocumentTree } from '@shortlist/documents/tree';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';

/**
 * Composes a draft as it is drawn here and in every file.
 * @param templateId draws it in another template than its own
 * @param closer which of its closer settings the file takes
 */
export const draftTree = (draft: ResumeDraft, templateId = draft.templateId, closer = 0): DocumentTree =>
  composeDraft({ ...draft, templateId }, { language: 'en', pageSize: localPageSize() }, closer);
