import { Injectable } from '@nestjs/common';
import type { MachineView, ResumeLayout } from '@shortlist/contracts/builder/machine-view';
import type { Language } from '@shortlist/contracts/platform/languages';
import { sectionsOf } from '@shortlist/documents/sections';
import { layoutOfFile } from '../../ats/machine/layout';
import { viewOfFile } from '../../ats/machine/machine-view';
import type { PrintedHeading } from '../../ats/machine/places';
import { RenderingService } from '../../rendering/rendering.service';
import type { ResumeState } from '../resumes/resume.entity';
import { asPrinted, ResumeScoresService } from '../resumes/resume-scores.service';
import { treesOf } from '../resumes/resume-trees';

/** The finished file of a resume, read back. The file is made once for this, its score and its download. */
@Injectable()
export class PreviewService {
  constructor(
    private readonly scores: ResumeScoresService,
    private readonly rendering: RenderingService,
  ) {}

  /** Explained in `language`. Throws `invalid_input` (unprintable text, too many pages), `unavailable`. */
  async machineView(state: ResumeState, language: Language, signal: AbortSignal): Promise<MachineView> {
    const file = await this.fileOf(state, signal);
    const today = new Date().toISOString().slice(0, 10);
    const resume = asPrinted(state);
    const view = viewOfFile(file, { resume, headings: headingsOf(state), language: state.language, today });
    const { checks } = await this.scores.score(state, language);
    const reads = checks.filter(({ group, applies }) => group === 'reads' && applies);
    return {
      ...view,
      readBack: sum(reads.map(({ points }) => points)),
      possible: sum(reads.map(({ max }) => max)),
      checks: reads.filter(({ fix }) => fix !== undefined),
    };
  }

  /** Throws as `machineView`. */
  async layout(state: ResumeState, signal: AbortSignal): Promise<ResumeLayout> {
    return layoutOfFile(await this.fileOf(state, signal), treesOf(state).tree.page.margins);
  }

  private async fileOf(state: ResumeState, signal: AbortSignal) {
    const { tree, denser } = treesOf(state);
    return await this.rendering.readBack(await this.rendering.pdf(tree, { denser, signal }), signal);
  }
}

/** Points are tenths: sums of them are exact. */
const sum = (points: number[]) => points.reduce((all, one) => all + Math.round(one * 10), 0) / 10;

/** Every heading that the document has, by the names that the person gave. */
const headingsOf = ({ content, templateId, sections, language }: ResumeState): PrintedHeading[] =>
  sectionsOf(content, templateId, sections, language)
    .filter(({ hidden, empty }) => !hidden && !empty)
    .map(({ key, name }) => ({ key, heading: name }));
