import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangeCause, Resume, ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { designs } from '@shortlist/documents/templates/designs';
import { DataSource, type EntityManager } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { BasedOn } from '../saved/based-on';
import { SavedService, type Write } from '../saved/saved.service';
import type { Creation, Saver } from '../saved/saver';
import { ResumeEntity, type ResumeState, stateKeys } from './resume.entity';
import { stateOf, toResume, usualTitleOf } from './resume-face';
import { ResumeScoresService } from './resume-scores.service';
import { ResumeVersionsService } from '../versions/resume-versions.service';

export type TypedResume = ResumeDraft & Write & { aiOptimized?: boolean | undefined };

/** Resumes, each by its owner only. */
@Injectable()
export class ResumesService extends SavedService<ResumeState, ResumeEntity, TypedResume, Resume> {
  constructor(
    @InjectDataSource() database: DataSource,
    idempotency: IdempotencyService,
    private readonly scores: ResumeScoresService,
    private readonly versions: ResumeVersionsService,
  ) {
    super(database, idempotency, ResumeEntity, 'resumes');
  }

  override async create(typed: TypedResume, creation: Creation): Promise<Resume> {
    requireTemplate(typed.templateId);
    return await super.create(typed, creation);
  }

  override async replace(id: string, typed: TypedResume, owner: Owner | undefined): Promise<Resume> {
    requireTemplate(typed.templateId);
    return await super.replace(id, typed, owner);
  }

  /** What stood in a version becomes the draft; what stands now is kept. Throws `not_found` and `stale`. */
  async restoreVersion(id: string, versionId: string, based: BasedOn, owner: Owner | undefined): Promise<Resume> {
    const { state } = await this.versions.find((await this.find(id, owner?.id)).id, versionId);
    const write = { ...based, cause: 'restore' as const };
    const row = await this.change(id, owner, based, (before, manager) =>
      this.draftChanges(manager, before, state, write),
    );
    return toResume(row, owner?.user?.id);
  }

  savedState(row: ResumeEntity): ResumeState {
    return Object.fromEntries(stateKeys.map((key) => [key, row[key]])) as unknown as ResumeState;
  }

  protected faces(rows: ResumeEntity[], owner: Owner | undefined): Promise<Resume[]> {
    return Promise.resolve(rows.map((row) => toResume(row, owner?.user?.id)));
  }

  protected stateOf(typed: TypedResume, kept: ResumeState | Saver): ResumeState {
    return stateOf(typed, { aiOptimized: false, tray: [], ...kept });
  }

  protected usualTitle(state: ResumeState): string {
    return usualTitleOf(state);
  }

  protected measure(state: ResumeState) {
    return this.scores.totals(state);
  }

  protected override causeOf(before: ResumeState, after: ResumeState): ChangeCause | undefined {
    if (before.templateId !== after.templateId) return 'template';
    // Another look of the same text is tried on as templates are.
    return isDeepStrictEqual(before.content, after.content) && !isDeepStrictEqual(lookOf(before), lookOf(after))
      ? 'template'
      : undefined;
  }

  protected keep(manager: EntityManager, row: ResumeEntity, state: ResumeState, cause: ChangeCause): Promise<void> {
    return this.versions.keep(manager, row, state, cause);
  }
}

const lookOf = ({ accent, fonts, density, sections, fit, pageSize }: ResumeState) => ({
  accent,
  fonts,
  density,
  sections,
  fit,
  pageSize,
});

/** Throws `invalid_input`. Premium templates may be saved by all: only their files are for some. */
function requireTemplate(templateId: string): void {
  if (designs.some(({ id }) => id === templateId)) return;
  throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
}
