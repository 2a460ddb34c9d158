import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { targetOf } from '../../ai/built-in/target-terms';
import { scoreResume } from '../../ats/score';
import type { ResumeState } from './resume.entity';

/** Scores of saved resumes: always of the file that would be sent. */
@Injectable()
export class ResumeScoresService {
  /** Explained in `language`. */
  score(
    { content, language: documentLanguage, targetJobTitle, targetIndustry }: ResumeState,
    language: Language,
  ): Promise<Score> {
    const jobTitle = targetJobTitle || content.personalInfo.headline;
    const target = targetIndustry
      ? targetOf(jobTitle, targetIndustry, documentLanguage)
      : { jobTitle, industry: '', terms: [] };
    return Promise.resolve(
      scoreResume({
        resume: content,
        ...(jobTitle && { target }),
        language,
        documentLanguage,
        today: new Date().toISOString().slice(0, 10),
      }),
    );
  }

  /** What is stored with a resume. */
  async totals(state: ResumeState): Promise<Pick<Score, 'atsScore' | 'potential' | 'rubricVersion'>> {
    const { atsScore, potential, rubricVersion } = await this.score(state, state.language);
    return { atsScore, potential, rubricVersion };
  }
}
