import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangeCause, Resume, ResumeDraft } from '@shortlist/contracts/builder/saved-resume';
import { designs } from '@shortlist/documents/templates/designs';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { rubricVersion } from '../../ats/rubric';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { BasedOn } from '../saved/based-on';
import { SavedService, type Write } from '../saved/saved.service';
import { StorageService } from '../saved/storage.service';
import type { Creation, Saver } from '../saved/saver';
import { ResumeEntity, type ResumeState, stateKeys } from './resume.entity';
import { stateOf, toResume, usualTitleOf } from './resume-face';
import { ResumeScoresService } from './resume-scores.service';
import { ResumeVersionsService } from '../versions/resume-versions.service';

export type TypedResume = ResumeDraft & Write & { aiOptimized?: boolean | undefined };

@Injectable()
export class ResumesService extends SavedService<ResumeState, ResumeEntity, TypedResume, Resume> {
  private readonly logger = new Logger('builder');

  constructor(
    @InjectDataSource() database: DataSource,
    idempotency: IdempotencyService,
    private readonly scores: ResumeScoresService,
    private readonly versions: ResumeVersionsService,
    storage: StorageService,
  ) {
    super(database, idempotency, ResumeEntity, 'resumes', storage);
  }

  override async create(typed: TypedResume, creation: Creation): Promise<Resume> {
    requireTemplate(typed.templateId);
    return await super.create(typed, creation);
  }

  override async replace(id: string, typed: TypedResume, owner: Owner | undefined): Promise<Resume> {
    requireTemplate(typed.templateId);
    return await super.replace(id, typed, owner);
  }

  async newestOf(generationId: string, ownerId: string): Promise<ResumeEntity | null> {
    return await this.database.manager.findOne(ResumeEntity, {
      where: { generationId, ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC' },
    });
  }

  /** Makes a version the draft and stores the current state as a version. Throws `not_found` and `stale`. */
  async restoreVersion(id: string, versionId: string, based: BasedOn, owner: Owner | undefined): Promise<Resume> {
    const { state } = await this.versions.find((await this.find(id, owner?.id)).id, versionId);
    const write = { ...based, cause: 'restore' as const };
    const row = await this.change(id, owner, based, (before, manager) =>
      this.draftChanges(manager, before, state, write),
    );
    return await this.face(row, owner);
  }

  savedState(row: ResumeEntity): ResumeState {
    return Object.fromEntries(stateKeys.map((key) => [key, row[key]])) as unknown as ResumeState;
  }

  protected async faces(rows: ResumeEntity[], owner: Owner | undefined): Promise<Resume[]> {
    const resumes: Resume[] = [];
    // Scores one resume at a time, so that a long list does not monopolize the renderer.
    for (const row of rows) resumes.push(toResume(await this.withScores(row), owner?.user?.id));
    return resumes;
  }

  protected stateOf(typed: TypedResume, kept: ResumeState | Saver): ResumeState {
    return stateOf(typed, { aiOptimized: false, tray: [], targetCompany: '', jobPosting: '', ...kept });
  }

  protected usualTitle(state: ResumeState): string {
    return usualTitleOf(state);
  }

  protected measure(state: ResumeState) {
    return this.scores.totals(state);
  }

  protected override async draftChanges(
    manager: EntityManager,
    before: ResumeEntity,
    draft: ResumeState,
    write: Omit<Write, 'title'>,
  ): Promise<Partial<ResumeEntity>> {
    return { ...(await super.draftChanges(manager, before, draft, write)), draftScores: null };
  }

  /**
   * Returns the row with the scores of the latest draft, by the current rubric. Writes only clear the scores, so that
   * no keystroke waits for them; the next read stores them.
   */
  private async withScores(row: ResumeEntity): Promise<ResumeEntity> {
    const { id, ownerId, draft, draftVersion } = row;
    if ((draft ? row.draftScores : row)?.rubricVersion === rubricVersion) return row;
    try {
      const scores = await this.scores.totals(draft ?? this.savedState(row));
      const changes = draft ? { draftScores: scores } : scores;
      // A draft written in the meantime needs its own scores.
      await this.database.manager.update(ResumeEntity, { id, ownerId, draftVersion }, changes);
      return { ...row, ...changes };
    } catch (error) {
      this.logger.error(error);
      return row;
    }
  }

  protected override causeOf(before: ResumeState, after: ResumeState): ChangeCause | undefined {
    if (before.templateId !== after.templateId) return 'template';
    // A change of appearance alone counts as trying out a template.
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

/** Throws `invalid_input`. Anyone may save a premium template; only its files require Premium. */
function requireTemplate(templateId: string): void {
  if (designs.some(({ id }) => id === templateId)) return;
  throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
}
