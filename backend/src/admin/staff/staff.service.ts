import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { staff, type StaffResponse, type StaffId, type StaffTask } from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { extractAnswer } from '../../engine/writing/rule-based/passage-search/extract-answer';
import type { WriterTask } from '../../engine/writing/tasks/writer-task';
import { coordinatorPrompt, type CoordinatorCompletion } from '../../engine/writing/prompts/staff/coordinator.v1';
import { SpendRefusedError } from '../../ai/spend-guard/spend-guard';
import { WriterError } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { AppError } from '../../platform/http/app-error';
import { ArticlesService } from '../../support/answers/articles.service';
import { listFigures } from '../metrics/list-figures';
import { suggestNextSteps } from '../metrics/next-steps';
import { MetricsSnapshotService } from '../metrics/metrics-snapshot.service';
import { ActivityEntity } from './activity.entity';
import { agents } from './agents';
import { type AgentId, findAgentForTask } from './agent-routing';
import { createStaffAiTask, type StaffTaskOutput } from './staff-ai-task';

export interface StaffTaskContext {
  owner: Owner;
  language: Language;
  signal: AbortSignal;
  /** Receives the partial response. Omitted if the client does not stream. */
  onDraft?: ((response: string) => Promise<void>) | undefined;
}

export const getStaffName = (id: StaffId): string => staff.find((member) => member.id === id)?.name ?? id;

const routingTask: WriterTask<string, CoordinatorCompletion, CoordinatorCompletion> = {
  name: 'staff-coordinator',
  // Without a model, the admin agent answers tasks that match no agent.
  runRuleBased: () => ({ member: 'admin' }),
  prompt: coordinatorPrompt,
  buildPromptData: (task) => ({ task }),
  checkCompletion: (output) => ({ output, violations: [] }),
};

/** Assigns tasks to agents. The only side effect of a task is a row in the activity log, whatever the task requests. */
@Injectable()
export class StaffService {
  private readonly logger = new Logger('staff');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writers: WritersService,
    private readonly metricsSnapshots: MetricsSnapshotService,
    private readonly articles: ArticlesService,
  ) {}

  /**
   * Throws `ai_stopped` in an emergency and `writer_failed` if the model fails. Stores nothing on failure or if the
   * client disconnects.
   */
  async answer(id: StaffId, task: StaffTask, context: StaffTaskContext): Promise<StaffResponse> {
    try {
      const agentId = id === 'coordinator' ? await this.chooseAgent(task.task, context) : id;
      return await this.answerAsAgent(agentId, task, context);
    } catch (error) {
      if (error instanceof SpendRefusedError) throw new AppError('ai_stopped', { cause: error });
      if (!(error instanceof WriterError)) throw error;
      this.logger.warn(`The model failed to answer a task (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }

  private async chooseAgent(task: string, { signal }: StaffTaskContext): Promise<AgentId> {
    const agentId = findAgentForTask(task);
    if (agentId) return agentId;
    const agentName = getStaffName('coordinator');
    return (await this.writers.runTask(routingTask, task, { agentName, signal, paid: this.writers.hasModel })).output
      .member;
  }

  private async answerAsAgent(
    agentId: AgentId,
    { task, priority }: StaffTask,
    context: StaffTaskContext,
  ): Promise<StaffResponse> {
    const { language, signal, onDraft } = context;
    const profile = agents[agentId];
    const [snapshot, helpText] = await Promise.all([
      this.metricsSnapshots.create(new Date()),
      agentId === 'customer-success' ? this.findHelp(task, language) : '',
    ]);
    const figures = listFigures(snapshot, profile.figures, language);
    const suggestedSteps = suggestNextSteps(snapshot, profile.focusAreas, language);
    const { hasModel } = this.writers;
    const { writer, output } = await this.writers.runTask(
      createStaffAiTask(`staff-${agentId}`, profile),
      { task, priority, language, figures, suggestedSteps, helpText, hasModel },
      {
        agentName: getStaffName(agentId),
        signal,
        paid: hasModel,
        onDraft: onDraft && (({ response }: StaffTaskOutput) => onDraft(response)),
      },
    );
    signal.throwIfAborted();
    const { id: activityId } = await this.database.manager.save(ActivityEntity, {
      staffId: agentId,
      task,
      priority,
      response: output.response,
      followUpRequired: output.followUpRequired,
      userId: context.owner.userId ?? context.owner.id,
    } as ActivityEntity);
    return { ...output, assignedTo: getStaffName(agentId), figures, writer, activityId };
  }

  private async findHelp(question: string, language: Language): Promise<string> {
    return extractAnswer({ question, passages: await this.articles.list(language), language }).answer;
  }
}
