import type {
  GenerateDocumentsRequest,
  Generation,
  GenerationEvent,
  GenerationStep,
} from '@shortlist/contracts/generator/generation';
import type { Check } from '@shortlist/contracts/platform/score';
import type { Language } from '@shortlist/contracts/platform/languages';
import { listBlanks } from '@shortlist/documents/blanks';
import type { GenerationDraft } from '../ai/writer';
import { calculateTotal } from '../engine/scoring/score';
import type { EventStream } from '../platform/http/event-stream';
import type { GenerationScoresService } from './generation-scores.service';

/** Checks that can run after a single step. All other checks need the full resume. */
const checksByStep: Partial<Record<GenerationStep, string[]>> = {
  summary: ['S1', 'S2'],
  experience: ['S3', 'E1', 'E2', 'E3', 'E5'],
  skills: ['S4', 'S5'],
};

/** Milliseconds between the final updates of the score ring, so that users can follow them. */
const checkPauseMs = 30;

/** Drafts have no file, but the final score will include the file checks. */
const markFileCheckApplicable = (check: Check): Check =>
  check.group === 'reads' || check.id === 'S6' ? { ...check, applies: true } : check;

/** Sends the progress of a streamed generation to the score ring, which grows with each check up to the final score. */
export class GenerationProgress {
  private step: GenerationStep = 'summary';
  private readonly reportedChecks = new Set<string>();

  constructor(
    private readonly stream: EventStream<GenerationEvent>,
    private readonly request: Pick<GenerateDocumentsRequest, 'jobTitle' | 'industry'>,
    private readonly language: Language,
    private readonly scores: GenerationScoresService,
  ) {}

  async sendDraft(draft: GenerationDraft): Promise<void> {
    await this.stream.send({ type: 'draft', ...draft });
    if (draft.step === this.step) return;
    const finishedChecks = checksByStep[this.step] ?? [];
    this.step = draft.step;
    const { language, resume } = draft;
    const unfinishedGeneration = {
      ...this.request,
      language,
      resume,
      jobs: null,
      leftOut: [],
      ownLines: [],
      fills: {},
    };
    const { checks } = await this.scores.scoreDraft(unfinishedGeneration, this.language);
    await this.sendScores(checks.map(markFileCheckApplicable), finishedChecks, 0);
  }

  async finish({ score: { checks }, documents: { resume } }: Generation): Promise<void> {
    const remainingIds = checks.map(({ id }) => id).filter((id) => !this.reportedChecks.has(id));
    await this.sendScores(checks, remainingIds, listBlanks(resume).length, checkPauseMs);
  }

  private async sendScores(
    checks: readonly Check[],
    checkIds: readonly string[],
    blanks: number,
    pause = 0,
  ): Promise<void> {
    for (const id of checkIds.filter((checkId) => checks.some((check) => check.id === checkId))) {
      this.reportedChecks.add(id);
      const points = calculateTotal(checks, blanks, this.reportedChecks);
      await this.stream.send({ type: 'score', points, checked: this.reportedChecks.size, checks: checks.length });
      if (pause) await this.stream.pause(pause);
    }
  }
}
