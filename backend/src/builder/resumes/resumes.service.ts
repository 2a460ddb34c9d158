import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import type { PageSize } from '@shortlist/contracts/builder/resume';
import type { Resume, SaveResume } from '@shortlist/contracts/builder/saved-resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { designs } from '@shortlist/documents/templates/designs';
import { DataSource, Repository } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { isUuid } from '../../platform/http/uuid';
import { ResumeEntity } from './resume.entity';
import { stateOf, stateOfRow, toResume } from './resume-face';
import { ResumeScoresService } from './resume-scores.service';
import { ResumeVersionEntity } from './resume-version.entity';

/** Who saves, and from what kind of browser. */
export interface Saver {
  owner: Owner;
  language: Language;
  pageSize: PageSize;
}

/** Saved resumes, each by its owner only. */
@Injectable()
export class ResumesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(ResumeEntity) private readonly resumes: Repository<ResumeEntity>,
    private readonly scores: ResumeScoresService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Last saved first. */
  async list(owner: Owner): Promise<Resume[]> {
    const rows = await this.resumes.find({ where: { ownerId: owner.id }, order: { updatedAt: 'DESC' }, take: 200 });
    return rows.map((row) => toResume(row, owner.user?.id));
  }

  /** Throws `not_found`, also for another owner's. */
  async find(id: string, ownerId: string | undefined): Promise<ResumeEntity> {
    const row = ownerId && isUuid(id) ? await this.resumes.findOneBy({ id, ownerId }) : null;
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** A call repeated with the same `Idempotency-Key` answers the resume of the first. */
  async create(save: SaveResume, saver: Saver, key: string | undefined, signal: AbortSignal): Promise<Resume> {
    requireTemplate(save.templateId);
    const { owner, language, pageSize } = saver;
    const id = await this.idempotency.once({ ownerId: owner.id, call: 'resumes', key, signal }, async () => {
      const state = stateOf(save, { language, pageSize, aiOptimized: false });
      const scored = await this.scores.totals(state);
      const row = { ...state, ...scored, ownerId: owner.id, version: 1 };
      return (await this.resumes.save(row as ResumeEntity)).id;
    });
    return toResume(await this.find(id, owner.id), owner.user?.id);
  }

  /**
   * Replaces a resume and keeps the version before. Throws `not_found`, and `stale` with what is stored as `current` when
   * the edited version is no longer the last.
   */
  async replace(id: string, save: SaveResume, owner: Owner | undefined): Promise<Resume> {
    requireTemplate(save.templateId);
    const stored = await this.find(id, owner?.id);
    const state = stateOf(save, stored);
    const scored = await this.scores.totals(state);
    const row = await this.database.transaction(async (manager) => {
      const before = await manager.findOne(ResumeEntity, {
        where: { id, ownerId: stored.ownerId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw new AppError('not_found');
      if (save.version !== undefined && save.version !== before.version) {
        throw new AppError('stale', { current: toResume(before, owner?.user?.id) });
      }
      await manager.insert(ResumeVersionEntity, { resumeId: id, version: before.version, state: stateOfRow(before) });
      return await manager.save(ResumeEntity, { ...before, ...state, ...scored, version: before.version + 1 });
    });
    return toResume(row, owner?.user?.id);
  }
}

/** Throws `invalid_input`. Premium templates may be saved by all: only their files are for some. */
function requireTemplate(templateId: string): void {
  if (designs.some(({ id }) => id === templateId)) return;
  throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
}
