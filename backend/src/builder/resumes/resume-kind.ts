import { isDeepStrictEqual } from 'node:util';
import type { Resume, ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { DocumentKind, DocumentWrite } from '../versioned-documents/document-kind';
import type { ResumeVersionsService } from '../versions/resume-versions.service';
import { ResumeEntity, type ResumeState } from './resume.entity';
import {
  getDefaultResumeTitle,
  getSavedResumeState,
  toResumeDraft,
  toResumeResponse,
  toResumeState,
} from './resume.mapper';
import type { ResumeScoresService } from './resume-scores.service';

export type ResumeInput = ResumeDraft & DocumentWrite & { aiOptimized?: boolean | undefined };

export const createResumeKind = (
  scores: ResumeScoresService,
  versions: ResumeVersionsService,
): DocumentKind<ResumeState, ResumeEntity, ResumeInput, Resume> => ({
  entity: ResumeEntity,
  idempotencyScope: 'resumes',
  // Writes only clear the scores, so that typing never waits for scoring. The next read computes and stores them.
  resetByDraft: { draftScores: null },
  /** Scores one resume at a time, so that a long list does not monopolize the renderer. */
  async *toResponses(rows, owner) {
    for (const row of rows) yield toResumeResponse(await scores.refresh(row), owner?.userId);
  },
  toState: (input, base) =>
    toResumeState(input, {
      carriesData: true,
      aiOptimized: false,
      tray: [],
      targetCompany: '',
      jobPosting: '',
      ...base,
    }),
  getSavedState: getSavedResumeState,
  toDraft: toResumeDraft,
  getDefaultTitle: getDefaultResumeTitle,
  computeDerivedColumns: (state) => scores.computeTotals(state),
  saveVersion: (...args) => versions.record(...args),
  inferCause: (before, after) => {
    if (before.templateId !== after.templateId) return 'template';
    // A change of appearance alone counts as trying out a template.
    return isDeepStrictEqual(before.content, after.content) &&
      !isDeepStrictEqual(pickAppearance(before), pickAppearance(after))
      ? 'template'
      : undefined;
  },
});

const pickAppearance = ({ accent, fonts, density, sections, fit, pageSize, carriesData }: ResumeState) => ({
  accent,
  fonts,
  density,
  sections,
  fit,
  pageSize,
  carriesData,
});
