import { parseFile } from '@shortlist/backend/engine/file-reader/parse-file';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import type { ScoreTarget } from '@shortlist/backend/engine/scoring/checks/check-rule';
import { scoreResume } from '@shortlist/backend/engine/scoring/score';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import type { DocumentTree } from '@shortlist/documents/document-tree';

/** Fixed date for writing and scoring, so that results do not change with the calendar. */
export const evaluationDate = '2026-11-01';

interface ScoringInput {
  resume: ResumeContent;
  target: ScoreTarget;
  language: Language;
  tree: DocumentTree;
  /** Used instead of `tree` if that saves a page. */
  compactTree?: DocumentTree;
}

/** Scores a resume together with its PDF. */
export async function scoreFile({ resume, target, language, tree, compactTree }: ScoringInput): Promise<Score> {
  const file = await parseFile(renderPdf(tree, compactTree && [compactTree]));
  return scoreResume({ resume, target, file, language, documentLanguage: language, today: evaluationDate });
}
