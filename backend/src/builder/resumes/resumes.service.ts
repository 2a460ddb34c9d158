import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ChangeCause, Resume, ResumeDraft } from '@shortlist/contracts/builder/resume';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Owner } from '../../account/sessions/owner.service';
import { rubricVersion } from '../../engine/scoring/rubric';
import { AppError } from '../../platform/http/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { ExpectedVersion } from '../versioned-documents/optimistic-lock';
import { VersionedDocumentService, type DocumentWrite } from '../versioned-documents/versioned-document.service';
import { StorageService } from '../../account/storage/storage.service';
import type { CreationContext, DocumentCreator } from '../versioned-documents/creation-context';
import { ResumeEntity, type ResumeState, resumeStateKeys } from './resume.entity';
import { toResumeDraft, toResumeState, toResumeResponse, getDefaultResumeTitle } from './resume.mapper';
import { ResumeScoresService } from './resume-scores.service';
import { ResumeVersionsService } from '../versions/resume-versions.service';

export type ResumeInput = ResumeDraft & DocumentWrite & { aiOptimized?: boolean | undefined };

@Injectable()
export class ResumesService extends VersionedDocumentService<ResumeState, ResumeEntity, ResumeInput, Resume> {
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

  override async create(input: ResumeInput, creation: CreationContext): Promise<Resume> {
    assertKnownTemplate(input.templateId);
    return await super.create(input, creation);
  }

  override async save(id: string, input: ResumeInput, owner: Owner | undefined): Promise<Resume> {
    assertKnownTemplate(input.templateId);
    return await super.save(id, input, owner);
  }

  async findNewestForGeneration(generationId: string, ownerId: string): Promise<ResumeEntity | null> {
    return await this.database.manager.findOne(ResumeEntity, {
      where: { generationId, ownerId, deletedAt: IsNull() },
      order: { updatedAt: 'DESC' },
    });
  }

  /** Restores a version as the draft and stores the current state as a version. Throws `not_found` and `stale`. */
  async restoreVersion(
    id: string,
    versionId: string,
    expected: ExpectedVersion,
    owner: Owner | undefined,
  ): Promise<Resume> {
    const { state } = await this.versions.get((await this.getRow(id, owner?.id)).id, versionId);
    const write = { ...expected, cause: 'restore' as const };
    const row = await this.updateLocked(id, owner, expected, (before, manager) =>
      this.buildDraftChanges(manager, before, state, write),
    );
    return await this.toResponse(row, owner);
  }

  getSavedState(row: ResumeEntity): ResumeState {
    return Object.fromEntries(resumeStateKeys.map((key) => [key, row[key]])) as unknown as ResumeState;
  }

  protected toDraft(state: ResumeState): ResumeDraft {
    return toResumeDraft(state);
  }

  /** Scores one resume at a time, so that a long list does not monopolize the renderer. */
  protected async *toResponses(rows: ResumeEntity[], owner: Owner | undefined): AsyncGenerator<Resume, void> {
    for (const row of rows) yield toResumeResponse(await this.withScores(row), owner?.userId);
  }

  protected toState(input: ResumeInput, base: ResumeState | DocumentCreator): ResumeState {
    return toResumeState(input, {
      carriesData: true,
      aiOptimized: false,
      tray: [],
      targetCompany: '',
      jobPosting: '',
      ...base,
    });
  }

  protected getDefaultTitle(state: ResumeState): string {
    return getDefaultResumeTitle(state);
  }

  protected computeDerivedColumns(state: ResumeState) {
    return this.scores.computeTotals(state);
  }

  protected override async buildDraftChanges(
    manager: EntityManager,
    before: ResumeEntity,
    draft: ResumeState,
    write: Omit<DocumentWrite, 'title'>,
  ): Promise<Partial<ResumeEntity>> {
    return { ...(await super.buildDraftChanges(manager, before, draft, write)), draftScores: null };
  }

  /**
   * Returns the row with the scores of the latest draft, by the current rubric. Writes only clear the scores, so that
   * no keystroke waits for them; the next read stores them.
   */
  private async withScores(row: ResumeEntity): Promise<ResumeEntity> {
    const { id, ownerId, draft, draftVersion } = row;
    if ((draft ? row.draftScores : row)?.rubricVersion === rubricVersion) return row;
    try {
      const scores = await this.scores.computeTotals(draft ?? this.getSavedState(row));
      const changes = draft ? { draftScores: scores } : scores;
      // Skips the update if a newer draft, which needs its own scores, was written in the meantime.
      await this.database.manager.update(ResumeEntity, { id, ownerId, draftVersion }, changes);
      return { ...row, ...changes };
    } catch (error) {
      this.logger.error(error);
      return row;
    }
  }

  protected override inferCause(before: ResumeState, after: ResumeState): ChangeCause | undefined {
    if (before.templateId !== after.templateId) return 'template';
    // A change of appearance alone counts as trying out a template.
    return isDeepStrictEqual(before.content, after.content) &&
      !isDeepStrictEqual(pickAppearance(before), pickAppearance(after))
      ? 'template'
      : undefined;
  }

  protected saveVersion(
    manager: EntityManager,
    row: ResumeEntity,
    state: ResumeState,
    cause: ChangeCause,
  ): Promise<void> {
    return this.versions.record(manager, row, state, cause);
  }
}

const pickAppearance = ({ accent, fonts, density, sections, fit, pageSize, carriesData }: ResumeState) => ({
  accent,
  fonts,
  density,
  sections,
  fit,
  pageSize,
  carriesData,
});

/** Throws `invalid_input`. Anyone may save a premium template; only its files require Premium. */
function assertKnownTemplate(templateId: string): void {
  if (templateDesigns.some(({ id }) => id === templateId)) return;
  throw new AppError('invalid_input', { issues: [{ path: 'templateId', message: 'template_unknown' }] });
}
