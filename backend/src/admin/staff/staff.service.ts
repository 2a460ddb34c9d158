import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { staff, type StaffAnswer, type StaffId, type StaffTask } from '@shortlist/contracts/admin/staff';
import type { Language } from '@shortlist/contracts/platform/languages';
import { DataSource } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { answerFrom } from '../../ai/built-in/answers/answer';
import type { Job } from '../../ai/jobs/job';
import { coordinatorPrompt, type RouteAnswer } from '../../ai/prompts/staff/coordinator.v1';
import { SpendRefused } from '../../ai/spend-guard/spend-guard';
import { WriterFailure } from '../../ai/writer';
import { WritersService } from '../../ai/writers.service';
import { AppError } from '../../platform/http/app-error';
import { ArticlesService } from '../../support/answers/articles.service';
import { figureList } from '../facts/figure-list';
import { nextSteps } from '../facts/next-steps';
import { StandingService } from '../facts/standing.service';
import { ActivityEntity } from './activity.entity';
import { members } from './members';
import { type Member, memberFor } from './routing';
import { staffJob, type StaffOutput } from './staff-job';

export interface Caller {
  owner: Owner;
  language: Language;
  signal: AbortSignal;
  /** Receives the text so far; omitted if the client does not stream. */
  onDraft?: ((response: string) => Promise<void>) | undefined;
}

export const nameOf = (id: StaffId): string => staff.find((member) => member.id === id)?.name ?? id;

const route: Job<string, RouteAnswer, RouteAnswer> = {
  name: 'staff-coordinator',
  // Without a model, the admin agent takes every task that matches no other agent.
  write: () => ({ member: 'admin' }),
  prompt: coordinatorPrompt,
  data: (task) => ({ task }),
  check: (output) => ({ output, offences: [] }),
};

/** Whatever a task requests, the only side effect is one row in the activity log. */
@Injectable()
export class StaffService {
  private readonly logger = new Logger('staff');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly writers: WritersService,
    private readonly standing: StandingService,
    private readonly articles: ArticlesService,
  ) {}

  /**
   * Throws `ai_stopped` in an emergency and `writer_failed` if the model fails. Stores nothing then, nor if the client
   * disconnects.
   */
  async answer(id: StaffId, task: StaffTask, caller: Caller): Promise<StaffAnswer> {
    try {
      const member = id === 'coordinator' ? await this.memberFor(task.task, caller) : id;
      return await this.answerAs(member, task, caller);
    } catch (error) {
      if (error instanceof SpendRefused) throw new AppError('ai_stopped', { cause: error });
      if (!(error instanceof WriterFailure)) throw error;
      this.logger.warn(`The model failed to answer a task (${error.kind}): ${error.message}`);
      throw new AppError('writer_failed', { cause: error });
    }
  }

  private async memberFor(task: string, { signal }: Caller): Promise<Member> {
    const known = memberFor(task);
    if (known) return known;
    const staffMember = nameOf('coordinator');
    return (await this.writers.do(route, task, { staffMember, signal, paid: this.writers.hasModel })).output.member;
  }

  private async answerAs(member: Member, { task, priority }: StaffTask, caller: Caller): Promise<StaffAnswer> {
    const { language, signal, onDraft } = caller;
    const profile = members[member];
    const [standing, help] = await Promise.all([
      this.standing.at(new Date()),
      member === 'customer-success' ? this.helpOn(task, language) : '',
    ]);
    const figures = figureList(standing, profile.figures, language);
    const steps = nextSteps(standing, profile.concerns, language);
    const { hasModel } = this.writers;
    const { writer, output } = await this.writers.do(
      staffJob(`staff-${member}`, profile),
      { task, priority, language, figures, steps, help, hasModel },
      {
        staffMember: nameOf(member),
        signal,
        paid: hasModel,
        onDraft: onDraft && (({ response }: StaffOutput) => onDraft(response)),
      },
    );
    signal.throwIfAborted();
    const { id: activityId } = await this.database.manager.save(ActivityEntity, {
      staffId: member,
      task,
      priority,
      response: output.response,
      followUpRequired: output.followUpRequired,
      userId: caller.owner.user?.id ?? caller.owner.id,
    } as ActivityEntity);
    return { ...output, assignedTo: nameOf(member), figures, writer, activityId };
  }

  private async helpOn(question: string, language: Language): Promise<string> {
    return answerFrom({ question, passages: await this.articles.all(language), language }).answer;
  }
}
