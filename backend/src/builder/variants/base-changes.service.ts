import { Injectable } from '@nestjs/common';
import type { BaseChanges } from '@shortlist/contracts/builder/base-changes';
import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { StorageService } from '../../account/storage/storage.service';
import { AppError } from '../../platform/http/app-error';
import { toIsoDate } from '../../platform/time';
import { ResumeEntity, type ResumeState } from '../resumes/resume.entity';
import { getDefaultResumeTitle } from '../resumes/resume.mapper';
import { toScorableResume } from '../resumes/resume-scores';
import { ResumesService } from '../resumes/resumes.service';
import { getEffectiveTitle } from '../versioned-documents/document-kind';
import { WorkerThreadsService } from '../../worker-threads/worker-threads.service';

@Injectable()
export class BaseChangesService {
  constructor(
    private readonly resumes: ResumesService,
    private readonly storage: StorageService,
    private readonly workerThreads: WorkerThreadsService,
  ) {}

  /** Explains the changes in `language`. Throws `not_found`, including for a resume without a base. */
  async list(id: string, ownerId: string | undefined, language: Language): Promise<BaseChanges> {
    const { variant, base, ancestor } = await this.getVariantAndBase(id, ownerId);
    const input = { ancestor, base: base.content, variant: toScorableResume(variant.draft ?? variant), language };
    const changes = await this.workerThreads.run('findBaseChanges', { ...input, today: toIsoDate() });
    return {
      baseVersion: base.draftVersion,
      baseTitle: getEffectiveTitle<ResumeState>(base, getDefaultResumeTitle),
      changes,
    };
  }

  /** Throws like `list`. Also throws `storage_full`, and `stale` if the base is no longer at `baseVersion`. */
  async markSeen(
    id: string,
    ownerId: string | undefined,
    baseVersion: number,
    language: Language,
  ): Promise<BaseChanges> {
    const { variant, base } = await this.getVariantAndBase(id, ownerId);
    if (base.draftVersion !== baseVersion) {
      throw new AppError('stale', { current: await this.list(id, ownerId, language) });
    }
    const { ownerId: owner } = variant;
    await this.storage.store(owner, (manager) =>
      manager.update(ResumeEntity, { id: variant.id, ownerId: owner }, { baseContent: base.content }),
    );
    return await this.list(id, ownerId, language);
  }

  private async getVariantAndBase(id: string, ownerId: string | undefined) {
    const variant = await this.resumes.getRow(id, ownerId);
    const { baseId, baseContent } = variant;
    if (!baseId || !baseContent) throw new AppError('not_found');
    const base = await this.resumes.findCurrent(baseId, ownerId, { includeTrash: true });
    const ancestor: ResumeContent = baseContent;
    return { variant, base, ancestor };
  }
}
