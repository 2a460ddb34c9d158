import type { ParsedFile } from '@shortlist/backend/engine/file-reader/parsed-file';
import { scoreResume } from '@shortlist/backend/engine/scoring/score';
import type { Score } from '@shortlist/contracts/platform/score';
import type { BenchDocument } from '../varied-documents';

const scoringDate = '2026-11-01';
const maxTerms = 25;

/** The resume contains half of the target's terms. */
export function scoreDocument({ content, language }: BenchDocument, file?: ParsedFile): Score {
  const skills = content.skills.flatMap((line) => line.split(/[:：,、]\s*/)).slice(0, maxTerms);
  const terms = [...skills, ...skills.map((skill) => `${skill} II`)].map((term) => ({ term, weight: 2 as const }));
  const target = { jobTitle: content.personalInfo.headline, industry: 'Technology', terms };
  return scoreResume({ resume: content, target, file, language, documentLanguage: language, today: scoringDate });
}
