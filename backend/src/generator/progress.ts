import type { Generate, Generation, GenerationEvent, GenerationStep } from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import type { Draft } from '../ai/writer';
import { totalOf } from '../ats/score';
import type { EventStream } from '../platform/http/event-stream';
import type { GenerationScoresService } from './generation-scores.service';

/** Checks that can run after a single step; all others need the full resume. */
const measurable: Partial<Record<GenerationStep, string[]>> = {
  summary: ['S1', 'S2'],
  experience: ['S3', 'E1', 'E2', 'E3', 'E5'],
  skills: ['S4', 'S5'],
};

/** Milliseconds between two checks of the finished resume, so that users can follow the score ring. */
const checkPause = 30;

/** Counts the file checks of a draft as applicable, because the final score includes them. */
const asInFile = (check: Check): Check =>
  check.group === 'reads' || check.id === 'S6' ? { ...check, applies: true } : check;

/** Progress of the score ring in a streamed generation: grows with each check that can run and ends at the score. */
export class Progress {
  private step: GenerationStep = 'summary';
  private readonly measured = new Set<string>();

  constructor(
    private readonly stream: EventStream<GenerationEvent>,
    private readonly order: Pick<Generate, 'jobTitle' | 'industry'>,
    private readonly language: Language,
    private readonly scores: GenerationScoresService,
  ) {}

  async draft(draft: Draft): Promise<void> {
    await this.stream.send({ type: 'draft', ...draft });
    if (draft.step === this.step) return;
    const written = measurable[this.step] ?? [];
    this.step = draft.step;
    const { language, resume } = draft;
    const unfinished = { ...this.order, language, resume, jobs: null, leftOut: [], fills: {} };
    const { checks } = await this.scores.scoreDraft(unfinished, this.language);
    await this.tell(checks.map(asInFile), written, 0);
  }

  async finish({ score: { checks }, documents: { resume } }: Generation): Promise<void> {
    const left = checks.map(({ id }) => id).filter((id) => !this.measured.has(id));
    await this.tell(checks, left, listBlanks(resume).length, checkPause);
  }

  private async tell(checks: readonly Check[], ids: readonly string[], blanks: number, pause = 0): Promise<void> {
    for (const id of ids.filter((one) => checks.some((check) => check.id === one))) {
      this.measured.add(id);
      const points = totalOf(checks, blanks, this.measured);
      await this.stream.send({ type: 'score', points, checked: this.measured.size, checks: checks.length });
      if (pause) await this.stream.pause(pause);
    }
  }
}
