import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { DocumentTree } from '../document-tree';
import { denserSettings } from './denser-settings';
import { composeResume } from './compose-resume';
import type { Reuse } from './reuse';

export interface DraftDefaults {
  pageSize: PageSize;
  language: Language;
}

/**
 * @param denserStep 1-based index in `denserSettings`, or 0 for the draft's own settings
 * @param reuse see `composeResume`
 */
export function composeDraft(
  draft: ResumeDraft,
  { pageSize, language }: DraftDefaults,
  denserStep = 0,
  reuse?: Reuse,
): DocumentTree {
  const options = {
    ...draft,
    ...denserSettings.resume(draft.density)[denserStep - 1],
    language: draft.language ?? language,
    pageSize: draft.pageSize ?? pageSize,
    jobTitle: draft.targetJobTitle,
  };
  return composeResume(draft, options, reuse);
}
