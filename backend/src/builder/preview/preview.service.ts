import { Injectable } from '@nestjs/common';
import type { ParserView } from '@shortlist/contracts/builder/parser-view';
import type { PageLayout, ResumeLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeDraft } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { denserSettings } from '@shortlist/documents/compose/denser-settings';
import type { DraftDefaults } from '@shortlist/documents/compose/compose-draft';
import { listSections } from '@shortlist/documents/sections';
import type { PrintedHeading } from '../../engine/parser-view/section-index';
import { RenderingService } from '../../files/rendering.service';
import { toIsoDate } from '../../platform/time';
import type { ResumeState } from '../resumes/resume.entity';
import { toScorableResume } from '../resumes/resume-scores';
import { ResumeScoresService } from '../resumes/resume-scores.service';
import { createResumeSource } from '../resumes/resume-source';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';

/** Renders a resume to a file and parses it. The preview, the score and the download use the same file. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly scores: ResumeScoresService,
    private readonly rendering: RenderingService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  /** Explains the checks in `language`. Throws `invalid_input` (unprintable text, too many pages) and `unavailable`. */
  async getParserView(state: ResumeState, language: Language, signal: AbortSignal): Promise<ParserView> {
    const file = await this.rendering.renderAndParsePdf(createResumeSource(state), signal);
    const viewInput = { state: toScorableResume(state), headings: listHeadings(state), today: toIsoDate() };
    const view = await this.workerThreads.run('buildParserView', { file, ...viewInput }, signal);
    const { score } = await this.scores.assess(state, language);
    const readingChecks = score.checks.filter(({ group, applies }) => group === 'reads' && applies);
    return {
      ...view,
      readBack: sumTenths(readingChecks.map(({ points }) => points)),
      possible: sumTenths(readingChecks.map(({ max }) => max)),
      checks: readingChecks.filter(({ fix }) => fix !== undefined),
    };
  }

  async getLayout(state: ResumeState, signal: AbortSignal): Promise<ResumeLayout> {
    return await this.rendering.measureFileLayout(createResumeSource(state), signal);
  }

  /** Throws like `getParserView`. */
  async layOutDraft(draft: ResumeDraft, defaults: DraftDefaults, signal: AbortSignal): Promise<PageLayout> {
    const language = draft.language ?? defaults.language;
    const pageSize = draft.pageSize ?? defaults.pageSize;
    const options = { ...draft, language, pageSize, jobTitle: draft.targetJobTitle };
    return await this.rendering.layOutPages(
      { kind: 'resume', resume: draft, options, denserSettings: denserSettings.resume(draft.density) },
      signal,
    );
  }
}

/** Adds in tenths to avoid floating-point errors. */
const sumTenths = (points: number[]) => points.reduce((sum, value) => sum + Math.round(value * 10), 0) / 10;

const listHeadings = ({ content, templateId, sections, language }: ResumeState): PrintedHeading[] =>
  listSections(content, templateId, sections, language)
    .filter(({ hidden, isEmpty }) => !hidden && !isEmpty)
    .map(({ key, name }) => ({ key, heading: name }));
