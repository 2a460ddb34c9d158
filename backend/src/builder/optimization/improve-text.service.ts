import { Injectable } from '@nestjs/common';
import type { ImprovedText, improveTextSchema } from '@shortlist/contracts/builder/improvement';
import type { z } from 'zod';
import type { Owner } from '../../account/sessions/owner.service';
import type { ImproveTextInput } from '../../engine/writing/rule-based/improve-text';
import { improveTextTask } from '../../engine/writing/tasks/improve-text';
import { PaidQuotaService } from '../../ai/quota/paid-quota.service';
import { WritersService } from '../../ai/writers.service';
import { isAction } from '../../engine/language/actions';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';

interface ImproveTextContext {
  owner: Owner;
  network: string;
  signal: AbortSignal;
}

@Injectable()
export class ImproveTextService {
  constructor(
    private readonly writers: WritersService,
    private readonly quota: PaidQuotaService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  /** Throws the signal's reason if the client disconnects. */
  async improve(
    request: z.infer<typeof improveTextSchema>,
    { owner, network, signal }: ImproveTextContext,
  ): Promise<ImprovedText> {
    const improvedText = await this.write(request, { owner, network, signal });
    const { kind, place, documentLanguage } = request;
    const isUnchanged = improvedText.after === improvedText.before;
    return isUnchanged && kind === 'verb' && place === 'bullet' && !isAction(improvedText.before, documentLanguage)
      ? { ...improvedText, advice: 'no_verb' }
      : improvedText;
  }

  private async write(
    request: z.infer<typeof improveTextSchema>,
    { owner, network, signal }: ImproveTextContext,
  ): Promise<ImprovedText> {
    const { text, kind, place, documentLanguage: language, current, jobPosting } = request;
    const aliases = await this.workerThreads.run('findPostingSynonyms', request, signal);
    const input: ImproveTextInput = { text, kind, place, language, isCurrentJob: current, jobPosting, aliases };
    const paid = await this.quota.reserve(owner, network);
    const { writer, output } = await this.writers.runTask(improveTextTask, input, {
      ownerId: owner.id,
      signal,
      paid,
    });
    return { before: text, after: output, writer };
  }
}
