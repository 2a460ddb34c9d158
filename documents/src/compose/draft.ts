import type { PageSize } from '@shortlist/contracts/builder/document-content';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { DocumentTree } from '../document-tree';
import { denserSettings } from './denser-settings';
import { composeResume } from './compose-resume';

export interface DraftDefaults {
  pageSize: PageSize;
  language: Language;
}

/** Composes a draft as in all of its files. `closer` is the number of its tighter setting, from 1; 0 for none. */
export function composeDraft(draft: ResumeDraft, { pageSize, language }: DraftDefaults, closer = 0): DocumentTree {
  return composeResume(draft, {
    ...draft,
    ...denserSettings.resume(draft.density)[closer - 1],
    language: draft.language ?? language,
    pageSize: draft.pageSize ?? pageSize,
    jobTitle: draft.targetJobTitle,
  });
}
