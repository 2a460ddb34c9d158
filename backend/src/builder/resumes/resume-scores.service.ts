import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { targetOf } from '../../ai/built-in/target-terms';
import { ScoringService } from '../../rendering/scoring.service';
import { treesOf } from './resume-trees';
import type { ResumeState } from './resume.entity';

/** Scores of saved resumes: always of the file that would be sent. */
@Injectable()
export class ResumeScoresService {
  constructor(private readonly scoring: ScoringService) {}

  /** Explained in `language`. */
  async score(state: ResumeState, language: Language): Promise<Score> {
    const { content, language: documentLanguage, targetJobTitle, targetIndustry } = state;
    const jobTitle = targetJobTitle || content.personalInfo.headline;
    const target = targetIndustry
      ? targetOf(jobTitle, targetIndustry, documentLanguage)
      : { jobTitle, industry: '', terms: [] };
    // As it is printed: without a headline of its own, the target title stands there.
    const resume = {
      ...content,
      personalInfo: { ...content.personalInfo, headline: content.personalInfo.headline || jobTitle },
    };
    const input = { resume, ...(jobTitle && { target }), language, documentLanguage };
    const { tree, denser } = treesOf(state);
    return await this.scoring.score(input, tree, { denser });
  }

  /** What is stored with a resume. */
  async totals(state: ResumeState): Promise<Pick<Score, 'atsScore' | 'potential' | 'rubricVersion'>> {
    const { atsScore, potential, rubricVersion } = await this.score(state, state.language);
    return { atsScore, potential, rubricVersion };
  }
}
