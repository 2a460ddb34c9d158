import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { BaseChanges } from '@shortlist/contracts/builder/base-changes';
import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { Repository } from 'typeorm';
import { AppError } from '../../platform/http/app-error';
import { ResumeEntity, type ResumeState } from '../resumes/resume.entity';
import { usualTitleOf } from '../resumes/resume-face';
import { scoredStateOf } from '../resumes/resume-scores';
import { ResumesService } from '../resumes/resumes.service';
import { titleNow } from '../saved/title-now';
import { WorkService } from '../../work/work.service';

@Injectable()
export class BaseChangesService {
  constructor(
    @InjectRepository(ResumeEntity) private readonly rows: Repository<ResumeEntity>,
    private readonly resumes: ResumesService,
    private readonly work: WorkService,
  ) {}

  /** Explains the changes in `language`. Throws `not_found`, also if there is no base. */
  async list(id: string, ownerId: string | undefined, language: Language): Promise<BaseChanges> {
    const { variant, base, known } = await this.pair(id, ownerId);
    const asked = { old: known, base: base.content, variant: scoredStateOf(variant.draft ?? variant), language };
    const today = new Date().toISOString().slice(0, 10);
    const changes = await this.work.run('baseChanges', { ...asked, today });
    return {
      baseVersion: base.draftVersion,
      baseTitle: titleNow<ResumeState>(base, usualTitleOf),
      changes,
    };
  }

  /** Throws like `list`, and `stale` if the base was written again. */
  async seen(id: string, ownerId: string | undefined, baseVersion: number, language: Language): Promise<BaseChanges> {
    const { variant, base } = await this.pair(id, ownerId);
    if (base.draftVersion !== baseVersion) {
      throw new AppError('stale', { current: await this.list(id, ownerId, language) });
    }
    await this.rows.update({ id: variant.id, ownerId: variant.ownerId }, { baseContent: base.content });
    return await this.list(id, ownerId, language);
  }

  /** Accepts a base in the trash. */
  private async pair(id: string, ownerId: string | undefined) {
    const variant = await this.resumes.find(id, ownerId);
    const { baseId, baseContent } = variant;
    if (!baseId || !baseContent) throw new AppError('not_found');
    const base = await this.resumes.findCurrent(baseId, ownerId, { bin: true });
    const known: ResumeContent = baseContent;
    return { variant, base, known };
  }
}
