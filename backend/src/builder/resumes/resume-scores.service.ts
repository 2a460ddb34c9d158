import { Injectable } from '@nestjs/common';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import type { Match } from '@shortlist/contracts/platform/match';
import type { Score } from '@shortlist/contracts/platform/score';
import { withoutHidden } from '@shortlist/documents/sections';
import { targetOf } from '../../ai/built-in/target-terms';
import { industryOf } from '../../ai/built-in/titles/find-occupation';
import type { Target } from '../../ats/checks/rule';
import { matchResume } from '../../ats/match/match';
import { scoreResume } from '../../ats/score';
import { ScoringService } from '../../rendering/scoring.service';
import { type JobPost, namesOfWork, targetTermsOf } from '../job-posts/job-post';
import { treesOf } from './resume-trees';
import type { ResumeState } from './resume.entity';

/** Scores of saved resumes: always of the file that would be sent. */
@Injectable()
export class ResumeScoresService {
  constructor(private readonly scoring: ScoringService) {}

  /** Explained in `language`; with a post against what it asks for. */
  async score(state: ResumeState, language: Language, post?: JobPost): Promise<Score> {
    const { language: documentLanguage, sections } = state;
    const target = this.targetOf(state, post);
    const { tree, denser } = treesOf(state);
    const asked = { resume: asPrinted(state), sections, target, language, documentLanguage };
    return await this.scoring.score(asked, tree, { denser });
  }

  /** How the resume answers a post. */
  match(state: ResumeState, post: JobPost): Match {
    return matchResume({
      resume: asPrinted(state),
      jobText: post.text,
      jobLanguage: post.language,
      documentLanguage: state.language,
      today: new Date().toISOString().slice(0, 10),
      namesOfWork: namesOfWork(post.language),
    });
  }

  /**
   * What the resume is measured against: the title of the post, its own target title or its headline, nothing without
   * all three; and the terms of the post, or those that are usual for the title.
   */
  targetOf({ content, language, targetJobTitle, targetIndustry }: ResumeState, post?: JobPost): Target | undefined {
    const own = targetJobTitle || content.personalInfo.headline;
    const jobTitle = post?.title ?? own;
    const terms = post ? targetTermsOf(post, language) : [];
    if (!jobTitle) return terms.length ? { jobTitle: '', industry: '', terms } : undefined;
    const typedIn = post?.title ? post.language : language;
    const industry = (jobTitle === own && targetIndustry) || industryOf(jobTitle, typedIn);
    const target = industry ? targetOf(jobTitle, industry, language) : { jobTitle, industry: '', terms: [] };
    return terms.length ? { ...target, terms } : target;
  }

  /** What another text of the same resume would add to its score, in points; what only a file shows does not count. */
  pointsOfText(state: ResumeState): (content: ResumeContent) => number {
    const target = this.targetOf(state);
    const today = new Date().toISOString().slice(0, 10);
    const { language } = state;
    const pointsOf = (content: ResumeContent) =>
      scoreResume({ resume: asPrinted({ ...state, content }), target, language, documentLanguage: language, today })
        .checks.filter(({ applies }) => applies)
        .reduce((sum, { points }) => sum + points, 0);
    const now = pointsOf(state.content);
    return (content) => Math.round((pointsOf(content) - now) * 10) / 10;
  }

  /** What is stored with a resume. */
  async totals(state: ResumeState): Promise<Pick<Score, 'atsScore' | 'potential' | 'rubricVersion'>> {
    const { atsScore, potential, rubricVersion } = await this.score(state, state.language);
    return { atsScore, potential, rubricVersion };
  }
}

/** Without a headline of its own, a resume is printed with its target title there; and without what is hidden. */
export function asPrinted({ content, sections, targetJobTitle }: ResumeState): ResumeContent {
  const headline = content.personalInfo.headline || targetJobTitle;
  return withoutHidden({ ...content, personalInfo: { ...content.personalInfo, headline } }, sections);
}
