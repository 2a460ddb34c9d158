import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { DocumentTree } from '../tree';
import { closerSettings } from './closer';
import { composeResume } from './resume';

/** Paper and language of drafts that don't say theirs. */
export interface DraftDefaults {
  pageSize: PageSize;
  language: Language;
}

/** Composes a draft as every file of it is set. `closer`: index of its closer setting, 0 for none. */
export function composeDraft(draft: ResumeDraft, { pageSize, language }: DraftDefaults, closer = 0): DocumentTree {
  return composeResume(draft, {
    ...draft,
    ...closerSettings.resume(draft.density)[closer - 1],
    language: draft.language ?? language,
    pageSize: draft.pageSize ?? pageSize,
    jobTitle: draft.targetJobTitle,
  });
}
