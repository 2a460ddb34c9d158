import { Injectable } from '@nestjs/common';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Score } from '@shortlist/contracts/platform/score';
import { industryOf, targetOf } from '../../ai/built-in/target-terms';
import type { Target } from '../../ats/checks/rule';
import { ScoringService } from '../../rendering/scoring.service';
import { treesOf } from './resume-trees';
import type { ResumeState } from './resume.entity';

/** Scores of saved resumes: always of the file that would be sent. */
@Injectable()
export class ResumeScoresService {
  constructor(private readonly scoring: ScoringService) {}

  /** Explained in `language`. */
  async score(state: ResumeState, language: Language): Promise<Score> {
    const { content, language: documentLanguage } = state;
    const target = this.targetOf(state);
    // As it is printed: without a headline of its own, the target title stands there.
    const headline = content.personalInfo.headline || state.targetJobTitle;
    const resume = { ...content, personalInfo: { ...content.personalInfo, headline } };
    const { tree, denser } = treesOf(state);
    return await this.scoring.score({ resume, target, language, documentLanguage }, tree, { denser });
  }

  /** What the resume is measured against: its target title, or else its headline; nothing without both. */
  targetOf({ content, language, targetJobTitle, targetIndustry }: ResumeState): Target | undefined {
    const jobTitle = targetJobTitle || content.personalInfo.headline;
    if (!jobTitle) return undefined;
    const industry = targetIndustry || industryOf(jobTitle, language);
    return industry ? targetOf(jobTitle, industry, language) : { jobTitle, industry: '', terms: [] };
  }

  /** What is stored with a resume. */
  async totals(state: ResumeState): Promise<Pick<Score, 'atsScore' | 'potential' | 'rubricVersion'>> {
    const { atsScore, potential, rubricVersion } = await this.score(state, state.language);
    return { atsScore, potential, rubricVersion };
  }
}
