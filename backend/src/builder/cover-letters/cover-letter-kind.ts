import type { CoverLetter, LetterDraft } from '@shortlist/contracts/builder/cover-letter';
import type { ResumeAppearanceService } from '../resumes/resume-appearance.service';
import type { DocumentKind, DocumentWrite } from '../versioned-documents/document-kind';
import { CoverLetterEntity, type CoverLetterState } from './cover-letter.entity';
import {
  getDefaultCoverLetterTitle,
  resolveAppearance,
  toCoverLetterResponse,
  toCoverLetterState,
} from './cover-letter.mapper';
import { saveCoverLetterVersion } from './save-cover-letter-version';

export type CoverLetterInput = LetterDraft & DocumentWrite;

export const createCoverLetterKind = (
  appearances: ResumeAppearanceService,
): DocumentKind<CoverLetterState, CoverLetterEntity, CoverLetterInput, CoverLetter> => ({
  entity: CoverLetterEntity,
  idempotencyScope: 'cover-letters',
  async *toResponses(rows, owner) {
    const [firstRow] = rows;
    const ids = rows.map(({ resumeId }) => resumeId);
    const appearancesByResumeId = firstRow && (await appearances.findByIds(ids, firstRow.ownerId));
    for (const row of rows)
      yield toCoverLetterResponse(row, resolveAppearance(row, appearancesByResumeId?.get(row.resumeId)), owner?.userId);
  },
  toState: toCoverLetterState,
  getSavedState: (row) => toCoverLetterState(row, row),
  toDraft: (state) => state,
  getDefaultTitle: getDefaultCoverLetterTitle,
  /** Keeps the last stored values if the resume no longer exists. */
  computeDerivedColumns: async ({ resumeId }, ownerId) =>
    (await appearances.findByIds([resumeId], ownerId)).get(resumeId) ?? {},
  saveVersion: saveCoverLetterVersion,
});
