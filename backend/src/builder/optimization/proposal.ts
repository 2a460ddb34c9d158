import type { ProposedChange } from '@shortlist/contracts/builder/optimization';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { SectionSetting } from '@shortlist/contracts/builder/resume-settings';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { applyChanges } from '@shortlist/documents/apply-changes';
import { emptyHiddenSections } from '@shortlist/documents/sections';
import { createDutyDraftLookup } from '../../engine/writing/rule-based/duty-drafts';
import { scoreResume } from '../../engine/scoring/score';
import {
  parseStoredPosting,
  type ScorableResume,
  type ResumeAssessment,
  getScoreTarget,
} from '../resumes/resume-scores';
import { buildChanges } from './build-changes';
import type { Proposal } from './changes-input';

interface ProposalInput {
  state: ScorableResume;
  currentAssessment: ResumeAssessment;
  /** Proposals of the AI writers, by path. */
  proposals: ReadonlyMap<string, Proposal>;
  rejected: readonly string[];
  /** Language of the explanations. */
  language: Language;
  today: string;
}

/** Returns the changes for review, and the resume with all safe changes applied. */
export function buildProposal({ state, currentAssessment, proposals, rejected, language, today }: ProposalInput): {
  changes: ProposedChange[];
  content: ResumeContent;
} {
  const { content: before, language: documentLanguage } = state;
  const target = getScoreTarget(state);
  const changes = buildChanges({
    before,
    visibleContent: getVisibleContent(state),
    proposals,
    score: currentAssessment.score,
    scorePoints: (resume) =>
      toRubricPoints(
        scoreResume({ resume, target, language: documentLanguage, documentLanguage, today }),
        currentAssessment.score,
      ),
    documentLanguage,
    language,
    jobPosting: parseStoredPosting(state),
    match: currentAssessment.match,
    findDraft: createDutyDraftLookup(currentAssessment.jobTitle, state.targetIndustry, documentLanguage),
    rejectedKeys: new Set(rejected),
    today,
  });
  const safeChanges = changes.filter(({ verdict }) => verdict === 'safe');
  return { changes, content: applyChanges(before, safeChanges) };
}

/** Returns the content without hidden parts, which are private. */
export function getVisibleContent({ content, sections }: Pick<ScorableResume, 'content' | 'sections'>): ResumeContent {
  const visibleContent = emptyHiddenSections(content, sections);
  if (!isSummaryHidden(sections)) return visibleContent;
  return { ...visibleContent, personalInfo: { ...visibleContent.personalInfo, summary: '' } };
}

export const isSummaryHidden = (sections: readonly SectionSetting[]): boolean =>
  sections.some(({ key, hidden }) => key === 'summary' && hidden);

/**
 * Scales points to the full score. The full score includes the file checks, but a proposal is scored without a file.
 */
function toRubricPoints({ checks }: Score, fullScore: Score): number {
  const maxPoints = fullScore.checks.filter(({ applies }) => applies).reduce((sum, { max }) => sum + max, 0);
  const earnedPoints = checks.filter(({ applies }) => applies).reduce((sum, { points }) => sum + points, 0);
  return (earnedPoints * 100) / maxPoints;
}
