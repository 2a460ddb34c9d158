import type { Experience, ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { nurse as de } from '@shortlist/documents/samples/nurse/de';
import { nurse as en } from '@shortlist/documents/samples/nurse/en';
import { nurse as es } from '@shortlist/documents/samples/nurse/es';
import { nurse as fr } from '@shortlist/documents/samples/nurse/fr';
import { nurse as ja } from '@shortlist/documents/samples/nurse/ja';
import { nurse as ko } from '@shortlist/documents/samples/nurse/ko';
import type { JobPostingSample, SampleScores } from '@shortlist/documents/samples/nurse/job-posting-sample';
import { scoreFile } from '../shared/score-file';

const samples: Record<Language, JobPostingSample> = { en, es, fr, de, ja, ko };

/** The sample lists five core terms first and a nice-to-have last. */
const getTermWeight = (index: number, count: number) => (index < 5 ? 3 : index === count - 1 ? 1 : 2);

function blankOutNumbers(resume: ResumeContent): ResumeContent {
  const experience = resume.experience.map((entry): Experience => ({
    ...entry,
    achievements: entry.achievements.map((text) => text.replace(/\d+/g, '[number]')),
  }));
  return { ...resume, experience };
}

export async function scoreNurseSample(language: Language): Promise<SampleScores> {
  const { jobTitle, terms, resume } = samples[language];
  const weightedTerms = terms.map((term, index) => ({ term, weight: getTermWeight(index, terms.length) }));
  const target = { jobTitle, industry: 'Healthcare', terms: weightedTerms };
  const score = (content: ResumeContent) =>
    scoreFile({
      resume: content,
      target,
      language,
      tree: composeResume(content, { templateId: 'modern-professional', language, pageSize: 'A4', jobTitle }),
    });
  return { final: await score(resume), draft: await score(blankOutNumbers(resume)) };
}

export const getNurseSampleScoresFile = (language: Language) =>
  new URL(`../../documents/src/samples/nurse/scores/${language}.json`, import.meta.url);
