import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { composeResume } from '@shortlist/documents/compose/resume';
import type { DocumentTree } from '@shortlist/documents/tree';
import { localPageSize } from '@shortlist/shared-ui/sheet/page-size';

/** What is typed, as it is drawn here and in every file. `templateId` draws it in another template than its own. */
export function draftTree(draft: ResumeDraft, templateId = draft.templateId): DocumentTree {
  return composeResume(draft, {
    ...draft,
    templateId,
    language: draft.language ?? 'en',
    pageSize: draft.pageSize ?? localPageSize(),
    jobTitle: draft.targetJobTitle,
  });
}
