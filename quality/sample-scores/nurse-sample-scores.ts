import { parseFile } from '@shortlist/backend/engine/file-reader/parse-file';
import { scoreResume } from '@shortlist/backend/engine/scoring/score';
import { renderPdf } from '@shortlist/backend/engine/rendering/pdf/render-pdf';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { nurse as de } from '@shortlist/documents/samples/nurse/de';
import { nurse as en } from '@shortlist/documents/samples/nurse/en';
import { nurse as es } from '@shortlist/documents/samples/nurse/es';
import { nurse as fr } from '@shortlist/documents/samples/nurse/fr';
import { nurse as ja } from '@shortlist/documents/samples/nurse/ja';
import { nurse as ko } from '@shortlist/documents/samples/nurse/ko';
import type { JobPostingSample, SampleScores } from '@shortlist/documents/samples/nurse/job-posting-sample';

const samples: Record<Language, JobPostingSample> = { en, es, fr, de, ja, ko };

/** Fixed date for scoring, so that the scores do not change with the calendar. */
export const scoringDate = '2026-11-01';

/** The sample lists five core terms first and a nice-to-have last. */
const getTermWeight = (index: number, count: number) => (index < 5 ? 3 : index === count - 1 ? 1 : 2);

function blankOutNumbers(resume: ResumeContent): ResumeContent {
  const experience = resume.experience.map((entry) => ({
    ...entry,
    achievements: entry.achievements.map((text) => text.replace(/\d+/g, '[number]')),
  }));
  return { ...resume, experience };
}

export async function scoreNurseSample(language: Language): Promise<SampleScores> {
  const { jobTitle, terms, resume } = samples[language];
  const weightedTerms = terms.map((term, index) => ({ term, weight: getTermWeight(index, terms.length) }));
  const target = { jobTitle, industry: 'Healthcare', terms: weightedTerms };
  const score = async (content: ResumeContent) => {
    const tree = composeResume(content, { templateId: 'modern-professional', language, pageSize: 'A4', jobTitle });
    const file = await parseFile(renderPdf(tree));
    return scoreResume({ resume: content, target, file, language, documentLanguage: language, today: scoringDate });
  };
  return { final: await score(resume), draft: await score(blankOutNumbers(resume)) };
}

export const getNurseSampleScoresFile = (language: Language) =>
  new URL(`../../documents/src/samples/nurse/scores/${language}.json`, import.meta.url);
